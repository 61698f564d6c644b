import Foundation
import Glibc
import IntentWire

/// Where the sentences of a conversation come from: a person who types, or a program that listens.
final class SentenceLines: Sendable {
    let reader: LineReader
    private let process: pid_t?
    /// Keeps the pipe of the program open.
    private let pipe: Pipe?

    /// Takes what is typed at a descriptor.
    init(descriptor: Int32) {
        reader = LineReader(descriptor: descriptor)
        process = nil
        pipe = nil
    }

    /// Takes what a command prints, line by line: any recogniser of speech that writes text.
    ///
    /// - Throws: `IntentFailure` with code `unsupported` where no shell starts.
    init(command: String, environment: [String: String]) throws {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        let output = pipe.fileHandleForWriting.fileDescriptor
        guard let process = ProgramStart.spawn(["/bin/sh", "-c", command], environment, output: output) else {
            throw IntentFailure(.unsupported, "'\(command)' cannot be started: there is no /bin/sh")
        }
        try? pipe.fileHandleForWriting.close()
        reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
        self.process = process
        self.pipe = pipe
    }

    /// Ends the program that listens.
    func end() async {
        guard let process else { return }
        kill(process, SIGTERM)
        await ProgramStart.end(of: process)
    }
}
