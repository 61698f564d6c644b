import FoundationAdditions

/// The App Shortcuts of an app.
///
/// - Source: AppIntents, `AppShortcutsProvider`.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
    typealias ParameterPresentation = AppShortcutParameterPresentation
    typealias OptionsCollection = AppShortcutOptionsCollection
    typealias Summary = AppShortcutParameterPresentationSummary
    @available(*, deprecated, renamed: "Summary")
    typealias Title = AppShortcutParameterPresentationTitle

    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that must not lead to the app.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// Tells the system that the values of parameters in phrases have changed.
    public static func updateAppShortcutParameters() { AppRegistry.shared.shortcutParametersChanged() }
}

/// Something that has shortcuts.
///
/// - Source: AppIntents, `AppShortcutsContent`.
public protocol AppShortcutsContent {
    var appShortcuts: [AppShortcut] { get }
}

/// Lists shortcuts.
///
/// - Source: AppIntents, `AppShortcutsBuilder`.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Takes a list, as some code writes one.
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock() -> [AppShortcut] { [] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
}
