/// One `AppShortcut(…)` of a provider.
public struct Shortcut {
    /// The call.
    public let node: Node
    /// The provider.
    public let provider: TypeInfo

    /// Reads a call of a provider.
    public init(node: Node, provider: TypeInfo) {
        self.node = node
        self.provider = provider
    }

    /// The expression that makes the intent.
    public var intentExpression: Node? { node.argument("intent") }
    /// The name of the intent's type.
    public var intentName: String? { intentExpression.flatMap { $0.unwrapped.callee?.dottedText } }
    public var phrasesExpression: Node? { node.argument("phrases") }
    public var shortTitle: Node? { node.argument("shortTitle") }
    public var systemImageName: Node? { node.argument("systemImageName") }

    /// The phrases that are written out.
    public var phrases: [Phrase] {
        guard let expression = phrasesExpression else { return [] }
        guard expression.kind == .array else { return [] }
        return expression.children.filter { $0.kind == .stringLiteral }.map { Phrase(node: $0) }
    }
}

/// A phrase of an App Shortcut.
public struct Phrase {
    /// The literal.
    public let node: Node

    /// How often the app is named, by the token or by its spelling in a plain text.
    public var applicationNameCount: Int {
        let tokens = node.all(.interpolation).filter(Self.isApplicationName).count
        return tokens + node.text.components(of: "${applicationName}")
    }

    /// Names of the parameters in it: `\(\.$size)` is `size`.
    public var parameters: [(name: String, node: Node)] {
        node.all(.interpolation).compactMap { part in
            guard let path = part.children.first?.children.first, path.kind == .keyPath,
                let dollar = path.text.firstIndex(of: "$")
            else { return nil }
            return (String(path.text[path.text.index(after: dollar)...]), part)
        }
    }

    /// Interpolations that are neither the app's name nor a parameter.
    public var unknownParts: [Node] {
        let known = Set(parameters.map(\.node))
        return node.all(.interpolation).filter { !Self.isApplicationName($0) && !known.contains($0) }
    }

    /// The phrase as string tables write it: `Start ${applicationName}`; nil where a part is not known.
    public var key: String? {
        var text = ""
        for part in node.children {
            if part.kind == .stringSegment {
                text += part.text
            } else if Self.isApplicationName(part) {
                text += "${applicationName}"
            } else if let name = parameters.first(where: { $0.node == part })?.name {
                text += "${\(name)}"
            } else {
                return nil
            }
        }
        return text
    }

    /// The words alone.
    public var words: String { node.all(.stringSegment).map(\.text).joined(separator: " ") }

    static func isApplicationName(_ part: Node) -> Bool {
        guard let value = part.children.first?.children.first else { return false }
        return value.dottedText?.hasSuffix("applicationName") ?? false
    }
}

extension String {
    /// How often a text occurs.
    func components(of needle: String) -> Int {
        var count = 0
        var rest = self[...]
        while let found = rest.firstRange(of: needle) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
