import Foundation
import Glibc
import IntentWire

/// The Swift compiler as a process.
struct CompilerProcess {
    private let identifier: pid_t
    private let messages: String

    /// Starts the compiler; what it says goes to a file.
    init(_ compiler: String, arguments: [String], messages: String) throws(MetadataFailure) {
        self.messages = messages
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, messages, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([compiler] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        let error = BusyProgram.start { posix_spawnp(&identifier, compiler, &actions, nil, &words, environ) }
        guard error == 0 else {
            throw MetadataFailure(
                "the Swift compiler cannot be started: \(FileReading.reason(error)); name it (--compiler)",
                at: SourcePlace(file: compiler))
        }
        self.identifier = identifier
    }

    /// Waits for the end.
    ///
    /// - Returns: What the compiler said, and whether it ended by a crash.
    func wait() -> (text: String, hasCrashed: Bool) {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let text = FileManager.default.contents(atPath: messages).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let code = (status >> 8) & 0xff
        return (text, status & 0x7f != 0 || code > 1)
    }

    /// The path of a program: itself where it has a slash, else the first in the search path.
    static func path(of program: String, environment: [String: String]) -> String? {
        if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
        return (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").lazy
            .map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }
}
