public import Foundation

extension IntentMethod {
    // App to system
    /// `SearchableIndexRequest` to `SearchableIndexReply`: what an app does with one of its indexes.
    public static let index = "index/perform"

    // System to app
    /// `SearchableIndexEventMessage` to `SearchableIndexEventAnswer`: the system has lost what was indexed, or has learnt
    /// something.
    public static let indexEvent = "index/event"
}

extension IntentFailure.Code {
    /// A query of an index cannot be read.
    public static let invalidQuery = IntentFailure.Code(rawValue: "invalid-query")
}

/// What came of an operation on an index.
public struct SearchableIndexReply: Codable, Hashable, Sendable {
    /// Why an operation was not carried out.
    public struct Failure: Codable, Hashable, Sendable {
        /// The raw value of `CSIndexError.Code`.
        public var code: Int
        public var message: String

        /// Creates a failure.
        public init(code: Int, message: String) {
            self.code = code
            self.message = message
        }
    }

    /// The client state, the found items or the data that was asked for; nil for other operations, and where there is none.
    public var data: Data?
    /// Nil where the operation was carried out.
    public var failure: Failure?

    /// Creates a reply.
    public init(data: Data? = nil, failure: Failure? = nil) {
        self.data = data
        self.failure = failure
    }
}

/// What the system wants of an app's indexes.
public struct SearchableIndexEventMessage: Codable, Hashable, Sendable {
    public var event: SearchableIndexEvent

    /// Creates a message.
    public init(event: SearchableIndexEvent) { self.event = event }
}

/// What an app did about an event.
public struct SearchableIndexEventAnswer: Codable, Hashable, Sendable {
    /// How many delegates and queries took it on; where there is none, nobody in the app can index again.
    public var takers: Int

    /// Creates an answer.
    public init(takers: Int) { self.takers = takers }
}

/// What the system wants of an app's index.
public enum SearchableIndexEvent: Codable, Hashable, Sendable {
    /// Index everything again.
    case reindexAll
    /// Index some items again.
    case reindex(identifiers: [String])
    /// The app indexes too much.
    case didThrottle
    /// The app may index more again.
    case didFinishThrottle
    /// The system has learnt more of items.
    case itemsDidUpdate(items: [SearchableItemSnapshot])
}
