import IntentSyntax

/// A `Switch` that does not cover all cases.
enum SwitchWithoutDefault: Rule {
    static let id = "AI346"
    static let severity = Severity.warning
    static let title = "a Switch in a summary has no default"
    static let explanation = """
        Where no case of a `Switch` fits, there is no sentence, and all parameters vanish. A `DefaultCase` is for \
        the rest.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Size") var size: Size
            static var parameterSummary: some ParameterSummary { ▸Switch(\.$size) { Case(Size.small) { Summary("Order \(\.$size)") } } }
            func perform() async throws -> some IntentResult { .result() }
        }
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard let property = intent.property("parameterSummary", isStatic: true) else { continue }
            for call in property.node.below(.call) where call.calledName == "Switch" {
                guard let closure = call.first(.trailingClosure) else { continue }
                let cases = closure.below(.call).filter { $0.calledName == "Case" }
                guard !closure.below(.call).contains(where: { $0.calledName == "DefaultCase" }) else { continue }
                guard let path = call.unlabelledArgument(), path.kind == .keyPath,
                    let dollar = path.text.firstIndex(of: "$")
                else {
                    continue
                }
                let name = String(path.text[path.text.index(after: dollar)...])
                guard let parameter = intent.parameter(name), let type = context.type(of: parameter.property),
                    type.conforms(to: "AppEnum"), !type.cases.isEmpty
                else { continue }
                let covered = Set(cases.flatMap { $0.below(.member).map(\.text) })
                let open = type.cases.map(\.text).filter { !covered.contains($0) }
                guard !open.isEmpty else { continue }
                context.report(
                    call,
                    "for \(open.map { "'\($0)'" }.joined(separator: ", ")) there is no sentence: add a 'DefaultCase'")
            }
        }
    }
}
