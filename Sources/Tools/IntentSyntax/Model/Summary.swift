/// The `parameterSummary` of an intent, as far as the source shows it.
public struct Summary {
    /// One `Summary("…") { … }`.
    public struct Sentence {
        /// The call.
        public let call: Node
        /// Whether it is shown in some cases only.
        public let isConditional: Bool

        /// The text, where it is a literal.
        public var literal: Node? { call.unlabelledArgument().flatMap { $0.kind == .stringLiteral ? $0 : nil } }

        /// The parameters in the text.
        public var parameters: [(name: String, node: Node)] {
            literal.map { Phrase(node: $0).parameters } ?? []
        }
    }

    /// The sentences for all cases.
    public let sentences: [Sentence]
    /// Every parameter that is named anywhere in the summary.
    public let mentioned: Set<String>
    /// Whether all of it could be read: no part comes from elsewhere.
    public let isComplete: Bool

    /// Reads the summary of an intent; nil where it has none.
    public init?(_ intent: TypeInfo) {
        guard let property = intent.property("parameterSummary", isStatic: true), let getter = property.getter else {
            return nil
        }
        let known: Set<String> = [
            "Summary", "When", "Switch", "Case", "DefaultCase", "otherwise", "LocalizedStringResource", "init",
        ]
        let calls = getter.below(.call)
        sentences = calls.filter { $0.calledName == "Summary" || $0.calledName?.hasSuffix("SummaryString") == true }.map
        { call in
            let isConditional = call.ancestors.contains { node in
                node.isInside(getter) && node.kind == .call && ["When", "Switch"].contains(node.calledName ?? "")
            }
            return Sentence(call: call, isConditional: isConditional)
        }
        mentioned = Set(
            getter.below(.keyPath).compactMap { path in
                path.text.firstIndex(of: "$").map { start in
                    String(
                        path.text[path.text.index(after: start)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
            })
        isComplete =
            calls.allSatisfy { known.contains($0.calledName ?? "") }
            && !getter.descendants.contains { $0.kind == .identifier && $0.text.first?.isLowercase == true }
            && sentences.allSatisfy { $0.call.all(.argument).isEmpty || $0.literal != nil }
    }
}
