/// One intent of an app: what it is called, what it takes, what it gives.
public struct IntentDescriptor: Codable, Hashable, Sendable {
    /// Who must be there before the intent runs: the cases of `IntentAuthenticationPolicy`.
    public enum AuthenticationPolicy: String, Codable, Sendable, Comparable {
        case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication

        private var strictness: Int {
            switch self {
            case .alwaysAllowed: 0
            case .requiresAuthentication: 1
            case .requiresLocalDeviceAuthentication: 2
            }
        }

        /// Whether the first is less strict.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.strictness < rhs.strictness }
    }

    /// Where an intent may run: the members of `IntentModes`.
    public enum Mode: String, Codable, Sendable {
        case background, foreground, foregroundDynamic, foregroundDeferred
    }

    /// What an intent does that cannot simply be taken back, or that others see.
    public enum Effect: String, Codable, Sendable, CaseIterable {
        /// It deletes something.
        case deletes
        /// It sends, posts or uploads something to others.
        case sends
        /// It gives others access to something.
        case shares
        /// It spends money.
        case pays
    }

    /// How little an intent changes of what its app keeps.
    public enum Alteration: String, Codable, Sendable {
        /// It looks and tells.
        case nothing
        /// It adds something and leaves the rest as it is.
        case additions
    }

    /// The persistent identifier: the type's name unless the app chose another.
    public var identifier: String
    /// The type with its module, as `Coffee.OrderCoffeeIntent`.
    public var typeName: String
    public var title: LocalizedText
    public var description: LocalizedText?
    /// The group in which the intent is listed.
    public var category: LocalizedText?
    public var searchKeywords: [LocalizedText]?
    /// What the result is called.
    public var resultValueName: LocalizedText?
    public var parameters: [ParameterDescriptor]
    /// The sentence that contains the parameters; absent where the app gives none.
    public var summary: SummaryDescriptor?
    /// The type of the result; absent where there is none.
    public var resultType: ValueType?
    public var providesDialog: Bool
    public var showsSnippet: Bool
    public var opensIntent: Bool
    /// Whether people find the intent in lists and searches.
    public var isDiscoverable: Bool
    /// Whether only an assistant may see it.
    public var isAssistantOnly: Bool
    /// Whether it only configures a widget or a control and cannot run.
    public var isConfigurationOnly: Bool
    public var authenticationPolicy: AuthenticationPolicy
    /// What it does that cannot simply be taken back; absent where nothing of that kind is known.
    public var effects: [Effect]?
    /// How little it changes; absent where it may change anything.
    public var alters: Alteration?
    public var modes: [Mode]
    /// The system protocols that the type conforms to, as `OpenIntent`, sorted.
    public var systemProtocols: [String]
    /// The schema that the type adopts, as `clock.createAlarm`.
    public var schema: String?
    /// What to use instead, where the intent is deprecated.
    public var deprecation: DeprecationDescriptor?
    /// The parameters of each of its predictions: with the values of these it is proposed. Absent where it has none, as of
    /// intents that are not predictable.
    public var predictions: [[String]]?
    /// Earlier names under which saved shortcuts may know it, as the class of a SiriKit intent.
    public var formerIdentifiers: [String]?

    /// Creates a description with only what every intent has.
    public init(identifier: String, typeName: String, title: LocalizedText, parameters: [ParameterDescriptor] = []) {
        self.identifier = identifier
        self.typeName = typeName
        self.title = title
        self.parameters = parameters
        self.providesDialog = false
        self.showsSnippet = false
        self.opensIntent = false
        self.isDiscoverable = true
        self.isAssistantOnly = false
        self.isConfigurationOnly = false
        self.authenticationPolicy = .alwaysAllowed
        self.modes = [.background]
        self.systemProtocols = []
    }

    /// Whether the type is an `UndoableIntent`: what its run registers for that can be undone.
    public var isUndoable: Bool { systemProtocols.contains("UndoableIntent") }

    /// The parameter with this name.
    public func parameter(_ name: String) -> ParameterDescriptor? { parameters.first { $0.name == name } }
}

/// That an intent is deprecated, and what takes its place.
public struct DeprecationDescriptor: Codable, Hashable, Sendable {
    public var message: LocalizedText?
    /// The identifier of the intent to use instead.
    public var replacedBy: String?

    /// Creates the description.
    public init(message: LocalizedText? = nil, replacedBy: String? = nil) {
        self.message = message
        self.replacedBy = replacedBy
    }
}
