package import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// The way in from a terminal: reads a command line, does what it says, and tells the shell how that went.
///
/// The program's own commands are App Intents; they and the intents of apps are read by one parser, described by one
/// help page, and completed by one engine.
///
/// ```swift
/// let surface = CommandLineSurface(console: .process { _ in })
/// let code = await surface.run(["apps", "list", "--json"])
/// ```
public struct CommandLineSurface: Sendable {
    /// The version of this program.
    public static let version = "0.1.0"

    private let console: Console
    private let makeSource: @Sendable (_ options: GeneralOptions, _ dataDirectory: String?) throws -> HostSource

    /// Creates a surface on the system of this machine: the one that runs, else one in this process.
    ///
    /// - Parameter console: The streams and the surroundings of the command.
    public init(console: Console) {
        self.console = console
        makeSource = { try SystemChoice.source($0, directory: $1, console) }
    }

    /// Creates a surface on another host, as a test's.
    package init(console: Console, makeHost: @escaping @Sendable (_ dataDirectory: String?) throws -> any IntentHost) {
        self.console = console
        makeSource = { _, directory in HostSource { try makeHost(directory) } }
    }

    /// Does what a command line says.
    ///
    /// Results go to the output, questions and errors to the error stream; with `--json` errors are results too.
    /// Cancelling the task gives up what is under way.
    ///
    /// - Parameter words: The command line without the program's name.
    /// - Returns: What to tell the shell.
    public func run(_ words: [String]) async -> ExitCode {
        do {
            try await perform(words)
            return .success
        } catch let failure as IntentFailure where failure.code == .metadataDiffers {
            return .failure
        } catch let failure as IntentFailure where failure.code == .phrasesFailed {
            // The JSON says it already.
            if !GeneralOptions.askForJSON(words) { show(failure, asJSON: false) }
            return .failure
        } catch {
            let failure = Self.failure(error)
            show(failure, asJSON: GeneralOptions.askForJSON(words))
            return ExitCode(failure)
        }
    }

    private func perform(_ words: [String]) async throws {
        let line = try CommandLineWords(words)
        let context = ReadingContext(
            now: console.now(), timeZone: console.timeZone, locale: Locale(identifier: console.languageTag),
            files: FileAccess(console))
        let help = CommandHelp(
            width: console.output.width ?? 80, style: TextStyle(console.output), context: context)
        if line.isVersionAsked { return console.output.writeLine("beckon \(Self.version)") }
        guard let command = line.command else {
            if line.names.isEmpty { return console.output.writeLine(try await help.overview()) }
            if let group = CommandTable.groups.first(where: { [$0.name] == line.names }) {
                return console.output.writeLine(try await help.group(group.name, title: group.title))
            }
            throw CommandTable.unknown(line.names)
        }
        let run = CommandRun(command: command, words: line.arguments, console: console, makeSource: makeSource)
        try await run.perform(help: help)
    }

    private func show(_ failure: IntentFailure, asJSON: Bool) {
        if asJSON {
            console.output.writeLine(JSONValue(failure).text)
        } else {
            for line in FailurePage(style: TextStyle(console.error)).lines(failure) { console.error.writeLine(line) }
        }
    }

    private static func failure(_ error: any Error) -> IntentFailure {
        switch error {
        case let failure as IntentFailure: failure
        case is CancellationError: IntentFailure(.cancelled, "cancelled")
        case let problem as ReadProblem: IntentFailure(.invalidValue, problem.message)
        default: IntentFailure(.intentFailed, error.localizedDescription)
        }
    }
}
