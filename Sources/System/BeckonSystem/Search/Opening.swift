import Foundation
public import IntentWire
public import SpotlightIndex

/// What a person opens of what search finds.
public struct OpenRequest: Codable, Hashable, Sendable {
    /// What is opened.
    public enum Target: Codable, Hashable, Sendable {
        /// An item, by the app's identifier, the name of its index and its own name.
        case item(app: String, index: String, identifier: String)
        /// The search itself, to go on with it in an app.
        case search(app: AppReference)
    }

    public var target: Target
    /// What the person searched for.
    public var text: String
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?
    /// The process of this machine at which the person sits.
    public var process: Int32?

    /// Creates a request.
    public init(_ target: Target, text: String = "", locale: String? = nil, process: Int32? = nil) {
        self.target = target
        self.text = text
        self.locale = locale
        self.process = process
    }

    /// A request for something that was found.
    public init(_ hit: SearchHit, text: String, locale: String? = nil, process: Int32? = nil) {
        self.init(
            .item(app: hit.app, index: hit.index, identifier: hit.identifier), text: text, locale: locale,
            process: process)
    }
}

/// What came of opening something.
public struct Opening: Codable, Hashable, Sendable {
    /// Which road was taken.
    public enum Road: String, Codable, Hashable, Sendable {
        /// An intent that opens it, or that is it, was run.
        case intent
        /// The app went on with an activity.
        case activity
        /// The app opened a URL.
        case appURL
        /// The app takes nothing of it; its URL is for whoever opens URLs.
        case url
        /// The app's window is shown.
        case window
    }

    /// The app's identifier and name.
    public var app: String
    public var appName: String
    public var road: Road
    /// The intent that was run.
    public var intent: String?
    /// What the intent gave; else the app's window as a snippet, and the URL.
    public var outcome: IntentOutcome

    /// Creates a result.
    public init(app: String, appName: String, road: Road, intent: String? = nil, outcome: IntentOutcome) {
        self.app = app
        self.appName = appName
        self.road = road
        self.intent = intent
        self.outcome = outcome
    }
}

/// The names that CoreSpotlight has for activities: part of the protocol with apps.
enum SearchActivity {
    /// `CSSearchableItemActionType`, and the key of the item's identifier.
    static func item(_ identifier: String) -> UserActivitySnapshot {
        UserActivitySnapshot(
            type: "com.apple.corespotlightitem", info: ["kCSSearchableItemActivityIdentifier": .text(identifier)])
    }

    /// `CSQueryContinuationActionType`, and the key of what was searched for.
    static func query(_ text: String) -> UserActivitySnapshot {
        UserActivitySnapshot(
            type: "com.apple.corespotlightquerycontinuation", info: ["kCSSearchQueryString": .text(text)])
    }
}
