/// What a surface can do when an intent has a question.
public struct InteractionCapabilities: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Asks a person for a value.
    public static let values = InteractionCapabilities(rawValue: 1 << 0)
    /// Lets a person choose.
    public static let choices = InteractionCapabilities(rawValue: 1 << 1)
    /// Asks a person yes or no.
    public static let confirmations = InteractionCapabilities(rawValue: 1 << 2)
    /// Brings the app to the person.
    public static let foreground = InteractionCapabilities(rawValue: 1 << 3)
    /// Shows progress.
    public static let progress = InteractionCapabilities(rawValue: 1 << 4)
    /// All of them.
    public static let all: InteractionCapabilities = [.values, .choices, .confirmations, .foreground, .progress]
}

/// The road backwards: how an intent that runs asks the person who wanted it.
///
/// A surface implements it. What a surface cannot do it leaves out of `capabilities`, and the intent gets an error at
/// once instead of a question that nobody sees.
public protocol IntentInteraction: Sendable {
    /// What this surface can do.
    var capabilities: InteractionCapabilities { get }

    /// Puts a question to the person.
    ///
    /// - Parameter question: What to ask.
    /// - Returns: What the person said; `cancelled` where they gave up.
    /// - Throws: An error where the question could not be put; the intent then fails with it.
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer

    /// Tells the person how far the intent has come.
    func report(_ progress: IntentProgress) async
}

/// A question of an intent.
public enum IntentQuestion: Codable, Hashable, Sendable {
    /// For a value of a parameter.
    case value(ValueQuestion)
    /// For one of several values.
    case choice(ChoiceQuestion)
    /// Yes or no.
    case confirmation(ConfirmationQuestion)
    /// Whether the app may come to the front.
    case foreground(ForegroundQuestion)
}

/// A question for a value.
public struct ValueQuestion: Codable, Hashable, Sendable {
    /// The parameter that lacks a value.
    public var parameter: ParameterDescriptor
    public var dialog: DialogSnapshot
    /// Values to choose from; others may be given too.
    public var options: OptionList?
    /// Why the last answer was not taken.
    public var problem: String?

    /// Creates a question.
    public init(
        parameter: ParameterDescriptor, dialog: DialogSnapshot, options: OptionList? = nil, problem: String? = nil
    ) {
        self.parameter = parameter
        self.dialog = dialog
        self.options = options
        self.problem = problem
    }
}

/// A question for one of several things.
public struct ChoiceQuestion: Codable, Hashable, Sendable {
    /// One thing to choose.
    public struct Option: Codable, Hashable, Sendable {
        /// What choosing it means.
        public enum Style: String, Codable, Sendable { case `default`, destructive, cancel }

        public var display: DisplaySnapshot
        public var style: Style

        /// Creates an option.
        public init(display: DisplaySnapshot, style: Style = .default) {
            self.display = display
            self.style = style
        }
    }

    public var dialog: DialogSnapshot
    public var options: [Option]
    /// A view beside the question.
    public var snippet: ViewTree?

    /// Creates a question.
    public init(dialog: DialogSnapshot, options: [Option], snippet: ViewTree? = nil) {
        self.dialog = dialog
        self.options = options
        self.snippet = snippet
    }
}

/// A question whether to go on.
public struct ConfirmationQuestion: Codable, Hashable, Sendable {
    public var dialog: DialogSnapshot
    /// What the button that goes on says.
    public var acceptLabel: String
    /// What the button that stops says.
    public var denyLabel: String
    /// Whether going on may lose something.
    public var isDestructive: Bool
    /// The value that is asked about.
    public var item: DisplaySnapshot?
    /// A view that shows what is asked about.
    public var snippet: ViewTree?
    /// The intent that drew the view, and draws it anew after somebody pressed a button in it.
    public var snippetIntent: PreparedIntent?

    /// Creates a question.
    public init(
        dialog: DialogSnapshot, acceptLabel: String, denyLabel: String, isDestructive: Bool = false,
        item: DisplaySnapshot? = nil, snippet: ViewTree? = nil, snippetIntent: PreparedIntent? = nil
    ) {
        self.dialog = dialog
        self.acceptLabel = acceptLabel
        self.denyLabel = denyLabel
        self.isDestructive = isDestructive
        self.item = item
        self.snippet = snippet
        self.snippetIntent = snippetIntent
    }
}

/// A question whether the app may come to the front.
public struct ForegroundQuestion: Codable, Hashable, Sendable {
    public var dialog: DialogSnapshot?
    /// Whether to ask even where the person was just active.
    public var alwaysConfirm: Bool

    /// Creates a question.
    public init(dialog: DialogSnapshot? = nil, alwaysConfirm: Bool = true) {
        self.dialog = dialog
        self.alwaysConfirm = alwaysConfirm
    }
}

/// What a person said.
public enum IntentAnswer: Codable, Hashable, Sendable {
    /// A value; text that only the app can read comes as `IntentValue.text`.
    case value(IntentValue)
    /// The option at this place, counted from 0.
    case option(Int)
    case confirmed
    case declined
    /// The person gave up.
    case cancelled
    /// The surface cannot put this question.
    case unsupported
}

/// How far an intent has come.
public struct IntentProgress: Codable, Hashable, Sendable {
    /// The share that is done, from 0 to 1; absent where unknown.
    public var fraction: Double?
    /// What is being done.
    public var description: String?
    /// More about it.
    public var details: String?

    /// Creates a report.
    public init(fraction: Double? = nil, description: String? = nil, details: String? = nil) {
        self.fraction = fraction
        self.description = description
        self.details = details
    }
}
