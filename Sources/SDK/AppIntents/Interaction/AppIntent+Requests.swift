public import FoundationAdditions
import IntentWire

extension AppIntent {
    /// Asks the person to confirm, with the intent's title as the question.
    ///
    /// - Throws: An error where the person says no, gives up, or cannot be asked. Do not catch it: the run ends with it.
    public func requestConfirmation() async throws {
        try await confirm(nil, .go)
    }

    /// Asks the person to confirm.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await confirm(dialog, actionName, conditions)
    }

    /// Asks the person to confirm, beside a snippet.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        try await confirm(dialog, actionName, conditions, snippetIntent) {
            try await SnippetDrawing.draw(snippetIntent)
        }
    }

    /// Asks the person to confirm, beside a snippet, and gives the value that the snippet's result has then.
    @discardableResult
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
        try await confirm(dialog, actionName, conditions, snippetIntent) {
            try await SnippetDrawing.draw(snippetIntent)
        }
        guard let value = try await snippetIntent.perform().value else {
            throw AppIntentError(.message("The snippet returned no value."))
        }
        return value
    }

    /// Asks the person to confirm what a result says.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        let container = result as? any AnyResultContainer
        try await confirm(container?.dialog, confirmationActionName) {
            guard let container, let session = IntentSession.current else { return nil }
            return try await SnippetDrawing.draw(container, session.texts.forType(Self.self))
        }
    }

    /// Asks the person to confirm what a result says.
    @available(*, deprecated, renamed: "requestConfirmation(result:confirmationActionName:showPrompt:)")
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    /// Asks the person to confirm, beside a view.
    package func requestConfirmation(
        _ conditions: ConfirmationConditions, _ action: ConfirmationActionName, _ dialog: IntentDialog?,
        content: any SnippetContent
    ) async throws {
        try await confirm(dialog, action, conditions) { try await SnippetDrawing.draw(content, of: Self.self) }
    }

    private func confirm(
        _ dialog: IntentDialog?, _ action: ConfirmationActionName, _ conditions: ConfirmationConditions = [],
        _ snippetIntent: (any SnippetIntent)? = nil, snippet: () async throws -> ViewTree? = { nil }
    ) async throws {
        let session = try IntentSession.required("ask for confirmation")
        // A person who typed or chose the action is a source of high confidence; a model is not.
        if conditions.contains(.lowConfidenceSource), session.source != .assistant { return }
        let texts = session.texts.forType(Self.self)
        let prepared: PreparedIntent? =
            if let snippetIntent {
                try await IntentReflection.of(type(of: snippetIntent)).prepared(snippetIntent, texts: texts)
            } else { nil }
        try await session.confirm(
            ConfirmationQuestion(
                dialog: texts.snapshot(dialog ?? IntentDialog(Self.title)),
                acceptLabel: texts.string(action.acceptLabel),
                denyLabel: texts.string(action.denyLabel), isDestructive: action.isDestructive,
                snippet: try await snippet(), snippetIntent: prepared))
    }

    /// Lets the person choose one of several options (iOS 26).
    ///
    /// - Throws: An error where the person cancels or cannot be asked.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        try await requestChoice(between: options, dialog, content: nil)
    }

    /// Lets the person choose one of several options, beside a view.
    package func requestChoice(
        between options: [IntentChoiceOption], _ dialog: IntentDialog?, content: (any SnippetContent)?
    ) async throws -> IntentChoiceOption {
        let session = try IntentSession.required("ask for a choice")
        let texts = session.texts.forType(Self.self)
        guard !options.isEmpty else { throw IntentFailure(.invalidValue, "there are no options to choose from") }
        let snippet: ViewTree? =
            if let content { try await SnippetDrawing.draw(content, of: Self.self) } else { nil }
        let index = try await session.choose(
            texts.snapshot(dialog ?? IntentDialog(Self.title)), options.map { $0.option(texts) }, snippet: snippet)
        if options[index].style == .cancel { throw IntentFailure(.cancelled, "cancelled") }
        return options[index]
    }

    /// Brings the app to the front before the intent goes on (iOS 26).
    ///
    /// - Throws: An error where the person or the system refuses; the intent may catch it and go on behind.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        try await IntentSession.required("open the app").continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
    }

    /// The error to throw from `perform()` where the intent cannot go on behind (iOS 26).
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog, alwaysConfirm: alwaysConfirm, nil))
    }
}

@available(*, deprecated)
extension ForegroundContinuableIntent {
    /// The error to throw where the intent cannot go on behind; `continuation` runs once the app is in front.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog, alwaysConfirm: true, continuation))
    }

    /// Brings the app to the front, and runs `continuation` there.
    @discardableResult
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
    ) async throws -> ResultValue {
        try await IntentSession.required("open the app").continueInForeground(dialog, alwaysConfirm: true)
        return try await continuation()
    }
}

/// An option to choose.
///
/// - Source: AppIntents, `IntentChoiceOption` (iOS 26).
public struct IntentChoiceOption: Equatable, Sendable {
    /// What choosing it means.
    public struct Style: Hashable, Sendable {
        let style: ChoiceQuestion.Option.Style
        public static var `default`: Style { Style(style: .default) }
        /// It may lose something.
        public static var destructive: Style { Style(style: .destructive) }
        /// It ends the run.
        public static var cancel: Style { Style(style: .cancel) }
    }

    public let title: LocalizedStringResource
    public let style: Style

    /// Creates an option.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// Ends the run.
    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }

    func option(_ texts: TextContext) -> ChoiceQuestion.Option {
        ChoiceQuestion.Option(display: DisplaySnapshot(title: texts.string(title)), style: style.style)
    }
}

/// When a confirmation is asked for at all.
///
/// - Source: AppIntents, `ConfirmationConditions`.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only where it is not sure that the person meant this action.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
