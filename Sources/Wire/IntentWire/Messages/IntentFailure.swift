/// Why an intent, a query or an app did not do what was asked: one error for every floor.
///
/// The message is for a person: what was wrong, where, and what to do. It crosses processes as the data of a
/// JSON-RPC error.
public struct IntentFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure: what to branch on. An open set.
    public struct Code: RawRepresentable, Codable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public init(from decoder: any Decoder) throws { rawValue = try String(from: decoder) }
        public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }

        /// The app's own code threw an error.
        public static let intentFailed = Code(rawValue: "intent-failed")
        /// A required value is missing and nobody can be asked.
        public static let missingValue = Code(rawValue: "missing-value")
        /// A value has the wrong type, is out of range, or is none of the choices.
        public static let invalidValue = Code(rawValue: "invalid-value")
        /// Several entities fit and nobody can be asked.
        public static let ambiguousValue = Code(rawValue: "ambiguous-value")
        /// No entity fits.
        public static let entityNotFound = Code(rawValue: "entity-not-found")
        public static let unknownApp = Code(rawValue: "unknown-app")
        public static let unknownIntent = Code(rawValue: "unknown-intent")
        public static let unknownParameter = Code(rawValue: "unknown-parameter")
        public static let unknownEntity = Code(rawValue: "unknown-entity")
        public static let unknownProperty = Code(rawValue: "unknown-property")
        /// The person gave up, or the caller withdrew the request.
        public static let cancelled = Code(rawValue: "cancelled")
        /// The person said no.
        public static let declined = Code(rawValue: "declined")
        /// A person must agree first, and nobody can be asked.
        public static let confirmationRequired = Code(rawValue: "confirmation-required")
        /// A person must unlock the session or give their password first.
        public static let authenticationRequired = Code(rawValue: "authentication-required")
        /// Who asks may not run the intent.
        public static let notAllowed = Code(rawValue: "not-allowed")
        /// The person did not answer in time.
        public static let noAnswer = Code(rawValue: "no-answer")
        /// The surface or this platform cannot do what the intent wants.
        public static let unsupported = Code(rawValue: "unsupported")
        /// The app cannot be started, or is no app.
        public static let appNotStarted = Code(rawValue: "app-not-started")
        /// The app ended while it was working.
        public static let appCrashed = Code(rawValue: "app-crashed")
        /// The app did not answer in time.
        public static let timeout = Code(rawValue: "timeout")
        /// The app sent something that is no message.
        public static let invalidMessage = Code(rawValue: "invalid-message")
        /// The store cannot be read or written.
        public static let store = Code(rawValue: "store")
    }

    public var code: Code
    /// What happened and what helps, for a person.
    public var message: String
    /// The parameters that it is about.
    public var parameters: [String]?
    /// What could be meant: near names, or the entities that fit.
    public var candidates: [OptionItem]?

    /// Creates a failure.
    public init(_ code: Code, _ message: String, parameters: [String]? = nil, candidates: [OptionItem]? = nil) {
        self.code = code
        self.message = message
        self.parameters = parameters
        self.candidates = candidates
    }

    public var description: String { message }
}
