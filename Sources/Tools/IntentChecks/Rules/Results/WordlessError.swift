import IntentSyntax

/// An error of the app without a text for people.
enum WordlessError: Rule {
    static let id = "AI353"
    static let severity = Severity.warning
    static let title = "an error that is thrown has no words"
    static let explanation = """
        People read the text of an error that `CustomLocalizedStringResourceConvertible` gives, or that of \
        `LocalizedError`. Without either they read "an error occurred".
        """
    static let bad = [
        #"""
        import AppIntents
        enum OrderError: Error { case closed }
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                throw ▸OrderError.closed
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        enum OrderError: Error, CustomLocalizedStringResourceConvertible {
            case closed
            var localizedStringResource: LocalizedStringResource { "The bar is closed." }
        }
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                throw OrderError.closed
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        let texts: Set<String> = [
            "CustomLocalizedStringResourceConvertible", "LocalizedError", "CustomNSError", "RecoverableError",
            "NSError",
        ]
        for intent in context.intents where !intent.isConfiguration {
            for perform in intent.performs {
                for statement in perform.below(.throwStatement) {
                    guard let value = statement.children.first?.unwrapped else { continue }
                    let expression = value.callee ?? value
                    let name = expression.kind == .member ? expression.base?.dottedText : expression.dottedText
                    guard let name, name.first?.isUppercase == true,
                        let type = context.model.resolve(name, at: statement),
                        type.isComplete, type.conforms(to: "Error"), type.ancestry.names.isDisjoint(with: texts),
                        type.property("localizedDescription") == nil
                    else { continue }
                    // What is caught in the same function is not for people.
                    let isCaught = statement.ancestors.contains {
                        $0.kind == .doStatement && $0.first(.catchClause) != nil && $0.isInside(perform)
                    }
                    guard !isCaught else { continue }
                    context.report(
                        value,
                        "'\(type.name)' has no text for people: make it conform to CustomLocalizedStringResourceConvertible"
                    )
                }
            }
        }
    }
}
