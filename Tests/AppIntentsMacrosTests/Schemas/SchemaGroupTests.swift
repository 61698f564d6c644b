import SwiftParser
import SwiftSyntax
import Testing

@testable import AppIntentsMacros

struct SchemaGroupTests {
    @Test(arguments: [
        ("mail", 12, "sendDraft", "createDraft"),
        ("messages", 5, "sendMessage", "draftMessage"),
        ("clock", 10, "createAlarm", "createTimer"),
    ])
    func `knows the schemas that need each other`(group: String, count: Int, first: String, second: String) {
        let intents = SchemaCatalog.intents(together: group)
        #expect(intents.count == count)
        #expect(intents.allSatisfy { $0.domain == group })
        #expect(Set(intents.map(\.name)).isSuperset(of: [first, second]))
    }

    @Test func `says what an app lacks that sends without a draft`() throws {
        let gap = try #require(SchemaCatalog.gaps(adopted: ["messages.sendMessage", "photos.openAsset"]).first)
        #expect(gap.adopted == ["messages.sendMessage"])
        #expect(
            gap.message
                == "the app adopts 'messages.sendMessage' without 'messages.draftMessage', 'messages.editSentMessage', "
                + "'messages.setMessageReadStatus' and 'messages.unsendMessage'; the system asks for all of these schemas "
                + "or none, so adopt the rest, too")
    }

    @Test func `is content with all of a group, and with none`() {
        let messages = Set(SchemaCatalog.intents(together: "messages").map(\.path))
        #expect(SchemaCatalog.gaps(adopted: messages) == [])
        #expect(SchemaCatalog.gaps(adopted: ["photos.openAsset", "clock.startStopwatch"]) == [])
        #expect(SchemaCatalog.gaps(adopted: messages.union(["mail.sendDraft"])).map(\.group) == ["mail"])
    }

    @Test func `writes an adoption to begin with`() throws {
        let sendDraft = try #require(SchemaCatalog.definition(.intent, domain: "mail", name: "sendDraft"))
        #expect(
            SchemaStub.intent(adopting: sendDraft) == """
                @AppIntent(schema: .mail.sendDraft)
                struct SendDraftIntent {
                    var target: <#MailDraftEntity#>
                    var sendLaterDate: Date?

                    func perform() async throws -> some IntentResult {
                        <#code#>
                    }
                }
                """)
        let createTimer = try #require(SchemaCatalog.definition(.intent, domain: "clock", name: "createTimer"))
        #expect(SchemaStub.intent(adopting: createTimer).contains("-> some IntentResult & ReturnsValue<<#Timer#>> {"))
        let unknown = try #require(SchemaCatalog.definition(.intent, domain: "maps", name: "shareETA"))
        #expect(SchemaStub.intent(adopting: unknown).contains("struct ShareETAIntent {\n    <#parameters#>\n"))
    }

    @Test func `every adoption that it writes is right`() {
        for definition in SchemaCatalog.definitions where definition.kind == .intent {
            // An editor fills the places that are left open.
            let source = SchemaStub.intent(adopting: definition)
                .replacing("<#parameters#>", with: "").replacing("<#code#>", with: "").replacing("<#", with: "")
                .replacing("#>", with: "")
            #expect(expand(source).messages == [], "\(source)")
            #expect(!Parser.parse(source: source).hasError, "\(source)")
        }
    }
}
