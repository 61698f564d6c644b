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
        guard let program = path(environment["PATH"] ?? "/usr/bin:/bin") else { return nil }
        let ready = Pipe()
        for end in [ready.fileHandleForReading, ready.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        let number = ProcessInfo.processInfo.processIdentifier
        // Its standard output is closed when it is ready, or at its end.
        let words = [program, "--process", "\(number)", "--notify-fd", "1", "--fallback"]
        guard let process = spawn(words, environment, output: ready.fileHandleForWriting.fileDescriptor) else {
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

    private static func path(_ folders: String) -> String? {
        folders.split(separator: ":").map { "\($0)/pkttyagent" }.first { access($0, X_OK) == 0 }
    }

    /// Starts a program in the group of this process, since others may not read from the terminal.
    private static func spawn(_ words: [String], _ environment: [String: String], output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // Its complaints are for those who started it by hand.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // This process ignores some signals and its threads block all; the agent must hear that it is to end.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGINT, SIGTERM] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
        return result == 0 ? process : nil
    }
}
