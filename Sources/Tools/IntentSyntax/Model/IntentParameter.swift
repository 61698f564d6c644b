/// A `@Parameter` of an intent.
public struct IntentParameter {
    /// The variable.
    public let property: Property
    /// The property wrapper.
    public let attribute: Node

    init?(_ property: Property) {
        guard !property.isStatic, let attribute = property.wrapper("Parameter", "IntentParameter") else { return nil }
        self.property = property
        self.attribute = attribute
    }

    public var name: String { property.name }
    public var node: Node { property.node }
    public var type: TypeText? { property.typeText.map { TypeText($0) } }
    public var isOptional: Bool { property.isOptional }
    /// The title that the wrapper gives it.
    public var title: Node? { attribute.argument("title") ?? attribute.unlabelledArgument() }
    public var description: Node? { attribute.argument("description") }
    /// `default:`, or the value behind the `=`.
    public var defaultValue: Node? { attribute.argument("default") ?? property.initialValue }
    public var optionsProvider: Node? { attribute.argument("optionsProvider") ?? attribute.argument("query") }
    public var inclusiveRange: Node? { attribute.argument("inclusiveRange") }
}

extension TypeInfo {
    /// The parameters of an intent, those of its base class too.
    public var parameters: [IntentParameter] {
        (properties + ancestry.types.filter { $0.node.kind == .classType }.flatMap(\.properties))
            .compactMap { IntentParameter($0) }
    }

    /// The parameter with a name.
    public func parameter(_ name: String) -> IntentParameter? { parameters.first { $0.name == name } }

    /// Whether an intent only configures a widget, control, focus filter or the like.
    public var isConfiguration: Bool {
        ["WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent"].contains {
            conforms(to: $0)
        }
    }

    /// The functions `perform()` of the type itself.
    public var performs: [Node] { functions.filter { $0.text == "perform" && $0.all(.parameter).isEmpty } }

    /// Whether people can find the intent; nil where that is computed.
    public var isDiscoverable: Bool? {
        guard let property = inheritedProperty("isDiscoverable", isStatic: true) else { return true }
        guard let value = property.value, value.kind == .booleanLiteral else { return nil }
        return value.text == "true"
    }
}
