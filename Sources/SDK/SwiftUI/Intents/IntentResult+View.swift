public import AppIntents

// The results of `perform()` that have a view. Source: SwiftUI with AppIntents, `IntentResult`.

extension _SnippetViewContainer {
    init(_ view: some View) {
        self.init(content: view is EmptyView ? nil : SnippetView(content: view))
    }
}

extension IntentResult {
    public static func result<Content: View>(view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: _SnippetViewContainer(view))
    }

    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: _SnippetViewContainer(content()))
    }

    public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: _SnippetViewContainer(view))
    }

    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: _SnippetViewContainer(content()))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, snippet: _SnippetViewContainer(view))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, snippet: _SnippetViewContainer(content()))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(view))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(content()))
    }
}
