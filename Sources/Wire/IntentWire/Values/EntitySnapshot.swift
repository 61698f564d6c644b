/// An app's entity at one moment: its identity, how it is shown, and the properties that it exposes.
public struct EntitySnapshot: Codable, Hashable, Sendable {
    /// The entity type's identifier in the app's manifest.
    public var type: String
    /// The entity's identifier as text, stable across launches.
    public var id: String
    /// How the entity is shown.
    public var display: DisplaySnapshot
    /// The exposed properties by name; deferred ones only when they were asked for.
    public var properties: [String: IntentValue]
    /// A transient entity has no query: all of it travels, and it is made anew from `properties`.
    public var isTransient: Bool?
    /// To whom the entity belongs, where its type tells: `public`, `shared`, `unknown`; empty for the person alone.
    public var ownership: [String]?
    /// By name, the properties for which somebody must be there, as their app says; a system takes the list away with the
    /// values that it holds back.
    public var policies: [String: IntentDescriptor.AuthenticationPolicy]?
    /// The properties whose values the system held back, by name, sorted.
    public var withheld: [String]?

    /// Creates a snapshot.
    public init(
        type: String, id: String, display: DisplaySnapshot, properties: [String: IntentValue] = [:],
        isTransient: Bool? = nil
    ) {
        self.type = type
        self.id = id
        self.display = display
        self.properties = properties
        self.isTransient = isTransient
    }
}

/// One case of an app's enumeration.
public struct EnumCaseSnapshot: Codable, Hashable, Sendable {
    /// The enumeration's identifier in the app's manifest; empty where only the raw value is known.
    public var type: String
    /// The raw value as text.
    public var rawValue: String
    /// How the case is shown; absent in values that go to an app.
    public var display: DisplaySnapshot?

    /// Creates a case.
    public init(type: String, rawValue: String, display: DisplaySnapshot? = nil) {
        self.type = type
        self.rawValue = rawValue
        self.display = display
    }
}
