/// Everything that an app declares: what a system needs to know of it without running its intents.
///
/// Its JSON form is stable: keys are sorted, lists are sorted by identifier, absent values are left out.
public struct AppManifest: Codable, Hashable, Sendable {
    /// The version of this format.
    public static let currentFormat = 2

    /// The version of the format that this manifest is in.
    public var format: Int
    /// The app's identifier, as `org.example.Coffee`.
    public var identifier: String
    /// The app's name as people read it.
    public var name: LocalizedText
    /// Other names that people may say.
    public var alternativeNames: [LocalizedText]?
    /// The app's version.
    public var version: String?
    /// The languages that the app ships, as BCP 47 tags, the development language first.
    public var languages: [String]
    public var intents: [IntentDescriptor]
    public var entities: [EntityDescriptor]
    public var enumerations: [EnumDescriptor]
    public var shortcuts: [ShortcutDescriptor]
    /// The kinds of widgets, in the app's order.
    public var widgets: [WidgetDescriptor]?
    /// The kinds of controls, in the app's order.
    public var controls: [ControlDescriptor]?
    /// Phrases that must not lead to this app.
    public var negativePhrases: [PhraseTemplate]?
    /// The colour of the app's shortcut tiles, by its name in `ShortcutTileColor`.
    public var shortcutTileColor: String?
    /// What the runtime saw that its author should know, as two types with one identifier.
    public var warnings: [String]?

    /// Creates a manifest.
    public init(
        identifier: String, name: LocalizedText, alternativeNames: [LocalizedText]? = nil, version: String? = nil,
        languages: [String] = ["en"], intents: [IntentDescriptor] = [], entities: [EntityDescriptor] = [],
        enumerations: [EnumDescriptor] = [], shortcuts: [ShortcutDescriptor] = [],
        negativePhrases: [PhraseTemplate]? = nil, shortcutTileColor: String? = nil, warnings: [String]? = nil
    ) {
        self.format = Self.currentFormat
        self.identifier = identifier
        self.name = name
        self.alternativeNames = alternativeNames
        self.version = version
        self.languages = languages
        self.intents = intents
        self.entities = entities
        self.enumerations = enumerations
        self.shortcuts = shortcuts
        self.negativePhrases = negativePhrases
        self.shortcutTileColor = shortcutTileColor
        self.warnings = warnings
    }

    /// The intent with this identifier.
    public func intent(_ identifier: String) -> IntentDescriptor? { intents.first { $0.identifier == identifier } }

    /// The entity type with this identifier.
    public func entity(_ identifier: String) -> EntityDescriptor? { entities.first { $0.identifier == identifier } }

    /// The enumeration with this identifier.
    public func enumeration(_ identifier: String) -> EnumDescriptor? {
        enumerations.first { $0.identifier == identifier }
    }
}
