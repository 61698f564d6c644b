import IntentSyntax

/// A stored variable that is no parameter.
enum StateInIntent: Rule {
    static let id = "AI316"
    static let severity = Severity.warning
    static let title = "an intent keeps state that is lost"
    static let explanation = """
        The system makes an intent anew for each run, and fills its parameters. A variable beside them that somebody \
        sets before has no value then. Make it a parameter, or a dependency. Constants and variables with a value of \
        their own are not judged.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            var ▸drink: String?
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Drink") var drink: String?
            var count = 0
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.schema == nil && !intent.conforms(to: "SnippetIntent") {
            for property in intent.properties
            where !property.isStatic && property.isVariable && !property.isComputed
                && property.node.all(.attribute).isEmpty
                && !property.node.has("lazy") && intent.node.kind == .structure
            {
                guard property.typeText != nil,
                    property.initialValue == nil || property.initialValue?.kind == .nilLiteral,
                    property.name != "target", property.name != "value", property.name != "entities"
                else { continue }
                guard !isSetByInitializer(property.name, intent) else { continue }
                context.report(
                    property.node.nameNode,
                    "'\(property.name)' has no value when the system runs '\(intent.name)': make it a parameter")
            }
        }
    }

    /// Whether the initialiser that the system calls gives the variable a value.
    private static func isSetByInitializer(_ name: String, _ intent: TypeInfo) -> Bool {
        intent.members.contains { member in
            member.kind == .initializer && member.all(.parameter).allSatisfy { $0.first(.initialValue) != nil }
                && member.descendants.contains { [.identifier, .member].contains($0.kind) && $0.text == name }
        }
    }
}
