public import FoundationAdditions
import IntentWire

/// An intent with the phrases that lead to it: people have it without setting anything up.
///
/// - Source: AppIntents, `AppShortcut`.
public struct AppShortcut: Sendable {
    let intent: any AppIntent
    let phrases: [[TemplatePartBox]]
    let shortTitle: LocalizedStringResource?
    let systemImageName: String?
    let presentation: (any AnyParameterPresentation)?

    struct TemplatePartBox: @unchecked Sendable {
        // Holds key paths, which are immutable; their type does not say that it is Sendable.
        let part: TemplatePart
    }

    private init(
        _ intent: any AppIntent, _ phrases: [[TemplatePart]], _ shortTitle: LocalizedStringResource?,
        _ systemImageName: String?, _ presentation: (any AnyParameterPresentation)?
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.map(TemplatePartBox.init(part:)) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.presentation = presentation
    }

    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.init(intent, phrases.map(\.parts), shortTitle, systemImageName, nil)
    }

    /// Creates a shortcut without a short title or a picture.
    @_disfavoredOverload
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.init(intent, phrases.map(\.parts), shortTitle, systemImageName, nil)
    }

    /// Creates a shortcut that offers the values of a parameter.
    public init<
        Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
        ParameterKeyPath: KeyPath<Intent, Parameter>
    >(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    ) {
        self.init(intent, phrases.map(\.parts), shortTitle, systemImageName, parameterPresentation)
    }
}

/// What a phrase can contain beside words and a parameter.
///
/// - Source: AppIntents, `AppShortcutPhraseToken`.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the app, or another by which people call it.
    case applicationName
}

/// Words that lead to an App Shortcut: with the app's name, and at most one parameter.
///
/// - Source: AppIntents, `AppShortcutPhrase`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Holds key paths, which are immutable; their type does not say that it is Sendable.
    let parts: [TemplatePart]

    /// Creates a phrase of words.
    public init(_ string: String) { parts = [.text(string)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [TemplatePart] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }
        /// Adds the name of the app.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { parts.append(.applicationName) }
        /// Adds a parameter.
        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            parts.append(.parameter(keyPath))
        }
    }
}

/// Words that must not lead to the app.
///
/// - Source: AppIntents, `NegativeAppShortcutPhrase`.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    let template: String

    /// Creates a phrase of words.
    public init(_ string: String) { template = string }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var template = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { template += literal }
        /// Adds the name of the app.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { template += "${applicationName}" }
    }
}

/// All phrases that must not lead to the app.
///
/// - Source: AppIntents, `NegativeAppShortcutPhrases`.
public struct NegativeAppShortcutPhrases: Sendable {
    let phrases: [NegativeAppShortcutPhrase]

    /// Creates the list.
    public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// The colour of the tiles of an app's shortcuts.
///
/// - Source: AppIntents, `ShortcutTileColor`.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, tangerine, orange, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
        grayBrown
}
