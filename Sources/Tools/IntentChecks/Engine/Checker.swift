import Foundation
public import IntentSyntax

/// Checks sources with all rules.
public struct Checker: Sendable {
    /// What is checked, and how.
    public struct Options: Sendable {
        /// Files and folders.
        public var paths: [String]
        public var configuration = Configuration()
        /// Whether notes are reported.
        public var includesNotes = false
        /// The only rules that run; all where empty.
        public var only: Set<String> = []
        /// Findings that are known and not reported.
        public var baseline: Baseline?
        /// Identifiers that must not change.
        public var identifiers: IdentifierBaseline?
        public var identifiersPath = ""
        /// Facts of earlier runs.
        public var cache = FactCache.none
        /// How many files are read at once; as many as there are cores where nil.
        public var threads: Int?

        /// Checks paths with the usual settings.
        public init(paths: [String]) { self.paths = paths }
    }

    /// What a check gave.
    public struct Report: Sendable {
        /// What the rules found, by file and line.
        public var findings: [Finding] = []
        /// Files that could not be read, and why.
        public var problems: [FileProblem] = []
        /// How many Swift files there are.
        public var fileCount = 0
        /// How many of them were parsed or came parsed from the cache.
        public var parsedCount = 0
        /// How many findings the baseline took away.
        public var baselineCount = 0
        /// How many findings comments took away.
        public var suppressedCount = 0

        /// How many findings have a severity.
        public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
    }

    /// Every rule, by identifier.
    public static let rules: [RuleDescription] = RuleTable.rules.map { RuleDescription($0) }

    /// Checks, and gives what was found.
    public static func run(_ options: Options) -> Report {
        let workspace = Workspace(
            paths: options.paths, excluding: options.configuration.exclude, cache: options.cache,
            threads: options.threads)
        return run(workspace, options)
    }

    /// Runs the rules on a workspace that was read already.
    public static func run(_ workspace: Workspace, _ options: Options) -> Report {
        let model = Model(workspace)
        let configuration = options.configuration
        let context = RuleContext(
            model: model, identifiers: options.identifiers, identifiersPath: options.identifiersPath,
            severities: configuration.severities)
        for rule in RuleTable.rules where isOn(rule, options) { context.run(rule) }
        var report = Report()
        report.problems = workspace.problems
        report.fileCount = workspace.sourceCount
        report.parsedCount = workspace.files.count
        place(context.findings, options, &report)
        return report
    }

    private static func isOn(_ rule: any Rule.Type, _ options: Options) -> Bool {
        if !options.only.isEmpty { return options.only.contains(rule.id) }
        if options.configuration.off.contains(rule.id) { return false }
        if options.configuration.severities[rule.id] != nil { return true }
        return rule.severity != .note || options.includesNotes
    }

    /// Gives findings their lines, and takes away what comments and the baseline cover.
    private static func place(_ findings: [Finding], _ options: Options, _ report: inout Report) {
        for (path, group) in Dictionary(grouping: Set(findings), by: \.path) {
            guard let bytes = FileContent.bytes(of: path) else {
                report.findings += group
                continue
            }
            let content = FileContent(bytes)
            let suppressions = Suppressions(content)
            for var finding in group {
                (finding.line, finding.column) = content.position(of: finding.range.lowerBound)
                (finding.endLine, finding.endColumn) = content.position(of: finding.range.upperBound)
                finding.characterColumn = content.characterColumn(of: finding.range.lowerBound)
                finding.endCharacterColumn = content.characterColumn(of: finding.range.upperBound)
                finding.lineText = content.line(finding.line).trimmingCharacters(in: .whitespaces)
                if suppressions.cover(finding) {
                    report.suppressedCount += 1
                } else if finding.severity > .note || options.includesNotes || !options.only.isEmpty
                    || options.configuration.severities[finding.rule] != nil
                {
                    report.findings.append(finding)
                }
            }
        }
        report.findings.sort {
            ($0.path, $0.line, $0.column, $0.rule, $0.message) < ($1.path, $1.line, $1.column, $1.rule, $1.message)
        }
        if let baseline = options.baseline {
            let before = report.findings.count
            report.findings = baseline.removingKnown(from: report.findings)
            report.baselineCount = before - report.findings.count
        }
    }
}
