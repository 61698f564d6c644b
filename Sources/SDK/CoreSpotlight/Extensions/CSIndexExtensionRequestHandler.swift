/// The answerer of an app that does not run: a subclass indexes when the system asks for it.
///
/// Foundation has no `NSExtensionRequestHandling` here: the app's runtime calls the methods.
///
/// - Source: developer.apple.com/documentation/corespotlight/csindexextensionrequesthandler
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
    /// Creates a handler.
    public override init() { super.init() }

    /// Indexes everything again. This class has nothing to index.
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }

    /// Indexes some items again. This class has nothing to index.
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }

    open func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

    open func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}

    open func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data { throw CSIndexError.noData(of: itemIdentifier, as: typeIdentifier) }

    open func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL { throw CSIndexError.noData(of: itemIdentifier, as: typeIdentifier) }

    open func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) { searchableItemsHandler([]) }

    open func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
}
