extension IntentMethod {
    // System to app
    /// `ExportRequest` to `FileSnapshot`: an entity in a form in which it leaves its app.
    public static let exportEntity = "entity/export"
    /// `ImportRequest` to `EntitySnapshot`: an entity that is made of what came from elsewhere.
    public static let importEntity = "entity/import"
    /// `ValueQueryRequest` to `ValueQueryResponse`: a query that belongs to no entity.
    public static let queryValues = "value/query"
}

extension IntentFailure.Code {
    /// The app has no such query of values.
    public static let unknownQuery = IntentFailure.Code(rawValue: "unknown-query")
}

/// Asks an app to write one of its entities.
public struct ExportRequest: Codable, Hashable, Sendable {
    /// The entity; one that is not transient is found by its identifier.
    public var entity: EntitySnapshot
    /// The uniform type identifier of the form; the app's preferred one where absent.
    public var contentType: String?
    /// The language of messages, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates the message.
    public init(entity: EntitySnapshot, contentType: String? = nil) {
        self.entity = entity
        self.contentType = contentType
    }
}

/// Asks an app to make an entity.
public struct ImportRequest: Codable, Hashable, Sendable {
    /// The entity type's identifier.
    public var entity: String
    /// What it is made of.
    public var file: FileSnapshot
    /// The language of the answer, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates the message.
    public init(entity: String, file: FileSnapshot, locale: String? = nil) {
        self.entity = entity
        self.file = file
        self.locale = locale
    }
}

/// Asks a query of an app that takes a value and belongs to no entity.
public struct ValueQueryRequest: Codable, Hashable, Sendable {
    /// The query's identifier, or the name of its type.
    public var query: String
    /// What it takes.
    public var input: IntentValue
    /// The language of the answer, as a BCP 47 tag.
    public var locale: String?
    /// Who asks; a person where nil.
    public var source: RequestSource?
    /// What the one who asks calls itself.
    public var requester: String?
    /// The process of this machine at which the person sits who asks.
    public var process: Int32?

    /// Creates the message.
    public init(query: String, input: IntentValue, locale: String? = nil) {
        self.query = query
        self.input = input
        self.locale = locale
    }
}

/// The answer of such a query.
public struct ValueQueryResponse: Codable, Hashable, Sendable {
    public var values: [IntentValue]

    /// Creates the message.
    public init(values: [IntentValue]) { self.values = values }
}
