public import Foundation

/// What a project says about the rules, in `.beckon-check.json`.
///
/// ```json
/// { "rules": { "AI341": "off", "AI360": "error", "AI323": "note" }, "exclude": ["Generated"], "notes": false,
///   "baseline": "check-baseline.json", "identifiers": "identifiers.json" }
/// ```
public struct Configuration: Sendable {
    /// Severities that differ from those of the rules.
    public var severities: [String: Severity] = [:]
    /// Rules that do not run.
    public var off: Set<String> = []
    /// Parts of paths that are not checked.
    public var exclude: [String] = []
    /// Whether notes are reported.
    public var notes = false
    /// Paths beside the configuration.
    public var baseline: String?
    public var identifiers: String?

    /// The usual settings.
    public init() {}

    /// Reads a configuration.
    ///
    /// - Throws: ``ConfigurationError`` for what is no configuration, and for names that are not known.
    public init(data: Data) throws {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw ConfigurationError("it is no JSON object")
        }
        let known = Set(Checker.rules.map(\.id))
        for (key, value) in object {
            switch key {
            case "rules":
                guard let rules = value as? [String: String] else {
                    throw ConfigurationError("'rules' is an object of texts, as { \"AI341\": \"off\" }")
                }
                for (rule, level) in rules {
                    guard known.contains(rule) else { throw ConfigurationError("there is no rule '\(rule)'") }
                    if level == "off" {
                        off.insert(rule)
                    } else if let severity = Severity(rawValue: level) {
                        severities[rule] = severity
                    } else {
                        throw ConfigurationError("'\(level)' is none of off, note, warning, error")
                    }
                }
            case "exclude":
                guard let list = value as? [String] else { throw ConfigurationError("'exclude' is a list of paths") }
                exclude = list
            case "notes":
                guard let flag = value as? Bool else { throw ConfigurationError("'notes' is true or false") }
                notes = flag
            case "baseline", "identifiers":
                guard let path = value as? String else { throw ConfigurationError("'\(key)' is a path") }
                if key == "baseline" { baseline = path } else { identifiers = path }
            case "$schema": break
            default:
                throw ConfigurationError(
                    "'\(key)' is not known: there are rules, exclude, notes, baseline, identifiers")
            }
        }
    }
}

/// Why a configuration cannot be used.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public let description: String

    init(_ description: String) { self.description = description }
}
