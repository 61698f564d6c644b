public import FoundationAdditions
import IntentWire

// How large views are and where they stand. Source: SwiftUI, `View`, layout modifiers.
extension View {
    /// Adds space around; the system's own where `length` is nil.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    public nonisolated func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modified(proposal: {
            $0.width = max($0.width - insets.leading - insets.trailing, 0)
            $0.height = max($0.height - insets.top - insets.bottom, 0)
        }) { _ in
            .padding(
                top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                trailing: Double(insets.trailing))
        }
    }

    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Gives the view a size.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(proposal: {
            $0 = CGSize(width: width ?? $0.width, height: height ?? $0.height)
        }) { _ in
            var frame = ViewFrame(alignment: alignment.wire)
            frame.width = width.flatMap(Double.init(finite:))
            frame.height = height.flatMap(Double.init(finite:))
            frame.fillsWidth = width == .infinity ? true : nil
            frame.fillsHeight = height == .infinity ? true : nil
            return .frame(size: frame)
        }
    }

    /// Gives the view limits of its size.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(proposal: {
            $0.width = min($0.width, maxWidth ?? .infinity)
            $0.height = min($0.height, maxHeight ?? .infinity)
        }) { _ in
            var frame = ViewFrame(alignment: alignment.wire)
            frame.minimumWidth = minWidth.flatMap(Double.init(finite:))
            frame.maximumWidth = maxWidth.flatMap(Double.init(finite:))
            frame.minimumHeight = minHeight.flatMap(Double.init(finite:))
            frame.maximumHeight = maxHeight.flatMap(Double.init(finite:))
            frame.fillsWidth = maxWidth == .infinity ? true : nil
            frame.fillsHeight = maxHeight == .infinity ? true : nil
            return .frame(size: frame)
        }
    }

    /// Keeps the shape of the view in the space that it has.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified { _ in .aspectRatio(ratio: aspectRatio.map(Double.init), fills: contentMode == .fill) }
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : 1, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Lets the view have its own size, whatever space there is.
    public nonisolated func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        modified { _ in .fixedSize(horizontal: horizontal, vertical: vertical) }
    }

    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modified { _ in .layoutPriority(value: value) }
    }

    /// Shows the view elsewhere than where it stands.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified { _ in .offset(x: Double(x), y: Double(y)) }
    }

    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Shows the view with its middle at a place in the space around it.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified { drawing in
            let size = drawing.environment.look.proposedSize
            return .offset(x: Double(x - size.width / 2), y: Double(y - size.height / 2))
        }
    }

    public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// The view; a drawing does not measure, so guides of the app's own are not used.
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }

    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }

    /// The view; which of two lies in front follows from their order.
    public nonisolated func zIndex(_ value: Double) -> some View { self }

    /// The view; surfaces have no safe areas.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modified { _ in length.map { EdgeInsets(edges, $0).padding } }
    }
    public nonisolated func contentMargins(_ length: CGFloat) -> some View { contentMargins(.all, length) }
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
    ) -> some View { contentMargins(edges, length) }

    /// Adds views beside the view, at an edge.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }

    /// The size that the view is told to have.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        frame(
            maxWidth: axes.contains(.horizontal) ? .infinity : nil,
            maxHeight: axes.contains(.vertical) ? .infinity : nil,
            alignment: alignment)
    }
}

extension EdgeInsets {
    var padding: ViewModification {
        .padding(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
    }
}

extension Double {
    /// The number; nil for what is infinite or none.
    init?(finite value: CGFloat) {
        guard value.isFinite else { return nil }
        self = Double(value)
    }
}

/// How a view takes the space that has another shape.
///
/// - Source: SwiftUI, `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Areas that a device's edges and keyboards take.
///
/// - Source: SwiftUI, `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What margins are of.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
