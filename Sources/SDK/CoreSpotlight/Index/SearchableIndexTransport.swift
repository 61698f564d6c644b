/// The road to the system's index. The app's runtime connects one; without one there is no index.
package protocol SearchableIndexTransport: Sendable {
    /// Whether there is an index at the other end now.
    var isAvailable: Bool { get }

    /// Carries out one operation. Operations come one at a time, in the order in which the app asked for them.
    ///
    /// - Returns: The client state, the found items or the data that was asked for; `nil` for other operations, and where there is none.
    /// - Throws: ``CSIndexError``; any other error reaches the app as one with code `remoteConnectionError`.
    func perform(_ request: SearchableIndexRequest) async throws -> Data?
}

/// An operation on one of the app's indexes.
package struct SearchableIndexRequest: Codable, Hashable, Sendable {
    package var index: SearchableIndexReference
    package var operation: SearchableIndexOperation

    /// Creates a request.
    package init(index: SearchableIndexReference, operation: SearchableIndexOperation) {
        self.index = index
        self.operation = operation
    }
}

/// One of the app's indexes.
package struct SearchableIndexReference: Codable, Hashable, Sendable {
    /// The name; `nil` for the default index.
    package var name: String?
    /// The raw value of the protection class; `nil` for none.
    package var protectionClass: String?

    /// Creates a reference.
    package init(name: String? = nil, protectionClass: String? = nil) {
        self.name = name
        self.protectionClass = protectionClass
    }
}

/// What an index is to do.
package enum SearchableIndexOperation: Codable, Hashable, Sendable {
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
    /// Give the data of an item in a type.
    case data(bundleIdentifier: String, itemIdentifier: String, contentType: String)
}

/// One change of an index.
package enum SearchableIndexChange: Codable, Hashable, Sendable {
    /// Take in items; an item with a known identifier replaces or, as an update, changes that one.
    case index(items: [SearchableItemSnapshot])
    /// Delete items.
    case deleteItems(identifiers: [String])
    /// Delete the items of domains and of all domains below them: `account` also deletes `account.mailbox`.
    case deleteDomains(identifiers: [String])
    /// Delete all items of the index.
    case deleteAll
}
