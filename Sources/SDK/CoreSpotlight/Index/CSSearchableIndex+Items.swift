import IntentWire

extension CSSearchableIndex {
    /// Takes items into the index, where they replace those with the same identifiers.
    ///
    /// - Parameters:
    ///   - items: The items as they are now; later changes of the objects do not reach the index.
    ///   - completionHandler: Gets `nil` when the index has them, or ``CSIndexError``. Within a batch it is called at
    ///     once; what fails then is told at the end of the batch.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let snapshots = items.map(\.snapshot)
        if let place = snapshots.firstIndex(where: \.identifier.isEmpty) {
            completionHandler?(
                CSIndexError(.invalidItemError, "item \(place + 1) of \(items.count) has an empty unique identifier"))
        } else {
            submit(.index(items: snapshots), completion: completionHandler)
        }
    }

    /// Takes items into the index, where they replace those with the same identifiers.
    ///
    /// - Throws: ``CSIndexError``.
    nonisolated(nonsending) public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await completion { self.indexSearchableItems(items, completionHandler: $0) }
    }

    /// Deletes items.
    ///
    /// - Parameters:
    ///   - identifiers: The unique identifiers of the items. Those that the index does not have are no failure.
    ///   - completionHandler: Gets `nil` when they are gone, or ``CSIndexError``.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        submit(.deleteItems(identifiers: identifiers), completion: completionHandler)
    }

    /// Deletes items.
    ///
    /// - Throws: ``CSIndexError``.
    nonisolated(nonsending) public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await completion { self.deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
    }

    /// Deletes all items of some domains and of all domains below them.
    ///
    /// - Parameters:
    ///   - domainIdentifiers: Dotted paths: `account` also deletes the items of `account.mailbox`.
    ///   - completionHandler: Gets `nil` when they are gone, or ``CSIndexError``.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        submit(.deleteDomains(identifiers: domainIdentifiers), completion: completionHandler)
    }

    /// Deletes all items of some domains and of all domains below them.
    ///
    /// - Throws: ``CSIndexError``.
    nonisolated(nonsending)
        public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws
    {
        try await completion {
            self.deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0)
        }
    }

    /// Deletes all items of the index.
    ///
    /// - Parameter completionHandler: Gets `nil` when they are gone, or ``CSIndexError``.
    public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        submit(.deleteAll, completion: completionHandler)
    }

    /// Deletes all items of the index.
    ///
    /// - Throws: ``CSIndexError``.
    nonisolated(nonsending) public func deleteAllSearchableItems() async throws {
        try await completion { self.deleteAllSearchableItems(completionHandler: $0) }
    }

    /// Fetches the data of an item of some app.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: The identifier of the app.
    ///   - itemIdentifier: The unique identifier of the item.
    ///   - contentType: The type in which the data is wanted: one of the item's `providerDataTypeIdentifiers`.
    ///   - completionHandler: Gets the data, or ``CSIndexError``.
    public func fetchData(
        forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        let operation = SearchableIndexOperation.data(
            bundleIdentifier: bundleIdentifier, itemIdentifier: itemIdentifier, contentType: contentType.identifier)
        fetch(operation) { $0.give(to: completionHandler) }
    }

    /// Waits for a completion handler.
    nonisolated(nonsending) func completion(_ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            body { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}

extension Result where Success == Data?, Failure == CSIndexError {
    /// Calls a completion handler as Objective-C has it.
    func give(to completionHandler: @Sendable (Data?, (any Error)?) -> Void) {
        switch self {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
    }
}
