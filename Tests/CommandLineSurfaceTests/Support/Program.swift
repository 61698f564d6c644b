import ChildProcesses
import Foundation
import Glibc
import Testing

/// The program itself, as a process with a data folder of the test's own.
struct Program {
    var environment: [String: String] = [:]

    /// The path of a program that is built beside the tests.
    static func path(_ name: String) throws -> String {
        try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: name).path
    }

    /// The environment of the program. It uses no system that runs, and none is left running, unless a test wants it.
    var whole: [String: String] {
        let own = [
            "BECKON_SYSTEM": "alone", "XDG_RUNTIME_DIR": TemporaryFolder.path,
            "BECKON_DATA_HOME": TemporaryFolder.path, "HOME": TemporaryFolder.path, "LANG": "en_GB.UTF-8", "TZ": "UTC",
            "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        ]
        return own.merging(environment) { $1 }
    }

    /// Runs the program without a terminal.
    ///
    /// - Parameters:
    ///   - words: The command line.
    ///   - input: What it reads.
    ///   - outputPath: A file for its output in place of the result.
    func run(_ words: [String], input: String = "", outputPath: String? = nil) async throws -> ChildProcess.Result {
        try await ChildProcess.run(
            [Self.path("beckon")] + words, environment: whole, directory: TemporaryFolder.path, input: input,
            outputPath: outputPath)
    }

    /// Starts the program at a terminal that is its own, so that Ctrl-C reaches it as a signal.
    ///
    /// - Returns: The process.
    func start(_ words: [String], on terminal: PseudoTerminal) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes the session's.
        posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // POSIX_SPAWN_SETSID, which is not in the Glibc module.
        posix_spawnattr_setflags(&attributes, 0x80)
        let program = try Self.path("beckon")
        var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = whole.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, &attributes, &arguments, &variables)
        guard error == 0 else { throw PseudoTerminal.Failure(description: String(cString: strerror(error))) }
        return process
    }

    /// Waits for the end of a process.
    ///
    /// - Returns: Its exit status, or the negative number of the signal that ended it.
    static func end(of process: pid_t) async -> Int32 {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume(returning: status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f))
            }
        }
    }
}
