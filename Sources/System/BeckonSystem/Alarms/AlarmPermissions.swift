import Foundation
import IntentWire
import Synchronization

/// Asks people which apps may set alarms, and remembers what they said.
final class AlarmPermissions: Sendable {
    /// Puts a question to the person; gives nil where nobody has answered.
    typealias Asker = @Sendable (ConfirmationQuestion) async -> Bool?

    private static let longestText = 200

    private let store: AlarmStore
    private let asker = Mutex<Asker?>(nil)
    /// The questions that are open, by app: an app that asks twice at once has one answer.
    private let open = Mutex<[String: Task<AlarmPermission, any Error>]>([:])

    init(store: AlarmStore) { self.store = store }

    /// Who asks where the surface of a run cannot.
    func ask(by asker: @escaping Asker) { self.asker.withLock { $0 = asker } }

    /// Whether an app may set alarms; where nobody has said so yet, the person is asked if the app wants that.
    ///
    /// - Returns: What holds afterwards: still `notDetermined` where nobody has answered.
    func permission(
        _ request: AlarmPermissionRequest, of app: String, named name: String
    ) async throws -> AlarmPermission {
        let known = try await store.permission(of: app)
        guard known == .notDetermined, request.decides else { return known }
        let task = open.withLock { open in
            if let task = open[app] { return task }
            let task = Task { try await self.decide(request, app, name) }
            open[app] = task
            return task
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func decide(_ request: AlarmPermissionRequest, _ app: String, _ name: String) async throws
        -> AlarmPermission
    {
        defer { open.withLock { $0[app] = nil } }
        // Somebody may have said so since.
        let known = try await store.permission(of: app)
        guard known == .notDetermined, let isAllowed = try await answer(Self.question(name, request.purpose)) else {
            return known
        }
        let permission = isAllowed ? AlarmPermission.authorized : .denied
        try await store.set(permission, of: app)
        return permission
    }

    /// What the person says: at the surface of the run, else wherever the system reaches them; nil where nowhere.
    private func answer(_ question: ConfirmationQuestion) async throws -> Bool? {
        let run = SessionRun.asking
        switch try await run?.ask(.confirmation(question)) ?? .unsupported {
        case .confirmed: return true
        case .declined: return false
        case .cancelled, .value, .option: return nil
        case .unsupported: break
        }
        guard let asker = asker.withLock(\.self) else { return nil }
        guard let run else { return await asker(question) }
        return await run.wait { await asker(question) }
    }

    private static func question(_ name: String, _ purpose: String?) -> ConfirmationQuestion {
        var text = "'\(name.onOneLine(longestText))' wants to set alarms and timers, which ring whatever you do then."
        // Its own words stand apart from ours.
        if let said = purpose?.onOneLine(longestText), !said.isEmpty { text += "\nIt says: \(said)" }
        return ConfirmationQuestion(
            dialog: DialogSnapshot(full: text), acceptLabel: "Allow", denyLabel: "Don't Allow")
    }
}
