import CoreSpotlight
import IntentWire
import Synchronization
import Testing

@Suite struct DelegateTests {
    /// A delegate as apps write it: only the two methods that must be there.
    private final class Plain: NSObject, CSSearchableIndexDelegate {
        let heard = Mutex<[String]>([])

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
        ) {
            heard.withLock { $0.append("all") }
            acknowledgementHandler()
            acknowledgementHandler()
        }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler: @escaping () -> Void
        ) {
            heard.withLock { $0.append(identifiers.joined(separator: ",")) }
            acknowledgementHandler()
        }
    }

    /// A handler as the template of an extension has it.
    private final class Handler: CSIndexExtensionRequestHandler {
        override func searchableItems(
            forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
        ) { searchableItemsHandler(identifiers.map { CSSearchableItem($0, title: "Now \($0)") }) }

        override func data(
            for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
        ) throws -> Data { Data("\(itemIdentifier) as \(typeIdentifier)".utf8) }
    }

    @Test func `the delegate hears what the system wants and is waited for`() async throws {
        let index = CSSearchableIndex.at(RecordingTransport(), name: "delegate-test")
        let delegate = Plain()
        index.indexDelegate = delegate
        #expect(CSSearchableIndex.answering("delegate-test") == [index])
        for event: SearchableIndexEvent in [
            .reindexAll, .reindex(identifiers: ["1", "2"]), .didThrottle, .didFinishThrottle,
            .itemsDidUpdate(items: []),
        ] {
            try await index.deliver(event)
        }
        #expect(delegate.heard.withLock(\.self) == ["all", "1,2"])
        #expect(try await index.currentItems(["1"]).isEmpty)
        let error = #expect(throws: CSIndexError.self) { try index.itemData("1", contentType: "public.png") }
        #expect(error?.localizedDescription == "the app gives no 'public.png' of item '1'")
    }

    @Test func `an index without a delegate says so`() async {
        let index = CSSearchableIndex.at(RecordingTransport(), name: "lonely")
        #expect(CSSearchableIndex.answering("lonely").isEmpty)
        let error = await #expect(throws: CSIndexError.self) { try await index.deliver(.reindexAll) }
        #expect(error?.localizedDescription == "nobody answers for the index 'lonely': set its indexDelegate")
    }

    @Test func `an extension's handler answers`() async throws {
        let index = CSSearchableIndex.at(RecordingTransport(), name: "handler-test")
        let handler = Handler()
        index.indexDelegate = handler
        try await index.deliver(.reindexAll)
        try await index.deliver(.reindex(identifiers: ["1"]))
        #expect(try await index.currentItems(["4"]).first?.attributes.values["title"] == .text("Now 4"))
        #expect(try index.itemData("4", contentType: "public.text") == Data("4 as public.text".utf8))
        #expect(throws: CSIndexError.self) { try index.itemFile("4", contentType: "public.text", inPlace: true) }
    }

    @Test func `a file's attributes are set by an importer`() throws {
        final class Importer: CSImportExtension {
            override func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {
                attributes.title = contentURL.lastPathComponent
            }
        }
        let attributes = CSSearchableItemAttributeSet()
        try Importer().update(attributes, forFileAt: URL(fileURLWithPath: "/tmp/a.brew"))
        #expect(attributes.title == "a.brew")
    }
}
