public import FoundationAdditions

/// An action of an app.
///
/// The system makes a value with `init()`, gives its parameters their values, and calls `perform()`.
///
/// - Source: AppIntents, `AppIntent`.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, __DescribedIntent, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    typealias Parameter = IntentParameter
    typealias Summary = IntentParameterSummary<Self>
    typealias When = ParameterSummaryWhenCondition
    typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
    typealias Case = ParameterSummaryCaseCondition
    typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    typealias Option = IntentChoiceOption
    typealias ExecutionTargets = IntentExecutionTargets

    init()

    /// What the action is called.
    static var title: LocalizedStringResource { get }
    /// What it does.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front before it runs. ``supportedModes`` says more.
    static var openAppWhenRun: Bool { get }
    /// Whether people find it in lists and searches.
    static var isDiscoverable: Bool { get }
    /// Whether only an assistant sees it.
    static var assistantOnly: Bool { get }
    /// Who must be there before it runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether it runs behind or in front.
    static var supportedModes: IntentModes { get }
    /// In which process it may run.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// The sentence that it is read as, with its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var assistantOnly: Bool { false }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var allowedExecutionTargets: IntentExecutionTargets { .all }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    /// What the system knows of this run.
    public var systemContext: IntentSystemContext { IntentSystemContext(session: .current) }
}

/// An intent whose description is no optional.
///
/// Apps declare `static var description = IntentDescription("…")`, whose type is not that of the requirement in
/// ``AppIntent``; this requirement is the one that it satisfies. Not for apps.
public protocol __DescribedIntent {
    static var description: IntentDescription { get }
}

extension __DescribedIntent {
    @_disfavoredOverload public static var description: IntentDescription { __absentDescription }
}

/// Stands for no description; told apart by its key.
private let __absentDescription = IntentDescription(LocalizedStringResource(stringLiteral: "\u{0}"))

extension AppIntent {
    /// The description by whichever requirement the app satisfied.
    package static var declaredDescription: IntentDescription? {
        if let description = Self.description as IntentDescription? { return description }
        let description = (Self.self as any __DescribedIntent.Type).description
        return description.descriptionText.key == "\u{0}" ? nil : description
    }
}

extension AppIntent {
    /// Runs the intent from the app's own code, as a view does.
    ///
    /// - Parameter donate: Whether the system is told, so that it can learn.
    /// - Returns: The value of the result.
    /// - Throws: What `perform()` throws; an error where a required parameter has no value.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        let result = try await IntentPerformer.performInApp(self, donate: donate)
        guard let value = result.value else {
            throw AppIntentError(.message("The intent returned no value."))
        }
        return value
    }

    /// Runs the intent from the app's own code, as a view does.
    public func callAsFunction(donate: Bool = true) async throws where PerformResult.Value == Never {
        _ = try await IntentPerformer.performInApp(self, donate: donate)
    }
}

extension Never: AppIntent {
    public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>

    /// Not to be called: there is no value of this type.
    public init() {
        // No caller can go on with a value that cannot exist; Apple's framework declares the same initialiser.
        fatalError("Never has no values")
    }

    public static var title: LocalizedStringResource { "" }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { switch self {} }
}
