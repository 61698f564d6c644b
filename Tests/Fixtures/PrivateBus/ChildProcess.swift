import Foundation
import Glibc

/// A program that a test has started and ends.
struct ChildProcess: Sendable {
    private let number: pid_t

    /// Starts a program that says nothing.
    ///
    /// - Parameters:
    ///   - words: Its path and its arguments.
    ///   - environment: Its environment.
    ///   - output: Where its standard output goes; nowhere where nil.
    init(_ words: [String], environment: [String: String], output: Int32? = nil) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        // The threads of this process block signals, which a new one would go on with.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard result == 0 else {
            throw PrivateBus.Failure(
                description: "'\(words[0])' cannot be started: \(String(cString: strerror(result)))")
        }
        number = process
    }

    /// Whether it has not ended.
    var isRunning: Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(number), &information, WEXITED | WNOHANG | WNOWAIT)
        return result == 0 && information.si_signo != SIGCHLD
    }

    /// Ends it.
    func end() {
        kill(number, SIGTERM)
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
    }
}
