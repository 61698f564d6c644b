import Foundation
public import IntentWire

extension BeckonSystem {
    /// The runs that their apps said they could undo, the newest first, with what is possible now.
    ///
    /// - Parameters:
    ///   - reference: The app; nil for all.
    ///   - limit: How many at most; 100 of each app are kept.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func undoableRuns(of reference: AppReference? = nil, limit: Int = 100) async throws -> [UndoableRun] {
        let app = try await identifier(of: reference)
        var runs: [UndoableRun] = []
        for entry in try await services.undo.entries(of: app, limit: limit) { runs.append(await current(entry)) }
        return runs
    }

    /// Undoes what the latest run did that can be undone.
    ///
    /// The app does it, with what it registered while it ran; so the process that ran it must live, in this system.
    /// Undone again, the run before that one is undone, and so on.
    ///
    /// - Parameter reference: The app; nil for whichever ran something last.
    /// - Returns: What was undone.
    /// - Throws: `IntentFailure`: `nothing-to-undo`, which says why; `unknown-app`; or what went wrong in the app, after
    ///   which the run is `unfinished`.
    public func undo(of reference: AppReference? = nil) async throws -> UndoableRun {
        let app = try await identifier(of: reference)
        let entries = try await services.undo.entries(of: app, limit: .max)
        for entry in entries where entry.run.state == .possible {
            guard let undone = try await undo(entry) else { continue }
            return undone
        }
        throw await explainNothing(to: reference, entries)
    }

    /// Undoes a run; nil where its process is not one of this system, or somebody else undoes it.
    private func undo(_ entry: UndoStore.Entry) async throws -> UndoableRun? {
        let run = entry.run
        return try await pool.use(session: entry.place.session) { session -> UndoableRun? in
            guard try await services.undo.claim(run.run) else { return nil }
            // Also where it fails now: it cannot be tried again.
            defer { session.forgetUndo(of: run.run) }
            let response: UndoResponse = try await session.request(
                IntentMethod.undo, UndoRequest(run: run.run), what: "the undoing of '\(run.actionName)'")
            try await services.undo.finish(run.run)
            var undone = run
            undone.actionName = response.actionName
            undone.state = .undone
            return undone
        } ?? nil
    }

    /// What can be said of a run now that its process may have ended.
    private func current(_ entry: UndoStore.Entry) async -> UndoableRun {
        var run = entry.run
        guard run.state == .possible, await !pool.has(session: entry.place.session) else { return run }
        run.state = entry.place.process.isAlive ? .elsewhere : .ended
        return run
    }

    private func explainNothing(to reference: AppReference?, _ entries: [UndoStore.Entry]) async -> IntentFailure {
        let name = reference.map { "'\($0.spoken)'" }
        guard let entry = entries.first(where: { $0.run.state != .undone }) else {
            let runs = name.map { "no run of \($0)" } ?? "no run"
            return IntentFailure(
                .nothingToUndo,
                entries.isEmpty
                    ? "\(runs) can be undone: only intents that register how to undo what they do can be"
                    : "\(runs) can be undone: all that could be are undone")
        }
        let run = await current(entry)
        let action = "'\(run.actionName)' of '\(run.app)'"
        switch run.state {
        case .elsewhere:
            return IntentFailure(
                .nothingToUndo,
                "\(action) can be undone only where it was run: the app's process, \(entry.place.process.number), "
                    + "belongs to the process \(entry.place.host) of this system")
        case .unfinished:
            return IntentFailure(
                .nothingToUndo, "\(action) cannot be undone: undoing it has begun before, and was not finished")
        case .ended, .possible, .undone:
            return IntentFailure(
                .nothingToUndo,
                "\(action) cannot be undone any more: the app's process has ended, and it alone knew how. An app ends "
                    + "\(configuration.undoTimeout.spoken) after its last run, and with the system that started it")
        }
    }

    private func identifier(of reference: AppReference?) async throws -> String? {
        guard let reference else { return nil }
        return try await app(reference).identifier
    }
}

extension AppReference {
    fileprivate var spoken: String {
        switch self {
        case .name(let name): name
        case .path(let path): path
        }
    }
}
