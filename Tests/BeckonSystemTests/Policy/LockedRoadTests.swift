import BeckonSystem
import Dialogue
import Foundation
import IntentWire
import PrivateBus
import SpotlightIndex
import Testing

/// Every road on which an entity's title or property leaves the system, while the session is locked.
///
/// One after another: each starts several Python processes.
@Suite(.serialized) struct LockedRoadTests {
    private static let refusal = "person - SecretEntity session 2 is locked"

    @Test func `a search leaves out secrets, and what is about them, until the session is unlocked`() async throws {
        try await Archive.withSession { archive, login in
            _ = try await archive.run("ShowTestament", source: .test)
            let all = ["Reading the testament", "Scan of the testament", "The testament"]
            #expect(try await archive.titles("testament") == all)
            #expect(try await archive.refusals().isEmpty)

            try await login.setLocked("2", true)
            #expect(try await archive.titles("testament") == [])
            #expect(try await archive.refusals() == [Self.refusal])
            // Neither what is like it, nor that there is such a word.
            let mistyped = try await archive.page("testamnet")
            #expect(mistyped.items.isEmpty && mistyped.corrections.isEmpty)
            // One letter, and what was used most.
            #expect(try await archive.titles("t") == ["Letter to Ada", "Letter to Bob", "Picture of the harbour"])
            #expect(try await archive.titles("") == [])
            // They do not take the places of others.
            #expect(try await archive.titles("th", limit: 1) == ["Picture of the harbour"])
            #expect(try await archive.titles("letter") == ["Letter to Ada", "Letter to Bob"])
            // A test is no person.
            #expect(try await archive.titles("testament", source: .test) == all)

            try await login.setLocked("2", false)
            #expect(try await archive.titles("testament") == all)
            #expect(try await archive.page("testamnet").items.count == 3)
        }
    }

    @Test func `what an app run from its folder has indexed is held back as well`() async throws {
        try await Archive.withSession { archive, login in
            let folder = archive.test.folder.appending(path: "elsewhere")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copy = folder.appending(path: "Loose").path
            try FileManager.default.copyItem(atPath: try program("ArchiveApp"), toPath: copy)
            _ = try await archive.run("Fill", source: .test, app: .path(copy))
            let both = ["Scan of the testament", "Scan of the testament", "The testament", "The testament"]
            #expect(try await archive.titles("testament") == both)
            try await login.setLocked("2", true)
            #expect(try await archive.titles("testament") == [])
            #expect(try await archive.titles("letter").count == 4)
            let apps = try await archive.system.runs(limit: 100).filter { $0.entity != nil }.map(\.app)
            #expect(Set(apps) == ["local.ArchiveApp", "local.Loose"])
        }
    }

    @Test func `a hit from before is not opened`() async throws {
        try await Archive.withSession { archive, login in
            _ = try await archive.run("ShowTestament", source: .test)
            let hits = try await archive.page("testament").items.map(\.hit)
            #expect(hits.count == 3)
            try await login.setLocked("2", true)
            for hit in hits {
                let failure = try await failure {
                    try await archive.system.open(OpenRequest(hit, text: "testament"), interaction: Person())
                }
                #expect(failure.code == .authenticationRequired, "\(hit.title)")
            }
            #expect(try await archive.refusals().contains(Self.refusal))
        }
    }

    @Test func `a secret is neither written, nor made, nor found by a query of values`() async throws {
        try await Archive.withSession { archive, login in
            let export = ExportRequest(
                entity: EntitySnapshot(type: "SecretEntity", id: "will", display: DisplaySnapshot(title: "")))
            let file = FileSnapshot(filename: "secret.txt", type: "public.plain-text", data: Data("New".utf8))
            let importing = ImportRequest(entity: "SecretEntity", file: file)
            let query = ValueQueryRequest(query: "SecretFinder", input: .string("testament"))
            let system = archive.system
            #expect(try await system.export(export, of: Archive.app).data == Data("The testament".utf8))
            #expect(try await system.importEntity(importing, of: Archive.app).display.title == "New")
            #expect(try await system.values(query, of: Archive.app).values.count == 1)

            try await login.setLocked("2", true)
            let unwritten = try await failure { try await system.export(export, of: Archive.app) }
            #expect(
                unwritten.message == "'Secret' of ArchiveApp needs an unlocked session, and session 2 is locked: "
                    + "unlock it and try again")
            let unmade = try await failure { try await system.importEntity(importing, of: Archive.app) }
            #expect(unwritten.code == .authenticationRequired && unmade.code == .authenticationRequired)
            #expect(try await system.values(query, of: Archive.app).values == [])
            #expect(try await archive.refusals() == [Self.refusal])
        }
    }

    @Test func `what was done with a secret is not suggested`() async throws {
        try await Archive.withSession { archive, login in
            let secret = IntentValue.entity(
                EntitySnapshot(type: "SecretEntity", id: "will", display: DisplaySnapshot(title: "The testament")))
            _ = try await archive.run("ReadSecret", ["secret": secret])
            let system = archive.system
            #expect(
                try await system.suggestions(SuggestionQuestion()).suggestions.map(\.title) == ["Read The testament"])
            try await login.setLocked("2", true)
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.isEmpty)
            #expect(try await archive.refusals() == [Self.refusal])
            try await login.setLocked("2", false)
            #expect(try await system.suggestions(SuggestionQuestion(app: Archive.app)).suggestions.count == 1)
        }
    }

    @Test func `a sentence does not mean the secret that an app shows`() async throws {
        try await Archive.withSession { archive, login in
            _ = try await archive.run("ShowTestament", source: .test)
            func secret() async throws -> IntentValue? {
                let reading = try await archive.system.understand(SentenceQuestion("read this in ArchiveApp"))
                return reading.candidates.first { $0.intent == "ReadSecretIntent" }?.arguments["secret"]
            }
            guard case .entity(let shown)? = try await secret() else {
                Issue.record("nothing is on the screen")
                return
            }
            #expect(shown.display.title == "Reading the testament" && shown.id == "will")
            try await login.setLocked("2", true)
            #expect(try await secret() == nil)
            #expect(try await archive.refusals() == [Self.refusal])
        }
    }

    @Test func `a sentence neither knows secrets by name nor looks for them`() async throws {
        try await Archive.withSession { archive, login in
            for isLocked in [false, true] {
                try await login.setLocked("2", isLocked)
                let reading = try await archive.system.understand(
                    SentenceQuestion("read the testament in ArchiveApp"))
                let candidate = try #require(reading.candidates.first { $0.intent == "ReadSecretIntent" })
                // The words go to the app, which says what they mean once the intent may run.
                if case .entity = candidate.arguments["secret"] { Issue.record("\(candidate.arguments)") }
                #expect(!candidate.reasons.contains { $0.contains("is \"") })
            }
            let kept = archive.test.configuration.cacheDirectory.appending(path: "phrases")
            for file in try FileManager.default.contentsOfDirectory(at: kept, includingPropertiesForKeys: nil) {
                #expect(try !String(contentsOf: file, encoding: .utf8).contains("testament"))
            }
        }
    }

    @Test func `a widget is not proposed with a secret`() async throws {
        try await Archive.withSession { archive, login in
            let request = WidgetSuggestionsRequest(kind: "paper")
            let open = try await archive.system.widgetSuggestions(request, of: Archive.app)
            #expect(open.recommendations.map(\.description) == ["A secret", "A letter"] && open.relevance.count == 2)
            try await login.setLocked("2", true)
            let closed = try await archive.system.widgetSuggestions(request, of: Archive.app)
            #expect(closed.recommendations.map(\.description) == ["A letter"] && closed.relevance.count == 1)
            #expect(try await archive.refusals() == [Self.refusal])
        }
    }

    @Test func `a secret in another entity is held back, also in the choices of a question`() async throws {
        try await Archive.withSession { archive, login in
            func folder() async throws -> EntitySnapshot? {
                let request = EntityRequest(entity: "FolderEntity", query: .all)
                return try await archive.system.entities(request, of: Archive.app).entities.first
            }
            #expect(try await folder()?.properties.keys.sorted() == ["content", "lock", "name"])
            try await login.setLocked("2", true)
            let closed = try #require(try await folder())
            #expect(closed.properties.keys.sorted() == ["name"] && closed.withheld == ["content", "lock"])

            let person = Person()
            _ = try? await archive.run("ChooseFolder", [:], person)
            guard case .value(let question)? = person.questions.first else {
                Issue.record("nothing was asked: \(person.questions)")
                return
            }
            let choices =
                (question.options?.items ?? []).map(\.value) + [question.options?.defaultValue].compactMap(\.self)
            #expect(!choices.isEmpty)
            for case .entity(let choice) in choices {
                #expect(choice.properties["lock"] == nil && choice.properties["content"] == nil)
            }
        }
    }

    @Test func `another app does not get the data of what is about a secret`() async throws {
        try await Archive.withSession { archive, login in
            let place = archive.test.folder.appending(path: "build")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let other = place.appending(path: "Other").path
            try FileManager.default.copyItem(atPath: try program("ArchiveApp"), toPath: other)
            func fetch(_ item: String, _ type: String, by app: AppReference) async throws -> IntentValue? {
                try await archive.run(
                    "Fetch", ["app": .string("local.ArchiveApp"), "item": .string(item), "type": .string(type)],
                    app: app
                ).value
            }
            #expect(try await fetch("scan", "com.adobe.pdf", by: .path(other)) == .string("pages of scan"))
            try await login.setLocked("2", true)
            #expect(
                try await fetch("scan", "com.adobe.pdf", by: .path(other))
                    == .string(
                        "refused: 'Secret' of ArchiveApp needs an unlocked session, and session 2 is locked: "
                            + "unlock it and try again"))
            #expect(try await fetch("harbour", "public.png", by: .path(other)) == .string("picture of harbour"))
            // Its own app has it anyway.
            #expect(try await fetch("scan", "com.adobe.pdf", by: Archive.app) == .string("pages of scan"))
            #expect(try await archive.refusals() == ["automation local.Other SecretEntity session 2 is locked"])
        }
    }
}
