import Foundation
import IntentWire

extension BeckonSystem {
    /// The Live Activities that are pending, active or still shown: those with the highest relevance score first, then
    /// the oldest.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func activities() async throws -> [ActivityRecord] {
        await services.activities.watch.look()
        let now = configuration.clock()
        return try await services.activities.store.activities().map { $0.record(at: now, appName: name(of: $0)) }
            .filter { $0.phase != .dismissed }
            .sorted { ($1.snapshot.content.relevanceScore, $0.start) < ($0.snapshot.content.relevanceScore, $1.start) }
    }

    /// A Live Activity with its views.
    ///
    /// The drawing that the app sent is taken where it shows the content as it is, in the language that is asked for;
    /// else the app draws it anew, for which it is started. Where it cannot, `problem` of the drawing says why, and the
    /// views are the last ones.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - locale: The person's language, as a BCP 47 tag; any where nil.
    /// - Throws: `IntentFailure`: `unknown-activity`, or `store`.
    public func activity(_ id: String, locale: String? = nil) async throws -> ActivityPage {
        let (activity, known) = try await services.activities.store.activity(id)
        let record = activity.record(at: configuration.clock(), appName: name(of: activity))
        if let known, known.contentRevision == activity.contentRevision, known.isStale == (record.phase == .stale),
            known.problem == nil, locale == nil || known.locale == locale
        {
            return ActivityPage(activity: record, drawing: known)
        }
        do {
            let drawing = try await draw(record, locale: locale)
            try await services.activities.store.keep(drawing, of: id, from: activity.app)
            return ActivityPage(activity: record, drawing: drawing)
        } catch let failure as IntentFailure where failure.code != .cancelled {
            var drawing = known ?? ActivityDrawing(contentRevision: activity.contentRevision, locale: locale ?? "en")
            drawing.problem = failure.message
            return ActivityPage(activity: record, drawing: drawing)
        }
    }

    /// Takes a Live Activity away, as a person does. Its app hears of it, where it lives.
    ///
    /// - Parameter id: The identifier.
    /// - Returns: What was taken away.
    /// - Throws: `IntentFailure`: `unknown-activity`, or `store`.
    public func endActivity(_ id: String) async throws -> ActivityRecord {
        let activity = try await services.activities.store.change(id, of: nil) { $0.dismiss(now: $1) }
        await services.activities.watch.look()
        return activity.record(at: configuration.clock(), appName: name(of: activity))
    }

    private func draw(_ record: ActivityRecord, locale: String?) async throws -> ActivityDrawing {
        let app = try await resolve(.path(record.executablePath))
        let request = ActivityDrawRequest(activity: record.snapshot, locale: locale)
        return try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(
                IntentMethod.drawActivity, request, what: "the drawing of the Live Activity '\(record.id)'")
        }
    }

    private func name(of activity: StoredActivity) -> String {
        registry.apps().first { $0.app.identifier == activity.app }?.app.name
            ?? URL(filePath: activity.executablePath).lastPathComponent
    }
}
