import Foundation
import IntentWire
import SpotlightIndex
import Testing

@Suite struct ErasingTests {
    private let fixture: IndexFixture

    init() throws { fixture = try IndexFixture() }

    private static let own = IndexSource(app: "com.example.tasks", name: "own")

    /// The files that hold a text.
    private func files(holding text: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).filter { name in
            let data = try Data(contentsOf: fixture.folder.appending(path: name))
            return data.range(of: Data(text.utf8)) != nil
        }
    }

    @Test func `takes deleted words out of the file`() async throws {
        for number in 0..<300 {
            try await fixture.add(.titled("item\(number)", "Xylophone \(number)", text: "Quorndon"))
        }
        try await fixture.add(.titled("stays", "Piano"))
        #expect(try !files(holding: "xylophon").isEmpty && !files(holding: "Quorndon").isEmpty)
        try await fixture.index.apply([.deleteItems((0..<300).map { "item\($0)" })], to: IndexFixture.app)
        try await fixture.index.compact()
        for word in ["Xylophone", "xylophon", "Quorndon", "quorndon"] { #expect(try files(holding: word) == []) }
        #expect(try await fixture.found("piano") == ["stays"])
        #expect(try await fixture.index.verify().isSound)
    }

    @Test func `erases by app and date, except the items of some indexes`() async throws {
        let old = Date(timeIntervalSince1970: 1_700_000_000)
        try await fixture.add(
            .titled("old", "Piano", others: ["contentModificationDate": .date(old)]),
            .titled("new", "Piano", others: ["contentModificationDate": .date(fixture.clock.now)]))
        try await fixture.add(.titled("own", "Piano"), to: Self.own)
        try await fixture.add(.titled("other", "Piano"), to: IndexSource(app: "com.example.other"))
        try await fixture.index.noteUse(of: "old", in: IndexFixture.app)
        let kept = try await fixture.index.kept(except: "own")
        #expect(kept.map(\.items) == [1, 2] && kept.map(\.uses) == [0, 1] && kept[1].firstItem == old)
        let erased = try await fixture.index.erase(
            of: "com.example.tasks", before: old + 1, except: "own")
        #expect(erased == 1)
        #expect(Set(try await fixture.found("piano")) == ["new", "own", "other"])
        // What was learnt of an item goes with it.
        #expect(try await fixture.index.kept(except: "own").map(\.uses) == [0, 0])
        #expect(try await fixture.index.erase(of: nil, before: nil, except: "own") == 2)
        #expect(try await fixture.found("piano") == ["own"])
    }

    @Test func `forgets uses that are older than a moment`() async throws {
        try await fixture.add(.titled("a", "Piano"), .titled("b", "Piano"))
        try await fixture.index.noteUse(of: "a", in: IndexFixture.app)
        fixture.clock.now += 86_400
        try await fixture.index.noteUse(of: "b", in: IndexFixture.app)
        #expect(try await fixture.index.forgetUse(before: fixture.clock.now) == 1)
        #expect(try await fixture.found("piano").first == "b")
        #expect(try await fixture.index.forgetUse(of: "com.example.other") == 0)
        #expect(try await fixture.index.forgetUse(of: "com.example.tasks") == 1)
    }

    @Test func `notes what was done at another moment, so that it has faded`() async throws {
        try await fixture.add(.titled("a", "Piano"), .titled("b", "Piano"))
        try await fixture.index.noteUse(
            of: "a", in: IndexFixture.app, entities: [], at: fixture.clock.now - 28 * 86_400)
        try await fixture.index.noteUse(of: "b", in: IndexFixture.app)
        let hits = try await fixture.index.search(SearchRequest("piano", isSemantic: false, explains: true)).hits
        let uses = Dictionary(uniqueKeysWithValues: hits.map { ($0.identifier, $0.explanation?.use ?? 0) })
        #expect(try #require(uses["a"]) < 1.2)
        #expect(try #require(uses["b"]) > 1.3)
    }
}
