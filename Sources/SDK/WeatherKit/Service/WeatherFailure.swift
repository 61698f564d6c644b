public import Foundation

/// What went wrong between this app and a provider of weather, and what helps.
///
/// `WeatherService` throws it for everything that ``WeatherError/permissionDenied`` does not say.
public struct WeatherFailure: LocalizedError, Codable, Hashable, Sendable {
    /// The kind of failure; an open set, since new kinds may appear in a minor release.
    public struct Code: RawRepresentable, Codable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No identifiers or no key of the service are configured, or the key cannot be read.
        public static let credentials = Code(rawValue: "credentials")
        /// The service does not know the key or the identifiers.
        public static let unauthorized = Code(rawValue: "unauthorized")
        /// The token of the app has expired; its clock may be wrong.
        public static let tokenExpired = Code(rawValue: "token-expired")
        /// The service knows the app and refuses it.
        public static let forbidden = Code(rawValue: "forbidden")
        /// The service has nothing for that place.
        public static let notFound = Code(rawValue: "not-found")
        /// Too many requests; see ``WeatherFailure/retryAfter``.
        public static let rateLimited = Code(rawValue: "rate-limited")
        /// The month's allowance is used up.
        public static let quotaExceeded = Code(rawValue: "quota-exceeded")
        /// The service says that the request is wrong.
        public static let badRequest = Code(rawValue: "bad-request")
        /// The service has a fault of its own.
        public static let serviceFault = Code(rawValue: "service-fault")
        /// The answer is not what the service promises.
        public static let badAnswer = Code(rawValue: "bad-answer")
        /// The answer is larger than weather is.
        public static let answerTooLarge = Code(rawValue: "answer-too-large")
        /// The time that a request may take is over.
        public static let deadline = Code(rawValue: "deadline")
        /// The service cannot be reached.
        public static let offline = Code(rawValue: "offline")
        /// The provider does not have that kind of data.
        public static let unsupported = Code(rawValue: "unsupported")
        /// There is no system that this app could ask.
        public static let noSystem = Code(rawValue: "no-system")
        /// The coordinate, the dates or the range make no sense.
        public static let invalidRequest = Code(rawValue: "invalid-request")
    }

    /// What to branch on.
    public let code: Code
    /// What happened, where, and what helps.
    public let message: String
    /// Seconds after which the service wants to be asked again, where it says.
    public let retryAfter: Double?

    /// Creates a failure.
    package init(_ code: Code, _ message: String, retryAfter: Double? = nil) {
        self.code = code
        self.message = message
        self.retryAfter = retryAfter
    }

    public var errorDescription: String? { message }
}
