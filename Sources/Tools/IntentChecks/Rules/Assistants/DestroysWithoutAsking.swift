import IntentSyntax

/// A name that says delete, clear, pay or send, and no confirmation.
enum DestroysWithoutAsking: Rule {
    static let id = "AI362"
    static let severity = Severity.warning
    static let title = "an intent destroys or sends without asking"
    static let explanation = """
        What cannot be taken back needs a question: `try await requestConfirmation()`. A `DeleteIntent` is asked \
        about by the system, and an intent that opens the app can ask there.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸DeleteAllNotes: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct DeleteAllNotes: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                try await requestConfirmation()
                return .result()
            }
        }
        """#,
        #"""
        import AppIntents
        struct AddNote: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
    ]

    private static let verbs: Set<String> = ["delete", "erase", "wipe", "pay", "transfer", "unlock", "purge"]
    /// Verbs that destroy where their object is much.
    private static let verbsOfMuch: Set<String> = ["clear", "reset", "remove"]
    private static let much: Set<String> = ["all", "everything", "data", "history", "library", "account", "database"]

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where !intent.isConfiguration && intent.isDiscoverable == true && !intent.conforms(to: "DeleteIntent")
            && !intent.conforms(to: "OpenIntent") && intent.staticFlag("openAppWhenRun") != true && intent.schema == nil
            && !intent.conforms(to: "UndoableIntent") && !intent.conforms(to: "SnippetIntent")
        {
            guard let verb = verb(of: intent), intent.isComplete, !intent.performs.isEmpty,
                intent.inheritedProperty("supportedModes", isStatic: true) == nil,
                !intent.performs.contains(where: asks),
                !intent.functions.contains(where: asks)
            else { continue }
            context.report(
                intent.node.nameNode,
                "'\(intent.name)' does what '\(verb)' says without a question: call 'requestConfirmation' first")
        }
    }

    /// The first word of the title; that of the type's name where the title is not known.
    private static func verb(of intent: TypeInfo) -> String? {
        for words in [Words.ofName(intent.name), Words.ofText(intent.staticText("title")?.text ?? "")] {
            guard let first = words.first else { continue }
            if verbs.contains(first) { return first }
            if verbsOfMuch.contains(first), !much.isDisjoint(with: words) { return first }
        }
        return nil
    }

    private static func asks(_ function: Node) -> Bool {
        function.descendants.contains { node in
            (node.kind == .identifier || node.kind == .member)
                && [
                    "requestConfirmation", "requestChoice", "requestDisambiguation", "opensIntent",
                    "needsToContinueInForegroundError",
                    "continueInForeground", "requestToContinueInForeground",
                ].contains(node.text)
                || (node.kind == .argument && node.text == "opensIntent")
        }
    }
}
