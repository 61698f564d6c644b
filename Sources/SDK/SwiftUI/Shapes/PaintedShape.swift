public import FoundationAdditions
import IntentWire

/// A shape with fills and strokes, the first of which lies below.
public struct _PaintedShape<S: Shape> {
    enum Paint {
        case fill(AnyShapeStyle)
        case stroke(AnyShapeStyle, StrokeStyle, isInside: Bool)
    }

    let shape: S
    var paints: [Paint]

    func adding(_ paint: Paint) -> Self {
        var copy = self
        copy.paints.append(paint)
        return copy
    }
}

extension _PaintedShape: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let environment = drawing.environment
        let outline = view.shape.outline(in: environment)
        let black = ViewStyle.color(value: ViewColor(name: "primary"))
        var content = ShapeContent(shape: outline)
        for paint in view.paints {
            switch paint {
            case .fill(let style): content.fill = style.fill(in: environment) ?? black
            case .stroke(let style, let line, let isInside):
                content.stroke = line.wire(style.fill(in: environment) ?? black, isInside: isInside)
            }
        }
        return try drawing.node(.shape(content))
    }

    public nonisolated func fill<F: ShapeStyle>(_ content: F = .foreground, style: FillStyle = FillStyle()) -> Self {
        adding(.fill(AnyShapeStyle(content)))
    }

    public nonisolated func stroke<F: ShapeStyle>(
        _ content: F, style: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        adding(.stroke(AnyShapeStyle(content), style, isInside: false))
    }

    public nonisolated func stroke<F: ShapeStyle>(
        _ content: F, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public nonisolated func strokeBorder<F: ShapeStyle>(
        _ content: F = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> Self {
        adding(.stroke(AnyShapeStyle(content), style, isInside: true))
    }

    public nonisolated func strokeBorder<F: ShapeStyle>(
        _ content: F = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape {
    /// The shape, filled.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, paints: [.fill(AnyShapeStyle(content))])
    }

    /// The shape's outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, paints: [.stroke(AnyShapeStyle(content), style, isInside: false)])
    }

    /// The shape's outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline in the foreground's colour.
    public nonisolated func stroke(style: StrokeStyle) -> _PaintedShape<Self> {
        stroke(ForegroundStyle(), style: style)
    }

    /// The shape's outline in the foreground's colour.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The shape's outline, inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        _PaintedShape(shape: self, paints: [.stroke(AnyShapeStyle(content), style, isInside: true)])
    }

    /// The shape's outline, inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _PaintedShape<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
