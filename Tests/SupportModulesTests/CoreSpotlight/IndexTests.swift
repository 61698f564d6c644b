import CoreSpotlight
import IntentWire
import Synchronization
import Testing

@Suite struct IndexTests {
    @Test func `operations reach the index in order`() async throws {
        let transport = RecordingTransport()
        let index = CSSearchableIndex.at(transport)
        let twin = CSSearchableIndex(
            reference: SearchableIndexReference(name: "notes"), channel: SearchableIndexChannel(transport: transport))
        let item = CSSearchableItem("1", title: "Espresso")
        atOnce {
            index.indexSearchableItems([item])
            index.deleteSearchableItems(withIdentifiers: ["2"])
            index.deleteSearchableItems(withDomainIdentifiers: ["drinks"])
        }
        try await index.deleteAllSearchableItems()
        #expect(
            transport.operations == [
                .change(.index(items: [item.snapshot])), .change(.deleteItems(identifiers: ["2"])),
                .change(.deleteDomains(identifiers: ["drinks"])), .change(.deleteAll),
            ])
        try await twin.deleteSearchableItems(withIdentifiers: ["3"])
        #expect(transport.requests.last?.index == SearchableIndexReference(name: "notes"))
    }

    @Test func `a hundred operations of one channel keep their order`() async throws {
        let transport = RecordingTransport()
        let index = CSSearchableIndex.at(transport)
        atOnce { for number in 0..<100 { index.deleteSearchableItems(withIdentifiers: ["\(number)"]) } }
        try await index.deleteAllSearchableItems()
        #expect(
            transport.operations.dropLast() == (0..<100).map { .change(.deleteItems(identifiers: ["\($0)"])) }[...])
    }

    @Test func `an item is sent as it was when it was indexed`() async throws {
        let transport = RecordingTransport()
        let index = CSSearchableIndex.at(transport)
        let item = CSSearchableItem("1", title: "before")
        atOnce { index.indexSearchableItems([item]) }
        item.attributeSet.title = "after"
        try await index.deleteAllSearchableItems()
        guard case .change(.index(let items)) = transport.operations.first else { throw CSIndexError(.unknownError) }
        #expect(items.first?.attributes.values["title"] == .text("before"))
    }

    @Test func `a completion handler hears of success and of failure`() async {
        func outcome(_ transport: RecordingTransport?) async -> (any Error)? {
            await withCheckedContinuation { continuation in
                CSSearchableIndex.at(transport).deleteAllSearchableItems { continuation.resume(returning: $0) }
            }
        }
        #expect(await outcome(RecordingTransport()) == nil)
        #expect(await outcome(nil) as? CSIndexError == CSIndexError(.indexUnavailableError))
    }

    @Test(arguments: [nil, RecordingTransport(isAvailable: false)])
    func `without an index all operations fail as unavailable`(transport: RecordingTransport?) async {
        let index = CSSearchableIndex.at(transport)
        await #expect(throws: CSIndexError(.indexUnavailableError)) {
            try await index.indexSearchableItems([CSSearchableItem("1")])
        }
        await #expect(throws: CSIndexError(.indexUnavailableError)) { try await index.fetchLastClientState() }
        #expect(transport?.requests.isEmpty ?? true)
    }

    @Test func `errors of the index come through, others are errors of the connection`() async {
        let full = CSSearchableIndex.at(RecordingTransport(failure: CSIndexError(.quotaExceeded)))
        await #expect(throws: CSIndexError(.quotaExceeded)) { try await full.deleteAllSearchableItems() }
        let cut = CSSearchableIndex.at(RecordingTransport(failure: RecordingTransport.Refusal()))
        let error = await #expect(throws: CSIndexError.self) { try await cut.deleteAllSearchableItems() }
        #expect(error?.code == .remoteConnectionError)
        #expect(error?.localizedDescription == "the index could not be asked: the line is cut")
    }

    @Test func `an item without a name is refused with its place`() async {
        let transport = RecordingTransport()
        let error = await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex.at(transport).indexSearchableItems([
                CSSearchableItem("1"), CSSearchableItem(""),
            ])
        }
        #expect(error?.code == .invalidItemError)
        #expect(error?.localizedDescription == "item 2 of 2 has an empty unique identifier")
        #expect(transport.requests.isEmpty)
    }

    @Test func `data of an item is fetched`() async throws {
        let transport = RecordingTransport(answer: Data([7]))
        let index = CSSearchableIndex.at(transport)
        let data = await withCheckedContinuation { continuation in
            index.fetchData(forBundleIdentifier: "org.example", itemIdentifier: "1", contentType: .png) { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data([7]))
        #expect(
            transport.operations == [
                .data(bundleIdentifier: "org.example", itemIdentifier: "1", contentType: "public.png")
            ])
    }

    @Test func `an index names itself and its protection`() async throws {
        let transport = RecordingTransport()
        let channel = SearchableIndexChannel(transport: transport)
        let reference = SearchableIndexReference(name: "a", protectionClass: FileProtectionType.complete.rawValue)
        try await CSSearchableIndex(reference: reference, channel: channel).deleteAllSearchableItems()
        #expect(transport.requests.first?.index.protectionClass == "NSFileProtectionComplete")
    }
}

/// Runs code that does not wait, in which the forms with completion handlers are meant.
private func atOnce(_ body: () -> Void) { body() }

@Suite struct BatchTests {
    @Test func `the changes of a batch are sent together with its state`() async throws {
        let transport = RecordingTransport()
        let index = CSSearchableIndex.at(transport)
        index.beginBatch()
        index.beginBatch()
        let item = CSSearchableItem("1")
        try await index.indexSearchableItems([item])
        try await index.deleteSearchableItems(withIdentifiers: ["2"])
        #expect(transport.requests.isEmpty)
        try await index.endBatch(withClientState: Data([1]))
        #expect(
            transport.operations == [
                .batch(
                    changes: [.index(items: [item.snapshot]), .deleteItems(identifiers: ["2"])], newState: Data([1]),
                    checksState: false, expectedState: nil)
            ])
        try await index.deleteAllSearchableItems()
        #expect(transport.operations.last == .change(.deleteAll))
    }

    @Test(arguments: [nil, Data([1])]) func `a batch can ask for the state before it`(state: Data?) async throws {
        let transport = RecordingTransport()
        let index = CSSearchableIndex.at(transport)
        index.beginBatch()
        try await index.endIndexBatch(expectedClientState: state, newClientState: Data([2]))
        #expect(
            transport.operations == [
                .batch(changes: [], newState: Data([2]), checksState: true, expectedState: state)
            ])
    }

    @Test func `another state than expected is told`() async {
        let index = CSSearchableIndex.at(RecordingTransport(failure: CSIndexError(.mismatchedClientState)))
        index.beginBatch()
        await #expect(throws: CSIndexError(.mismatchedClientState)) {
            try await index.endIndexBatch(expectedClientState: nil, newClientState: Data())
        }
    }

    @Test(arguments: [(250, nil), (251, CSIndexError.Code.invalidClientStateError)])
    func `a state has at most 250 bytes`(size: Int, code: CSIndexError.Code?) async {
        let index = CSSearchableIndex.at(RecordingTransport())
        index.beginBatch()
        let error = await failure { try await index.endBatch(withClientState: Data(count: size)) }
        #expect(error?.code == code)
    }

    @Test func `a batch that has not begun cannot end`() async {
        let index = CSSearchableIndex.at(RecordingTransport())
        let error = await failure { try await index.endBatch(withClientState: Data()) }
        #expect(error?.code == .invalidClientStateError)
        #expect(error?.localizedDescription == "there is no batch to end: call beginBatch() first")
    }

    @Test func `the default index takes no batches`() async throws {
        let transport = RecordingTransport()
        let index = CSSearchableIndex.at(transport, name: nil)
        index.beginBatch()
        try await index.deleteAllSearchableItems()
        #expect(transport.operations == [.change(.deleteAll)])
        let error = await failure { try await index.endBatch(withClientState: Data()) }
        #expect(error?.code == .indexingUnsupported)
    }

    @Test(arguments: [nil, Data([1, 2])]) func `the last state is fetched`(state: Data?) async throws {
        let index = CSSearchableIndex.at(RecordingTransport(answer: state))
        #expect(try await index.fetchLastClientState() == state ?? Data())
        let fetched = await withCheckedContinuation { continuation in
            index.fetchLastClientState { state, _ in continuation.resume(returning: state) }
        }
        #expect(fetched == state)
    }

    private func failure(_ body: () async throws -> Void) async -> CSIndexError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? CSIndexError
        }
    }
}

/// The index of the process: one test at a time.
@Suite(.serialized) struct SharedIndexTests {
    @Test func `what is connected makes indexing available`() async throws {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        await #expect(throws: CSIndexError(.indexUnavailableError)) {
            try await CSSearchableIndex.default().deleteAllSearchableItems()
        }
        let transport = RecordingTransport()
        SearchableIndexChannel.shared.connect(transport)
        defer { SearchableIndexChannel.shared.connect(nil) }
        #expect(CSSearchableIndex.isIndexingAvailable())
        #expect(CSSearchableIndex.default() === CSSearchableIndex.default())
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        try await CSSearchableIndex(name: "a", protectionClass: .complete).deleteAllSearchableItems()
        #expect(
            transport.requests.map(\.index) == [
                SearchableIndexReference(),
                SearchableIndexReference(name: "a", protectionClass: "NSFileProtectionComplete"),
            ])
    }
}
