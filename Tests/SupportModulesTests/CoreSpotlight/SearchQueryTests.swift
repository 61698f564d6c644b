import CoreSpotlight
import IntentWire
import Synchronization
import Testing

@Suite struct SearchQueryTests {
    private static func query(
        _ text: String = "title == 'Es*'", _ context: CSSearchQueryContext? = nil, at transport: RecordingTransport?
    ) -> CSSearchQuery {
        CSSearchQuery(
            queryString: text, queryContext: context, channel: SearchableIndexChannel(transport: transport))
    }

    private static func finding(_ titles: String...) throws -> RecordingTransport {
        let items = titles.map { CSSearchableItem($0, title: $0).snapshot }
        return RecordingTransport(answer: try JSONEncoder().encode(SearchableIndexAnswer(items: items)))
    }

    /// Starts a query and gives what its handlers hear.
    private func run(_ query: CSSearchQuery) async -> (found: [String], error: CSSearchQueryError?) {
        let found = Mutex<[String]>([])
        query.foundItemsHandler = { items in found.withLock { $0 += items.map(\.uniqueIdentifier) } }
        let error = await withCheckedContinuation { continuation in
            query.completionHandler = { continuation.resume(returning: $0 as? CSSearchQueryError) }
            query.start()
            query.start()
        }
        return (found.withLock(\.self), error)
    }

    @Test func `handlers hear of the items and of the end, once`() async throws {
        let transport = try Self.finding("Espresso", "Essence")
        let query = Self.query(at: transport)
        let (found, error) = await run(query)
        #expect(found == ["Espresso", "Essence"])
        #expect(error == nil)
        #expect(query.foundItemCount == 2)
        #expect(transport.requests.count == 1)
    }

    @Test func `a query reaches the index with its context`() async throws {
        let context = CSSearchQueryContext()
        context.fetchAttributes = ["title"]
        context.filterQueries = ["pageCount > 3"]
        context.keyboardLanguage = "de"
        context.sourceOptions = .allowMail
        let transport = RecordingTransport()
        let query = Self.query("title == 'a'", context, at: transport)
        query.protectionClasses = [.complete]
        _ = await run(query)
        #expect(
            transport.operations == [
                .search(
                    SearchableIndexQuery(
                        query: "title == 'a'", filters: ["pageCount > 3"], attributes: ["title"], language: "de",
                        includesMail: true, protectionClasses: ["NSFileProtectionComplete"]))
            ])
    }

    @Test func `a loop gets the items in their order`() async throws {
        let query = Self.query(at: try Self.finding("Espresso", "Essence"))
        var items: [CSSearchQuery.Results.Item] = []
        for try await item in query.results { items.append(item) }
        #expect(items.map(\.id) == ["Espresso", "Essence"])
        #expect(items[0] < items[1])
        #expect(items.map(\.item.attributeSet.title) == ["Espresso", "Essence"])
    }

    @Test(
        arguments: [
            ("  ", RecordingTransport(), CSSearchQueryError.Code.invalidQuery),
            ("title == 'a'", nil, .indexUnreachable),
            ("title == 'a'", RecordingTransport(isAvailable: false), .indexUnreachable),
            ("title == 'a'", RecordingTransport(failure: RecordingTransport.Refusal()), .indexUnreachable),
            ("title == 'a'", RecordingTransport(failure: CSIndexError(.unknownError)), .unknown),
            ("title == 'a'", RecordingTransport(answer: Data("no list".utf8)), .unknown),
        ] as [(String, RecordingTransport?, CSSearchQueryError.Code)])
    func `a search that fails says why`(
        _ text: String, _ transport: RecordingTransport?, _ code: CSSearchQueryError.Code
    ) async {
        let (found, error) = await run(Self.query(text, at: transport))
        #expect(found.isEmpty)
        #expect(error?.code == code)
        #expect(error?.errorDescription?.isEmpty == false)
    }

    @Test func `a cancelled search ends with that error`() async throws {
        let query = Self.query(at: try Self.finding("Espresso"))
        query.cancel()
        let (found, error) = await run(query)
        #expect(found.isEmpty)
        #expect(error?.code == .cancelled)
        #expect(query.isCancelled)
        await #expect(throws: CSSearchQueryError(.cancelled)) { for try await _ in query.results {} }
    }

    @Test func `a context survives an archive and a copy`() throws {
        let context = CSSearchQueryContext()
        context.fetchAttributes = ["title"]
        context.filterQueries = ["pageCount > 3"]
        context.keyboardLanguage = "de"
        context.sourceOptions = .allowMail
        let archive = try NSKeyedArchiver.archivedData(withRootObject: context, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchQueryContext.self, from: archive)
        for other in [restored, context.copy() as? CSSearchQueryContext] {
            #expect(other?.fetchAttributes == ["title"])
            #expect(other?.filterQueries == ["pageCount > 3"])
            #expect(other?.keyboardLanguage == "de")
            #expect(other?.sourceOptions == .allowMail)
        }
    }
}
