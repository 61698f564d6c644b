/// Who wants an intent to run.
public enum RequestSource: String, Codable, Hashable, Sendable {
    /// A person at a terminal, a page or a desktop.
    case person
    /// A schedule or a workflow.
    case automation
    /// A language model.
    case assistant
    /// Somebody or something on another machine.
    case remote
    /// A test.
    case test
}

/// Where the value of an argument comes from.
public enum ArgumentOrigin: Codable, Hashable, Sendable {
    /// Who asks chose it.
    case requester
    /// It was read in something that somebody else may have written, which has this name: an entity's title, a file.
    case content(String)
}

/// What a surface asks the system: run this intent of this app with these values.
public struct IntentRequest: Codable, Hashable, Sendable {
    /// The app: its identifier or name, or the path of its executable or bundle.
    public var app: AppReference
    /// The intent's identifier.
    public var intent: String
    /// The values by parameter; what is missing is asked for or taken from defaults.
    public var arguments: [String: IntentValue]
    public var source: RequestSource
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?
    /// What the requester is called, as the name of the assistant's program; for questions and the log.
    public var requester: String?
    /// Where values come from that the requester did not choose, by parameter.
    public var origins: [String: ArgumentOrigin]?
    /// Whether the app itself prepared the intent with its values, as for a button of a snippet.
    public var isPrepared: Bool?
    /// The process of this machine at which the person sits who asks; whose password is asked for there.
    public var process: Int32?
    /// The sentence that intent and values were read from; nil where somebody named them.
    public var sentence: String?

    /// Creates a request.
    public init(
        app: AppReference, intent: String, arguments: [String: IntentValue] = [:], source: RequestSource = .person,
        locale: String? = nil
    ) {
        self.app = app
        self.intent = intent
        self.arguments = arguments
        self.source = source
        self.locale = locale
    }
}

/// How an app is named.
public enum AppReference: Codable, Hashable, Sendable {
    /// An installed app, by identifier or by name, in any case of letters.
    case name(String)
    /// An executable or a bundle in the file system.
    case path(String)
}

/// What the system asks an app: run this intent. The parameters of `IntentMethod.perform`.
public struct PerformRequest: Codable, Hashable, Sendable {
    /// Names this run in questions, progress and logs.
    public var run: String
    public var intent: String
    public var arguments: [String: IntentValue]
    public var source: RequestSource
    public var locale: String?
    /// What the surface can do for questions.
    public var capabilities: InteractionCapabilities
    /// Whether the app is in front of the person.
    public var isForeground: Bool

    /// Creates a request.
    public init(
        run: String, intent: String, arguments: [String: IntentValue] = [:], source: RequestSource = .person,
        locale: String? = nil, capabilities: InteractionCapabilities = [], isForeground: Bool = false
    ) {
        self.run = run
        self.intent = intent
        self.arguments = arguments
        self.source = source
        self.locale = locale
        self.capabilities = capabilities
        self.isForeground = isForeground
    }
}

/// What came of an intent.
public struct IntentOutcome: Codable, Hashable, Sendable {
    /// The value it returned.
    public var value: IntentValue?
    public var dialog: DialogSnapshot?
    /// An intent to run next.
    public var opensIntent: PreparedIntent?
    /// An intent that draws a snippet.
    public var snippetIntent: PreparedIntent?
    /// The view that it returned, or that `snippetIntent` drew.
    public var snippet: ViewTree?
    /// Why there is no view although the intent has one; the intent itself is done.
    public var snippetProblem: String?
    /// A place to open, from an intent that is represented by a URL.
    public var url: String?

    /// Creates an outcome.
    public init(
        value: IntentValue? = nil, dialog: DialogSnapshot? = nil, opensIntent: PreparedIntent? = nil,
        snippetIntent: PreparedIntent? = nil, snippet: ViewTree? = nil, url: String? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
        self.snippetIntent = snippetIntent
        self.snippet = snippet
        self.url = url
    }
}

/// An intent with its values, ready to run.
public struct PreparedIntent: Codable, Hashable, Sendable {
    public var intent: String
    public var arguments: [String: IntentValue]

    /// Creates a prepared intent.
    public init(intent: String, arguments: [String: IntentValue] = [:]) {
        self.intent = intent
        self.arguments = arguments
    }
}
