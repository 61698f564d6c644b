public import Foundation

/// An operation on one of the app's indexes.
public struct SearchableIndexRequest: Codable, Hashable, Sendable {
    public var index: SearchableIndexReference
    public var operation: SearchableIndexOperation

    /// Creates a request.
    public init(index: SearchableIndexReference, operation: SearchableIndexOperation) {
        self.index = index
        self.operation = operation
    }
}

/// One of the app's indexes.
public struct SearchableIndexReference: Codable, Hashable, Sendable {
    /// The name; `nil` for the default index.
    public var name: String?
    /// The raw value of the protection class; `nil` for none.
    public var protectionClass: String?

    /// Creates a reference.
    public init(name: String? = nil, protectionClass: String? = nil) {
        self.name = name
        self.protectionClass = protectionClass
    }
}

/// What an index is to do.
public enum SearchableIndexOperation: Codable, Hashable, Sendable {
    /// Change something.
    case change(SearchableIndexChange)
    /// Change all of this or nothing, and keep a client state with it.
    ///
    /// Where `checksState` is true, the index must have `expectedState` (`nil` for none) before, and the operation fails
    /// with code `mismatchedClientState` otherwise.
    case batch(changes: [SearchableIndexChange], newState: Data, checksState: Bool, expectedState: Data?)
    /// Give the client state of the last batch.
    case clientState
    /// Find items in all of the app's indexes.
    case search(SearchableIndexQuery)
    /// Make ready for searches that will come soon, in indexes of these protection classes; in all where there are none.
    case prepare(protectionClasses: [String])
    /// Learn what a person did with something that was found.
    case engaged(SearchEngagement)
    /// Give the identifiers of all entities of a type, as JSON.
    case entities(type: String)
    /// Give the data of an item in a type.
    case data(bundleIdentifier: String, itemIdentifier: String, contentType: String)
}

/// One change of an index.
public enum SearchableIndexChange: Codable, Hashable, Sendable {
    /// Take in items; an item with a known identifier replaces or, as an update, changes that one.
    case index(items: [SearchableItemSnapshot])
    /// Delete items.
    case deleteItems(identifiers: [String])
    /// Delete the items of domains and of all domains below them: `account` also deletes `account.mailbox`.
    case deleteDomains(identifiers: [String])
    /// Delete all items of the index.
    case deleteAll
}
