public import Foundation

/// Findings of old code that are not reported again.
///
/// A finding is known by its rule, its file, its message and the text of its line, so that lines may move. As many as were
/// written down are left out, no more.
public struct Baseline: Sendable, Codable {
    struct Entry: Hashable, Codable {
        var rule: String
        var path: String
        var message: String
        var line: String
    }

    private var version = 1
    private var findings: [Entry]

    /// Writes down findings.
    public init(_ findings: [Finding]) { self.findings = findings.map(Self.entry) }

    /// Reads a baseline from JSON.
    public init(data: Data) throws { self = try JSONDecoder().decode(Baseline.self, from: data) }

    /// The baseline as JSON, the same for the same findings.
    public var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var text = (try? encoder.encode(self)) ?? Data()
        text.append(10)
        return text
    }

    private static func entry(_ finding: Finding) -> Entry {
        Entry(rule: finding.rule, path: finding.path, message: finding.message, line: finding.lineText)
    }

    func removingKnown(from findings: [Finding]) -> [Finding] {
        var known = Dictionary(self.findings.map { ($0, 1) }, uniquingKeysWith: +)
        return findings.filter { finding in
            let entry = Self.entry(finding)
            guard let count = known[entry], count > 0 else { return true }
            known[entry] = count - 1
            return false
        }
    }
}
