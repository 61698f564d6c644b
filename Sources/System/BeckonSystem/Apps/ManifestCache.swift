import Foundation
import IntentWire
import SQLiteStore
import Synchronization

/// Keeps the manifests of apps, so that help, lists and completions start no process.
final class ManifestCache: Sendable {
    /// How many manifests the store keeps; those that were saved first go.
    private static let kept = 500

    private let store: Store
    private let known = Mutex<[AppLocation: (fingerprint: AppFingerprint, names: ManifestNames)]>([:])

    init(store: Store) { self.store = store }

    /// The manifest of an app whose files are still the same; nil where it must be asked for.
    func names(of location: AppLocation, _ fingerprint: AppFingerprint) async throws -> ManifestNames? {
        if let entry = known.withLock({ $0[location] }), entry.fingerprint == fingerprint { return entry.names }
        let data = try await store.reading { database in
            try database.first(
                "SELECT manifest FROM manifests WHERE executable = ? AND fingerprint = ?", location.executable,
                fingerprint.text
            ) { try $0.get(0, as: Data.self) }
        }
        // What an older version has saved and this one cannot read is asked for again.
        guard let data, let manifest = try? JSONDecoder().decode(AppManifest.self, from: data) else { return nil }
        return remember(manifest, of: location, fingerprint)
    }

    /// What an app declared when it was last asked, wherever its files are or were; nil where nobody has asked it.
    func latest(of identifier: String) async -> AppManifest? {
        let data = try? await store.reading { database in
            try database.first(
                """
                SELECT manifest FROM manifests WHERE json_extract(CAST(manifest AS TEXT), '$.identifier') = ?
                ORDER BY saved DESC LIMIT 1
                """, identifier
            ) { try $0.get(0, as: Data.self) }
        }
        return (data ?? nil).flatMap { try? JSONDecoder().decode(AppManifest.self, from: $0) }
    }

    /// Keeps the manifest of an app.
    ///
    /// It is only a copy of what the app can tell again: a store that cannot be written is no reason to fail here.
    @discardableResult
    func save(
        _ manifest: AppManifest, of location: AppLocation, _ fingerprint: AppFingerprint
    ) async -> ManifestNames {
        if let data = try? JSONEncoder().encode(manifest) {
            try? await store.writing { database in
                try database.execute(
                    "INSERT OR REPLACE INTO manifests VALUES (?, ?, ?, ?)", location.executable, fingerprint.text,
                    data, Date.now)
                try database.execute(
                    """
                    DELETE FROM manifests
                    WHERE saved < (SELECT saved FROM manifests ORDER BY saved DESC LIMIT 1 OFFSET ?)
                    """, Self.kept - 1)
            }
        }
        return remember(manifest, of: location, fingerprint)
    }

    private func remember(
        _ manifest: AppManifest, of location: AppLocation, _ fingerprint: AppFingerprint
    ) -> ManifestNames {
        let names = ManifestNames(manifest)
        known.withLock { $0[location] = (fingerprint, names) }
        return names
    }

    func forget(_ location: AppLocation) async throws {
        known.withLock { $0[location] = nil }
        try await store.writing { try $0.execute("DELETE FROM manifests WHERE executable = ?", location.executable) }
    }
}
