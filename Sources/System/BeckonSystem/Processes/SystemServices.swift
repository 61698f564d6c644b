import Foundation
import IntentWire
import SpotlightIndex

/// What apps may ask of the system apart from their runs, each by a service that does one thing.
struct SystemServices: AppServices {
    let donations: DonationStore
    let hints: HintStore
    let undo: UndoStore
    let widgets: WidgetKeeper
    let activities: ActivityService
    let snippets = SnippetReloads()
    let search: SearchService
    let alarms: AlarmService
    let weather: WeatherHelpers
    let phraseValues: PhraseValueCache

    func answer(
        _ method: String, _ parameters: WirePayload, from app: String, at executable: String
    ) async throws -> any Encodable & Sendable {
        switch method {
        case IntentMethod.donate:
            let message: DonationMessage = try parameters.decode()
            try await donations.donate(message, from: app)
            return DonationReceipt(identifier: message.identifier)
        case IntentMethod.deleteDonations:
            return try await donations.deleteDonations(try parameters.decode(), of: app)
        case IntentMethod.updateRelevantIntents:
            try await hints.update(try parameters.decode(), of: app)
            return WireNothing()
        case IntentMethod.changeRelevantEntities:
            try await hints.change(try parameters.decode(), of: app)
            return WireNothing()
        case IntentMethod.setCaptureContext:
            try await hints.setCaptureContext(try parameters.decode(), of: app)
            return WireNothing()
        case IntentMethod.captureContext:
            let question: CaptureContext = try parameters.decode()
            return CaptureContext(
                intent: question.intent, data: try await hints.captureContext(of: question.intent, app))
        case IntentMethod.index:
            return await search.answer(try parameters.decode(), from: app)
        case IntentMethod.currentWidgets:
            return try await widgets.uses(of: app)
        case IntentMethod.currentControls:
            return try await widgets.controlUses(of: app)
        case IntentMethod.weather:
            return try await weather.report(try parameters.decode())
        default:
            if let answer = try await activities.answer(method, parameters, from: app, at: executable) { return answer }
            if let answer = try await alarms.answer(method, parameters, from: app, at: executable) { return answer }
            throw IntentFailure.unknownMethod(method)
        }
    }

    func take(_ method: String, _ parameters: WirePayload, from app: String) {
        switch method {
        case IntentMethod.reloadWidgets, IntentMethod.reloadControls:
            guard let change = try? parameters.decode(WidgetChange.self) else { return }
            widgets.take(method, change, of: app)
        case IntentMethod.snippetChanged:
            guard let change = try? parameters.decode(SnippetChange.self) else { return }
            snippets.take(change, of: app)
        case IntentMethod.shortcutParametersChanged: phraseValues.change(app)
        default: break
        }
    }

    func ended(_ run: String, of app: String, intent: String, undoneBy actionName: String, at place: UndoStore.Place)
        async
    {
        // The run is over, and a store that fails does not change that: who wants to undo it is told that it cannot be.
        try? await undo.add(run, of: app, intent: intent, actionName: actionName, at: place)
    }

    /// Forgets all that an app has told.
    func forget(_ app: String) async throws {
        try await donations.forget(app)
        try await hints.forget(app)
        try await undo.forget(app)
        try await widgets.store.forget(app)
        try await activities.store.forget(app)
        snippets.forget(app)
        phraseValues.change(app)
        if search.keeper.exists { try await search.keeper.use { try await $0.forget(app: app) } }
        try await alarms.store.forget(app)
        await alarms.changed([])
    }
}
