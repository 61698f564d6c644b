import AppIntents
import FoundationAdditions
import IntentWire

/// What the system asks and tells about Live Activities.
enum ActivityAppService: AppServiceExtension {
    static func answer(_ method: String, _ parameters: WirePayload) async throws -> (any Encodable & Sendable)? {
        guard method == IntentMethod.drawActivity else { return nil }
        let request: ActivityDrawRequest = try parameters.decode()
        let texts = TextContext(locale: request.locale.map { Locale(identifier: $0) })
        return await ActivityDrawings.draw(request.activity, texts)
    }

    static func receive(_ method: String, _ parameters: WirePayload) -> Bool {
        guard method == IntentMethod.activityChanged else { return false }
        if let snapshot = try? parameters.decode(ActivitySnapshot.self) { _ = ActivityHub.shared.core(snapshot) }
        return true
    }

    static func settle() async { await ActivityDrawings.shared.settle() }
}
