import IntentSyntax

/// A file with App Intents that does not parse.
enum UnreadableSource: Rule {
    static let id = "AI001"
    static let severity = Severity.warning
    static let title = "a file does not parse"
    static let explanation = """
        Rules that report something missing stay silent about types in such a file, since it may stand where the parser \
        could not read. Build the file to see what the compiler says.
        """
    static let bad = ["import AppIntents\nstruct A: AppIntent { static let title: LocalizedStringResource = ▸}"]
    static let good = ["import AppIntents\nstruct A { let text = \"\" }"]

    static func check(_ context: RuleContext) {
        for file in context.files where file.isRelevant {
            if let problem = file.tree.root.first(.problem) {
                context.report(problem, "\(problem.text), so this file is checked in part only")
            }
        }
    }
}
