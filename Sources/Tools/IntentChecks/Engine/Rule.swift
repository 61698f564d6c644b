/// One thing that is checked, with its documentation and the examples that are its tests.
///
/// The page of the documentation, `--explain` and the tests are made from the same texts.
protocol Rule: Sendable {
    /// The identifier, as `AI201`: it never changes its meaning.
    static var id: String { get }
    /// How bad findings are unless a configuration says otherwise.
    static var severity: Severity { get }
    /// What is found, in a few words.
    static var title: String { get }
    /// Why it matters and what to do, as Markdown.
    static var explanation: String { get }
    /// Source in which the rule finds something where `▸` stands.
    ///
    /// An example is a Swift file that begins with `import AppIntents`, or several files, each behind a line
    /// `// file: NAME`.
    static var bad: [String] { get }
    /// Source in which the rule finds nothing.
    static var good: [String] { get }

    /// Looks at what the sources declare.
    static func check(_ context: RuleContext)
}

/// What is known about a rule without running it.
public struct RuleDescription: Sendable {
    /// The identifier, as `AI201`.
    public let id: String
    /// How bad findings are unless a configuration says otherwise.
    public let severity: Severity
    /// What is found, in a few words.
    public let title: String
    /// Why it matters and what to do, as Markdown.
    public let explanation: String
    /// Source in which something is found where `▸` stands.
    public let bad: [String]
    /// Source in which nothing is found.
    public let good: [String]

    init(_ rule: any Rule.Type) {
        id = rule.id
        severity = rule.severity
        title = rule.title
        explanation = rule.explanation
        bad = rule.bad
        good = rule.good
    }
}
