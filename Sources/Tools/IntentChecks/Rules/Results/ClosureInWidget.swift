import IntentSyntax

/// A `Button` with a closure in a view of a widget or snippet.
enum ClosureInWidget: Rule {
    static let id = "AI357"
    static let severity = Severity.error
    static let title = "a button in a widget or snippet has a closure"
    static let explanation = """
        A widget and a snippet are pictures; the code that drew them is gone when somebody taps. `Button(intent:)` \
        and `Toggle(isOn:intent:)` run an intent; one with a closure does nothing. Only views that a widget or a \
        result names are looked at.
        """
    static let bad = [
        #"""
        import AppIntents
        import SwiftUI
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: OrderView()) }
        }
        struct OrderView: View {
            var body: some View { ▸Button("Again") { print("again") } }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        import SwiftUI
        struct Order: AppIntent {
            static let title: LocalizedStringResource = "Order"
            func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: OrderView()) }
        }
        struct OrderView: View {
            var body: some View { Button("Again", intent: Order()) }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        var seen: Set<Node> = []
        for view in views(context) where seen.insert(view.node).inserted {
            guard let body = view.property("body"), view.conforms(to: "View") else { continue }
            for call in body.node.below(.call) {
                guard let callee = call.callee, callee.kind == .identifier else { continue }
                let hasIntent =
                    call.argument("intent") != nil || call.argument("action").map { $0.kind == .call } == true
                let isButton =
                    callee.text == "Button" && !hasIntent
                    && (call.first(.trailingClosure) != nil || call.argument("action")?.kind == .closure)
                let isToggle =
                    callee.text == "Toggle" && !hasIntent && call.argument("isOn")?.kind == .identifier
                    && call.argument("isOn")?.text.hasPrefix("$") == true
                // Views in previews and in parts for other platforms are not in the widget.
                guard isButton || isToggle, call.conditions.count == view.node.conditions.count,
                    !context.model.isDeclared(callee.text)
                else { continue }
                context.report(
                    call,
                    "'\(view.name)' is shown in a widget or snippet, where closures do not run: use '\(callee.text)(intent:)'"
                )
            }
        }
    }

    /// The views that a result shows, and those that widgets draw.
    private static func views(_ context: RuleContext) -> [TypeInfo] {
        var found: [TypeInfo] = []
        func add(_ node: Node) {
            if let name = node.unwrapped.callee?.dottedText, let type = context.model.resolve(name, at: node) {
                found.append(type)
            }
        }
        for intent in context.intents {
            for perform in intent.performs {
                for call in perform.below(.call) where call.calledName == "result" {
                    if let view = call.argument("view") { add(view) }
                }
            }
        }
        for file in context.files {
            for call in file.tree.nodes(.call)
            where ["StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration"].contains(
                call.calledName ?? "")
            {
                guard
                    let closure = call.children.filter({ $0.kind == .trailingClosure }).map({ $0 }).last?.children.first
                else { continue }
                for statement in closure.children where statement.kind == .call {
                    // Modifiers may follow the view.
                    var inner = statement
                    while let base = inner.callee?.base, base.kind == .call { inner = base }
                    add(inner)
                }
            }
        }
        return found
    }
}
