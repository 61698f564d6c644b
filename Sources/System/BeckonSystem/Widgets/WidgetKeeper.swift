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

    /// For how many seconds a widget that was shown is kept up to date.
    private static let attention: TimeInterval = 7 * 24 * 3600

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
        if reloads || kept.map({ isDue($0, marks, key, pace: pace) }) ?? true {
            do {
                kept = try await loading(key, marks, fingerprint, isShown: true, load)
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

    private func isDue(
        _ kept: WidgetStore.Kept, _ marks: Int, _ key: WidgetStore.Key, pace: TimeInterval
    ) -> Bool {
        if kept.marks != marks { return true }
        let schedule = WidgetSchedule(timeline: kept.timeline, loaded: kept.loaded, pace: pace)
        guard let reload = schedule.reload, reload <= now() else { return false }
        // After a failure the next try waits as long as after a timeline.
        let failure = state.withLock { $0.failures[key] }
        return failure.map { $0.date.addingTimeInterval(pace) <= now() } ?? true
    }

    /// Asks for a timeline, once for all who want it at the same time.
    ///
    /// - Parameter isShown: Whether somebody looks at the widget.
    private func loading(
        _ key: WidgetStore.Key, _ marks: Int, _ fingerprint: AppFingerprint, isShown: Bool,
        _ load: @escaping @Sendable () async throws -> WidgetTimeline
    ) async throws -> WidgetStore.Kept {
        let task = state.withLock { state in
            if let task = state.loads[key] { return task }
            let task = Task { try await self.loadAndSave(key, marks, fingerprint, isShown: isShown, load) }
            state.loads[key] = task
            return task
        }
        return try await task.value
    }

    private func loadAndSave(
        _ key: WidgetStore.Key, _ marks: Int, _ fingerprint: AppFingerprint, isShown: Bool,
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
            if isShown { try await store.save(kept, for: key) } else { try await store.replace(kept, for: key) }
            state.withLock { $0.failures[key] = nil }
            return kept
        } catch {
            let message = (error as? IntentFailure)?.message ?? "\(error)"
            state.withLock { $0.failures[key] = (loaded, message) }
            throw error
        }
    }

    // MARK: Behind the person's back

    /// The widgets that were shown of late and whose app is to be asked again, though nobody looks.
    ///
    /// - Parameters:
    ///   - apps: The apps that there are.
    ///   - pace: How many seconds pass at least before an app is asked again.
    func due(of apps: Set<String>, pace: TimeInterval) async throws -> [WidgetStore.Shown] {
        var due: [WidgetStore.Shown] = []
        for shown in try await store.shown(since: now().addingTimeInterval(-Self.attention)) {
            // What was asked for a moment ago is not read, which keeps a look at all of them cheap.
            guard apps.contains(shown.app), shown.loaded.addingTimeInterval(self.pace) <= now() else { continue }
            let marks = try await store.marks(shown.request.kind, of: shown.app)
            guard marks != shown.marks || shown.loaded.addingTimeInterval(pace) <= now() else { continue }
            let key = try WidgetStore.Key(app: shown.app, shown.request)
            guard let kept = try await store.timeline(for: key), isDue(kept, marks, key, pace: pace) else { continue }
            let failure = state.withLock { $0.failures[key]?.date }
            if let failure, failure.addingTimeInterval(pace) > now() { continue }
            due.append(shown)
        }
        return due
    }

    /// Asks for a timeline that is due; what goes wrong is kept, for who looks at the widget.
    func refresh(
        _ request: WidgetRequest, of app: AppRecord, _ fingerprint: AppFingerprint,
        load: @escaping @Sendable () async throws -> WidgetTimeline
    ) async throws {
        let key = try WidgetStore.Key(app: app.identifier, request)
        let marks = try await store.marks(request.kind, of: app.identifier)
        _ = try await loading(key, marks, fingerprint, isShown: false, load)
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
