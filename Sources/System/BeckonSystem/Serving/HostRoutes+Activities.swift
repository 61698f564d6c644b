import IntentWire

extension HostRoutes {
    static let activities =
        HostRoute("host/activities") { host, _ in try await host.activities() }
        as HostRoute<WireNothing, [ActivityRecord]>
    static let activity = HostRoute("host/activity") { (host, asked: AskedActivity) in
        try await host.activity(asked.id, locale: asked.locale)
    }
    static let endActivity = HostRoute("host/endActivity") { host, id in try await host.endActivity(id) }
}

/// Asks for a Live Activity in a language.
struct AskedActivity: Codable, Sendable {
    var id: String
    var locale: String?
}

extension SystemClient {
    package func activities() async throws -> [ActivityRecord] { try await call(HostRoutes.activities, WireNothing()) }

    package func activity(_ id: String, locale: String?) async throws -> ActivityPage {
        try await call(HostRoutes.activity, AskedActivity(id: id, locale: locale))
    }

    package func endActivity(_ id: String) async throws -> ActivityRecord {
        try await call(HostRoutes.endActivity, id)
    }
}
