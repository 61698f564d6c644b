public import AppIntents

// Questions beside a view. Source: SwiftUI with AppIntents, the functions' own names.

extension AppIntent {
    /// Asks the person to confirm, beside a view.
    ///
    /// - Throws: An error where the person says no, gives up, or cannot be asked, and where the view cannot be drawn.
    public nonisolated(nonsending) func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        try await requestConfirmation(conditions, actionName, dialog, content: SnippetView(content: content()))
    }

    /// Lets the person choose one of several options, beside a view.
    ///
    /// - Throws: An error where the person cancels or cannot be asked, and where the view cannot be drawn.
    public nonisolated(nonsending) func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await requestChoice(between: options, dialog, content: SnippetView(content: view))
    }

    /// Lets the person choose one of several options, beside a view.
    ///
    /// - Throws: An error where the person cancels or cannot be asked, and where the view cannot be drawn.
    public nonisolated(nonsending) func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        try await requestChoice(between: options, dialog, content: SnippetView(content: content()))
    }
}

extension IntentParameter {
    /// Asks the person whether a value is meant, beside a view.
    public func requestConfirmation<ViewType: View>(
        for item: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool {
        try await requestConfirmation(for: item, dialog: dialog, content: SnippetView(content: view))
    }

    /// Asks the person whether a value is meant, beside a view.
    public func requestConfirmation<ViewType: View>(
        for item: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        try await requestConfirmation(for: item, dialog: dialog, content: SnippetView(content: view()))
    }
}

extension IntentParameterContext {
    /// Asks the person whether a value is meant, beside a view.
    public func requestConfirmation<ViewType: View>(
        for item: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool {
        try await requestConfirmation(for: item, dialog: dialog, content: SnippetView(content: view))
    }

    /// Asks the person whether a value is meant, beside a view.
    public func requestConfirmation<ViewType: View>(
        for item: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        try await requestConfirmation(for: item, dialog: dialog, content: SnippetView(content: view()))
    }
}
