import IntentWire

/// Why a test could not do what it wanted with an app, or what an intent threw.
///
/// ```swift
/// await #expect(throws: IntentTestingError(.intentFailed, "Nothing was ordered yet.")) {
///     try await definitions.intents["OrderAgainIntent"].makeIntent().run()
/// }
/// ```
///
/// This is an addition to Apple's framework, which documents no error of its own.
public struct IntentTestingError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure; an open set, since new kinds may appear in a minor release.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind, as `intent-failed`.
        public let description: String

        init(_ description: String) { self.description = description }

        /// The app's own code threw; ``IntentTestingError/message`` is what it says of its error to people.
        public static let intentFailed = Code("intent-failed")
        /// A required value is missing, and nobody can be asked.
        public static let missingValue = Code("missing-value")
        /// A value has the wrong type, is out of range, or is none of the choices.
        public static let invalidValue = Code("invalid-value")
        /// Several entities fit, and nobody can be asked.
        public static let ambiguousValue = Code("ambiguous-value")
        /// No entity fits.
        public static let entityNotFound = Code("entity-not-found")
        /// There is no such app in the build folder.
        public static let unknownApp = Code("unknown-app")
        public static let unknownIntent = Code("unknown-intent")
        public static let unknownParameter = Code("unknown-parameter")
        public static let unknownEntity = Code("unknown-entity")
        public static let unknownProperty = Code("unknown-property")
        /// There is no such query of values.
        public static let unknownQuery = Code("unknown-query")
        /// A value cannot be read as the type that the test wants.
        public static let castingFailed = Code("casting-failed")
        /// The person gave up, or the test's task was cancelled.
        public static let cancelled = Code("cancelled")
        /// The person said no.
        public static let declined = Code("declined")
        /// The person or this platform cannot do what the intent wants, or the system has no such service yet.
        public static let unsupported = Code("unsupported")
        /// The app cannot be started, or is no app.
        public static let appNotStarted = Code("app-not-started")
        /// The app ended while it was working.
        public static let appCrashed = Code("app-crashed")
        /// The app did not answer in time.
        public static let timeout = Code("timeout")
        /// The intent asked something for which the test has no answer.
        public static let unexpectedQuestion = Code("unexpected-question")
        /// The test has answers left that nobody asked for.
        public static let unusedAnswers = Code("unused-answers")
        /// The files of the test's system cannot be written.
        public static let store = Code("store")
    }

    /// What to branch on.
    public let code: Code
    /// What happened and what helps, for a person; of ``Code/intentFailed`` the app's own words.
    public let message: String
    /// The parameters that it is about.
    public let parameters: [String]
    /// What could be meant, by title: near names, or the entities that fit.
    public let candidates: [String]

    /// Creates an error, to compare with one that was thrown.
    public init(_ code: Code, _ message: String, parameters: [String] = [], candidates: [String] = []) {
        self.code = code
        self.message = message
        self.parameters = parameters
        self.candidates = candidates
    }

    public var description: String { message }
}

extension IntentTestingError: Equatable {
    /// Whether both are of one kind and say the same.
    public static func == (lhs: IntentTestingError, rhs: IntentTestingError) -> Bool {
        lhs.code == rhs.code && lhs.message == rhs.message
    }
}

extension IntentTestingError {
    /// The same failure, as the system tells it.
    init(_ failure: IntentFailure) {
        self.init(
            Code(failure.code.rawValue), failure.message, parameters: failure.parameters ?? [],
            candidates: (failure.candidates ?? []).map(\.display.title))
    }

    /// Does something with the system, whose failures become errors of this type.
    static func translating<Result>(_ body: () async throws -> Result) async throws -> Result {
        do { return try await body() } catch let failure as IntentFailure { throw IntentTestingError(failure) }
    }
}
