package import IntentWire

/// Something of an app that people can find.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitem
open class CSSearchableItem: NSObject, NSSecureCoding, NSCopying {
    /// What the app wants to hear of when the system learns more about the item.
    public struct UpdateListenerOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing.
        public static var `default`: UpdateListenerOptions { [] }
        /// A summary of its text.
        public static let summarization = UpdateListenerOptions(rawValue: 1 << 1)
        /// Whether it matters now.
        public static let priority = UpdateListenerOptions(rawValue: 1 << 2)
    }

    /// The name of the item within the app. An item with the same name takes its place in the index.
    open var uniqueIdentifier: String
    /// The dotted path of the group that the item belongs to, as `account.mailbox`.
    open var domainIdentifier: String?
    /// What is known of the item.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether the item only changes what the index knows of it already: attributes that are set to `nil` are removed,
    /// those that are not set stay.
    open var isUpdate = false
    /// What the app wants to hear of when the system learns more about the item.
    open var updateListenerOptions: UpdateListenerOptions = .default
    /// The place of the item among the results of a search; the best is 0.
    package var rank: Int?

    private let creation = Date()
    private var chosenExpiration: Date?

    // Apple's property reads as never nil and may be set to nil, which restores the default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// When the item leaves the index: a month after it was made, unless another time is set.
    open var expirationDate: Date! {
        get { chosenExpiration ?? creation + 30 * 24 * 60 * 60 }
        set { chosenExpiration = newValue }
    }

    /// An item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The name of the item within the app; a new one where it is `nil`.
    ///   - domainIdentifier: The dotted path of the group that the item belongs to.
    ///   - attributeSet: What is known of the item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }

    /// Compares the places of two items among the results of a search: the better one comes first.
    ///
    /// Items without a place come last.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
        let (own, others) = (rank ?? .max, other.rank ?? .max)
        return own == others ? .orderedSame : own < others ? .orderedAscending : .orderedDescending
    }

    // MARK: - Copies and archives

    /// The entity that the item stands for, with its properties, where those are known.
    package var entitySnapshot: EntitySnapshot?
    /// The activity that the item stands for.
    package var activitySnapshot: UserActivitySnapshot?

    /// The item as a value.
    package var snapshot: SearchableItemSnapshot {
        var snapshot = SearchableItemSnapshot(
            identifier: uniqueIdentifier, domain: domainIdentifier, expiration: chosenExpiration, isUpdate: isUpdate,
            listenerOptions: updateListenerOptions.rawValue, attributes: attributeSet.snapshot, rank: rank)
        snapshot.entity = entitySnapshot
        snapshot.activity = activitySnapshot
        return snapshot
    }

    /// The item of a value.
    package convenience init(snapshot: SearchableItemSnapshot) {
        let attributes = CSSearchableItemAttributeSet()
        attributes.snapshot = snapshot.attributes
        self.init(
            uniqueIdentifier: snapshot.identifier, domainIdentifier: snapshot.domain, attributeSet: attributes)
        chosenExpiration = snapshot.expiration
        isUpdate = snapshot.isUpdate
        updateListenerOptions = UpdateListenerOptions(rawValue: snapshot.listenerOptions)
        rank = snapshot.rank
        entitySnapshot = snapshot.entity
        activitySnapshot = snapshot.activity
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItem(snapshot: snapshot)
        // The copy keeps custom values of classes that a snapshot does not have.
        if let attributes = attributeSet.copy() as? CSSearchableItemAttributeSet { copy.attributeSet = attributes }
        return copy
    }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "item"),
            let data = coder.decodeObject(of: NSData.self, forKey: "item") as Data?,
            let snapshot = try? JSONDecoder().decode(SearchableItemSnapshot.self, from: data)
        else { return nil }
        self.init(snapshot: snapshot)
    }

    open func encode(with coder: NSCoder) {
        // Only numbers that JSON cannot write make this fail, as NaN; then there is nothing to read either.
        guard let data = try? JSONEncoder().encode(snapshot) else { return }
        coder.encode(data as NSData, forKey: "item")
    }
}

/// An item that a search found.
///
/// - Source: developer.apple.com/documentation/corespotlight/searchableitem
// @unchecked: the item is a class that can change, as on Apple's platforms; a search gives each item to one receiver.
public struct SearchableItem: @unchecked Sendable {
    /// The item.
    public let item: CSSearchableItem

    package init(item: CSSearchableItem) { self.item = item }
}
