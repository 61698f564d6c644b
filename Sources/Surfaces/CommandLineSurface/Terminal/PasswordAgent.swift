import Foundation
import Glibc
import IntentWire

/// Asks for the person's password at the terminal, on behalf of polkit.
///
/// polkit's own program does it, `pkttyagent`: the password never comes near this one. Where the desktop has an agent,
/// that one is used, since this one registers as the last resort.
///
/// - Source: polkit reference manual, pkttyagent(1).
final class PasswordAgent: Sendable {
    private let process: pid_t

    private init(process: pid_t) { self.process = process }

    /// Starts the agent for this process, and waits until it is ready.
    ///
    /// - Parameter environment: `PATH` says where the program is.
    /// - Returns: The agent; nil where the program is missing, or does not start.
    static func start(environment: [String: String]) async -> PasswordAgent? {
        guard let program = ProgramStart.path(of: "pkttyagent", in: environment) else { return nil }
        let ready = Pipe()
        for end in [ready.fileHandleForReading, ready.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        let number = ProcessInfo.processInfo.processIdentifier
        // Its standard output is closed when it is ready, or at its end.
        let words = [program, "--process", "\(number)", "--notify-fd", "1", "--fallback"]
        guard let process = ProgramStart.spawn(words, environment, output: ready.fileHandleForWriting.fileDescriptor)
        else {
            return nil
        }
        try? ready.fileHandleForWriting.close()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                _ = try? ready.fileHandleForReading.readToEnd()
                continuation.resume()
            }
        }
        return PasswordAgent(process: process)
    }

    /// Ends the agent.
    func stop() {
        kill(process, SIGTERM)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}
