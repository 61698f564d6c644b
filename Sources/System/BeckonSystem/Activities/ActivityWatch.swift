import Foundation
import IntentWire
import Synchronization

/// Tells the processes of apps what happens to their Live Activities without their doing: time passes, the person takes
/// one away, another process changes one.
///
/// It looks into the store while an app lives that has asked for an activity, and then once a second, since other
/// systems may work on the same store.
actor ActivityWatch {
    /// Tells the processes of an app; false where there are none.
    typealias Teller = @Sendable (_ app: String, ActivitySnapshot?) async -> Bool

    private struct Told: Equatable {
        var revision: Int
        var phase: ActivityPhase
    }

    private let store: ActivityStore
    /// Set once, when there are processes to tell.
    private nonisolated let teller = Mutex<Teller?>(nil)
    private var told: [String: [String: Told]] = [:]
    private var loop: Task<Void, Never>?

    init(store: ActivityStore) { self.store = store }

    deinit { loop?.cancel() }

    nonisolated func tell(by teller: @escaping Teller) { self.teller.withLock { $0 = teller } }

    /// Looks after the activities of an app from now on.
    func follow(_ app: String) {
        if told[app] == nil { told[app] = [:] }
        guard loop == nil else { return }
        loop = Task { [weak self] in
            while !Task.isCancelled {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                guard let self, await self.look() else { return }
            }
        }
    }

    /// Tells what has changed; false where nobody is left to tell.
    @discardableResult
    func look() async -> Bool {
        for app in told.keys { await look(at: app) }
        if told.isEmpty {
            loop?.cancel()
            loop = nil
        }
        return !told.isEmpty
    }

    private func look(at app: String) async {
        guard let teller = teller.withLock(\.self), await teller(app, nil) else { return told[app] = nil }
        // A store that cannot be read now may be the next time.
        guard let activities = try? await store.activities(of: app) else { return }
        let now = store.now()
        for snapshot in activities.map({ $0.snapshot(at: now) }) {
            let state = Told(revision: snapshot.revision, phase: snapshot.phase)
            guard told[app]?[snapshot.id] != state else { continue }
            told[app]?[snapshot.id] = state
            _ = await teller(app, snapshot)
        }
    }
}
