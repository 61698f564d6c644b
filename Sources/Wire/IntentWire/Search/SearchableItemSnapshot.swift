public import Foundation

/// An item as it is sent.
public struct SearchableItemSnapshot: Codable, Hashable, Sendable {
    /// The name of the item within the app.
    public var identifier: String
    /// The dotted path of the group that it belongs to.
    public var domain: String?
    /// When it leaves the index; the index decides where it is absent.
    public var expiration: Date?
    /// Whether it changes what the index knows already.
    public var isUpdate: Bool
    /// The raw value of `CSSearchableItem.UpdateListenerOptions`.
    public var listenerOptions: UInt
    public var attributes: SearchableAttributes
    /// The place among the results of a search.
    public var rank: Int?
    /// The entity that the item stands for, with its properties, so that it can be listed without its app.
    public var entity: EntitySnapshot?
    /// The activity that the item stands for.
    public var activity: UserActivitySnapshot?

    /// Creates a snapshot.
    public init(
        identifier: String, domain: String? = nil, expiration: Date? = nil, isUpdate: Bool = false,
        listenerOptions: UInt = 0, attributes: SearchableAttributes = SearchableAttributes(), rank: Int? = nil
    ) {
        self.identifier = identifier
        self.domain = domain
        self.expiration = expiration
        self.isUpdate = isUpdate
        self.listenerOptions = listenerOptions
        self.attributes = attributes
        self.rank = rank
    }
}
