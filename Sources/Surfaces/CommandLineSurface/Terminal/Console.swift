public import Foundation
import Glibc
import Synchronization

/// What a command has of its surroundings: streams, environment, folder and clock.
public struct Console: Sendable {
    /// Where results go.
    public var output: TextStream
    /// Where questions, progress and errors go.
    public var error: TextStream
    /// The file to read from.
    public var input: Int32
    /// Whether a person types at `input`.
    public var isInputTerminal: Bool
    /// Opens the person's terminal where `input` is something else; nil where there is none.
    public var openTerminal: @Sendable () -> Int32?
    public var environment: [String: String]
    public var workingDirectory: String
    public var timeZone: TimeZone
    /// Gives the present moment.
    public var now: @Sendable () -> Date
    /// Lets time pass, where something is shown as it changes; throws `CancellationError` where nobody waits any more.
    public var pause: @Sendable (Duration) async throws -> Void

    /// Creates surroundings from their parts.
    public init(
        output: TextStream, error: TextStream, input: Int32, isInputTerminal: Bool,
        openTerminal: @escaping @Sendable () -> Int32? = { nil }, environment: [String: String],
        workingDirectory: String, timeZone: TimeZone, now: @escaping @Sendable () -> Date,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.output = output
        self.error = error
        self.input = input
        self.isInputTerminal = isInputTerminal
        self.openTerminal = openTerminal
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.timeZone = timeZone
        self.now = now
        self.pause = pause
    }

    /// The surroundings of this process.
    ///
    /// - Parameter writeFailure: Takes the error number of the first write to the standard output that fails.
    public static func process(writeFailure: @escaping @Sendable (Int32) -> Void) -> Console {
        let environment = ProcessInfo.processInfo.environment
        return Console(
            output: TextStream(descriptor: STDOUT_FILENO, environment: environment, failure: writeFailure),
            // Where errors cannot be written there is nobody to tell.
            error: TextStream(descriptor: STDERR_FILENO, environment: environment) { _ in },
            input: STDIN_FILENO, isInputTerminal: isatty(STDIN_FILENO) == 1,
            openTerminal: {
                let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
                return descriptor < 0 ? nil : descriptor
            },
            environment: environment, workingDirectory: FileManager.default.currentDirectoryPath,
            timeZone: .current, now: { Date() })
    }

    /// The person's home folder.
    var homeDirectory: String { environment["HOME"] ?? NSHomeDirectory() }

    /// Reads what is left of `input`.
    ///
    /// - Throws: An error with the system's words where reading fails.
    func readInput() throws -> Data {
        try FileHandle(fileDescriptor: input, closeOnDealloc: false).readToEnd() ?? Data()
    }

    /// The language and region that the environment asks for, as a BCP 47 tag; `en` where it asks for none.
    ///
    /// - Source: POSIX.1-2024, section 8.2, the order of the variables.
    var languageTag: String {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = value?.prefix { $0 != "." && $0 != "@" } ?? ""
        return name.isEmpty || name == "C" || name == "POSIX" ? "en" : String(name).replacing("_", with: "-")
    }
}
