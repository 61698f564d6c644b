public import AppIntents
import FoundationAdditions
public import SwiftUI

/// What a widget shows that appears when it is of use.
///
/// - Source: WidgetKit, `RelevanceEntry` (watchOS 26).
public protocol RelevanceEntry: Sendable {}

/// What a provider of such a widget is told of the place where it stands.
///
/// - Source: WidgetKit, `RelevanceEntriesProviderContext` (watchOS 26).
public struct RelevanceEntriesProviderContext: Sendable {
    /// The size of the widget in points.
    public let displaySize: CGSize
    /// Whether people choose among widgets: show an example quickly.
    public let isPreview: Bool
}

/// Gives a widget that appears when it is of use what it shows.
///
/// - Source: WidgetKit, `RelevanceEntriesProvider` (watchOS 26).
public protocol RelevanceEntriesProvider {
    /// What configures the widget.
    associatedtype Configuration: WidgetConfigurationIntent
    /// What the widget shows.
    associatedtype Entry: RelevanceEntry
    /// Where the widget stands.
    typealias Context = RelevanceEntriesProviderContext

    /// What stands there before anything else is known.
    func placeholder(context: Self.Context) -> Self.Entry

    /// What the widget shows.
    func entry(configuration: Self.Configuration, context: Self.Context) async throws -> Self.Entry

    /// When which configurations are of use.
    func relevance() async -> WidgetRelevance<Self.Configuration>
}

/// Declares a widget that appears when it is of use.
///
/// Surfaces here show it whenever they are asked to.
///
/// - Source: WidgetKit, `RelevanceConfiguration` (watchOS 26).
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
    private let declarations: _WidgetDeclarations

    /// Declares a widget.
    ///
    /// - Parameters:
    ///   - kind: The app's name for the widget.
    ///   - provider: Gives what it shows.
    ///   - content: Makes a view of that.
    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        declarations = .timeline(
            kind: kind, RelevanceSource(provider), families: [.accessoryRectangular], content: content)
    }

    public var body: some WidgetConfiguration { DeclaredConfiguration(declarations: declarations) }
}
