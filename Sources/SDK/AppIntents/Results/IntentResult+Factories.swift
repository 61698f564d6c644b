import FoundationAdditions

// The results that `perform()` returns, as `.result(value:dialog:)`. Source: AppIntents, `IntentResult`.

extension IntentResult {
    /// A result that says nothing.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// A result with an intent that draws a view.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with something to say.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with something to say and an intent that draws a view.
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with an intent to run next.
    public static func result(opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(next: opensIntent)
    }

    /// A result with an intent to run next and an intent that draws a view.
    public static func result(opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent())
        -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(next: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with something to say and an intent to run next.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, next: opensIntent)
    }

    /// A result with something to say, an intent to run next and an intent that draws a view.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, next: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with an intent to run next.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        Self(next: opensIntent)
    }

    /// A result with something to say and an intent to run next.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        Self(dialog: dialog, next: opensIntent)
    }

    /// A result with an intent for a button.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(actionButton: actionButtonIntent)
    }

    /// A result with something to say and an intent for a button.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, actionButton: actionButtonIntent)
    }

    /// A result with an intent for a button and the Live Activity of the button.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// A result with something to say, an intent for a button and the Live Activity of the button.
    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// A result with a value.
    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// A result with a value and an intent that draws a view.
    public static func result<Value: _IntentValue>(
        value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with a value and something to say.
    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A result with a value, something to say and an intent that draws a view.
    public static func result<Value: _IntentValue>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with a value and an intent to run next.
    public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, next: opensIntent)
    }

    /// A result with a value, an intent to run next and an intent that draws a view.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, next: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with a value, something to say and an intent to run next.
    public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent, dialog: IntentDialog)
        -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent)
    }

    /// A result with a value, something to say, an intent to run next and an intent that draws a view.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent, snippet: _SnippetIntentContainer(snippetIntent))
    }

    /// A result with a value and an intent to run next.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(value: Value, opensIntent: OpensAppIntent)
        -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        Self(value: value, next: opensIntent)
    }

    /// A result with a value, something to say and an intent to run next.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent)
    }

    /// A result with a value and an intent for a button.
    public static func result<Value: _IntentValue, Intent: AppIntent>(value: Value, actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, actionButton: actionButtonIntent)
    }

    /// A result with a value, something to say and an intent for a button.
    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, actionButton: actionButtonIntent)
    }

    /// A result with a value, an intent for a button and the Live Activity of the button.
    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// A result with a value, something to say, an intent for a button and the Live Activity of the button.
    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }
}
