import AppIntents
import FoundationAdditions
import IntentWire

/// What the system tells about alarms.
enum AlarmAppService: AppServiceExtension {
    static func answer(_ method: String, _ parameters: WirePayload) async throws -> (any Encodable & Sendable)? { nil }

    static func receive(_ method: String, _ parameters: WirePayload) -> Bool {
        switch method {
        case IntentMethod.alarmsChanged:
            if let notice = try? parameters.decode(AlarmNotice.self) { AlarmHub.shared.take(notice) }
        case IntentMethod.alarmPermissionChanged:
            if let state = try? parameters.decode(AlarmPermissionState.self) {
                AlarmHub.shared.take(AlarmManager.AuthorizationState(state.permission))
            }
        default: return false
        }
        return true
    }
}
