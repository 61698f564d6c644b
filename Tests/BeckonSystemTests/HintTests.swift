import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct HintTests {
    @Test func `keeps the configurations of widgets that an app told last`() async throws {
        try await TestSystem.with { test in
            try await test.tell("intents", 3)
            try await test.tell("intents", 2)
            let intents = try await test.system.relevantIntents(of: .path(notesApp))
            #expect(intents.map(\.widgetKind) == ["notes", "notes"])
            #expect(intents.map(\.intent.intent) == ["NoteWidgetConfiguration", "NoteWidgetConfiguration"])
            guard case .entity(let note)? = intents[1].intent.arguments["note"] else {
                Issue.record("no note in \(intents[1])")
                return
            }
            #expect(note.id == "1")
            let start = Date(timeIntervalSince1970: 1_800_000_000)
            #expect(intents[0].relevance == .date(from: start, to: start + 3600, kind: "scheduled"))
            try await test.tell("intents", 0)
            #expect(try await test.system.relevantIntents(of: .path(notesApp)).isEmpty)
        }
    }

    @Test func `keeps relevant entities by context, also for other systems`() async throws {
        try await TestSystem.with { test in
            try await test.tell("entities", 2)
            try await test.tell("workout", 3)
            try await test.tell("remove", 1)
            try await test.tell("removeFromWorkout", 2)
            let other = try BeckonSystem(configuration: test.configuration)
            let entities = try await other.relevantEntities(of: .path(notesApp))
            #expect(entities.keys.sorted() == ["audio.nowPlaying", "audio.workout.intensity.3"])
            #expect(entities["audio.nowPlaying"]?.map(\.id) == ["1"])
            #expect(entities["audio.workout.intensity.3"]?.map(\.display.title) == ["Note 2"])
            await other.shutdown()
            try await test.tell("removeAll")
            #expect(try await test.system.relevantEntities(of: .path(notesApp)).isEmpty)
        }
    }

    @Test(arguments: ["intents", "entities"])
    func `refuses more than it keeps, and leaves what there is`(what: String) async throws {
        try await TestSystem.with { test in
            try await test.tell(what, 1000)
            let failure = try await failure { try await test.tell(what, 1001) }
            #expect(failure.message.contains("1000 are the most that are kept"))
            let intents = try await test.system.relevantIntents(of: .path(notesApp)).count
            let entities = try await test.system.relevantEntities(of: .path(notesApp)).values.map(\.count)
            #expect([intents] == [1000] && entities == [] || [intents] == [0] && entities == [1000])
        }
    }

    @Test func `gives a camera intent what its app told, over processes`() async throws {
        try await TestSystem.with { test in
            #expect(try await test.tell("nothing") == nil)
            #expect(try await test.tell("capture", 7) == .int(7))
            try await test.endNotes()
            #expect(try await test.tell("nothing") == .int(7))
            #expect(try await test.tell("forget") == nil)
        }
    }
}

extension TestSystem {
    /// Lets `NotesApp` tell something; gives what it knows of its camera intent.
    @discardableResult
    fileprivate func tell(_ what: String, _ count: Int = 1) async throws -> IntentValue? {
        try await note("Tell", ["what": .string(what), "count": .int(count)]).value
    }
}
