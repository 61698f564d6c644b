import BeckonSystem
import Foundation
import IntentWire
import PrivateBus
import SpotlightIndex

/// The fixture `ArchiveApp` in a system, with all of its papers in the index.
struct Archive {
    static let app = AppReference.name("local.ArchiveApp")

    let test: TestSystem
    var system: BeckonSystem { test.system }

    /// - Parameter adjust: Changes the configuration.
    static func with(
        adjust: (inout SystemConfiguration) -> Void = { _ in }, _ body: (Archive) async throws -> Void
    ) async throws {
        try await TestSystem.with(adjust: adjust) { test in
            _ = try await test.system.install(try program("ArchiveApp"))
            let archive = Archive(test: test)
            _ = try await archive.run("Fill", source: .test)
            try await body(archive)
        }
    }

    /// A login session of the person, which can be locked.
    static func withSession(_ body: (Archive, MockLogin) async throws -> Void) async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("2", user: getuid())
            try await login.show("2", user: getuid())
            try await with(adjust: {
                $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
                $0.environment["XDG_SESSION_ID"] = nil
            }) { try await body($0, login) }
        }
    }

    func run(
        _ intent: String, _ arguments: [String: IntentValue] = [:], source: RequestSource = .person,
        app: AppReference = Self.app, _ person: any IntentInteraction = Person()
    ) async throws -> IntentOutcome {
        try await system.run(
            IntentRequest(app: app, intent: intent, arguments: arguments, source: source), interaction: person)
    }

    /// The titles that a search finds, without the app and its intents.
    func titles(_ text: String, limit: Int = 10, source: RequestSource? = nil) async throws -> [String] {
        try await page(text, limit: limit, source: source).items.map(\.hit.title).sorted()
    }

    func page(_ text: String, limit: Int = 10, source: RequestSource? = nil) async throws -> SearchPage {
        var question = SearchQuestion(text, isTyping: true, limit: limit, isSemantic: false)
        question.source = source
        var page = try await system.search(question)
        page.items.removeAll { $0.hit.kind == .action || $0.hit.kind == .app }
        return page
    }

    /// What was refused to be read, as the log has it.
    func refusals() async throws -> [String] {
        try await system.runs(limit: 100).filter { $0.entity != nil }
            .map { "\($0.source.rawValue) \($0.requester ?? "-") \($0.entity ?? "") \($0.reason ?? "")" }
    }
}
