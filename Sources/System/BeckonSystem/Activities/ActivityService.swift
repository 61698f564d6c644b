import Foundation
import IntentWire

/// Answers what apps say of their Live Activities.
struct ActivityService: Sendable {
    let store: ActivityStore
    let watch: ActivityWatch

    /// - Returns: The answer; nil where the message is about something else.
    func answer(
        _ method: String, _ parameters: WirePayload, from app: String, at executable: String
    ) async throws -> (any Encodable & Sendable)? {
        switch method {
        case IntentMethod.requestActivity:
            return try await request(try parameters.decode(), from: app, at: executable)
        case IntentMethod.updateActivity:
            let update: ActivityUpdate = try parameters.decode()
            try Self.check(update.content)
            return try await change(update.id, of: app, drawing: update.drawing) { $0.take(update, now: $1) }
        case IntentMethod.endActivity:
            let end: ActivityEnd = try parameters.decode()
            if let content = end.content { try Self.check(content) }
            return try await change(end.id, of: app, drawing: end.drawing) { $0.take(end, now: $1) }
        case IntentMethod.activities:
            let query: ActivityQuery = try parameters.decode()
            let now = store.now()
            await watch.follow(app)
            return try await store.activities(of: app).map { $0.snapshot(at: now) }.filter {
                $0.phase != .dismissed
                    && (query.attributesType == nil || query.attributesType == $0.attributesType)
            }
        case IntentMethod.activityDrawn:
            let drawn: ActivityDrawn = try parameters.decode()
            try await store.keep(drawn.drawing, of: drawn.id, from: app)
            return WireNothing()
        default:
            return nil
        }
    }

    private func request(
        _ request: ActivityRequest, from app: String, at executable: String
    ) async throws -> ActivitySnapshot {
        let size = request.attributes.utf8.count + request.content.state.utf8.count
        guard size <= ActivityRequest.maximumSize else { throw Self.tooLarge(size) }
        let activity = StoredActivity(request, app: app, executablePath: executable, now: store.now())
        try await store.add(activity)
        await watch.follow(app)
        return activity.snapshot(at: store.now())
    }

    private func change(
        _ id: String, of app: String, drawing: ActivityDrawing?,
        _ change: @escaping @Sendable (inout StoredActivity, Date) -> Bool
    ) async throws -> ActivitySnapshot {
        let activity = try await store.change(id, of: app, drawing: drawing, change)
        await watch.follow(app)
        return activity.snapshot(at: store.now())
    }

    private static func check(_ content: ActivityContentSnapshot) throws {
        let size = content.state.utf8.count
        guard size <= ActivityRequest.maximumSize else { throw tooLarge(size) }
    }

    private static func tooLarge(_ size: Int) -> IntentFailure {
        IntentFailure(
            .activityTooLarge,
            "a Live Activity has \(size) bytes; at most \(ActivityRequest.maximumSize) are allowed: keep less in it")
    }
}
