import BeckonSystem
import IntentWire

/// Keeps the catalogue, and makes it anew where apps have come, gone or changed.
actor CatalogSource {
    /// For how long the catalogue counts as current.
    private static let freshness = Duration.seconds(2)

    private let host: any IntentHost
    private let scope: AppReference?
    private let surroundings: Surroundings
    private var current: Catalog?
    /// The catalogue as it was last, however long ago.
    var last: Catalog? { current }
    private var checked: ContinuousClock.Instant?
    private var loading: Task<Catalog, any Error>?
    /// Apps whose manifest could not be had, with the reason.
    private(set) var problems: [String: String] = [:]

    /// - Parameter scope: The one app that is offered; all that are installed where nil.
    init(host: any IntentHost, scope: AppReference?, surroundings: Surroundings) {
        self.host = host
        self.scope = scope
        self.surroundings = surroundings
    }

    /// The catalogue as it is now, within two seconds.
    ///
    /// - Throws: What goes wrong with the one app, or with the list of apps.
    func get() async throws -> Catalog {
        if let current, let checked, checked + Self.freshness > .now { return current }
        return try await refresh()
    }

    /// The catalogue as it was last; it is looked at anew meanwhile where that is some time ago.
    func getSoon() async throws -> Catalog {
        guard let current else { return try await refresh() }
        if let checked, checked + Self.freshness < .now, loading == nil { Task { _ = try? await refresh() } }
        return current
    }

    /// Looks at the apps, and makes the catalogue anew where they have changed.
    func refresh() async throws -> Catalog {
        if let loading { return try await loading.value }
        let task = Task { try await load() }
        loading = task
        defer { loading = nil }
        let found = try await task.value
        checked = .now
        if let current, current.isSame(as: found) { return current }
        current = found
        return found
    }

    private func load() async throws -> Catalog {
        if let scope {
            let manifest = try await host.manifest(of: scope)
            return Catalog(
                apps: [CatalogApp(reference: scope, manifest: manifest, surroundings: surroundings)],
                hasAppNames: false)
        }
        var apps: [CatalogApp] = []
        var problems: [String: String] = [:]
        for record in try await host.apps().sorted(by: { $0.identifier < $1.identifier }) {
            let reference = AppReference.name(record.identifier)
            do {
                let manifest = try await host.manifest(of: reference)
                apps.append(CatalogApp(reference: reference, manifest: manifest, surroundings: surroundings))
            } catch let failure as IntentFailure where failure.code != .cancelled {
                // One broken app does not hide the others.
                problems[record.name] = failure.message
            }
        }
        self.problems = problems
        return Catalog(apps: apps, hasAppNames: true)
    }
}
