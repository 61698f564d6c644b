internal import CBeckonSupport
import Foundation
import IntentWire
import Synchronization

/// A running program with a socket to it, from its start to its end.
///
/// One thread follows it: it reads what the program prints and waits for its end.
final class AppProcess: Sendable {
    /// How a process ended.
    enum Ending: Sendable, Equatable {
        case exited(Int32)
        case signalled(Int32)

        /// Words for a message, as `ended with status 1` or `crashed (SIGABRT)`.
        var description: String {
            switch self {
            case .exited(let status): return "ended with status \(status)"
            case .signalled(let number):
                let name = beckon_signal_name(number).map { "SIG" + String(cString: $0) } ?? "signal \(number)"
                let isOrdered = [SIGTERM, SIGKILL, SIGINT, SIGHUP].contains(number)
                return isOrdered ? "was killed (\(name))" : "crashed (\(name))"
            }
        }
    }

    private struct State {
        var ending: Ending?
        var tail = OutputTail()
        var waiters: [CheckedContinuation<Ending, Never>] = []
    }

    let identifier: pid_t
    let logPath: String
    private let reports: CrashReports
    private let handle: Int32
    private let output: Int32
    private let state = Mutex(State())

    private init(identifier: pid_t, handle: Int32, output: Int32, log: OutputLog, reports: CrashReports) {
        self.identifier = identifier
        self.handle = handle
        self.output = output
        logPath = log.path
        self.reports = reports
        let thread = Thread { self.follow(log) }
        thread.name = "beckon.process"
        thread.start()
    }

    deinit {
        beckon_close(handle)
        beckon_close(output)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Its path.
    ///   - configuration: Says what its environment is and where its output goes.
    /// - Returns: The process, and this end of its socket, which the caller owns.
    /// - Throws: `IntentFailure` with code `app-not-started`.
    static func start(
        _ program: String, _ configuration: SystemConfiguration
    ) async throws -> (process: AppProcess, channel: Int32) {
        func refused(_ code: Int32) -> IntentFailure {
            IntentFailure(
                .appNotStarted, "'\(program)' cannot be started: \(SpawnError(code: code).explanation)")
        }
        var ends: [Int32] = [-1, -1]
        let paired = beckon_socketpair(&ends)
        guard paired == 0 else { throw refused(-paired) }
        defer { beckon_close(ends[1]) }
        var reading: Int32 = -1
        var writing: Int32 = -1
        let piped = beckon_pipe(&reading, &writing)
        guard piped == 0 else {
            beckon_close(ends[0])
            throw refused(-piped)
        }
        defer { beckon_close(writing) }
        var environment = configuration.environment
        environment[IntentMethod.channelVariable] = "3"
        let reports = CrashReports(in: configuration.cacheDirectory)
        reports.prepare(&environment)
        do {
            let (process, handle) = try await ProcessSpawner.shared.start(
                program, environment: environment, directory: environment["HOME"] ?? "/", channel: ends[1],
                output: writing)
            let log = OutputLog(of: program, in: configuration.cacheDirectory)
            let app = AppProcess(
                identifier: process, handle: handle, output: reading, log: log, reports: reports)
            return (app, ends[0])
        } catch {
            beckon_close(ends[0])
            beckon_close(reading)
            throw refused(error.code)
        }
    }

    /// How it ended; nil while it runs.
    var ending: Ending? { state.withLock(\.ending) }

    /// What it printed last and where more is, as the end of a message.
    var lastWords: String {
        let lines = state.withLock { $0.tail.lastLines() }
        var words = ""
        if !lines.isEmpty {
            words =
                "; it printed:\n" + lines.map { "    \($0)" }.joined(separator: "\n")
                + "\n(all of it is in '\(logPath)')"
        }
        if case .signalled = ending, let report = reports.report(of: identifier) {
            words += "\n(where it crashed is in '\(report)')"
        }
        return words
    }

    /// Asks it to end.
    func terminate() { _ = beckon_signal(handle, SIGTERM) }

    /// Ends it and everything that it has started.
    func kill() {
        state.withLock { state in
            // Once it is reaped its number may belong to another group.
            if state.ending == nil { _ = beckon_signal_group(identifier, SIGKILL) }
        }
    }

    /// Waits for its end, also when the task is cancelled.
    func waitForEnd() async -> Ending {
        await withCheckedContinuation { continuation in
            let ending = state.withLock { state in
                if state.ending == nil { state.waiters.append(continuation) }
                return state.ending
            }
            if let ending { continuation.resume(returning: ending) }
        }
    }

    /// Waits for its end, but not longer than this; nil where it still runs.
    func waitForEnd(atMost limit: Duration) async -> Ending? {
        if let ending { return ending }
        // Not a child of this task, which may be cancelled already.
        let timer = Task.detached { try await Task.sleep(for: limit) }
        let wait = Task.detached {
            _ = await self.waitForEnd()
            timer.cancel()
        }
        _ = try? await timer.value
        _ = wait
        return ending
    }

    // MARK: The thread

    private func follow(_ log: OutputLog) {
        var log = log
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var isOpen = true
        while true {
            let ready = beckon_wait_output(handle, isOpen ? output : -1, -1)
            if ready & 1 != 0 {
                let count = read(into: &buffer, &log)
                isOpen = count > 0 || count == -Int(EAGAIN)
            }
            if ready & 2 != 0 || ready < 0 { break }
        }
        // What it left in the pipe; programs that it started may go on writing, so not without end.
        for _ in 0..<64 where isOpen { isOpen = read(into: &buffer, &log) > 0 }
        finish()
    }

    /// Reads what is there; the number of bytes, 0 at the end, or a negative errno.
    private func read(into buffer: inout [UInt8], _ log: inout OutputLog) -> Int {
        let count = buffer.withUnsafeMutableBytes { beckon_read(output, $0.baseAddress, $0.count) }
        if count > 0 {
            state.withLock { $0.tail.append(buffer[..<count]) }
            log.write(Data(buffer[..<count]))
        }
        return count
    }

    private func finish() {
        let waiters = state.withLock { state in
            var ended = beckon_ending()
            // Where somebody else has reaped it, nobody knows how it ended.
            let isKnown = beckon_reap(handle, &ended) == 0
            state.ending = isKnown && ended.by_signal ? .signalled(ended.status) : .exited(isKnown ? ended.status : 0)
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters {
            // The state is set, and it was set once.
            waiter.resume(returning: ending ?? .exited(0))
        }
    }
}
