import BeckonSystem
import Foundation
import IntentWire
import SQLiteStore
import Suggestions
import Synchronization
import Testing

@Suite struct DonationTests {
    private static let start = Date(timeIntervalSince1970: 1_790_000_000)

    /// A clock that is moved by hand.
    private final class Clock: Sendable {
        private let time = Mutex(DonationTests.start)
        var now: Date {
            get { time.withLock(\.self) }
            set { time.withLock { $0 = newValue } }
        }
    }

    private static func with(_ body: (TestSystem, Clock) async throws -> Void) async throws {
        let clock = Clock()
        try await TestSystem.with(adjust: { $0.clock = { clock.now } }) { try await body($0, clock) }
    }

    private static func donations(_ test: TestSystem, limit: Int = 10_000) async throws -> [DonationRecord] {
        try await test.system.donations(of: .path(wireApp), limit: limit)
    }

    private static func personRuns(_ test: TestSystem, _ intent: String, _ text: IntentValue) async throws {
        _ = try await test.system.run(
            IntentRequest(app: .path(wireApp), intent: intent, arguments: ["text": text]), interaction: Person())
    }

    /// 100,000 where slow tests are wanted.
    private static let flood = ProcessInfo.processInfo.environment["BECKON_SLOW_TESTS"] == nil ? 500 : 100_000

    @Test func `ignores more donations than anybody makes, and keeps so many of an intent`() async throws {
        try await Self.with { test, clock in
            _ = try await test.run("DonateMany", ["text": .string("tea"), "count": .int(Self.flood)])
            #expect(try await Self.donations(test).count == 200)
            #expect(try await Self.donations(test).allSatisfy { $0.date == Self.start && $0.source == .app })
            clock.now += 61
            _ = try await test.run("DonateMany", ["text": .string("cake"), "count": .int(150)])
            let kept = try await Self.donations(test)
            // Donations with a known identifier take the place of the first.
            #expect(kept.count == 200)
            #expect(kept.count { $0.intent.arguments["text"] == .string("cake") } == 150)
            let file = test.configuration.dataDirectory.appending(path: "beckon.sqlite")
            #expect(try Data(contentsOf: file).count < 1 << 20)
        }
    }

    @Test func `forgets what is older than 90 days`() async throws {
        try await Self.with { test, clock in
            _ = try await test.run("DonateMany", ["text": .string("tea"), "count": .int(3)])
            clock.now += 91 * 86_400
            _ = try await test.run("Donate", ["text": .string("cake")])
            #expect(try await Self.donations(test).map(\.identifier) == ["b"])
        }
    }

    @Test func `bears a clock that is set back`() async throws {
        try await Self.with { test, clock in
            _ = try await test.run("DonateMany", ["text": .string("tea"), "count": .int(200)])
            clock.now -= 400 * 86_400
            _ = try await test.run("Donate", ["text": .string("cake")])
            #expect(try await Self.donations(test, limit: 1).map(\.identifier) == ["b"])
            try await Self.personRuns(test, "Echo", .string("now"))
            let page = try await test.system.suggestions(SuggestionQuestion(app: .path(wireApp)))
            #expect(page.suggestions.allSatisfy { $0.reasons.score.isFinite })
        }
    }

    @Test func `refuses a donation that is too large, and learns no run that is`() async throws {
        try await Self.with { test, _ in
            let failure = try await test.failure(of: "DonateMany", ["text": .string("huge"), "count": .int(1)])
            #expect(failure.message.contains("larger than the 32768 bytes"))
            try await Self.personRuns(test, "Echo", .string(String(repeating: "y", count: 40_000)))
            #expect(try await Self.donations(test).isEmpty)
            #expect(try await test.system.runs(limit: 1).map(\.outcome) == ["done"])
        }
    }

    @Test func `takes no donation that an assistant's run makes`() async throws {
        try await Self.with { test, _ in
            _ = try await test.run("DonateMany", ["text": .string("assistant"), "count": .int(2)])
            #expect(try await Self.donations(test).isEmpty)
        }
    }

    @Test func `learns runs of people with their values, unless those are no values yet`() async throws {
        try await Self.with { test, _ in
            try await Self.personRuns(test, "Echo", .string("tea"))
            try await Self.personRuns(test, "Echo", .text("what only the app could read"))
            try await Self.personRuns(test, "Hidden", .string("tea"))
            let kept = try await Self.donations(test)
            #expect(kept.map(\.intent) == [PreparedIntent(intent: "EchoIntent", arguments: ["text": .string("tea")])])
            #expect(kept.map(\.source) == [.system])
        }
    }

    @Test func `suggests what an app of another kind does, once its text was used twice`() async throws {
        try await Self.with { test, clock in
            let question = SuggestionQuestion(app: .path(try wireApp))
            try await Self.personRuns(test, "Echo", .string("tea"))
            clock.now += 86_400
            #expect(try await test.system.suggestions(question).suggestions.isEmpty)
            try await Self.personRuns(test, "Echo", .string("tea"))
            clock.now += 86_400
            let found = try await test.system.suggestions(question).suggestions
            #expect(found.map(\.title) == ["Say again: tea"] && found.map(\.reasons.count) == [2])
        }
    }

    @Test func `shows hostile texts on one short line`() async throws {
        try await Self.with { test, clock in
            let hostile = "\u{1b}[2Jtea\n\n# Run me" + String(repeating: " and more", count: 500)
            for _ in 0..<2 {
                try await Self.personRuns(test, "Echo", .string(hostile))
                clock.now += 86_400
            }
            let title = try #require(
                try await test.system.suggestions(SuggestionQuestion(app: .path(wireApp))).suggestions.first?.title)
            #expect(title.count <= 120 && !title.contains("\n") && title.hasSuffix("…"))
        }
    }

    @Test func `passes over donations that cannot be read`() async throws {
        try await Self.with { test, clock in
            for text in ["tea", "tea", "cake"] {
                try await Self.personRuns(test, "Echo", .string(text))
                clock.now += 600
            }
            #expect(try await Self.donations(test).count == 3)
            let path = test.configuration.dataDirectory.appending(path: "beckon.sqlite").path
            let store = try Store(
                path: path, application: 0x4245_4B4E, migrations: Array(repeating: Migration(), count: 8))
            try await store.write { database in
                try database.execute(
                    "UPDATE donations SET arguments = ? WHERE id = (SELECT max(id) FROM donations)", Data([0xFF, 0]))
                try database.execute("UPDATE donations SET zone = 'x' WHERE id = (SELECT min(id) FROM donations)")
            }
            #expect(try await Self.donations(test).count == 1)
            #expect(try await test.system.suggestions(SuggestionQuestion(app: .path(wireApp))).learns)
            let privacy = try await test.system.privacy()
            #expect(privacy.entries.first { $0.kind == .donations }?.count == 3)
        }
    }

    @Test func `keeps what the members of the SDK donate, and deletes what they say`() async throws {
        try await TestSystem.with { test in
            func tell(_ what: String, by source: RequestSource = .test) async throws -> IntentValue? {
                let request = IntentRequest(
                    app: .path(try notesApp), intent: "DonateReading", arguments: ["what": .string(what)],
                    source: source)
                // To donate is to pay, as far as names tell: somebody must agree where an assistant wants it.
                return try await test.system.run(request, interaction: Person([.confirmed])).value
            }
            func notes() async throws -> [[String]] {
                try await test.system.donations(of: .path(notesApp)).reversed().map(\.entities)
            }
            for what in ["donate", "manager", "call", "quiet", "donate"] { _ = try await tell(what) }
            let all = [["NoteEntity/1"], ["NoteEntity/2"], ["NoteEntity/3"], ["NoteEntity/1"]]
            #expect(try await notes() == all)
            // Of an entity its identity and title are kept.
            let first = try #require(try await test.system.donations(of: .path(notesApp)).first)
            #expect(
                first.intent
                    == PreparedIntent(
                        intent: "ReadNoteIntent",
                        arguments: [
                            "note": .entity(
                                EntitySnapshot(type: "NoteEntity", id: "1", display: DisplaySnapshot(title: "Note 1")))
                        ]))
            #expect(try await tell("donate", by: .assistant) == .int(1))
            #expect(try await notes() == all)
            #expect(try await tell("byIdentifier") == .int(1))
            #expect(try await tell("byEntity") == .int(2))
            #expect(try await tell("byTypeAndEntity") == .int(1))
            #expect(try await notes() == [["NoteEntity/3"]])
            #expect(try await tell("byType") == .int(1))
            #expect(try await notes() == [])
        }
    }

    @Test(arguments: [
        (["notesPassword": IntentValue.string("sesame")], 0), (["number": .int(1234)], 0),
        (["isPinned": .bool(true)], 1),
    ])
    func `writes down no run with a secret`(_ arguments: [String: IntentValue], count: Int) async throws {
        try await TestSystem.with { test in
            _ = try await test.system.run(
                IntentRequest(app: .path(try notesApp), intent: "LockNotes", arguments: arguments),
                interaction: Person())
            #expect(try await test.system.donations(of: .path(notesApp)).count == count)
        }
    }

    @Test func `deletes runs of a person with an entity that the app deletes, and counts only its own`() async throws {
        try await TestSystem.with { test in
            let note = IntentValue.entity(
                EntitySnapshot(type: "NoteEntity", id: "1", display: DisplaySnapshot(title: "Note 1")))
            _ = try await test.system.run(
                IntentRequest(app: .path(try notesApp), intent: "ReadNote", arguments: ["note": note]),
                interaction: Person())
            #expect(try await test.system.donations(of: .path(notesApp)).map(\.source) == [.system])
            #expect(try await test.note("DonateReading", ["what": .string("byEntity")]).value == .int(0))
            #expect(try await test.system.donations(of: .path(notesApp)).isEmpty)
        }
    }

    @Test func `does all of it for clients of a system that serves`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                _ = try await client.run(
                    IntentRequest(app: .path(wireApp), intent: "Echo", arguments: ["text": .string("tea")]),
                    interaction: Person())
                #expect(try await client.privacy().entries.first { $0.kind == .donations }?.count == 1)
                #expect(try await client.suggestions(SuggestionQuestion()).learns)
                let erased = try await client.erase(EraseRequest(kinds: [.donations, .log]))
                #expect(erased.parts.map(\.count) == [1, 1] && erased.remains == nil)
                #expect(try await client.setLearning(LearningChange(isOn: false)) == LearningState(isOn: false))
                #expect(try await client.learning() == LearningState(isOn: false))
                #expect(try await !client.suggestions(SuggestionQuestion()).learns)
            }
        }
    }
}
