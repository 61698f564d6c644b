import FoundationAdditions

// URLs with values in them. Source: AppIntents, `EntityURLRepresentation`, `IntentURLRepresentation`.

/// The URL of an entity, as `"https://example.com/tasks/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Holds key paths, which are immutable; their type does not say that it is Sendable.
    let parts: [TemplatePart]

    private init(parts: [TemplatePart]) { self.parts = parts }

    /// Creates a URL without values.
    public init(_ string: String) { self.init(stringLiteral: string) }
    public init(stringLiteral value: String) { self.init(parts: [.text(value)]) }
    public init(stringInterpolation: StringInterpolation) { self.init(parts: stringInterpolation.parts) }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// What can stand for a value.
        public enum Token: Sendable { case id }
        var parts: [TemplatePart] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }
        /// Adds the identifier.
        public mutating func appendInterpolation(_ token: Token) { parts.append(.entityID) }
        /// Adds a property.
        public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
            _ keyPath: KeyPath<Entity, EntityProperty<ValueType>>
        ) {
            parts.append(.parameter(keyPath))
        }
    }
}

/// The URL of an intent, as `"https://example.com/search?q=\(\.$term)"`.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Holds key paths, which are immutable; their type does not say that it is Sendable.
    let parts: [TemplatePart]
    /// What the intent opens, where that has a URL of its own.
    let target: (@Sendable (Intent) -> any Sendable)?

    private init(parts: [TemplatePart]) { (self.parts, target) = (parts, nil) }

    init(target: @escaping @Sendable (Intent) -> any Sendable) { (parts, self.target) = ([], target) }

    /// Creates a URL without values.
    public init(_ string: String) { self.init(stringLiteral: string) }
    public init(stringLiteral value: String) { self.init(parts: [.text(value)]) }
    public init(stringInterpolation: StringInterpolation) { self.init(parts: stringInterpolation.parts) }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [TemplatePart] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }
        /// Adds a parameter.
        public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
            _ keyPath: KeyPath<Intent, IntentParameter<ValueType>>
        ) {
            parts.append(.parameter(keyPath))
        }
    }
}

/// The URL of each case of an enumeration.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
    /// The URL of one case.
    public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = EnumURLRepresentation<Enum>.StringInterpolation
        let template: String

        public init(stringLiteral value: String) { template = value }
        public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }
    }

    private let template: String?
    private let cases: [Enum: EnumSingleURLRepresentation]

    /// Creates one URL for all cases.
    public init(_ string: String) { self.init(stringLiteral: string) }
    public init(stringLiteral value: String) { (template, cases) = (value, [:]) }
    public init(stringInterpolation: StringInterpolation) { (template, cases) = (stringInterpolation.template, [:]) }

    /// Creates a URL for each case.
    public init(_ cases: [Enum: EnumSingleURLRepresentation]) { (template, self.cases) = (nil, cases) }

    func url(of value: Enum) -> URL? {
        guard let template = cases[value]?.template ?? template else { return nil }
        return URL(
            string: template.replacingOccurrences(of: "${rawValue}", with: URLTemplate.escape(String(value.rawValue))))
    }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// What can stand for the case.
        public enum Token: Sendable { case rawValue }
        var template = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { template += literal }
        /// Adds the raw value of the case.
        public mutating func appendInterpolation(_ token: Token) { template += "${rawValue}" }
        /// Adds the raw value of a certain case.
        public mutating func appendInterpolation(_ value: Enum) {
            template += URLTemplate.escape(String(value.rawValue))
        }
    }
}
