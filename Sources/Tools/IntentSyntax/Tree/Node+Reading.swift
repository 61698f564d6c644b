extension Node.Children {
    /// No children, for places where there is no node.
    public static let none = SyntaxTree(
        records: [.init(kind: NodeKind.file.rawValue, text: 0, start: 0, end: 0, next: 1)], strings: [""]
    ).root.children
}

extension Node {
    /// The text of a string literal without interpolation.
    public var literalText: String? {
        guard kind == .stringLiteral, first(.interpolation) == nil else { return nil }
        return text
    }

    /// The value of a labelled argument of a call, an attribute or a tuple.
    public func argument(_ label: String) -> Node? {
        children.first { $0.kind == .argument && $0.text == label }?.children.first
    }

    /// The value of the n-th argument without a label.
    public func unlabelledArgument(_ position: Int = 0) -> Node? {
        let unlabelled = children.filter { $0.kind == .argument && $0.text.isEmpty }
        return position < unlabelled.count ? unlabelled[position].children.first : nil
    }

    /// What a call calls.
    public var callee: Node? { kind == .call ? children.first : nil }

    /// The last name of what a call calls, or of a member or identifier: `a.b(c)` is `b`.
    public var calledName: String? {
        switch kind {
        case .call, .subscriptCall: children.first?.calledName
        case .identifier, .member: text
        case .specialization, .optionalChain, .forceUnwrap: children.first?.calledName
        default: nil
        }
    }

    /// The value before the dot of a member.
    public var base: Node? {
        guard kind == .member, let child = children.first, child.kind != .name else { return nil }
        return child
    }

    /// A chain of names as text: `A.b.c`; nil where something else is in it.
    public var dottedText: String? {
        switch kind {
        case .identifier: return text
        case .member:
            guard let base else { return "." + text }
            return base.dottedText.map { $0 + "." + text }
        case .optionalChain, .forceUnwrap: return children.first?.dottedText
        case .specialization: return children.first?.dottedText
        default: return nil
        }
    }

    /// The expression inside `try`, `await` and single parentheses.
    public var unwrapped: Node {
        switch kind {
        case .tryExpression, .awaitExpression: return children.first?.unwrapped ?? self
        case .tuple:
            let inner = all(.argument)
            guard inner.count == 1, inner[0].text.isEmpty, let value = inner[0].children.first else { return self }
            return value.unwrapped
        default: return self
        }
    }

    /// The name node of a declaration, else the node itself: where messages point.
    public var nameNode: Node { first(.name) ?? self }

    /// The declared type of a variable or parameter.
    public var typeText: String? { first(.typeName)?.text }

    /// Whether a declaration has a modifier.
    public func has(_ modifier: String) -> Bool { children.contains { $0.kind == .modifier && $0.text == modifier } }

    /// The attribute with a name; without the module.
    public func attribute(_ names: String...) -> Node? {
        children.first { child in
            child.kind == .attribute
                && names.contains {
                    child.text == $0 || child.text.hasSuffix("." + $0) || child.text.hasPrefix($0 + "<")
                }
        }
    }

    /// The type around a member.
    public var enclosingType: Node? {
        ancestors.first { $0.kind.isNominalType || $0.kind == .extensionType }
    }

    /// The conditions of `#if` around a node, outermost first, each with the identity of its `#if`.
    public var conditions: [(block: Node, clause: Node)] {
        ancestors.reversed().compactMap { node in
            guard node.kind == .conditionalClause, let block = node.parent else { return nil }
            return (block, node)
        }
    }

    /// Whether two nodes can never be compiled together, since they stand in different branches of one `#if`.
    public func excludes(_ other: Node) -> Bool {
        for mine in conditions {
            for theirs in other.conditions where mine.block == theirs.block && mine.clause != theirs.clause {
                return true
            }
        }
        return false
    }

    /// The members of a type or extension, through `#if`.
    public var members: [Node] {
        guard let block = first(.memberBlock) else { return [] }
        return Self.flattened(block.children)
    }

    static func flattened(_ children: Children) -> [Node] {
        var result: [Node] = []
        for child in children {
            if child.kind == .conditional {
                for clause in child.all(.conditionalClause) where Condition.mayHold(clause.text) {
                    result += flattened(clause.children)
                }
            } else {
                result.append(child)
            }
        }
        return result
    }
}

/// The condition of an `#if`.
enum Condition {
    /// Whether the branch can be active on one of Apple's platforms.
    static func mayHold(_ condition: String) -> Bool {
        switch condition {
        case "false", "0", "os(Linux)", "os(Android)", "os(Windows)", "os(WASI)", "!canImport(AppIntents)",
            "!canImport(Darwin)", "!canImport(SwiftUI)":
            false
        default: true
        }
    }
}
