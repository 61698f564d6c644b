public import Foundation
public import IntentWire

/// A kind of what the system keeps about a person.
public enum PrivacyKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// What was done, with its values: suggestions are made of it.
    case donations
    /// What is not to be suggested any more.
    case suggestions
    /// How often things were used and chosen: search puts them higher.
    case usage
    /// Which intents ran, and when, without values.
    case log
    /// What apps have indexed for search.
    case index
    /// What apps call relevant, and what their camera intents need.
    case hints
    /// Which runs could be undone.
    case undo
    /// What widgets show, and which are in use.
    case widgets
    /// Live Activities.
    case activities
    /// When alarms rang.
    case alarms
    /// The weather at the places that were asked for.
    case weather
    /// What apps printed, and how they crashed.
    case output
}

/// What the system keeps about a person.
public struct PrivacyReport: Codable, Hashable, Sendable {
    /// What is kept of one kind.
    public struct Entry: Codable, Hashable, Sendable {
        public var kind: PrivacyKind
        /// How many there are.
        public var count: Int
        /// The earliest and the latest; nil where there are none, or their time is not known.
        public var oldest: Date?
        public var newest: Date?
        /// The file or the folder.
        public var path: String
        /// How many there are of each app, by identifier; empty where that is not known.
        public var apps: [String: Int]

        /// Creates an entry.
        public init(
            kind: PrivacyKind, count: Int, oldest: Date? = nil, newest: Date? = nil, path: String,
            apps: [String: Int] = [:]
        ) {
            self.kind = kind
            self.count = count
            self.oldest = oldest
            self.newest = newest
            self.path = path
            self.apps = apps
        }
    }

    /// In the order of the kinds; also what there is none of.
    public var entries: [Entry]
    public var learning: LearningState

    /// Creates a report.
    public init(entries: [Entry], learning: LearningState) {
        self.entries = entries
        self.learning = learning
    }
}

/// What a person wants to be forgotten.
public struct EraseRequest: Codable, Hashable, Sendable {
    /// Of which app; nil for all.
    public var app: AppReference?
    /// Which kinds; all where empty.
    public var kinds: [PrivacyKind]
    /// Only what is from before this moment; nil for everything.
    public var before: Date?

    /// Creates a request.
    public init(app: AppReference? = nil, kinds: [PrivacyKind] = [], before: Date? = nil) {
        self.app = app
        self.kinds = kinds
        self.before = before
    }
}

/// What was forgotten.
public struct EraseResult: Codable, Hashable, Sendable {
    /// How many of a kind.
    public struct Part: Codable, Hashable, Sendable {
        public var kind: PrivacyKind
        public var count: Int

        /// Creates a part.
        public init(kind: PrivacyKind, count: Int) {
            self.kind = kind
            self.count = count
        }
    }

    /// In the order of the kinds.
    public var parts: [Part]
    /// Why the files may still hold what was deleted; nil where they do not.
    public var remains: String?

    /// Creates a result.
    public init(parts: [Part], remains: String? = nil) {
        self.parts = parts
        self.remains = remains
    }
}
