import CommandLineSurface
import Foundation
import Synchronization

/// A command line in the test's own process: no terminal, fixed time and place, output kept in memory.
final class CommandLineHarness: Sendable {
    struct Result: Hashable {
        var output: String
        var error: String
        var code: ExitCode
    }

    let host: FakeHost
    private let environment: [String: String]

    init(host: FakeHost = FakeHost(), environment: [String: String] = ["LANG": "en_GB.UTF-8"]) {
        self.host = host
        self.environment = environment
    }

    /// Runs a command line.
    ///
    /// - Parameter pause: What happens meanwhile, where the command waits for changes.
    func run(
        _ words: [String], width: Int? = nil, pause: @escaping @Sendable (Duration) async throws -> Void = { _ in }
    ) async -> Result {
        let output = Mutex("")
        let error = Mutex("")
        let console = Console(
            output: TextStream(isTerminal: width != nil, width: width) { text in output.withLock { $0 += text } },
            error: TextStream { text in error.withLock { $0 += text } }, input: -1, isInputTerminal: false,
            environment: environment, workingDirectory: "/srv/folder",
            timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, now: { date("2026-03-04T09:30:00Z") }, pause: pause
        )
        let host = host
        let code = await CommandLineSurface(console: console, makeHost: { _ in host }).run(words)
        return Result(output: output.withLock { $0 }, error: error.withLock { $0 }, code: code)
    }

    /// Runs a command line that is written as in a shell, without the program's name.
    func run(_ line: String, width: Int? = nil) async -> Result { await run(ShellWords.split(line), width: width) }
}
