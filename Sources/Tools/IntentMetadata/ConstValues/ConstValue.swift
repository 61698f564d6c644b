import IntentWire

/// A value as the Swift compiler wrote it down without running code.
///
/// - Source: files that Swift 6.3.1 writes for `-emit-const-values-path`.
indirect enum ConstValue: Hashable, Sendable {
    /// A literal: text, a number, `true`.
    case literal(String)
    case null
    case array([ConstValue])
    case dictionary([Entry])
    case tuple([ConstValue])
    case call(ConstCall)
    case enumCase(String, hasPayload: Bool)
    /// A key path by its components, joined by dots.
    case keyPath(String)
    /// The parts of a text: literals, key paths, cases, and what is known at run time only.
    case interpolation([ConstValue])
    case builder([Member])
    /// A static member of a type: `IntentModes.foreground`.
    case member(base: String, name: String)
    /// What the compiler did not work out, with its word for that.
    case opaque(String)

    struct Entry: Hashable, Sendable {
        var key: ConstValue
        var value: ConstValue
    }

    struct Member: Hashable, Sendable {
        /// `buildExpression`, `buildEither` and so on.
        var kind: String
        var element: ConstValue
    }

    /// The text, where this is a literal.
    var text: String? { if case .literal(let text) = self { text } else { nil } }

    /// The call, where this is one.
    var call: ConstCall? { if case .call(let call) = self { call } else { nil } }

    /// The case's or member's name, where this is one without a payload.
    var caseName: String? {
        switch self {
        case .enumCase(let name, hasPayload: false): name
        case .member(_, let name): name
        default: nil
        }
    }

    /// The parameter that a key path such as `\.$title` leads to.
    var parameterName: String? {
        guard case .keyPath(let path) = self else { return nil }
        return path.hasPrefix("$") ? String(path.dropFirst()) : path
    }
}

/// A call of an initialiser.
struct ConstCall: Hashable, Sendable {
    /// The type, with its generic arguments.
    var type: TypeName
    var arguments: [ConstArgument]

    /// The argument with this label; nil where it is absent or nil.
    subscript(_ label: String) -> ConstValue? {
        guard let value = arguments.first(where: { $0.label == label })?.value, value != .null else { return nil }
        return value
    }
}

/// An argument of a call.
struct ConstArgument: Hashable, Sendable {
    /// The label; empty where there is none.
    var label: String
    var value: ConstValue
}
