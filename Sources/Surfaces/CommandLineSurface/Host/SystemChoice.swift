import BeckonSystem
import Foundation
import IntentWire

/// Which system a command line means.
enum SystemChoice {
    /// The variable with which a person chooses: `alone` is as `--alone`, `auto` or nothing uses what runs.
    static let variable = "BECKON_SYSTEM"

    /// The source of the system that options and environment ask for.
    ///
    /// - Throws: `IntentFailure` with code `invalid-value` where the environment asks for what is not known.
    static func source(_ options: GeneralOptions, directory: String?, _ console: Console) throws -> HostSource {
        let access = SystemAccess(
            configuration: .commandLine(directory: directory, environment: console.environment),
            isAlone: try options.isAlone || isAlone(console.environment))
        let error = console.error
        return HostSource(access, starting: arguments(directory: directory)) { sentence in
            error.writeLine("note: " + sentence)
        }
    }

    /// What makes this program serve, when a command starts it: it ends when it was of no use for some time.
    private static func arguments(directory: String?) -> [String] {
        ["serve", "--idle-exit", "10m"] + (directory.map { ["--data-directory", $0] } ?? [])
    }

    private static func isAlone(_ environment: [String: String]) throws -> Bool {
        switch environment[variable] ?? "" {
        case "alone": true
        case "", "auto": false
        case let value:
            throw IntentFailure(.invalidValue, "\(variable) is '\(value)'; it can be 'alone' or 'auto'")
        }
    }
}
