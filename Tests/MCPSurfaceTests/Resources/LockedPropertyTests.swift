import BeckonSystem
import Foundation
import Glibc
import IntentWire
import PrivateBus
import Testing

private let app = "app://local.AssistantApp/AccountEntity/a1"

/// What a client reads of an account.
private func account(_ client: TestClient) async throws -> JSONValue {
    let read = try await client.result("resources/read", .members(["uri": .string(app)]))
    return json(try #require(read["contents"]?.elements?.first?["text"]?.string))
}

private func names(_ account: JSONValue) -> [String] {
    (account["properties"]?.members ?? []).map(\.name).sorted()
}

/// A session that can be locked, with something that asks for passwords.
private func withSession(_ body: (MockLogin, MockPolkit, [String: String]) async throws -> Void) async throws {
    try await PrivateBus.with { bus in
        let login = try await MockLogin(on: bus)
        try await login.addSession("2", user: getuid())
        try await login.show("2", user: getuid())
        let polkit = try await MockPolkit(on: bus)
        try await body(login, polkit, ["DBUS_SYSTEM_BUS_ADDRESS": bus.address, "XDG_SESSION_ID": ""])
    }
}

// One after another: each starts several Python processes.
@Suite(.serialized) struct LockedPropertyTests {
    @Test(arguments: Era.allCases)
    func `properties that need an unlocked session are taken out of an entity while it is locked`(
        era: Era
    ) async throws {
        try await withSession { login, _, environment in
            try await withClient(era, environment: environment) { client, assistant async throws in
                let open = try await account(client)
                #expect(names(open) == ["balance", "history", "owner"])
                #expect(open["withheld"]?.elements?.compactMap(\.string) == ["pin"])

                try await login.setLocked("2", true)
                let closed = try await account(client)
                #expect(names(closed) == ["owner"])
                #expect(closed["withheld"]?.elements?.compactMap(\.string) == ["balance", "history", "pin"])
                let result = try await client.call("FindAccountIntent", "{}")
                #expect(!result.text.contains("250") && !result.text.contains("4711"))

                try await login.setLocked("2", false)
                #expect(try await names(account(client)) == ["balance", "history", "owner"])

                let reads = try await assistant.system.runs(limit: 20).filter { $0.entity != nil }
                #expect(
                    Set(reads.compactMap(\.entity)) == [
                        "AccountEntity.balance", "AccountEntity.history", "AccountEntity.pin",
                    ])
                let balance = try #require(reads.first { $0.entity == "AccountEntity.balance" })
                #expect(balance.source == .assistant && balance.requester == "tests")
                #expect(balance.decision == .refused && balance.reason == "session 2 is locked")
                #expect(balance.intent.isEmpty && balance.app == "local.AssistantApp")
            }
        }
    }

    @Test func `a property that needs a password is given to who gave it`() async throws {
        try await withSession { _, polkit, environment in
            try await polkit.allow("org.beckon.authenticate")
            try await withClient(environment: environment) { client, _ async throws in
                let account = try await account(client)
                #expect(account["properties"]?["pin"] != nil && account["withheld"] == nil)
            }
        }
    }

    @Test func `nobody learns of an internal property, and no policy leaves the system`() async throws {
        try await withSession { _, _, environment in
            try await withClient(environment: environment) { client, assistant async throws in
                let reference = AppReference.path(try program("AssistantApp"))
                let kind = try #require(try await assistant.system.manifest(of: reference).entity("AccountEntity"))
                #expect(kind.property("ledger") == nil)
                #expect(kind.property("balance")?.authenticationPolicy == .requiresAuthentication)
                #expect(kind.property("pin")?.authenticationPolicy == .requiresLocalDeviceAuthentication)
                #expect(kind.property("history")?.authenticationPolicy == .requiresAuthentication)
                #expect(kind.property("owner")?.authenticationPolicy == nil)
                let text = try await account(client).text
                #expect(!text.contains("ledger") && !text.contains("policies"))
            }
        }
    }

    @Test func `what is held back can be neither compared nor sorted by`() async throws {
        try await withSession { login, _, environment in
            try await withClient(environment: environment) { _, assistant async throws in
                let reference = AppReference.path(try program("AssistantApp"))
                let filter = EntityFilter(
                    comparisons: [EntityComparison(property: "balance", comparison: .equalTo, values: [.int(250)])])
                var request = EntityRequest(entity: "AccountEntity", query: .filter(filter, sort: []))
                request.source = .assistant
                #expect(try await assistant.system.entities(request, of: reference).entities.count == 1)
                try await login.setLocked("2", true)
                await #expect(throws: IntentFailure.self) {
                    try await assistant.system.entities(request, of: reference)
                }
                request.query = .filter(
                    EntityFilter(comparisons: []), sort: [EntitySort(property: "balance", ascending: true)])
                await #expect(throws: IntentFailure.self) {
                    try await assistant.system.entities(request, of: reference)
                }
                request.source = .test
                #expect(try await assistant.system.entities(request, of: reference).entities.first?.withheld == nil)
            }
        }
    }

    @Test func `a kind of entities that is held back is in the log, once`() async throws {
        try await withSession { login, _, environment in
            try await login.setLocked("2", true)
            try await withClient(environment: environment) { client, assistant async throws in
                for _ in 0..<3 { _ = try await client.result("resources/list") }
                let reads = try await assistant.system.runs(limit: 20).filter { $0.entity == "DiaryEntity" }
                #expect(reads.map(\.requester) == ["tests"])
                #expect(reads.map(\.outcome) == ["authentication-required"])
                #expect(reads.map(\.reason) == ["session 2 is locked"])
            }
        }
    }
}
