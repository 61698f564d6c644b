import IntentWire
public import SwiftUI

/// A part of an opened island.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicislandexpandedregion
public struct DynamicIslandExpandedRegion<Content: View> {
    var part: IslandPart

    /// Creates a region.
    ///
    /// - Parameters:
    ///   - position: Where it stands.
    ///   - priority: The region with the highest number gets the width that it wants.
    ///   - content: What it shows.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {
        part = IslandPart(position: position.position, priority: priority, view: AnyView(content()))
    }

    /// Sets the space between the region's edges and its content, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        var region = self
        region.part.view = AnyView(part.view.padding(edges, length))
        return region
    }
}

/// A region whose content has no type any more.
struct IslandPart {
    var position: IslandRegion.Position
    var priority: Double
    var view: AnyView
}

/// Where a region stands in an opened island.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionposition
public struct DynamicIslandExpandedRegionPosition: Sendable {
    let position: IslandRegion.Position

    /// Before the camera, where lines begin.
    public static let leading = DynamicIslandExpandedRegionPosition(position: .leading)
    /// Behind the camera, where lines end.
    public static let trailing = DynamicIslandExpandedRegionPosition(position: .trailing)
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(position: .center)
    /// Below all others.
    public static let bottom = DynamicIslandExpandedRegionPosition(position: .bottom)
}

/// The regions of an opened island.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontent
public struct DynamicIslandExpandedContent<Content: View> {
    let parts: [IslandPart]
}

/// Makes the regions of an island of what stands in a closure.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicislandexpandedcontentbuilder
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(
        first content: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<C>(parts: [content.part])
    }

    public static func buildPartialBlock<C: View>(
        first content: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<some View> {
        content
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<C1>(parts: accumulated.parts + [next.part])
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<C1>(parts: accumulated.parts + next.parts)
    }
}

/// Where a view of a leading or trailing region goes that is too wide for its place.
///
/// - Source: developer.apple.com/documentation/widgetkit/dynamicislandexpandedregionverticalplacement
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
    private let isBelow: Bool

    /// Beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    /// Below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

extension View {
    /// Says where a view of an island goes that is too wide; surfaces here have no camera to make room for.
    ///
    /// - Source: WidgetKit, `dynamicIsland(verticalPlacement:)`.
    @MainActor @preconcurrency
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}
