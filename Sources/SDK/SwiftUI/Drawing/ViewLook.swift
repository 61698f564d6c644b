import FoundationAdditions
package import IntentWire

/// How views are to look: what apps set with modifiers and leaves take.
struct ViewLook {
    var font: Font?
    /// Changes of fonts that hold for every text inside.
    var fontChanges: [Font.Change] = []
    var textStyle = TextLook()
    /// The foreground of each level, from primary on; the surface's own where empty.
    var foreground: [ViewStyle] = []
    var background: ViewStyle?
    var tint: ViewStyle?
    var lineLimit: Int?
    var textAlignment: TextAlignment?
    var truncation: Text.TruncationMode?
    var minimumScaleFactor: CGFloat = 1
    var textCase: Text.Case?
    var imageScale: Image.Scale?
    var controlSize: ControlSize?
    var symbolVariants = SymbolVariants.none
    var symbolRendering: SymbolRenderingMode?
    var labelsHidden = false
    var buttonStyle: AnyButtonStyle?
    var toggleStyle: AnyToggleStyle?
    var labelStyle: AnyLabelStyle?
    var gaugeStyle: AnyGaugeStyle?
    var progressStyle: AnyProgressStyle?
    var groupBoxStyle: AnyGroupBoxStyle?
    /// The value that a picker has, of which only the view is shown.
    var selectedTag: AnyHashable?
    var shortcutsLinkStyle = ""
    var siriTipStyle = ""
    /// The size that views are told to have, in points.
    var proposedSize = CGSize(width: 360, height: 160)
}

/// What is done to a text beside its font.
struct TextLook: Hashable {
    var color: AnyShapeStyle?
    var underline: Bool?
    var strikethrough: Bool?
    var baselineOffset: CGFloat?
    var tracking: CGFloat?

    /// This look, with what another sets.
    func overridden(by other: TextLook) -> TextLook {
        TextLook(
            color: other.color ?? color, underline: other.underline ?? underline,
            strikethrough: other.strikethrough ?? strikethrough,
            baselineOffset: other.baselineOffset ?? baselineOffset, tracking: other.tracking ?? tracking)
    }
}

extension EnvironmentValues {
    /// The foreground of a level, from 0 for primary; nil for the surface's own.
    func foreground(_ level: Int) -> ViewStyle? {
        if level < look.foreground.count { return look.foreground[level] }
        guard let base = look.foreground.last else {
            return level == 0 ? nil : .color(value: ViewColor(name: HierarchicalShapeStyle.names[min(level, 4)]))
        }
        return base.faded([1, 0.6, 0.3, 0.18, 0.1][min(level, 4)])
    }

    /// The colour of what stands out; nil for the surface's own.
    var tintStyle: ViewStyle? { look.tint }
}

extension ViewStyle {
    /// The style, seen by a share of what it is.
    func faded(_ opacity: Double) -> ViewStyle {
        guard opacity < 1 else { return self }
        switch self {
        case .color(let color): return .color(value: color.faded(opacity))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { .init(color: $0.color.faded(opacity), location: $0.location) }
            return .gradient(value: gradient)
        case .material: return self
        }
    }
}

extension ViewColor {
    func faded(_ share: Double) -> ViewColor {
        guard share < 1 else { return self }
        var color = self
        color.opacity = (opacity ?? 1) * share
        return color
    }
}

/// Changes the environment of what is inside.
struct EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier {
    typealias Body = Never

    static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        try content.draw(drawing.with(modifier.change))
    }
}

/// Does something to each view that it gets.
struct NodeModifier {
    /// Gives what is done; nil where that is nothing.
    let modification: @MainActor (_ViewDrawing) throws -> ViewModification?
    /// How it changes the size that views inside are told.
    var proposal: (inout CGSize) -> Void = { _ in }
}

extension NodeModifier: ViewModifier {
    typealias Body = Never

    static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        let modification = try modifier.modification(drawing)
        var drawn = try content.draw(drawing.with { modifier.proposal(&$0.look.proposedSize) })
        guard let modification else { return drawn }
        for index in drawn.nodes.indices { drawn.nodes[index].modifiers.append(modification) }
        return drawn
    }
}

extension View {
    nonisolated func changingEnvironment(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentModifier> {
        ModifiedContent(content: self, modifier: EnvironmentModifier(change: change))
    }

    nonisolated func modified(
        proposal: @escaping (inout CGSize) -> Void = { _ in },
        _ modification: @escaping @MainActor (_ViewDrawing) throws -> ViewModification?
    ) -> ModifiedContent<Self, NodeModifier> {
        ModifiedContent(content: self, modifier: NodeModifier(modification: modification, proposal: proposal))
    }

    /// Does something to each view, whatever stands around it; nothing where it is nil.
    package nonisolated func modifying(_ modification: ViewModification?) -> some View {
        modified { _ in modification }
    }
}

extension EnvironmentValues {
    /// The size that views are told to have, in points.
    package var proposedSize: CGSize {
        get { look.proposedSize }
        set { look.proposedSize = newValue }
    }
}
