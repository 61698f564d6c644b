import Foundation
import Glibc

/// Starts helper programs of the machine in the group of this process, since others may not read from its terminal.
enum ProgramStart {
    /// The path of a program; nil where no folder of `PATH` has it.
    static func path(of name: String, in environment: [String: String]) -> String? {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: The path of the program, and its arguments.
    ///   - output: The descriptor of its output; nothing where nil.
    ///   - input: The descriptor that it reads; that of this process where nil.
    /// - Returns: The number of the process; nil where it does not start.
    static func spawn(_ words: [String], _ environment: [String: String], output: Int32?, input: Int32? = nil) -> pid_t?
    {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        // Its complaints are for those who started it by hand.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // This process ignores some signals and its threads block all; the program must hear that it is to end.
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

    /// Waits for the end of a process that was started here, on a thread of its own.
    static func end(of process: pid_t) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume()
            }
        }
    }
}
