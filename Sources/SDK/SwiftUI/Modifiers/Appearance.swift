public import FoundationAdditions
import IntentWire

// How views look. Source: SwiftUI, `View`, drawing and styling modifiers.
extension View {
    // Styles are made where they are set, so that one which refers to the foreground means that outside.

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment {
            $0.look.foreground = [style.paint(in: $0)]
            $0.look.textStyle.color = nil
        }
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        changingEnvironment { $0.look.foreground = [primary.paint(in: $0), secondary.paint(in: $0)] }
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment {
            $0.look.foreground = [primary.paint(in: $0), secondary.paint(in: $0), tertiary.paint(in: $0)]
        }
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { $0.look.foreground = color.map { [.color(value: $0.wire)] } ?? [] }
    }

    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment { $0.look.tint = tint?.fill(in: $0) }
    }

    public nonisolated func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.look.tint = tint.map { .color(value: $0.wire) } }
    }

    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.look.background = style.fill(in: $0) }
    }

    // MARK: - Behind and in front

    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return modified { drawing in
            .background(
                fill: nil, shape: nil, content: try drawing.children(content), alignment: alignment.wire)
        }
    }

    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        self.background(alignment: alignment) { background }
    }

    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modified {
            .background(
                fill: style.fill(in: $0.environment), shape: nil, content: [], alignment: ViewAlignment())
        }
    }

    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified {
            .background(
                fill: style.fill(in: $0.environment), shape: shape.outline(in: $0.environment), content: [],
                alignment: ViewAlignment())
        }
    }

    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return modified { drawing in
            .overlay(fill: nil, shape: nil, content: try drawing.children(content), alignment: alignment.wire)
        }
    }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modified {
            .overlay(fill: style.fill(in: $0.environment), shape: nil, content: [], alignment: ViewAlignment())
        }
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified {
            .overlay(
                fill: style.fill(in: $0.environment), shape: shape.outline(in: $0.environment), content: [],
                alignment: ViewAlignment())
        }
    }

    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modified { drawing in
            content.fill(in: drawing.environment).map { .border(style: $0, width: Double(width)) }
        }
    }

    /// The background of the widget, or other container, that holds the view.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modified { .containerBackground(fill: style.fill(in: $0.environment), content: []) }
    }

    /// The background of the widget, or other container, that holds the view.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return modified { .containerBackground(fill: nil, content: try $0.children(content)) }
    }

    // MARK: - Parts of a view

    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modified { .clip(shape: shape.outline(in: $0.environment)) }
    }

    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        let mask = mask()
        return modified { .mask(content: try $0.children(mask)) }
    }

    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

    public nonisolated func hidden() -> some View { modified { _ in .hidden } }

    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment { $0.redactionReasons.insert(reason) }
    }

    public nonisolated func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        modified { _ in sensitive ? .privacySensitive : nil }
    }
}

/// What a background is of.
///
/// - Source: SwiftUI, `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    package let name: String
    package init(name: String) { self.name = name }
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let window = ContainerBackgroundPlacement(name: "window")
}
