import IntentSyntax

/// An intent that only widgets run, with an identifier as its only input.
enum HelperIsShown: Rule {
    static let id = "AI367"
    static let severity = Severity.warning
    static let title = "a helper of widgets is shown as an action"
    static let explanation = """
        An intent that a button in a widget runs with the identifier of a row makes no sense in Shortcuts, where \
        nobody knows identifiers: `isDiscoverable = false`.
        """
    static let bad = [
        #"""
        import AppIntents
        import WidgetKit
        struct ▸ToggleTask: AppIntent {
            static let title: LocalizedStringResource = "Toggle Task"
            @Parameter(title: "Task ID") var taskID: String
            func perform() async throws -> some IntentResult { .result() }
            init() {}
            init(_ id: String) { taskID = id }
        }
        struct Row: View {
            var body: some View { Button(intent: ToggleTask("a")) { Text("A") } }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        let shortcuts = Set(context.shortcuts.compactMap { context.intent(of: $0).map { ObjectIdentifier($0) } })
        var seen: Set<ObjectIdentifier> = []
        for use in context.uses where seen.insert(ObjectIdentifier(use.intent)).inserted {
            let intent = use.intent
            guard intent.inheritedProperty("isDiscoverable", isStatic: true) == nil, intent.isComplete,
                intent.schema == nil,
                !shortcuts.contains(ObjectIdentifier(intent)), !intent.parameters.isEmpty,
                intent.parameters.allSatisfy({ isIdentifier($0, context) })
            else { continue }
            context.report(
                intent.node.nameNode,
                "nobody can fill '\(intent.parameters[0].name)' by hand: hide this helper by 'isDiscoverable = false'",
                fix: intent.node.first(.memberBlock).map {
                    Fix("hide it", Edit(at: $0.start + 1, "\n    static let isDiscoverable = false\n"))
                })
        }
    }

    private static func isIdentifier(_ parameter: IntentParameter, _ context: RuleContext) -> Bool {
        let words = Words.ofName(parameter.name)
        guard let last = words.last, ["id", "identifier", "uuid"].contains(last) else { return false }
        return ["String", "Int"].contains(parameter.type?.name ?? "")
    }
}
