package import AppIntents
import FoundationAdditions
package import IntentWire

/// Draws a view into the tree that travels.
package enum ViewTreeDrawing {
    /// Draws a view.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - texts: The language, and where texts are looked up.
    ///   - environment: Changes the environment that the view sees.
    ///   - record: Tells afterwards how much was drawn; one for each drawing.
    /// - Throws: An error where the view is too deep or too large, or an intent of it cannot be written.
    @MainActor
    package static func draw(
        _ content: some View, in texts: TextContext, environment change: (inout EnvironmentValues) -> Void = { _ in },
        record: DrawingRecord = DrawingRecord()
    ) async throws -> ViewTree {
        var environment = EnvironmentValues()
        environment.locale = texts.locale ?? LocalizationContext.currentLocale
        environment.layoutDirection = environment.locale.isRightToLeft ? .rightToLeft : .leftToRight
        change(&environment)
        let drawing = _ViewDrawing(environment: environment, record: record)
        let context = LocalizationContext(modules: texts.modules, locale: environment.locale)
        let drawn = try LocalizationContext.$current.withValue(context) { try drawing.draw(content) }
        var tree = ViewTree(
            root: drawn.single, locale: environment.locale.identifier(.bcp47),
            isRightToLeft: environment.layoutDirection == .rightToLeft ? true : nil,
            colorScheme: environment.colorScheme == .dark ? .dark : .light)
        tree.root = tree.root.replacingActions(try await prepared(record.intents, texts))
        return tree
    }

    private static func prepared(_ intents: [any AppIntent], _ texts: TextContext) async throws -> [PreparedIntent] {
        var prepared: [PreparedIntent] = []
        for intent in intents {
            prepared.append(try await IntentReflection.of(type(of: intent)).prepared(intent, texts: texts))
        }
        return prepared
    }
}

extension Locale {
    /// Whether the language is written from right to left.
    var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

/// A view on its way out of an intent.
struct SnippetView<Content: View>: SnippetContent, @unchecked Sendable {
    // The view is made by perform(), handed over whole, and only drawn on the main actor.
    let content: Content

    @MainActor func viewTree(in texts: TextContext) async throws -> ViewTree {
        try await ViewTreeDrawing.draw(content, in: texts)
    }
}
