public import Foundation

/// A user activity as it is kept in the index, and as an app gets it to go on with it.
public struct UserActivitySnapshot: Codable, Hashable, Sendable {
    /// The kind of activity.
    public var type: String
    public var title: String?
    /// What the app needs to go on.
    public var info: [String: UserActivityValue]
    /// The page that shows the same on the web.
    public var webpage: URL?
    public var targetContentIdentifier: String?
    public var persistentIdentifier: String?
    /// The app entity that the activity is about, as `type/identifier`.
    public var entity: String?

    /// Creates a snapshot.
    public init(
        type: String, title: String? = nil, info: [String: UserActivityValue] = [:], webpage: URL? = nil,
        targetContentIdentifier: String? = nil, persistentIdentifier: String? = nil, entity: String? = nil
    ) {
        self.type = type
        self.title = title
        self.info = info
        self.webpage = webpage
        self.targetContentIdentifier = targetContentIdentifier
        self.persistentIdentifier = persistentIdentifier
        self.entity = entity
    }
}

/// A value of an activity's `userInfo`: of the types of a property list, a URL or a UUID.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivity/userinfo
public indirect enum UserActivityValue: Codable, Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
    case flag(Bool)
    case date(Date)
    case data(Data)
    case link(URL)
    case uuid(UUID)
    case list([UserActivityValue])
    case set([UserActivityValue])
    case members([String: UserActivityValue])
}

extension IntentMethod {
    // System to app
    /// `ContinuationRequest` to `ContinuationAnswer`: a person opened something of the app.
    public static let continueActivity = "app/continue"
    /// `SearchableDataRequest` to `SearchableDataAnswer`: somebody wants the data of an item that the app indexed.
    public static let indexData = "index/data"
}

/// Something of an app that a person opened.
public struct ContinuationRequest: Codable, Hashable, Sendable {
    /// The activity that the app goes on with.
    public var activity: UserActivitySnapshot
    /// The place of what is opened, for an app that takes no such activity.
    public var url: URL?
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?

    /// Creates a request.
    public init(activity: UserActivitySnapshot, url: URL? = nil, locale: String? = nil) {
        self.activity = activity
        self.url = url
        self.locale = locale
    }
}

/// What an app did with an activity.
public struct ContinuationAnswer: Codable, Hashable, Sendable {
    /// How an app took what a person opened.
    public enum Taking: String, Codable, Hashable, Sendable {
        /// A view of it went on with the activity.
        case activity
        /// A view of it opened the URL.
        case url
        /// Nothing in the app takes it.
        case nothing
    }

    public var taking: Taking
    /// What the window shows from then on; nil where the app has no window that can be drawn.
    public var window: ViewTree?

    /// Creates an answer.
    public init(taking: Taking, window: ViewTree? = nil) {
        self.taking = taking
        self.window = window
    }
}

/// A request for the data of an item.
public struct SearchableDataRequest: Codable, Hashable, Sendable {
    /// The item's unique identifier.
    public var item: String
    /// The type in which the data is wanted.
    public var contentType: String

    /// Creates a request.
    public init(item: String, contentType: String) {
        self.item = item
        self.contentType = contentType
    }
}

/// The data of an item.
public struct SearchableDataAnswer: Codable, Hashable, Sendable {
    public var data: Data

    /// Creates an answer.
    public init(data: Data) { self.data = data }
}
