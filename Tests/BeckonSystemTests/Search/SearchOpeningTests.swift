import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// What search finds of an app, opened by its own intents, views and delegates.
struct SearchOpeningTests {
    @Test func `a hit that is an entity is opened by the app's own intent for it`() async throws {
        try await Archive.with { archive in
            let found = try #require(try await archive.page("letter to bob").items.first)
            #expect(found.hit.title == "Letter to Bob")
            #expect(found.actions.first?.intent == "OpenLetterIntent" && found.actions.first?.isOpening == true)
            // An intent that opens something brings its app to the front.
            let person = Person([.confirmed])
            let opening = try await archive.system.open(OpenRequest(found.hit, text: "bob"), interaction: person)
            #expect(person.questions == [.foreground(ForegroundQuestion(dialog: nil, alwaysConfirm: false))])
            #expect(opening.road == .intent && opening.intent == "OpenLetterIntent")
            #expect(opening.outcome.dialog?.full == "Opened Letter to Bob.")
            let run = try #require(try await archive.system.runs(limit: 1).first)
            #expect(run.intent == "OpenLetterIntent" && run.source == .person && run.outcome == "done")
        }
    }

    @Test func `an item and a search go on in the app's window`() async throws {
        try await Archive.with { archive in
            let hit = try #require(try await archive.page("harbour").items.first).hit
            let item = try await archive.system.open(OpenRequest(hit, text: "harbour"), interaction: Person())
            #expect(item.road == .activity && item.intent == nil)
            #expect(try words(item).contains("Shown: item harbour"))
            let search = try await archive.system.open(
                OpenRequest(.search(app: Archive.app), text: "old papers"), interaction: Person())
            #expect(search.road == .activity)
            #expect(try words(search).contains("Shown: search for old papers"))
        }
    }

    @Test(arguments: [
        ("harbour", "public.png", "picture of harbour"), ("harbour", "com.adobe.pdf", "pages of harbour"),
        (
            "harbour", "public.html",
            "refused: the app gives no 'public.html' of 'harbour': The operation could not be completed. "
                + "The specified URL type isn’t supported."
        ),
        ("nothing", "public.png", "refused: 'local.ArchiveApp' has no item 'nothing' in the index"),
    ]) func `the data of an item comes from its app, as data or in a file`(
        item: String, type: String, data: String
    ) async throws {
        try await Archive.with { archive in
            let fetched = try await archive.run(
                "Fetch", ["app": .string("local.ArchiveApp"), "item": .string(item), "type": .string(type)],
                app: .path(try program("ArchiveApp")))
            #expect(fetched.value == .string(data))
        }
    }

    /// All that a window says.
    private func words(_ opening: Opening) throws -> String {
        let tree = try #require(opening.outcome.snippet)
        return String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)
    }
}
