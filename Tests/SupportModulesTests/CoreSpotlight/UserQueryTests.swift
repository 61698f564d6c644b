import CoreSpotlight
import IntentWire
import Synchronization
import Testing

@Suite struct UserQueryTests {
    private static func finding(items: [String] = [], suggestions: [String] = []) throws -> RecordingTransport {
        let answer = SearchableIndexAnswer(
            items: items.map { CSSearchableItem($0, title: $0).snapshot },
            suggestions: suggestions.map { SuggestionSnapshot(text: $0) })
        return RecordingTransport(answer: try JSONEncoder().encode(answer))
    }

    private static func query(
        _ text: String = "es", _ context: CSUserQueryContext? = nil, at transport: RecordingTransport?
    ) -> CSUserQuery {
        CSUserQuery(text: text, context: context, channel: SearchableIndexChannel(transport: transport))
    }

    @Test func `what is typed reaches the index with what is wanted`() async throws {
        let transport = try Self.finding(suggestions: ["espresso"])
        var suggestion: CSSuggestion?
        for try await found in Self.query(at: transport).suggestions { suggestion = found.suggestion }
        let context = CSUserQueryContext(currentSuggestion: suggestion)
        context.fetchAttributes = ["title"]
        context.maxResultCount = 10
        context.maxSuggestionCount = 3
        context.enableRankedResults = true
        context.disableSemanticSearch = true
        for try await _ in Self.query("espresso", context, at: transport).responses {}
        #expect(
            transport.operations == [
                .search(SearchableIndexQuery(query: "", typed: TypedSearch(text: "es"))),
                .search(
                    SearchableIndexQuery(
                        query: "", attributes: ["title"],
                        typed: TypedSearch(
                            text: "espresso", suggestion: SuggestionSnapshot(text: "espresso"), maximumItems: 10,
                            maximumSuggestions: 3, isRanked: true, isSemantic: false))),
            ])
    }

    @Test func `nothing typed is a search, too`() async throws {
        let transport = try Self.finding(suggestions: ["tea"])
        var texts: [String] = []
        for try await found in Self.query("", at: transport).suggestions {
            texts.append(String(found.suggestion.localizedAttributedSuggestion.characters))
            #expect(found.suggestion.suggestionKind == .default)
        }
        #expect(texts == ["tea"])
    }

    @Test func `a loop gets suggestions, then items, the best first`() async throws {
        let query = Self.query(at: try Self.finding(items: ["1", "2"], suggestions: ["espresso", "essence"]))
        var responses: [CSUserQuery.Responses.Response] = []
        for try await response in query.responses { responses.append(response) }
        #expect(responses.map(\.id) == ["espresso", "essence", "1", "2"])
        guard case .suggestion(let best) = responses[0], case .suggestion(let next) = responses[1],
            case .item(let first) = responses[2], case .item(let second) = responses[3]
        else {
            Issue.record("not suggestions, then items: \(responses)")
            return
        }
        #expect(best < next && next > best)
        #expect(first < second && second > first)
    }

    @Test func `handlers hear of items, suggestions and the end`() async throws {
        let query = Self.query(at: try Self.finding(items: ["1"], suggestions: ["espresso", "essence"]))
        let heard = Mutex<[String]>([])
        query.foundItemsHandler = { items in heard.withLock { $0 += items.map(\.uniqueIdentifier) } }
        query.foundSuggestionsHandler = { found in heard.withLock { $0.append("\(found.count) suggestions") } }
        let error = await withCheckedContinuation { continuation in
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        #expect(error == nil)
        #expect(heard.withLock(\.self) == ["1", "2 suggestions"])
        #expect(query.foundItemCount == 1 && query.foundSuggestionCount == 2)
    }

    @Test func `without an index a search fails`() async {
        await #expect(throws: CSSearchQueryError(.indexUnreachable)) {
            for try await _ in Self.query(at: nil).responses {}
        }
    }

    @Test(.timeLimit(.minutes(1))) func `the index learns what the person chose and looked at`() async throws {
        let transport = try Self.finding(items: ["1", "2"], suggestions: ["espresso"])
        let query = Self.query(at: transport)
        var items: [CSUserQuery.Item] = []
        var suggestions: [CSUserQuery.Suggestion] = []
        for try await response in query.responses {
            switch response {
            case .item(let item): items.append(item)
            case .suggestion(let suggestion): suggestions.append(suggestion)
            }
        }
        query.userEngaged(items[1], visibleItems: items, interaction: .default)
        while transport.operations.count < 2 { await Task.yield() }
        query.userEngaged(suggestions[0], visibleSuggestions: suggestions, interaction: .focus)
        while transport.operations.count < 3 { await Task.yield() }
        #expect(
            transport.operations.dropFirst() == [
                .engaged(
                    SearchEngagement(
                        text: "es", chosen: "2", isSuggestion: false, visible: ["1", "2"], isSelection: true)),
                .engaged(
                    SearchEngagement(
                        text: "es", chosen: "espresso", isSuggestion: true, visible: ["espresso"], isSelection: false)),
            ])
    }

    @Test func `a context survives an archive and a copy`() throws {
        let context = CSUserQueryContext(currentSuggestion: CSSuggestion(SuggestionSnapshot(text: "tea", kind: 1)))
        context.keyboardLanguage = "de"
        context.maxResultCount = 5
        context.enableRankedResults = true
        context.maxRankedResultCount = 2
        let archive = try NSKeyedArchiver.archivedData(withRootObject: context, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: CSUserQueryContext.self, from: archive)
        for other in [restored, context.copy() as? CSUserQueryContext] {
            #expect(other?.keyboardLanguage == "de")
            #expect(other?.maxResultCount == 5 && other?.maxSuggestionCount == 0)
            #expect(other?.enableRankedResults == true && other?.maxRankedResultCount == 2)
            #expect(other?.disableSemanticSearch == false)
        }
    }

    @Test func `suggestions compare by place, then by alphabet`() {
        let first = CSSuggestion(SuggestionSnapshot(text: "z"), rank: 0)
        let second = CSSuggestion(SuggestionSnapshot(text: "b"), rank: 1)
        let other = CSSuggestion(SuggestionSnapshot(text: "a"), rank: 1)
        let loose = CSSuggestion(SuggestionSnapshot(text: "a"))
        #expect(first.compare(byRank: second) == .orderedAscending)
        #expect(second.compare(byRank: other) == .orderedSame)
        #expect(second.compare(other) == .orderedDescending)
        #expect(loose.compare(byRank: second) == .orderedDescending)
        #expect(other == loose && other != second)
    }
}
