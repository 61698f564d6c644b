/// One kind of widget of an app.
public struct WidgetDescriptor: Codable, Hashable, Sendable {
    /// The app's name for it, by which it is asked for.
    public var kind: String
    /// The type with its module.
    public var typeName: String
    /// What people read as its name.
    public var name: LocalizedText
    /// What people read about it.
    public var description: LocalizedText?
    /// The sizes that it supports, as `systemSmall`.
    public var families: [String]
    /// The intent whose parameters configure it; absent where it cannot be configured.
    public var configuration: String?
    /// Whether people are asked to configure it once they add it.
    public var promptsForConfiguration: Bool?
    /// Whether its content reaches the edges.
    public var fillsContainer: Bool?

    /// Creates a description.
    public init(
        kind: String, typeName: String, name: LocalizedText, description: LocalizedText? = nil, families: [String],
        configuration: String? = nil, promptsForConfiguration: Bool? = nil, fillsContainer: Bool? = nil
    ) {
        self.kind = kind
        self.typeName = typeName
        self.name = name
        self.description = description
        self.families = families
        self.configuration = configuration
        self.promptsForConfiguration = promptsForConfiguration
        self.fillsContainer = fillsContainer
    }
}

/// One kind of control of an app.
public struct ControlDescriptor: Codable, Hashable, Sendable {
    /// The app's name for it, by which it is asked for.
    public var kind: String
    /// The type with its module.
    public var typeName: String
    /// What people read as its name.
    public var name: LocalizedText
    /// What people read about it.
    public var description: LocalizedText?
    /// The intent whose parameters configure it; absent where it cannot be configured.
    public var configuration: String?
    /// Whether people are asked to configure it once they add it.
    public var promptsForConfiguration: Bool?

    /// Creates a description.
    public init(
        kind: String, typeName: String, name: LocalizedText, description: LocalizedText? = nil,
        configuration: String? = nil, promptsForConfiguration: Bool? = nil
    ) {
        self.kind = kind
        self.typeName = typeName
        self.name = name
        self.description = description
        self.configuration = configuration
        self.promptsForConfiguration = promptsForConfiguration
    }
}

extension AppManifest {
    /// The widget of this kind.
    public func widget(_ kind: String) -> WidgetDescriptor? { widgets?.first { $0.kind == kind } }

    /// The control of this kind.
    public func control(_ kind: String) -> ControlDescriptor? { controls?.first { $0.kind == kind } }
}
