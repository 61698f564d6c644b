import FoundationAdditions

/// What an intent gives back.
///
/// - Source: AppIntents, `IntentResult`.
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    associatedtype OpensAppIntent: AppIntent = Never
    associatedtype Snippet = Never
    associatedtype Dialog = Never
    /// The value.
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something to say.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with an intent that draws a view.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// A result that leads to another intent.
public protocol OpensIntent: IntentResult {}

/// A view on its way to the system.
public struct _SnippetViewContainer: Sendable {
    /// The view, which the module that knows views draws.
    package var content: (any SnippetContent)?

    package init(content: (any SnippetContent)? = nil) { self.content = content }
}

/// An intent that draws a view.
public struct _SnippetIntentContainer: Sendable {
    let intent: any SnippetIntent

    init(_ intent: any SnippetIntent) { self.intent = intent }
}

/// Any result.
///
/// - Source: AppIntents, `IntentResultContainer`.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult,
    @unchecked Sendable
{
    // Holds what perform() returned and is read once afterwards; the value types of apps are Sendable by AppValue.
    public var value: Value?
    /// What to say.
    public var dialog: IntentDialog?
    /// The identifier of a Live Activity whose button runs the action.
    public var activityIdentifier: String?
    /// The intent to run next.
    public var opensIntent: OpensAppIntent?
    var nextIntent: (any AppIntent)?
    var actionButtonIntent: (any AppIntent)?
    var snippet: Snippet?

    package init(
        value: Value? = nil, dialog: IntentDialog? = nil, next: (any AppIntent)? = nil, snippet: Snippet? = nil,
        actionButton: (any AppIntent)? = nil, activityIdentifier: String? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.nextIntent = next
        self.opensIntent = next as? OpensAppIntent
        self.snippet = snippet
        self.actionButtonIntent = actionButton
        self.activityIdentifier = activityIdentifier
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// A result with its types erased, as the runtime reads it.
protocol AnyResultContainer {
    var anyValue: (any _IntentValue)? { get }
    var dialog: IntentDialog? { get }
    var nextIntent: (any AppIntent)? { get }
    var snippetIntent: (any SnippetIntent)? { get }
    var snippetContent: (any SnippetContent)? { get }
}

extension IntentResultContainer: AnyResultContainer {
    var anyValue: (any _IntentValue)? { value }
    var snippetIntent: (any SnippetIntent)? {
        guard let intent = (snippet as? _SnippetIntentContainer)?.intent, !(intent is EmptySnippetIntent) else {
            return nil
        }
        return intent
    }
    var snippetContent: (any SnippetContent)? { (snippet as? _SnippetViewContainer)?.content }
}

extension Never: IntentResult {
    public typealias Value = Never
    public typealias OpensAppIntent = Never
    public typealias Snippet = Never
    public typealias Dialog = Never
    public var value: Never? { nil }
}
