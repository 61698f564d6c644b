public import ActivityKit
public import SwiftUI

/// The place in which a preview shows a Live Activity.
///
/// - Source: developer.apple.com/documentation/widgetkit/activitypreviewviewkind
@preconcurrency
public enum ActivityPreviewViewKind: Sendable {
    /// A way in which an island is shown.
    @preconcurrency
    public enum DynamicIslandPreviewViewState: Equatable, Hashable, Sendable {
        case compact, minimal, expanded
    }

    /// The lock screen.
    case content
    /// Around the camera.
    case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
    /// A view of a Live Activity for a development environment; there is none here, and so nothing to see.
    ///
    /// - Source: WidgetKit, `previewContext(_:isStale:viewKind:)`.
    public func previewContext(
        _ contentState: Self.ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        EmptyView()
    }
}

/// Makes the states of a preview of what stands in a closure.
///
/// - Source: developer.apple.com/documentation/widgetkit/previewactivitybuilder
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
    public static func buildExpression(_ expression: A.ContentState) -> [A.ContentState] { [expression] }
    public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }

    public static func buildPartialBlock(
        accumulated: [A.ContentState], next: [A.ContentState]
    ) -> [A.ContentState] { accumulated + next }

    public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] { components.flatMap(\.self) }
}

/// A Live Activity that a development environment shows while it is written. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:contentStates:)`.
@freestanding(declaration)
public macro Preview<Widget, Attributes>(
    _ name: String? = nil, as type: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping () -> Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Attributes: ActivityAttributes

extension Preview {
    /// Declares a preview of a Live Activity; there is no development environment here to show it.
    ///
    /// - Source: WidgetKit, `Preview.init(_:as:using:widget:contentStates:)`.
    @MainActor
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as type: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping () -> some Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init()
    }
}
