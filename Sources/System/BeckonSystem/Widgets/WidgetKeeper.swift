import Foundation
import IntentWire
import Synchronization

/// Decides when apps are asked for timelines, and shows the entries of those it has.
final class WidgetKeeper: Sendable {
    private struct State {
        /// Timelines that are under way, each for all who want it.
        var loads: [WidgetStore.Key: Task<WidgetStore.Kept, any Error>] = [:]
        /// Timelines that were not given when they were due: when, and why.
        var failures: [WidgetStore.Key: (date: Date, message: String)] = [:]
        /// Controls whose intent runs: what they show meanwhile.
        var pending: [ControlQuery: ControlSnapshot] = [:]
    }

    let store: WidgetStore
    private let now: @Sendable () -> Date
    /// How many seconds pass at least before an app is asked again by its policy.
    private let pace: TimeInterval
    private let state = Mutex(State())

    init(store: WidgetStore, now: @escaping @Sendable () -> Date, pace: Duration) {
        self.store = store
        self.now = now
        self.pace = pace / .seconds(1)
    }

    // MARK: Widgets

    /// What a widget shows: of the timeline that is kept, or of a new one where that is due.
    ///
    /// - Parameters:
    ///   - request: The widget; its purpose is a timeline.
    ///   - date: The moment; nil for now.
    ///   - reloads: Whether a new timeline is wanted in any case.
    ///   - load: Asks the app.
    func display(
        _ widget: WidgetDescriptor, _ request: WidgetRequest, of app: AppRecord, _ fingerprint: AppFingerprint,
        at date: Date?, reloads: Bool, load: @escaping @Sendable () async throws -> WidgetTimeline
    ) async throws -> WidgetDisplay {
        let key = try WidgetStore.Key(app: app.identifier, request)
        let marks = try await store.marks(request.kind, of: app.identifier)
        var kept = try await store.timeline(for: key)
        if kept?.fingerprint != fingerprint.text { kept = nil }
        var problem: String?
        if reloads || kept.map({ isDue($0, marks, key) }) ?? true {
            do {
                kept = try await loading(key, marks, fingerprint, load)
            } catch {
                // An older timeline of the same app is still of use, unless a new one was asked for.
                guard kept != nil, !reloads else { throw error }
                problem = (error as? IntentFailure)?.message ?? "\(error)"
            }
        } else {
            try? await store.noteShown(key, at: now())
            problem = state.withLock { $0.failures[key]?.message }
        }
        guard let kept else {
            // A load gives a timeline or throws.
            throw IntentFailure(.unknownWidget, "the widget '\(request.kind)' has no timeline")
        }
        let schedule = WidgetSchedule(timeline: kept.timeline, loaded: kept.loaded, pace: pace)
        let position = schedule.position(at: date ?? now())
        return WidgetDisplay(
            app: app.identifier, widget: widget, family: request.family, entry: kept.timeline.entries[position],
            position: position, count: kept.timeline.entries.count, changes: schedule.change(after: position),
            reloads: schedule.reload, loaded: kept.loaded, problem: problem)
    }

    private func isDue(_ kept: WidgetStore.Kept, _ marks: Int, _ key: WidgetStore.Key) -> Bool {
        if kept.marks != marks { return true }
        let schedule = WidgetSchedule(timeline: kept.timeline, loaded: kept.loaded, pace: pace)
        guard let reload = schedule.reload, reload <= now() else { return false }
        // After a failure the next try waits as long as after a timeline.
        let failure = state.withLock { $0.failures[key] }
        return failure.map { $0.date.addingTimeInterval(pace) <= now() } ?? true
    }

    /// Asks for a timeline, once for all who want it at the same time.
    private func loading(
        _ key: WidgetStore.Key, _ marks: Int, _ fingerprint: AppFingerprint,
        _ load: @escaping @Sendable () async throws -> WidgetTimeline
    ) async throws -> WidgetStore.Kept {
        let task = state.withLock { state in
            if let task = state.loads[key] { return task }
            let task = Task { try await self.loadAndSave(key, marks, fingerprint, load) }
            state.loads[key] = task
            return task
        }
        return try await task.value
    }

    private func loadAndSave(
        _ key: WidgetStore.Key, _ marks: Int, _ fingerprint: AppFingerprint,
        _ load: @Sendable () async throws -> WidgetTimeline
    ) async throws -> WidgetStore.Kept {
        defer { state.withLock { $0.loads[key] = nil } }
        let loaded = now()
        do {
            let timeline = try await load()
            guard !timeline.entries.isEmpty else {
                throw IntentFailure(.invalidMessage, "the app gave a timeline without entries for '\(key.kind)'")
            }
            let kept = WidgetStore.Kept(
                timeline: timeline, loaded: loaded, marks: marks, fingerprint: fingerprint.text)
            try await store.save(kept, for: key)
            state.withLock { $0.failures[key] = nil }
            return kept
        } catch {
            let message = (error as? IntentFailure)?.message ?? "\(error)"
            state.withLock { $0.failures[key] = (loaded, message) }
            throw error
        }
    }

    // MARK: Controls

    /// What a control shows while its intent runs; nil where none runs.
    func pending(_ query: ControlQuery) -> ControlSnapshot? { state.withLock { $0.pending[query] } }

    /// Shows what is to become true while an intent runs, and what is true again once it is over.
    func showing<Result>(
        _ control: ControlSnapshot, for query: ControlQuery, _ body: () async throws -> Result
    ) async throws -> Result {
        state.withLock { $0.pending[query] = control }
        defer { state.withLock { _ = $0.pending.removeValue(forKey: query) } }
        return try await body()
    }

    /// Writes down that a control is shown now.
    func noteShown(_ use: ControlUse, of app: String) async {
        // Apps only learn of it which of their controls people use: no reason to show nothing.
        try? await store.noteShown(use, of: app, at: now())
    }

    /// Takes that what widgets or controls of an app show is out of date.
    func take(_ method: String, _ change: WidgetChange, of app: String) {
        // Controls are asked for their value each time they are shown.
        if method == IntentMethod.reloadWidgets { store.mark(change.kind, of: app) }
    }

    func uses(of app: String) async throws -> [WidgetUse] { try await store.uses(of: app, at: now()) }

    func controlUses(of app: String) async throws -> [ControlUse] { try await store.controlUses(of: app, at: now()) }
}
