public import AppIntents

// The results of `perform()` that have a view and open another intent. Source: SwiftUI with AppIntents, `IntentResult`.

extension IntentResult {
    public static func result<Content: View>(
        opensIntent: some AppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    public static func result<Content: View>(
        opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent, Content: View>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(value: value, next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
        Self(value: value, next: opensIntent, snippet: _SnippetViewContainer(content()))
    }

    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(view))
    }

    @_disfavoredOverload
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, next: opensIntent, snippet: _SnippetViewContainer(content()))
    }
}
