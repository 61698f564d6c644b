import Glibc
import IntentWire
import PrivateBus
import Testing

/// What is there for an assistant of entities that need an unlocked session.
private struct DiaryView: Hashable {
    static let page = "app://local.AssistantApp/DiaryEntity/today"
    static let visible = DiaryView(isListed: true, text: "Dear diary", completions: ["today"], run: "Dear diary")
    static let hidden = DiaryView(isListed: false, text: nil, completions: [], run: "authentication-required")

    var isListed: Bool
    var text: String?
    var completions: [String]
    /// The result of an intent that takes one, or its failure.
    var run: String?

    init(isListed: Bool, text: String?, completions: [String], run: String?) {
        (self.isListed, self.text, self.completions, self.run) = (isListed, text, completions, run)
    }

    init(seenBy client: TestClient) async throws {
        let resources = try await client.result("resources/list")["resources"]?.elements ?? []
        isListed = resources.contains { $0["uri"] == .string(Self.page) }
        let read = try await client.request("resources/read", .members(["uri": .string(Self.page)]))
        let contents = read["result"]?["contents"]?.elements?.first?["text"]?.string
        text = contents.flatMap { json($0)["properties"]?["text"]?.string }
        let template = JSONValue.members([
            "type": .string("ref/resource"), "uri": .string("app://local.AssistantApp/DiaryEntity/{id}"),
        ])
        let found = try await client.result(
            "completion/complete", .members(["ref": template, "argument": json(#"{"name":"id","value":"diary"}"#)]))
        completions = (found["completion"]?["values"]?.elements ?? []).compactMap(\.string)
        let result = try await client.call("ReadDiaryIntent", #"{"page":"today"}"#)
        run = result.value?.string ?? result.failureCode
    }
}

// One after another: each starts several Python processes.
@Suite(.serialized) struct LockedSessionTests {
    @Test(arguments: Era.allCases)
    func `entities that need an unlocked session are held back while it is locked`(era: Era) async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("2", user: getuid())
            try await login.show("2", user: getuid())
            let environment = ["DBUS_SYSTEM_BUS_ADDRESS": bus.address, "XDG_SESSION_ID": ""]
            try await withClient(era, environment: environment) { client, _ async throws in
                #expect(try await DiaryView(seenBy: client) == .visible)
                try await login.setLocked("2", true)
                #expect(try await DiaryView(seenBy: client) == .hidden)
                // Others are there as before.
                let other = try await client.result(
                    "resources/read", json(#"{"uri":"app://local.AssistantApp/DocumentEntity/3"}"#))
                #expect(other["contents"]?.elements?.count == 1)
                try await login.setLocked("2", false)
                #expect(try await DiaryView(seenBy: client) == .visible)
            }
        }
    }

    @Test func `who is refused a resource learns why`() async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("2", user: getuid())
            try await login.show("2", user: getuid())
            try await login.setLocked("2", true)
            let environment = ["DBUS_SYSTEM_BUS_ADDRESS": bus.address, "XDG_SESSION_ID": ""]
            try await withClient(environment: environment) { client, _ async throws in
                let reply = try await client.request("resources/read", .members(["uri": .string(DiaryView.page)]))
                #expect(
                    reply["error"]?["message"]?.string == "'Diary Page' of AssistantApp needs an unlocked session, and "
                        + "session 2 is locked: unlock it and try again")
            }
        }
    }
}
