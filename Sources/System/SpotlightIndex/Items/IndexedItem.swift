public import Foundation
public import IntentWire

/// Something that can be found.
public struct IndexedItem: Hashable, Sendable {
    /// The name of the item within its source; an item with the same name takes its place.
    public var identifier: String
    /// The dotted path of the group that it belongs to.
    public var domain: String?
    public var kind: ItemKind
    /// When it leaves the index. Where it is nil, an item of an app leaves a month after it was indexed, all others stay.
    public var expiration: Date?
    /// Whether it only changes what the index knows already.
    public var isUpdate: Bool
    /// What the app wants to hear of it: the raw value of `CSSearchableItem.UpdateListenerOptions`.
    public var listener: Int
    public var attributes: SearchableAttributes
    /// What is kept with the item and not searched: of an entity or an activity, all of it as JSON.
    public var payload: Data?

    /// The largest payload of an entity: the app is asked for larger ones.
    private static let largestPayload = 65_536

    /// Creates an item.
    public init(
        identifier: String, domain: String? = nil, kind: ItemKind = .item, expiration: Date? = nil,
        isUpdate: Bool = false, listener: Int = 0, attributes: SearchableAttributes, payload: Data? = nil
    ) {
        self.identifier = identifier
        self.domain = domain
        self.kind = kind
        self.expiration = expiration
        self.isUpdate = isUpdate
        self.listener = listener
        self.attributes = attributes
        self.payload = payload
    }

    /// An item as an app sends it; it stands for the activity that it has, or for the entity that it refers to.
    public init(_ snapshot: SearchableItemSnapshot) {
        let kind: ItemKind =
            snapshot.activity != nil ? .activity : snapshot.attributes.entity != nil ? .entity : .item
        var payload: Data?
        // Numbers that JSON does not have make this fail; then there is no payload.
        if let activity = snapshot.activity {
            payload = try? JSONEncoder().encode(activity)
        } else if let entity = snapshot.entity, let data = try? JSONEncoder().encode(entity),
            data.count <= Self.largestPayload
        {
            payload = data
        }
        self.init(
            identifier: snapshot.identifier, domain: snapshot.domain, kind: kind, expiration: snapshot.expiration,
            isUpdate: snapshot.isUpdate, listener: Int(clamping: snapshot.listenerOptions),
            attributes: snapshot.attributes, payload: payload)
    }
}

/// One change of the items of a source.
public enum IndexChange: Hashable, Sendable {
    /// Take in items; one with a known identifier replaces or, as an update, changes that one.
    case index([IndexedItem])
    /// Delete the items with these identifiers.
    case deleteItems([String])
    /// Delete the items of domains and of all domains below them.
    case deleteDomains([String])
    /// Delete the items that stand for these entities of a type.
    case deleteEntities(type: String, identifiers: [String])
    /// Delete the items that stand for entities of a type.
    case deleteType(String)
    /// Delete the items of a kind.
    case deleteKind(ItemKind)
    /// Delete all items of the source.
    case deleteAll

    /// A change as an app sends it.
    public init(_ change: SearchableIndexChange) {
        switch change {
        case .index(let items): self = .index(items.map(IndexedItem.init))
        case .deleteItems(let identifiers): self = .deleteItems(identifiers)
        case .deleteDomains(let identifiers): self = .deleteDomains(identifiers)
        case .deleteAll: self = .deleteAll
        }
    }
}
