public import FoundationAdditions
import IntentWire

// The protocols by which an intent says what kind of action it is.

/// An action of a kind that the system knows.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// Opens something of the app.
///
/// - Source: AppIntents, `OpenIntent`.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
    associatedtype Value: AppValue
    /// What to open.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
    public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    /// What to delete.
    var entities: [Entity] { get }
}

/// Changes one value.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: _IntentValue
    /// The new value.
    var value: ValueType { get set }
}

/// Shows what a search in the app finds.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    associatedtype Criteria: SearchCriteria
    /// What is searched.
    static var searchScopes: Criteria.SearchScopes { get }
    /// What to look for.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
    public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
    public static var searchScopes: [StringSearchScope] { [.general] }
}

/// Plays, pauses or changes what is heard.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts to play audio.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// Records audio.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// Starts, changes or ends a Live Activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// Starts a Live Activity.
@available(*, deprecated, renamed: "LiveActivityIntent")
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Speaks into a channel.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Plays a video that is searched for.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
    static var supportedCategories: [VideoCategory] { get }
    /// What to look for.
    var term: String { get set }
}

extension PlayVideoIntent {
    public static var openAppWhenRun: Bool { true }
}

/// Starts a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    associatedtype WorkoutStyle: AppValue
    static var suggestedWorkouts: [Self] { get }
    var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
    public static var openAppWhenRun: Bool { true }

    /// Creates an intent that starts this workout.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }

    /// Tells the system that the suggestions have changed.
    public static func invalidateSuggestedWorkouts() { AppRegistry.shared.suggestionsChanged() }
}

/// Starts a dive; on Apple's platforms a watch performs it when it goes under water, which nothing here does.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

/// Pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// Resumes a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Configures a widget; it is not performed.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {
    associatedtype NeverResult: IntentResult = Never
}

extension WidgetConfigurationIntent {
    /// Fails: a configuration is read, not performed.
    public func perform() async throws -> Never {
        throw AppIntentError(.message("This intent configures a widget; it does nothing by itself."))
    }
}

/// Configures a control; it is not performed.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
    associatedtype NeverResult: IntentResult = Never
}

extension ControlConfigurationIntent {
    /// Fails: a configuration is read, not performed.
    public func perform() async throws -> Never {
        throw AppIntentError(.message("This intent configures a control; it does nothing by itself."))
    }
}

/// Draws a snippet that is drawn anew after each of its buttons (iOS 26).
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Asks for the snippet to be drawn anew where one is shown; without one it does nothing.
    public static func reload() { AppRegistry.shared.snippetChanged(Self.persistentIdentifier) }
}

/// A snippet intent that shows nothing: the default of results that take one.
public struct EmptySnippetIntent: SnippetIntent {
    public static let title: LocalizedStringResource = "Snippet"
    public static let isDiscoverable = false

    public init() {}

    public func perform() async throws -> some ShowsSnippetView {
        IntentResultContainer<Never, Never, _SnippetViewContainer, Never>(snippet: _SnippetViewContainer())
    }
}

/// Can be undone.
///
/// What `perform()` registers with ``undoManager`` is the way back: the system keeps it with the run, as long as the
/// process lives, and a person may ask for it. Also a run that failed halfway can be undone, as far as it came.
///
/// - Source: developer.apple.com/documentation/appintents/undoableintent
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Where to register how to undo what the intent does.
    ///
    /// Each run has one of its own, also for intents that it calls; code that no run has called gets one for the
    /// process, whose actions only the app itself can undo.
    @MainActor public var undoManager: UndoManager? { IntentSession.current?.undoManager ?? UndoableRuns.unclaimed }
}

/// Reports how far it has come.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far this run has come: set `totalUnitCount` and `completedUnitCount`.
    public var progress: Progress { IntentSession.current?.progress ?? Progress(totalUnitCount: 1) }
}

/// Gets time to clean up when it is cancelled (iOS 26.4).
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
    /// Runs an operation, and calls `onCancel` at once when the run is cancelled, with the reason.
    ///
    /// The system waits two seconds for the run to end after that, then it ends the process.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T, onCancel: @escaping @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> T {
        try await withReason(operation: operation, onCancel: onCancel)
    }
}

/// Runs an operation, and tells why its run is cancelled.
private func withReason<T>(
    operation: () async throws -> T, onCancel: @escaping @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
) async throws -> T {
    let request = WireRequest.current
    return try await withTaskCancellationHandler(operation: operation) {
        onCancel(request?.cancellationReason == .timeout ? .timeout : .userCancelled)
    }
}

/// Why a run is cancelled.
public struct IntentCancellationReason: Hashable, Sendable, CustomDebugStringConvertible {
    public let debugDescription: String
    /// It took too long.
    public static var timeout: IntentCancellationReason { .init(debugDescription: "timeout") }
    /// The person gave up.
    public static var userCancelled: IntentCancellationReason { .init(debugDescription: "userCancelled") }
}

/// Takes longer than the system waits for others (iOS 27).
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs a long operation; the run stays alive while `progress` moves.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: () async throws -> T
    ) async throws -> T {
        try await operation()
    }

    /// Runs a long operation, and calls `onCancel` at once when the run is cancelled.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: () async throws -> T,
        onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
    ) async throws -> T where Self: CancellableIntent {
        try await withReason(operation: operation, onCancel: onCancel)
    }
}

/// What a long operation needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Shows something of the app, told by an identifier that a scene can match (iOS 26).
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// What is shown.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public var contentIdentifier: String { Self.persistentIdentifier }
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    public var contentIdentifier: String {
        if let entity = target as? any AppEntity { return entity.id.identifierText }
        return Self.persistentIdentifier
    }
    public func perform() async throws -> some IntentResult { .result() }
}

extension EntityIdentifierConvertible {
    fileprivate var identifierText: String { entityIdentifierString }
}

/// Takes the place of a SiriKit intent, whose saved shortcuts go on.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class of the SiriKit intent.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    public static var persistentIdentifier: String { intentClassName }
}

/// Still runs, but has been replaced.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent: AppIntent = Never
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is deprecated.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
    public var message: LocalizedStringResource
    /// The intent to use instead.
    public var replacedBy: ReplacementIntent.Type?

    /// Creates a deprecation.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Creates a deprecation without a reason.
    public init(replacedBy: ReplacementIntent.Type) { self.init(message: "", replacedBy: replacedBy) }
}

extension IntentDeprecation where ReplacementIntent == Never {
    /// Creates a deprecation without a replacement.
    public init(message: LocalizedStringResource) { self.init(message: message, replacedBy: nil) }
}

/// May ask to go on in front.
@available(*, deprecated, message: "declare supportedModes with .foreground(.dynamic)")
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}
