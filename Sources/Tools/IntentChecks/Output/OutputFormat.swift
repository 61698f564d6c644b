import Foundation
import IntentSyntax

/// How findings are written.
public enum OutputFormat: String, Sendable, CaseIterable {
    /// `file:line:column: error: message [AI201]`, as compilers write and editors read it.
    case text
    /// Workflow commands of GitHub Actions, which shows them at the lines of a change.
    case github
    /// One JSON object.
    case json
    /// SARIF 2.1.0, as code scanning takes it.
    case sarif
}

/// Writes reports.
public struct ReportWriter: Sendable {
    /// Whether severities have colours, for terminals.
    public var hasColor = false
    /// The version of the tool, for SARIF.
    public var version: String

    /// Creates a writer.
    public init(version: String, hasColor: Bool = false) {
        self.version = version
        self.hasColor = hasColor
    }

    /// The whole report as text with a line break at its end; empty where text has nothing to say.
    public func text(_ report: Checker.Report, _ format: OutputFormat) -> String {
        switch format {
        case .text: report.findings.map { line($0) + "\n" }.joined()
        case .github: report.findings.map { command($0) + "\n" }.joined()
        case .json: Self.json(report)
        case .sarif: sarif(report)
        }
    }

    /// A finding in one line.
    public func line(_ finding: Finding) -> String {
        let place = "\(finding.path):\(finding.line):\(finding.column):"
        let fixable = finding.fix.map { " (--fix: \($0.title))" } ?? ""
        guard hasColor else {
            return "\(place) \(finding.severity.rawValue): \(finding.message)\(fixable) [\(finding.rule)]"
        }
        let color =
            switch finding.severity {
            case .error: "31"
            case .warning: "35"
            case .note: "36"
            }
        return "\u{1B}[1m\(place)\u{1B}[0m \u{1B}[1;\(color)m\(finding.severity.rawValue):\u{1B}[0m \(finding.message)"
            + "\u{1B}[2m\(fixable) [\(finding.rule)]\u{1B}[0m"
    }

    /// - Source: GitHub, "Workflow commands for GitHub Actions", setting an error, warning or notice message.
    private func command(_ finding: Finding) -> String {
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        let properties =
            "file=\(Self.property(finding.path)),line=\(finding.line),col=\(finding.column),"
            + "endLine=\(finding.endLine),endColumn=\(finding.endColumn),title=\(finding.rule)"
        return "::\(name) \(properties)::\(Self.data(finding.message)) [\(finding.rule)]"
    }

    private static func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }

    // MARK: JSON

    private struct JSONReport: Encodable {
        struct Item: Encodable {
            var rule: String
            var severity: String
            var file: String
            var line: Int
            var column: Int
            var endLine: Int
            var endColumn: Int
            var message: String
            var fix: String?
        }

        struct Problem: Encodable {
            var file: String
            var message: String
        }

        var version = 1
        var files: Int
        var parsed: Int
        var errors: Int
        var warnings: Int
        var notes: Int
        var findings: [Item]
        var problems: [Problem]
    }

    private static func json(_ report: Checker.Report) -> String {
        encode(
            JSONReport(
                files: report.fileCount, parsed: report.parsedCount, errors: report.count(.error),
                warnings: report.count(.warning),
                notes: report.count(.note),
                findings: report.findings.map {
                    .init(
                        rule: $0.rule, severity: $0.severity.rawValue, file: $0.path, line: $0.line, column: $0.column,
                        endLine: $0.endLine, endColumn: $0.endColumn, message: $0.message, fix: $0.fix?.title)
                }, problems: report.problems.map { .init(file: $0.path, message: $0.message) }))
    }

    private static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    // MARK: SARIF

    /// - Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
    private func sarif(_ report: Checker.Report) -> String {
        let used = Set(report.findings.map(\.rule))
        let rules = Checker.rules.filter { used.contains($0.id) }.map { rule -> [String: Any] in
            [
                "id": rule.id, "shortDescription": ["text": rule.title],
                "fullDescription": ["text": rule.explanation],
                "defaultConfiguration": ["level": rule.severity.rawValue],
            ]
        }
        let results = report.findings.map { finding -> [String: Any] in
            var result: [String: Any] = [
                "ruleId": finding.rule, "level": finding.severity.rawValue, "message": ["text": finding.message],
                "locations": [
                    [
                        "physicalLocation": [
                            "artifactLocation": ["uri": Self.uri(finding.path)],
                            "region": [
                                "startLine": finding.line, "startColumn": finding.characterColumn,
                                "endLine": finding.endLine, "endColumn": finding.endCharacterColumn,
                                "byteOffset": finding.range.lowerBound,
                                "byteLength": finding.range.count,
                            ],
                        ]
                    ]
                ],
            ]
            if let fix = finding.fix {
                result["fixes"] = [
                    [
                        "description": ["text": fix.title],
                        "artifactChanges": [
                            [
                                "artifactLocation": ["uri": Self.uri(finding.path)],
                                "replacements": fix.edits.map { edit in
                                    [
                                        "deletedRegion": [
                                            "byteOffset": edit.range.lowerBound, "byteLength": edit.range.count,
                                        ], "insertedContent": ["text": edit.replacement],
                                    ] as [String: Any]
                                },
                            ]
                        ],
                    ]
                ]
            }
            return result
        }
        let log: [String: Any] = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "beckon check", "version": version,
                            "rules": rules,
                        ]
                    ], "columnKind": "unicodeCodePoints", "results": results,
                ]
            ],
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: log, options: options) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func uri(_ path: String) -> String {
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}
