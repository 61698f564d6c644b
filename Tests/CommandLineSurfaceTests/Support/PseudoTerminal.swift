import Foundation
import Glibc
import Synchronization

/// A terminal without a screen: a program reads and writes one side, the test types and reads on the other.
final class PseudoTerminal: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// The requests TIOCSPTLCK and TIOCGPTN.
    ///
    /// - Source: Linux, `ioctl_tty(2)`.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private struct State {
        var transcript = ""
        var seen = 0
        /// Whether the thread that reads and the test still need the person's side.
        var isRead = true
        var isOpen = true
    }

    /// The program's side.
    let program: Int32
    /// The path of the program's side.
    let path: String
    private let person: Int32
    private let state = Mutex(State())

    /// Opens a terminal with this many columns.
    init(columns: UInt16 = 80) throws {
        // The POSIX functions for this are not in the Glibc module; the kernel's own requests are.
        var isLocked: Int32 = 0
        var number: UInt32 = 0
        person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard person >= 0, ioctl(person, Self.setLock, &isLocked) == 0, ioctl(person, Self.getNumber, &number) == 0
        else { throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))") }
        path = "/dev/pts/\(number)"
        program = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard program >= 0 else { throw Failure(description: "the pseudo-terminal cannot be opened") }
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
        let (person, state) = (person, self)
        Thread.detachNewThread {
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(person, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                let text = String(decoding: bytes.prefix(count), as: UTF8.self)
                state.state.withLock { $0.transcript += text }
            }
            let isLast = state.state.withLock { state in
                state.isRead = false
                return !state.isOpen
            }
            if isLast { _ = Glibc.close(person) }
        }
    }

    /// Closes the terminal.
    func close() {
        _ = Glibc.close(program)
        let isLast = state.withLock { state in
            state.isOpen = false
            return !state.isRead
        }
        if isLast {
            _ = Glibc.close(person)
        } else {
            // The thread may be about to read once more: from nothing, and not from what got the number next.
            let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
            _ = dup2(nothing, person)
            _ = Glibc.close(nothing)
        }
    }

    /// Everything that the terminal has shown so far, what was typed included, with plain line ends.
    var transcript: String {
        state.withLock { $0.transcript }.replacing("\r\n", with: "\n").replacing(Self.mark, with: "")
    }

    /// What the program's side writes last, so that the other knows that it has read all.
    private static let mark = "\u{1}end\u{1}"

    /// Everything that the terminal has shown when the program has written its last.
    func finalTranscript() async throws -> String {
        let bytes = Array(Self.mark.utf8)
        _ = write(program, bytes, bytes.count)
        try await expect(Self.mark)
        return transcript
    }

    /// Types a text.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(person, bytes, bytes.count)
    }

    /// Types bytes.
    func type(bytes: [UInt8]) { _ = write(person, bytes, bytes.count) }

    /// Waits until the terminal shows a text behind what was waited for before.
    func expect(_ text: String) async throws {
        let deadline = ContinuousClock.now + .seconds(120)
        while ContinuousClock.now < deadline {
            let found = state.withLock { state in
                let rest = state.transcript.dropFirst(state.seen)
                guard let range = rest.range(of: text) else { return false }
                state.seen = state.transcript.distance(from: state.transcript.startIndex, to: range.upperBound)
                return true
            }
            if found { return }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw Failure(description: "the terminal did not show '\(text)' but:\n\(transcript)")
    }
}
