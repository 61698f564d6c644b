import IntentSyntax

/// A type that the extractor cannot name.
enum GenericIntent: Rule {
    static let id = "AI107"
    static let severity = Severity.warning
    static let title = "an intent, entity or enumeration is generic or local"
    static let explanation = """
        The system makes intents by the name of their type. A generic type has no single name, and one inside a \
        function cannot be named, so both are left out of the metadata without a message.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸Open<T>: AppIntent {
            static var title: LocalizedStringResource { "Open" }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
        #"""
        import AppIntents
        func make() {
            struct ▸Local: AppIntent {
                static var title: LocalizedStringResource { "Local" }
                func perform() async throws -> some IntentResult { .result() }
            }
        }
        """#,
    ]
    static let good = [
        #"""
        import AppIntents
        protocol Opening: AppIntent { associatedtype Item }
        struct Open: Opening {
            typealias Item = Int
            static let title: LocalizedStringResource = "Open"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    private static let protocols: Set<String> = ["AppIntent", "AppEntity", "AppEnum", "OpenIntent", "DeleteIntent"]

    static func check(_ context: RuleContext) {
        for type in context.intents + context.entities + context.enums {
            guard type.node.first(.genericParameters) != nil else { continue }
            context.report(
                type.node.nameNode, "'\(type.name)' is generic: the system cannot find it; declare a type for each use")
        }
        for file in context.files {
            for type in file.tree.nodes(.structure, .enumeration, .classType) {
                guard type.all(.inherited).contains(where: { protocols.contains($0.text) }),
                    type.ancestors.contains(where: { [.body, .closure, .accessor].contains($0.kind) })
                else { continue }
                context.report(
                    type.nameNode, "'\(type.text)' is local to a function: the system cannot find it; move it out")
            }
        }
    }
}
