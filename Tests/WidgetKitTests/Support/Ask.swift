import AppIntents
import IntentWire
import WidgetKit

/// Asks this process what the system asks an app.
enum Ask {
    static func timeline(
        _ kind: String, _ family: WidgetFamily = .systemMedium, purpose: WidgetRequest.Purpose = .timeline,
        _ configuration: [String: IntentValue] = [:], _ surroundings: WidgetSurroundings = .init()
    ) async throws -> WidgetTimeline {
        let request = WidgetRequest(
            kind: kind, purpose: purpose, family: "\(family)", configuration: configuration,
            surroundings: surroundings, isPreview: purpose == .snapshot)
        return try await answer(IntentMethod.widgetTimeline, request)
    }

    static func suggestions(_ kind: String) async throws -> WidgetSuggestions {
        try await answer(IntentMethod.widgetSuggestions, WidgetSuggestionsRequest(kind: kind))
    }

    static func control(
        _ kind: String, _ configuration: [String: IntentValue] = [:], isPreview: Bool = false
    ) async throws -> ControlSnapshot {
        try await answer(
            IntentMethod.controlState,
            ControlRequest(kind: kind, configuration: configuration, isPreview: isPreview))
    }

    /// Sends a message and reads its answer, as they are on the wire.
    private static func answer<Answer: Codable>(_ method: String, _ parameters: some Codable) async throws -> Answer {
        let answer = try await WidgetService.answer(method, try WirePayload(encoding: parameters))
        guard let answer = answer as? Answer else { throw IntentFailure(.invalidMessage, "no \(Answer.self)") }
        return try WirePayload(encoding: answer).decode()
    }

    /// The failure that something ends with.
    static func failure<Result>(_ body: () async throws -> Result) async throws -> IntentFailure {
        do {
            let result = try await body()
            throw IntentFailure(.invalidMessage, "no failure but \(result)")
        } catch let failure as IntentFailure {
            return failure
        }
    }
}
