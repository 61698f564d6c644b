import IntentSyntax

/// A result without what the return type promises.
enum ResultNotDeclared: Rule {
    static let id = "AI354"
    static let severity = Severity.error
    static let title = "the result does not fit the declared type"
    static let explanation = """
        The return type of `perform()` says what a run gives: `ReturnsValue`, `ProvidesDialog`, `ShowsSnippetView`, \
        `OpensIntent`. A result must have all of it. What a result has beyond its type is lost, and reported as a \
        warning.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
                return ▸.result(value: 1)
            }
        }
        """#,
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                return .result(▸dialog: "Done")
            }
        }
        """#,
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
                return .result(value: 1, dialog: "Done")
            }
        }
        """#
    ]

    private static let parts = [
        (label: "value", type: "ReturnsValue"), ("dialog", "ProvidesDialog"), ("view", "ShowsSnippetView"),
        ("opensIntent", "OpensIntent"),
    ]
    private static let labels: Set<String> = [
        "value", "dialog", "view", "opensIntent", "content", "snippetIntent", "actionButtonIntent",
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.schema == nil && !intent.conforms(to: "SnippetIntent") {
            for perform in intent.performs {
                guard let text = perform.first(.returnType)?.text, text.hasPrefix("some "),
                    text.contains("IntentResult"),
                    let body = perform.first(.body), isPlain(text)
                else { continue }
                for call in results(in: body) {
                    let given = Set(call.children.filter { $0.kind == .argument }.map(\.text))
                    let hasClosure = call.first(.trailingClosure) != nil
                    guard given.isSubset(of: labels) else { continue }
                    for (label, type) in parts {
                        let isPromised = text.contains(type)
                        let isGiven =
                            given.contains(label) || (label == "view" && (hasClosure || given.contains("content")))
                        // A missing view or intent is `Never`, which conforms to what the type promises.
                        if isPromised, !isGiven, label == "value" || label == "dialog" {
                            context.report(call, "the return type promises \(type), and this result has no '\(label):'")
                        } else if !isPromised, isGiven, given.contains(label),
                            let argument = call.children.first(where: { $0.kind == .argument && $0.text == label })
                        {
                            guard !(label == "view" && text.contains("ShowsSnippet")) else { continue }
                            context.report(
                                argument, "'\(label):' is lost: the return type has no '\(type)'", severity: .warning)
                        }
                    }
                }
            }
        }
    }

    /// Whether all parts of a return type are known.
    private static func isPlain(_ text: String) -> Bool {
        let known: Set<String> = [
            "IntentResult", "ReturnsValue", "ProvidesDialog", "ShowsSnippetView", "OpensIntent", "ShowsSnippetIntent",
        ]
        return text.dropFirst("some ".count).split(separator: "&").allSatisfy {
            known.contains(TypeText(String($0)).name)
        }
    }

    /// The results that `perform` itself returns; closures return theirs.
    private static func results(in body: Node) -> [Node] {
        var found: [Node] = []
        func isOwn(_ node: Node) -> Bool {
            for ancestor in node.ancestors {
                if ancestor == body { return true }
                if ancestor.kind == .closure || ancestor.kind == .function { return false }
            }
            return false
        }
        for statement in body.below(.returnStatement) where isOwn(statement) {
            if let call = statement.children.first?.unwrapped { found.append(call) }
        }
        let statements = body.children.map { $0 }
        if statements.count == 1, let only = statements.first { found.append(only.unwrapped) }
        return found.filter {
            $0.kind == .call && $0.callee?.kind == .member && $0.callee?.text == "result" && $0.callee?.base == nil
        }
    }
}
