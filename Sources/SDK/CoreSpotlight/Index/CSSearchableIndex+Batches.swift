import IntentWire

extension CSSearchableIndex {
    /// The largest client state in bytes.
    private static var largestState: Int { 250 }

    /// Begins a batch: changes are kept until it ends, and are then made together or not at all.
    ///
    /// A second call before the batch ends changes nothing. The default index takes no batches: its changes are made at
    /// once, and the end of the batch fails.
    public func beginBatch() { startBatch() }

    /// Ends a batch, makes its changes and keeps a state with them.
    ///
    /// - Parameters:
    ///   - clientState: What the app wants to know again after a crash, as the number of the last change; at most 250
    ///     bytes.
    ///   - completionHandler: Gets `nil` when all is kept, or ``CSIndexError``; then nothing of the batch is kept.
    public func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        endBatch(newState: clientState, checksState: false, expectedState: nil, completion: completionHandler)
    }

    /// Ends a batch, makes its changes and keeps a state with them.
    ///
    /// - Throws: ``CSIndexError``; then nothing of the batch is kept.
    nonisolated(nonsending) public func endBatch(withClientState clientState: Data) async throws {
        try await completion { self.endBatch(withClientState: clientState, completionHandler: $0) }
    }

    /// Ends a batch if the index has the state that the app expects.
    ///
    /// - Parameters:
    ///   - expectedClientState: The state of the batch before; `nil` where there was none.
    ///   - newClientState: What the app wants to know again after a crash; at most 250 bytes.
    ///   - completionHandler: Gets `nil` when all is kept, or ``CSIndexError`` — with code `mismatchedClientState`
    ///     where the index has another state; then nothing of the batch is kept.
    public func endIndexBatch(
        expectedClientState: Data?, newClientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        endBatch(
            newState: newClientState, checksState: true, expectedState: expectedClientState,
            completion: completionHandler)
    }

    /// Ends a batch if the index has the state that the app expects.
    ///
    /// - Throws: ``CSIndexError``; then nothing of the batch is kept.
    nonisolated(nonsending)
        public func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws
    {
        try await completion {
            self.endIndexBatch(
                expectedClientState: expectedClientState, newClientState: newClientState, completionHandler: $0)
        }
    }

    /// Fetches the state of the last batch.
    ///
    /// - Parameter completionHandler: Gets the state, `nil` where there is none, or ``CSIndexError``.
    public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        fetch(.clientState) { $0.give(to: completionHandler) }
    }

    /// Fetches the state of the last batch.
    ///
    /// - Returns: The state; empty where there is none.
    /// - Throws: ``CSIndexError``.
    nonisolated(nonsending) public func fetchLastClientState() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            fetch(.clientState) { continuation.resume(with: $0.map { $0 ?? Data() }) }
        }
    }

    private func endBatch(
        newState: Data, checksState: Bool, expectedState: Data?, completion: (@Sendable ((any Error)?) -> Void)?
    ) {
        do throws(CSIndexError) {
            let changes = try takeBatch()
            guard newState.count <= Self.largestState else {
                throw CSIndexError(
                    .invalidClientStateError,
                    "a client state has at most \(Self.largestState) bytes; this one has \(newState.count)")
            }
            submit(
                .batch(changes: changes, newState: newState, checksState: checksState, expectedState: expectedState),
                completion: completion)
        } catch {
            completion?(error)
        }
    }
}
