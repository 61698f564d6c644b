/// Answers when the system has lost what an app indexed, or wants to know more of it.
///
/// Only the first two methods must be there. Methods are called from any thread.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindexdelegate
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Indexes everything again.
    ///
    /// - Parameters:
    ///   - searchableIndex: The index.
    ///   - acknowledgementHandler: Call it when all is indexed.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

    /// Indexes some items again, and deletes those that are no longer there.
    ///
    /// - Parameters:
    ///   - searchableIndex: The index.
    ///   - identifiers: The unique identifiers of the items.
    ///   - acknowledgementHandler: Call it when they are indexed.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)

    /// Says that the app indexes more than the system takes at the moment.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

    /// Says that the system takes more again.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

    /// Gives the data of an item in one of its `providerDataTypeIdentifiers`.
    func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data

    /// Gives a file with an item in one of its `providerFileTypeIdentifiers`, or the app's own file where `inPlace`.
    func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL

    /// Gives items as they are now.
    ///
    /// - Parameters:
    ///   - identifiers: The unique identifiers of the items.
    ///   - searchableItemsHandler: Call it once with those that are there.
    func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void)

    /// Says that the system has learnt more of items, as their `updateListenerOptions` asked for.
    func searchableItemsDidUpdate(_ items: [CSSearchableItem])
}

// The methods that need not be there: Objective-C calls them optional.
extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}

    public func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data { throw CSIndexError.noData(of: itemIdentifier, as: typeIdentifier) }

    public func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL { throw CSIndexError.noData(of: itemIdentifier, as: typeIdentifier) }

    public func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) { searchableItemsHandler([]) }

    public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
}

extension CSIndexError {
    static func noData(of item: String, as type: String) -> CSIndexError {
        CSIndexError(.indexingUnsupported, "the app gives no '\(type)' of item '\(item)'")
    }
}

/// Which index the system wants to be filled again.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableindexdescription
public final class CSSearchableIndexDescription: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// When the index may be read; `nil` for always.
    public let protectionClass: FileProtectionType?

    /// The index without protection.
    public override convenience init() { self.init(protectionClass: nil) }

    package init(protectionClass: FileProtectionType?) {
        self.protectionClass = protectionClass
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CSSearchableIndexDescription).map { $0.protectionClass == protectionClass } ?? false
    }

    public override var hash: Int { protectionClass.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public convenience init?(coder: NSCoder) {
        let isThere = coder.containsValue(forKey: "protectionClass")
        let name = isThere ? coder.decodeObject(of: NSString.self, forKey: "protectionClass") as String? : nil
        self.init(protectionClass: name.map(FileProtectionType.init(rawValue:)))
    }

    public func encode(with coder: NSCoder) {
        if let protectionClass { coder.encode(protectionClass.rawValue as NSString, forKey: "protectionClass") }
    }
}
