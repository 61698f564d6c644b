import BeckonSystem
import IntentWire
import SpotlightIndex
import Synchronization

/// A system with one installed app that has any number of intents, which run in the test's own process.
final class ManyIntents: IntentHost {
    static let record = AppRecord(
        identifier: "org.example.Many", name: "Many", executablePath: "/apps/Many/Many", bundlePath: "/apps/Many")

    /// The manifest of the app, which may change.
    let content: Mutex<AppManifest>
    /// What was asked of the app.
    let requests = Mutex<[IntentRequest]>([])

    init(_ count: Int) { content = Mutex(Self.manifest(count)) }

    static func manifest(_ count: Int) -> AppManifest {
        var manifest = AppManifest(identifier: record.identifier, name: "Many")
        manifest.intents = (0..<count).map { number in
            var size = ParameterDescriptor(name: "size", title: "Size", type: .int, isOptional: false)
            size.minimum = 1
            var intent = IntentDescriptor(
                identifier: "Action\(number)Intent", typeName: "Many.Action\(number)",
                title: LocalizedText("Action \(number)"),
                parameters: [size])
            intent.description = LocalizedText(
                number == 7 ? "Feeds the aquarium." : "Does what number \(number) is for.")
            return intent
        }
        return manifest
    }

    func apps() async throws -> [AppRecord] { [Self.record] }
    func install(_ path: String) async throws -> AppRecord { Self.record }
    func remove(_ reference: AppReference) async throws -> AppRecord { Self.record }
    func app(_ reference: AppReference) async throws -> AppRecord { Self.record }
    func manifest(of reference: AppReference) async throws -> AppManifest { content.withLock { $0 } }
    func run(_ request: IntentRequest, interaction: any IntentInteraction) async throws -> IntentOutcome {
        requests.withLock { $0.append(request) }
        return IntentOutcome(dialog: DialogSnapshot(full: "Did \(request.intent)."))
    }
    func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse {
        EntityResponse(entities: [])
    }
    func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList {
        OptionList(sections: [])
    }
    func snippetReload(_ intent: String, of reference: AppReference) async throws -> Double? { nil }
    func runs(limit: Int) async throws -> [RunRecord] { [] }
    func widget(_ query: WidgetQuery) async throws -> WidgetDisplay { throw Self.nothing }
    func widgetSuggestions(_ request: WidgetSuggestionsRequest, of reference: AppReference) async throws
        -> WidgetSuggestions
    { throw Self.nothing }
    func pressWidget(_ press: WidgetPress, interaction: any IntentInteraction) async throws -> WidgetPressResult {
        throw Self.nothing
    }
    func control(_ query: ControlQuery) async throws -> ControlDisplay { throw Self.nothing }
    func pressControl(_ press: ControlPress, interaction: any IntentInteraction) async throws -> ControlPressResult {
        throw Self.nothing
    }
    func activities() async throws -> [ActivityRecord] { [] }
    func activity(_ id: String, locale: String?) async throws -> ActivityPage { throw Self.nothing }
    func weather(_ request: WeatherRequest) async throws -> WeatherReply { throw Self.nothing }
    func weatherUsage() async throws -> [WeatherUsage] { throw Self.nothing }
    func endActivity(_ id: String) async throws -> ActivityRecord { throw Self.nothing }
    func search(_ question: SearchQuestion) async throws -> SearchPage { SearchPage() }
    func open(_ request: OpenRequest, interaction: any IntentInteraction) async throws -> Opening { throw Self.nothing }
    func understand(_ question: SentenceQuestion) async throws -> SentenceReading { SentenceReading(.refuse) }
    func reviewPhrases(_ request: PhraseReviewRequest) async throws -> PhraseReview { PhraseReview() }
    func noteChoice(of hit: SearchHit, for text: String) async throws {}
    func indexStatus() async throws -> IndexStatus { throw Self.nothing }
    func verifyIndex() async throws -> IndexHealth { IndexHealth(faults: []) }
    func rebuildIndex() async throws -> IndexRebuild { throw Self.nothing }
    func suggestions(_ question: SuggestionQuestion) async throws -> SuggestionPage { SuggestionPage() }
    func dismiss(_ suggestion: Suggestion) async throws {}
    func privacy() async throws -> PrivacyReport { throw Self.nothing }
    func erase(_ request: EraseRequest) async throws -> EraseResult { throw Self.nothing }
    func learning() async throws -> LearningState { LearningState() }
    func setLearning(_ change: LearningChange) async throws -> LearningState { LearningState() }
    func undo(of reference: AppReference?) async throws -> UndoableRun { throw Self.nothing }
    func undoableRuns(of reference: AppReference?, limit: Int) async throws -> [UndoableRun] { [] }
    func alarms() async throws -> [AlarmRecord] { [] }
    func setAlarm(_ request: AlarmRequest) async throws -> AlarmRecord {
        throw IntentFailure(.unsupported, "no alarms")
    }
    func pressAlarm(_ press: AlarmPress, interaction: any IntentInteraction) async throws -> AlarmPressResult {
        throw IntentFailure(.unsupported, "no alarms")
    }
    func alarmLog(limit: Int) async throws -> [AlarmLogEntry] { [] }
    func setAlarmPermission(_ change: AlarmPermissionChange) async throws -> AppRecord {
        throw IntentFailure(.unsupported, "no alarms")
    }
    private static let nothing = IntentFailure(.unsupported, "the app has intents only")
    func shutdown() async {}
}
