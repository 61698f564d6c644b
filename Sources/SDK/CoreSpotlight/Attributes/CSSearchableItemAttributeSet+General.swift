// Attributes of general: what every item has.

extension CSSearchableItemAttributeSet {
    /// The name that people read and search for.
    public var title: String? {
        get { self[text: "title"] }
        set { self[text: "title"] = newValue }
    }

    /// The name as it is shown, for items whose title is not what people call them.
    public var displayName: String? {
        get { self[text: "displayName"] }
        set { self[text: "displayName"] = newValue }
    }

    /// Other names under which people know the item.
    public var alternateNames: [String]? {
        get { self[texts: "alternateNames"] }
        set { self[texts: "alternateNames"] = newValue }
    }

    /// What the item is, in a sentence or a few.
    public var contentDescription: String? {
        get { self[text: "contentDescription"] }
        set { self[text: "contentDescription"] = newValue }
    }

    /// The app's own identifier of the item.
    public var identifier: String? {
        get { self[text: "identifier"] }
        set { self[text: "identifier"] = newValue }
    }

    /// The unique identifier of the item or activity that this one belongs to; both are deleted together.
    public var relatedUniqueIdentifier: String? {
        get { self[text: "relatedUniqueIdentifier"] }
        set { self[text: "relatedUniqueIdentifier"] = newValue }
    }

    /// The unique identifier of the item that this one belongs to loosely; it stays when that one is deleted.
    public var weakRelatedUniqueIdentifier: String? {
        get { self[text: "weakRelatedUniqueIdentifier"] }
        set { self[text: "weakRelatedUniqueIdentifier"] = newValue }
    }

    /// The dotted path of the group that the item belongs to.
    public var domainIdentifier: String? {
        get { self[text: "domainIdentifier"] }
        set { self[text: "domainIdentifier"] = newValue }
    }

    /// Words that lead to the item and need not appear in it.
    public var keywords: [String]? {
        get { self[texts: "keywords"] }
        set { self[texts: "keywords"] = newValue }
    }

    /// The version of the content.
    public var version: String? {
        get { self[text: "version"] }
        set { self[text: "version"] = newValue }
    }

    /// What people call the kind of content.
    public var kind: String? {
        get { self[text: "kind"] }
        set { self[text: "kind"] = newValue }
    }

    /// The identifier of the type of the content, as `public.text`.
    public var contentType: String? {
        get { self[text: "contentType"] }
        set { self[text: "contentType"] = newValue }
    }

    /// The identifiers of the types that the content type conforms to.
    public var contentTypeTree: [String]? {
        get { self[texts: "contentTypeTree"] }
        set { self[texts: "contentTypeTree"] = newValue }
    }

    /// The type as which the item is shared.
    public var sharedItemContentType: UTType? {
        get { self[type: "sharedItemContentType"] }
        set { self[type: "sharedItemContentType"] = newValue }
    }

    /// The file that holds the content.
    public var contentURL: URL? {
        get { self[link: "contentURL"] }
        set { self[link: "contentURL"] = newValue }
    }

    /// The page or place that the item stands for.
    public var url: URL? {
        get { self[link: "url"] }
        set { self[link: "url"] = newValue }
    }

    /// The path of the file that holds the content.
    public var path: String? {
        get { self[text: "path"] }
        set { self[text: "path"] = newValue }
    }

    /// The file of a small picture.
    public var thumbnailURL: URL? {
        get { self[link: "thumbnailURL"] }
        set { self[link: "thumbnailURL"] = newValue }
    }

    /// The file of a small picture for dark surroundings.
    public var darkThumbnailURL: URL? {
        get { self[link: "darkThumbnailURL"] }
        set { self[link: "darkThumbnailURL"] = newValue }
    }

    /// A small picture.
    public var thumbnailData: Data? {
        get { self[data: "thumbnailData"] }
        set { self[data: "thumbnailData"] = newValue }
    }

    /// The size of the content in bytes.
    public var fileSize: NSNumber? {
        get { self[number: "fileSize"] }
        set { self[number: "fileSize"] = newValue }
    }

    /// When the item came into the app.
    public var addedDate: Date? {
        get { self[date: "addedDate"] }
        set { self[date: "addedDate"] = newValue }
    }

    /// When the content was downloaded.
    public var downloadedDate: Date? {
        get { self[date: "downloadedDate"] }
        set { self[date: "downloadedDate"] = newValue }
    }

    /// When a person last used the item; newer ones are found first.
    public var lastUsedDate: Date? {
        get { self[date: "lastUsedDate"] }
        set { self[date: "lastUsedDate"] = newValue }
    }

    /// When these attributes last changed.
    public var metadataModificationDate: Date? {
        get { self[date: "metadataModificationDate"] }
        set { self[date: "metadataModificationDate"] = newValue }
    }

    /// When the content was made.
    public var contentCreationDate: Date? {
        get { self[date: "contentCreationDate"] }
        set { self[date: "contentCreationDate"] = newValue }
    }

    /// When the content last changed.
    public var contentModificationDate: Date? {
        get { self[date: "contentModificationDate"] }
        set { self[date: "contentModificationDate"] = newValue }
    }

    /// When the item was made known to the index.
    public var timestamp: Date? {
        get { self[date: "timestamp"] }
        set { self[date: "timestamp"] = newValue }
    }

    /// How much the app values the item among its own, from 0 to 100.
    public var rankingHint: NSNumber? {
        get { self[number: "rankingHint"] }
        set { self[number: "rankingHint"] = newValue }
    }

    /// Whether the person made the item.
    public var userCreated: NSNumber? {
        get { self[number: "userCreated"] }
        set { self[number: "userCreated"] = newValue }
    }

    /// Whether the person bought or owns the item.
    public var userOwned: NSNumber? {
        get { self[number: "userOwned"] }
        set { self[number: "userOwned"] = newValue }
    }

    /// Whether the person chose or sorted the item.
    public var userCurated: NSNumber? {
        get { self[number: "userCurated"] }
        set { self[number: "userCurated"] = newValue }
    }

    /// The identifiers of actions that the item offers in results.
    public var actionIdentifiers: [String] {
        get { self[texts: "actionIdentifiers"] ?? [] }
        set { self[texts: "actionIdentifiers"] = newValue }
    }

    /// The types as which the app can give the content as data.
    public var providerDataTypeIdentifiers: [String]? {
        get { self[texts: "providerDataTypeIdentifiers"] }
        set { self[texts: "providerDataTypeIdentifiers"] = newValue }
    }

    /// The types as which the app can give the content as a file.
    public var providerFileTypeIdentifiers: [String]? {
        get { self[texts: "providerFileTypeIdentifiers"] }
        set { self[texts: "providerFileTypeIdentifiers"] = newValue }
    }

    /// The types as which the app can give its own file with the content.
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { self[texts: "providerInPlaceFileTypeIdentifiers"] }
        set { self[texts: "providerInPlaceFileTypeIdentifiers"] = newValue }
    }

    /// Whether the system thinks that the item matters now.
    public package(set) var isPriority: NSNumber? {
        get { self[number: "isPriority"] }
        set { self[number: "isPriority"] = newValue }
    }
}
