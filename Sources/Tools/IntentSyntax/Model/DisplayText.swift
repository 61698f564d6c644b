/// A text that people see, as far as the source shows it.
public enum DisplayText {
    /// Known at build time.
    case literal(String, node: Node)
    /// A literal with interpolation in it.
    case interpolated(Node)
    /// Something else, as a call or a constant.
    case computed(Node)

    /// Reads an expression.
    public init(_ expression: Node) {
        let expression = expression.unwrapped
        switch expression.kind {
        case .stringLiteral:
            if let text = expression.literalText {
                self = .literal(text, node: expression)
            } else {
                self = .interpolated(expression)
            }
        case .call:
            guard let name = expression.calledName, Self.wrappers.contains(name) else {
                self = .computed(expression)
                return
            }
            let value =
                expression.argument("defaultValue") ?? expression.unlabelledArgument() ?? expression.argument("title")
                ?? expression.argument("name") ?? expression.argument("stringLiteral")
            self = value.map { DisplayText($0) } ?? .computed(expression)
        default: self = .computed(expression)
        }
    }

    private static let wrappers: Set<String> = [
        "LocalizedStringResource", "init", "LocalizedStringKey", "IntentDescription", "TypeDisplayRepresentation",
        "DisplayRepresentation", "LocalizationValue", "IntentDialog",
    ]

    /// The text where it is known.
    public var text: String? { if case .literal(let text, _) = self { text } else { nil } }

    /// The expression of the text itself.
    public var node: Node {
        switch self {
        case .literal(_, let node), .interpolated(let node), .computed(let node): node
        }
    }
}
