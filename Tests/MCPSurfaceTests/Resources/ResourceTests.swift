import IntentWire
import Synchronization
import Testing

struct ResourceTests {
    private static let recipe = "app://local.AssistantApp/DocumentEntity/3"

    @Test(arguments: Era.allCases)
    func `lists what apps propose, and reads it`(era: Era) async throws {
        try await withClient(era) { client, _ async throws in
            let resources = try await client.result("resources/list")["resources"]?.elements ?? []
            let recipe = try #require(resources.first { $0["uri"] == .string(Self.recipe) })
            #expect(recipe["title"] == .string("Recipe"))
            #expect(recipe["description"] == .string("Document of AssistantApp: Document 3"))
            let read = try await client.result("resources/read", .members(["uri": recipe["uri"]]))
            let contents = try #require(read["contents"]?.elements?.first)
            #expect(contents["mimeType"] == .string("application/json"))
            #expect(json(contents["text"]?.string ?? "")["properties"]?["text"] == .string("Recipe"))
        }
    }

    @Test(arguments: [
        "no-such-scheme://nothing", "app://local.AssistantApp/DocumentEntity/99", "app://other/DocumentEntity/1",
        "app://local.AssistantApp/Nothing/1", "app://local.AssistantApp/DocumentEntity", "app://", "",
    ])
    func `an unknown address is the error of its era`(uri: String) async throws {
        for (era, code) in [(Era.handshake, -32002), (.stateless, -32602)] {
            try await withClient(era) { client, _ async throws in
                #expect(try await client.errorCode("resources/read", .members(["uri": .string(uri)])) == .int(code))
            }
        }
    }

    @Test func `has a template for each kind of entities, and completes it`() async throws {
        try await withClient { client, _ async throws in
            let templates = try await client.result("resources/templates/list")["resourceTemplates"]?.elements
            let template = "app://local.AssistantApp/DocumentEntity/{id}"
            let others = ["AccountEntity", "DiaryEntity"].map { "app://local.AssistantApp/\($0)/{id}" }
            #expect(templates?.compactMap { $0["uriTemplate"]?.string } == others + [template])
            let ref = JSONValue.members(["type": .string("ref/resource"), "uri": .string(template)])
            let completed = try await client.result(
                "completion/complete", .members(["ref": ref, "argument": json(#"{"name":"id","value":"draft"}"#)]))
            #expect(completed["completion"]?["values"] == json(#"["1","2"]"#))
            #expect(completed["completion"]?["hasMore"] == .bool(false))
        }
    }

    @Test func `tells a client of the handshake era when what it subscribed to has changed`() async throws {
        try await withClient(.handshake) { client, _ async throws in
            _ = try await client.result("resources/subscribe", .members(["uri": .string(Self.recipe)]))
            _ = try await client.call("RewriteDocumentIntent", #"{"document":"3","text":"New recipe"}"#)
            try await until { !client.notifications("notifications/resources/updated").isEmpty }
            let told = client.notifications("notifications/resources/updated")
            #expect(told[0]["params"] == .members(["uri": .string(Self.recipe)]))
            _ = try await client.result("resources/unsubscribe", .members(["uri": .string(Self.recipe)]))
            #expect(try await client.errorCode("resources/subscribe", json(#"{"uri":"app://x/y/z"}"#)) == .int(-32002))
        }
    }

    @Test func `tells a client of the stateless era what it listens for`() async throws {
        try await withClient(.stateless) { client, _ async throws in
            let filter = JSONValue.members([
                "notifications": .members(["resourceSubscriptions": .array([.string(Self.recipe)])])
            ])
            let listening = client.post("subscriptions/listen", filter)
            try await until { !client.notifications.isEmpty }
            _ = try await client.call("RewriteDocumentIntent", #"{"document":"3","text":"New recipe"}"#)
            try await until { !client.notifications("notifications/resources/updated").isEmpty }
            let told = client.notifications("notifications/resources/updated")[0]["params"]
            #expect(told?["uri"] == .string(Self.recipe))
            #expect(told?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == listening.id)
        }
    }

    @Test func `tells when the tools have changed`() async throws {
        let host = ManyIntents(3)
        try await serve(host) { client async throws in
            #expect(try await client.result("tools/list")["tools"]?.elements?.count == 3)
            host.content.withLock { $0 = ManyIntents.manifest(4) }
            try await until { !client.notifications("notifications/tools/list_changed").isEmpty }
            #expect(try await client.result("tools/list")["tools"]?.elements?.count == 4)
        }
    }
}
