package import IntentWire

/// A view that an intent returns, behind the module that knows views.
package protocol SnippetContent: Sendable {
    /// Draws the view.
    ///
    /// - Parameter texts: The language, and where texts are looked up.
    /// - Throws: An error where the view is too deep or too large, or an intent of it cannot be written.
    @MainActor func viewTree(in texts: TextContext) async throws -> ViewTree
}

/// Draws what an intent shows.
enum SnippetDrawing {
    /// The view of a result: its own, or that of its snippet intent.
    static func draw(_ result: any AnyResultContainer, _ texts: TextContext) async throws -> ViewTree? {
        if let content = result.snippetContent { return try await content.viewTree(in: texts) }
        if let intent = result.snippetIntent { return try await draw(intent) }
        return nil
    }

    /// A view of an intent that runs.
    static func draw(_ content: any SnippetContent, of type: any AppIntent.Type) async throws -> ViewTree {
        let texts = IntentSession.current?.texts ?? TextContext()
        return try await content.viewTree(in: texts.forType(type))
    }

    /// Runs a snippet intent as the system does each time it draws: a new value, whose parameters are filled from the
    /// values that `intent` has, and whose entities are fetched again.
    static func draw(_ intent: any SnippetIntent) async throws -> ViewTree? {
        if intent is EmptySnippetIntent { return nil }
        let session = try IntentSession.required("draw a snippet")
        let type = type(of: intent)
        let prepared = try await IntentReflection.of(type).prepared(intent, texts: session.texts)
        let outcome = try await IntentPerformer.perform(
            type, arguments: prepared.arguments, interaction: session.interaction, source: session.source,
            locale: session.texts.locale, isForeground: session.isForeground)
        if let problem = outcome.snippetProblem { throw IntentFailure(.intentFailed, problem) }
        return outcome.snippet
    }
}
