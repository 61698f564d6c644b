/// A type that the sources declare, with its extensions.
public final class TypeInfo {
    /// The declaration.
    public let node: Node
    /// The file of the declaration.
    public let file: SourceFile
    /// The name without outer types.
    public let name: String
    /// The name with outer types, without the module.
    public let qualifiedName: String
    /// Its extensions.
    public internal(set) var extensions: [(node: Node, file: SourceFile)] = []
    unowned let model: Model

    init(node: Node, file: SourceFile, qualifiedName: String, model: Model) {
        self.node = node
        self.file = file
        name = node.text
        self.qualifiedName = qualifiedName
        self.model = model
    }

    /// The declaration and its extensions.
    public var parts: [(node: Node, file: SourceFile)] { [(node, file)] + extensions }

    /// The names behind the colon, of all parts; and what known macros add.
    public private(set) lazy var inherited: [Node] = parts.flatMap { part in part.node.all(.inherited) }

    /// The members of all parts, without nested types.
    public private(set) lazy var members: [Node] = parts.flatMap { $0.node.members }

    /// The variables of all parts.
    public private(set) lazy var properties: [Property] =
        members.filter { $0.kind == .variable }.map { Property(node: $0) }

    /// The functions of all parts.
    public private(set) lazy var functions: [Node] = members.filter { $0.kind == .function }

    /// The cases of an enumeration.
    public private(set) lazy var cases: [Node] = members.filter { $0.kind == .enumCase }

    /// Every protocol and class that the type conforms to or inherits from, by way of the app's own ones too.
    public private(set) lazy var ancestry: Ancestry = model.ancestry(of: self)

    /// Whether the type conforms to a protocol of App Intents.
    public func conforms(to name: String) -> Bool { ancestry.names.contains(name) }

    /// Whether every protocol, base class and macro of the type is known, so that what is not found is not there.
    public var isComplete: Bool {
        !ancestry.hasUnknown && parts.allSatisfy { $0.file.isComplete } && !hasUnknownMacro
    }

    /// Whether a macro that is not known may add members.
    public private(set) lazy var hasUnknownMacro: Bool = parts.contains { part in
        part.node.all(.attribute).contains { !Model.knownAttributes.contains($0.text) }
            || part.node.members.contains { $0.kind == .macroDeclaration }
    }

    /// A variable of the type itself.
    public func property(_ name: String, isStatic: Bool = false) -> Property? {
        properties.first { $0.name == name && $0.isStatic == isStatic }
    }

    /// A variable of the type, or one that an extension of the app's own protocols or a base class gives it.
    public func inheritedProperty(_ name: String, isStatic: Bool = false) -> Property? {
        if let own = property(name, isStatic: isStatic) { return own }
        for ancestor in ancestry.types {
            let isProtocol = ancestor.node.kind == .protocolType
            let parts = isProtocol ? ancestor.extensions : ancestor.parts
            for part in parts {
                for member in part.node.members where member.kind == .variable && member.text == name {
                    let property = Property(node: member)
                    if property.isStatic == isStatic { return property }
                }
            }
        }
        return nil
    }

    /// Whether the type or one of its ancestors has a function.
    public func hasFunction(_ name: String) -> Bool {
        if functions.contains(where: { $0.text == name }) { return true }
        return ancestry.types.contains { ancestor in
            let parts = ancestor.node.kind == .protocolType ? ancestor.extensions : ancestor.parts
            return parts.contains { $0.node.members.contains { $0.kind == .function && $0.text == name } }
        }
    }

    /// The value of a static text such as `title`.
    public func staticText(_ name: String) -> DisplayText? {
        inheritedProperty(name, isStatic: true)?.value.map { DisplayText($0) }
    }

    /// The value of a static flag such as `isDiscoverable`; nil where it is absent or computed.
    public func staticFlag(_ name: String) -> Bool? {
        guard let value = inheritedProperty(name, isStatic: true)?.value, value.kind == .booleanLiteral else {
            return nil
        }
        return value.text == "true"
    }

    /// The argument of `@AppIntent(schema:)` and its like, as `mail.createDraft`.
    public var schema: String? {
        let names = ["AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum"]
        for part in parts {
            for attribute in part.node.all(.attribute) where names.contains(attribute.text) {
                guard let value = attribute.argument("schema")?.dottedText else { continue }
                return value.hasPrefix(".") ? String(value.dropFirst()) : value
            }
        }
        return nil
    }

    /// The part that makes the type one of App Intents: the declaration, or an extension, perhaps of another module.
    public private(set) lazy var intentPart: (node: Node, file: SourceFile) =
        parts.first { part in
            part.node.all(.inherited).contains { KnownProtocols.appIntents[TypeText($0.text).name] != nil }
        } ?? (node, file)

    /// The targets that the conformance to App Intents is built into.
    public var targets: [Target] { model.targets(of: intentPart.file) }
}

/// What a type conforms to and inherits from.
public struct Ancestry {
    /// Names of protocols and classes.
    public var names: Set<String> = []
    /// Those that the sources declare, nearest first.
    public var types: [TypeInfo] = []
    /// Whether a name is neither declared in the sources nor known.
    public var hasUnknown = false
}

/// A variable of a type.
public struct Property {
    /// The declaration.
    public let node: Node

    /// Reads a declaration.
    public init(node: Node) { self.node = node }

    public var name: String { node.text }
    public var isStatic: Bool { node.has("static") || node.has("class") }
    public var isVariable: Bool { node.first(.bindingKeyword)?.text == "var" }
    public var typeText: String? { node.typeText }
    /// The type without `?`.
    public var baseTypeText: String? { typeText.map { TypeText($0).wrapped } }
    public var isOptional: Bool { typeText.map { TypeText($0).isOptional } ?? false }
    /// The expression behind the `=`.
    public var initialValue: Node? { node.first(.initialValue)?.children.first }

    /// Whether the variable is computed.
    public var isComputed: Bool {
        node.children.contains { $0.kind == .accessor && ["get", "_read", "unsafeAddress"].contains($0.text) }
    }

    /// The body of its getter.
    public var getter: Node? { node.children.first { $0.kind == .accessor && $0.text == "get" }?.first(.body) }

    /// The initial value, or the only expression of a getter.
    public var value: Node? {
        if let initialValue { return initialValue.unwrapped }
        guard let getter else { return nil }
        let statements = Array(getter.children)
        guard statements.count == 1 else { return nil }
        if statements[0].kind == .returnStatement { return statements[0].children.first?.unwrapped }
        switch statements[0].kind {
        case .ifStatement, .switchStatement, .forStatement, .doStatement, .guardStatement, .whileStatement: return nil
        default: return statements[0].unwrapped
        }
    }

    /// Its property wrapper of a name.
    public func wrapper(_ names: String...) -> Node? {
        for name in names { if let found = node.attribute(name) { return found } }
        return nil
    }
}

/// The text of a type, taken apart.
public struct TypeText {
    /// The text without spaces around.
    public let text: String

    /// Reads the text of a type.
    public init(_ text: String) { self.text = text.trimmingSpaces }

    public var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

    /// Without `?` and `Optional<…>`.
    public var wrapped: String {
        if text.hasSuffix("?") || text.hasSuffix("!") { return String(text.dropLast()).withoutParentheses }
        if text.hasPrefix("Optional<"), text.hasSuffix(">") { return String(text.dropFirst(9).dropLast()) }
        return text
    }

    /// The element of `[T]`, `Array<T>` and their optional forms.
    public var element: String? {
        let text = wrapped
        if text.hasPrefix("["), text.hasSuffix("]"), !Self.hasColon(text) {
            return String(text.dropFirst().dropLast()).trimmingSpaces
        }
        for name in ["Array<", "Swift.Array<"] where text.hasPrefix(name) && text.hasSuffix(">") {
            return String(text.dropFirst(name.count).dropLast()).trimmingSpaces
        }
        return nil
    }

    public var isArray: Bool { element != nil }
    public var isDictionary: Bool {
        let text = wrapped
        return (text.hasPrefix("[") && Self.hasColon(text)) || text.hasPrefix("Dictionary<")
    }

    /// The name without generic arguments, module of Apple's, `any` and `some`.
    public var name: String {
        var text = wrapped.withoutParentheses
        for prefix in ["any ", "some ", "AppIntents.", "Foundation.", "Swift."] where text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
        }
        if let angle = text.firstIndex(of: "<") { text = String(text[..<angle]) }
        return text.trimmingSpaces
    }

    private static func hasColon(_ text: String) -> Bool {
        var depth = 0
        for character in text {
            switch character {
            case "[", "<", "(": depth += 1
            case "]", ">", ")": depth -= 1
            case ":" where depth == 1: return true
            default: break
            }
        }
        return false
    }
}

extension String {
    var trimmingSpaces: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }

    var withoutParentheses: String { hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self }
}
