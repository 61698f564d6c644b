import Foundation
package import IntentWire
package import SpotlightIndex

extension SystemClient: IntentHost {
    package func apps() async throws -> [AppRecord] { try await call(HostRoutes.apps, WireNothing()) }

    package func install(_ path: String) async throws -> AppRecord { try await call(HostRoutes.install, path) }

    package func remove(_ reference: AppReference) async throws -> AppRecord {
        try await call(HostRoutes.remove, reference)
    }

    package func app(_ reference: AppReference) async throws -> AppRecord { try await call(HostRoutes.app, reference) }

    package func manifest(of reference: AppReference) async throws -> AppManifest {
        try await call(HostRoutes.manifest, reference)
    }

    package func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse {
        try await call(HostRoutes.entities, OfApp(app: reference, request: request))
    }

    package func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList {
        try await call(HostRoutes.options, OfApp(app: reference, request: request))
    }

    package func widget(_ query: WidgetQuery) async throws -> WidgetDisplay { try await call(HostRoutes.widget, query) }

    package func widgetSuggestions(
        _ request: WidgetSuggestionsRequest, of reference: AppReference
    ) async throws -> WidgetSuggestions {
        try await call(HostRoutes.widgetSuggestions, OfApp(app: reference, request: request))
    }

    package func pressWidget(
        _ press: WidgetPress, interaction: any IntentInteraction
    ) async throws -> WidgetPressResult {
        try await call(HostRoutes.pressWidget, press, asking: interaction)
    }

    package func control(_ query: ControlQuery) async throws -> ControlDisplay {
        try await call(HostRoutes.control, query)
    }

    package func pressControl(
        _ press: ControlPress, interaction: any IntentInteraction
    ) async throws -> ControlPressResult {
        try await call(HostRoutes.pressControl, press, asking: interaction)
    }

    package func activities() async throws -> [ActivityRecord] {
        try await call(HostRoutes.activities, WireNothing())
    }

    package func activity(_ id: String, locale: String?) async throws -> ActivityPage {
        try await call(HostRoutes.activity, NamedActivity(id: id, locale: locale))
    }

    package func weather(_ request: WeatherRequest) async throws -> WeatherReply {
        try await call(HostRoutes.weather, request)
    }

    package func weatherUsage() async throws -> [WeatherUsage] {
        try await call(HostRoutes.weatherUsage, WireNothing())
    }

    package func endActivity(_ id: String) async throws -> ActivityRecord {
        try await call(HostRoutes.endActivity, id)
    }

    package func search(_ question: SearchQuestion) async throws -> SearchPage {
        try await call(HostRoutes.search, question)
    }

    package func open(_ request: OpenRequest, interaction: any IntentInteraction) async throws -> Opening {
        try await call(HostRoutes.open, request, asking: interaction)
    }

    package func understand(_ question: SentenceQuestion) async throws -> SentenceReading {
        try await call(HostRoutes.understand, question)
    }

    package func reviewPhrases(_ request: PhraseReviewRequest) async throws -> PhraseReview {
        try await call(HostRoutes.reviewPhrases, request)
    }

    package func noteChoice(of hit: SearchHit, for text: String) async throws {
        _ = try await call(HostRoutes.noteChoice, ChosenHit(hit: hit, text: text))
    }

    package func indexStatus() async throws -> IndexStatus { try await call(HostRoutes.indexStatus, WireNothing()) }

    package func verifyIndex() async throws -> IndexHealth { try await call(HostRoutes.verifyIndex, WireNothing()) }

    package func rebuildIndex() async throws -> IndexRebuild { try await call(HostRoutes.rebuildIndex, WireNothing()) }

    package func suggestions(_ question: SuggestionQuestion) async throws -> SuggestionPage {
        try await call(HostRoutes.suggestions, question)
    }

    package func dismiss(_ suggestion: Suggestion) async throws {
        _ = try await call(HostRoutes.dismiss, suggestion)
    }

    package func privacy() async throws -> PrivacyReport { try await call(HostRoutes.privacy, WireNothing()) }

    package func erase(_ request: EraseRequest) async throws -> EraseResult {
        try await call(HostRoutes.erase, request)
    }

    package func learning() async throws -> LearningState { try await call(HostRoutes.learning, WireNothing()) }

    package func setLearning(_ change: LearningChange) async throws -> LearningState {
        try await call(HostRoutes.setLearning, change)
    }

    package func runs(limit: Int) async throws -> [RunRecord] { try await call(HostRoutes.runs, limit) }

    package func undo(of reference: AppReference?) async throws -> UndoableRun {
        try await call(HostRoutes.undo, reference)
    }

    package func undoableRuns(of reference: AppReference?, limit: Int) async throws -> [UndoableRun] {
        try await call(HostRoutes.undoableRuns, OfOptionalApp(app: reference, request: limit))
    }

    package func snippetReload(_ intent: String, of reference: AppReference) async throws -> Double? {
        try await call(HostRoutes.snippetReload, OfApp(app: reference, request: intent))
    }

    package func run(_ request: IntentRequest, interaction: any IntentInteraction) async throws -> IntentOutcome {
        try await call(HostRoutes.run, request, asking: interaction)
    }

    package func alarms() async throws -> [AlarmRecord] { try await call(HostRoutes.alarms, WireNothing()) }

    package func setAlarm(_ request: AlarmRequest) async throws -> AlarmRecord {
        try await call(HostRoutes.setAlarm, request)
    }

    package func pressAlarm(
        _ press: AlarmPress, interaction: any IntentInteraction
    ) async throws -> AlarmPressResult {
        try await call(HostRoutes.pressAlarm, press, asking: interaction)
    }

    package func alarmLog(limit: Int) async throws -> [AlarmLogEntry] { try await call(HostRoutes.alarmLog, limit) }

    package func setAlarmPermission(_ change: AlarmPermissionChange) async throws -> AppRecord {
        try await call(HostRoutes.setAlarmPermission, change)
    }

    /// Leaves the system, which goes on.
    package func shutdown() async { connection.close() }
}

extension SystemClient {
    func call<Request, Response>(
        _ route: HostRoute<Request, Response>, _ request: Request
    ) async throws -> Response {
        try await call { try await connection.call(route.method, HostArgument(value: request)) }
    }

    /// Calls a route that may ask: questions and reports come back to the interaction, all of them before this returns.
    ///
    /// When the task is cancelled, this returns when the system has ended what it did, or is over its time for that.
    func call<Request, Response>(
        _ route: HostRoute<Request, Response>, _ request: Request, asking interaction: any IntentInteraction
    ) async throws -> Response {
        let name = UUID().uuidString
        let run = SessionRun(interaction: interaction, maximumQuestions: .max)
        runs.add(run, named: name)
        let argument = HostArgument(
            value: request, person: ClientPerson(run: name, capabilities: interaction.capabilities))
        let settled = Signal()
        let result: Result<Response, any Error>
        do {
            result = .success(
                try await call {
                    try await connection.call(
                        route.method, argument, returning: Response.self, settled: { settled.send() })
                })
        } catch {
            if Task.isCancelled { _ = await settled.wait(atMost: patience) }
            result = .failure(error)
        }
        runs.remove(name)
        await run.finish()
        return try result.get()
    }
}
