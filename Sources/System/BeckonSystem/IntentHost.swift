package import IntentWire
package import SpotlightIndex

/// What surfaces need of a system, wherever it runs: everything that they do goes through here.
package protocol IntentHost: Sendable {
    /// Every installed app.
    func apps() async throws -> [AppRecord]
    /// Installs the app at a path.
    func install(_ path: String) async throws -> AppRecord
    /// Removes an installed app.
    func remove(_ reference: AppReference) async throws -> AppRecord
    /// What is known of an app.
    func app(_ reference: AppReference) async throws -> AppRecord
    /// Everything that an app declares.
    func manifest(of reference: AppReference) async throws -> AppManifest
    /// Runs an intent.
    func run(_ request: IntentRequest, interaction: any IntentInteraction) async throws -> IntentOutcome
    /// When an app last wanted a snippet drawn anew, by `SteadyTime`.
    func snippetReload(_ intent: String, of reference: AppReference) async throws -> Double?
    /// Asks an entity's query.
    func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse
    /// Asks for the values that an app proposes for a parameter.
    func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList
    /// What a widget shows at a moment.
    func widget(_ query: WidgetQuery) async throws -> WidgetDisplay
    /// The configurations that an app proposes for a widget.
    func widgetSuggestions(_ request: WidgetSuggestionsRequest, of reference: AppReference) async throws
        -> WidgetSuggestions
    /// Runs the intent of something in a widget.
    func pressWidget(_ press: WidgetPress, interaction: any IntentInteraction) async throws -> WidgetPressResult
    /// What a control shows now.
    func control(_ query: ControlQuery) async throws -> ControlDisplay
    /// Presses a control.
    func pressControl(_ press: ControlPress, interaction: any IntentInteraction) async throws -> ControlPressResult
    /// The last runs, the latest first.
    func runs(limit: Int) async throws -> [RunRecord]
    /// The Live Activities that are pending, active or still shown.
    func activities() async throws -> [ActivityRecord]
    /// A Live Activity with its views, in a language.
    func activity(_ id: String, locale: String?) async throws -> ActivityPage
    /// Takes a Live Activity away, as a person does.
    func endActivity(_ id: String) async throws -> ActivityRecord
    /// Searches in what apps have indexed, and in the apps and their intents.
    func search(_ question: SearchQuestion) async throws -> SearchPage
    /// Opens what a search found, or goes on with the search in an app.
    func open(_ request: OpenRequest, interaction: any IntentInteraction) async throws -> Opening

    /// Understands a sentence: which intent it means, with which values. Runs nothing.
    func understand(_ question: SentenceQuestion) async throws -> SentenceReading
    /// Looks for phrases that collide, or that nobody can say.
    func reviewPhrases(_ request: PhraseReviewRequest) async throws -> PhraseReview
    /// Notes that somebody chose something that was found.
    func noteChoice(of hit: SearchHit, for text: String) async throws
    /// What is in the index.
    func indexStatus() async throws -> IndexStatus
    /// Looks through all of the index.
    func verifyIndex() async throws -> IndexHealth
    /// Makes the index anew, and asks apps to index again.
    func rebuildIndex() async throws -> IndexRebuild
    /// What a person may want to do now.
    func suggestions(_ question: SuggestionQuestion) async throws -> SuggestionPage
    /// Remembers that something is not to be suggested any more.
    func dismiss(_ suggestion: Suggestion) async throws
    /// What the system keeps about the person.
    func privacy() async throws -> PrivacyReport
    /// Forgets what is kept about the person.
    func erase(_ request: EraseRequest) async throws -> EraseResult
    /// Whether the system learns from what is done.
    func learning() async throws -> LearningState
    /// Lets the system learn from what is done, or does not.
    func setLearning(_ change: LearningChange) async throws -> LearningState
    /// Takes back what the latest run did that can be undone, of one app or of any.
    func undo(of reference: AppReference?) async throws -> UndoableRun
    /// The runs that their apps said they could undo, the latest first.
    func undoableRuns(of reference: AppReference?, limit: Int) async throws -> [UndoableRun]
    /// The alarms and timers that there are, those that ring first, then by their next ring.
    func alarms() async throws -> [AlarmRecord]
    /// Sets an alarm of the person's own.
    func setAlarm(_ request: AlarmRequest) async throws -> AlarmRecord
    /// Does what a person wants with an alarm, and runs what its app has for that.
    func pressAlarm(_ press: AlarmPress, interaction: any IntentInteraction) async throws -> AlarmPressResult
    /// What happened to alarms, the latest first.
    func alarmLog(limit: Int) async throws -> [AlarmLogEntry]
    /// Allows an app to set alarms, or does not.
    func setAlarmPermission(_ change: AlarmPermissionChange) async throws -> AppRecord
    /// The weather at a place.
    func weather(_ request: WeatherRequest) async throws -> WeatherReply
    /// How often each provider of weather was asked, the newest month first.
    func weatherUsage() async throws -> [WeatherUsage]
    /// Ends what was started.
    func shutdown() async
}

extension BeckonSystem: IntentHost {}
