public import FoundationAdditions
public import SwiftUI

/// A Live Activity around the camera: opened, closed, and as small as possible.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicisland
public struct DynamicIsland {
    let regions: [IslandPart]
    let compactLeading: AnyView
    let compactTrailing: AnyView
    let minimal: AnyView
    private(set) var keylineTint: Color?
    private(set) var url: URL?
    private var margins: [(edges: Edge.Set, length: Double, mode: DynamicIslandMode)] = []

    /// Creates an island.
    ///
    /// - Parameters:
    ///   - expanded: The regions of the opened island.
    ///   - compactLeading: What stands before the camera while it is closed.
    ///   - compactTrailing: What stands behind the camera while it is closed.
    ///   - minimal: What is shown where another activity has the island.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        regions = expanded().parts
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    /// Opens an address where the island is pressed.
    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var island = self
        island.url = url
        return island
    }

    /// Colours the edge of the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.keylineTint = color
        return island
    }

    /// Sets the space between the island's edges and its content, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var island = self
        island.margins.append((edges, length, mode))
        return island
    }

    /// A view with the margins of a mode, of which the last that was set for an edge holds.
    @MainActor
    func placed(_ view: AnyView, in mode: DynamicIslandMode) -> some View {
        func length(_ edge: Edge.Set) -> Double {
            margins.last { $0.mode == mode && $0.edges.contains(edge) }?.length ?? 0
        }
        return view.padding(
            EdgeInsets(
                top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing)))
    }
}

/// One of the ways in which an island is shown.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicislandmode
public struct DynamicIslandMode: Equatable, Sendable {
    private enum Mode { case compactLeading, compactTrailing, expanded, minimal }

    private let mode: Mode

    /// Before the camera, while the island is closed.
    public static let compactLeading = DynamicIslandMode(mode: .compactLeading)
    /// Behind the camera, while the island is closed.
    public static let compactTrailing = DynamicIslandMode(mode: .compactTrailing)
    /// Opened.
    public static let expanded = DynamicIslandMode(mode: .expanded)
    /// Beside the activity of another app.
    public static let minimal = DynamicIslandMode(mode: .minimal)
}
