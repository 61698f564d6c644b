public import FoundationAdditions
import IntentWire

/// How corners are rounded. Surfaces round them by circles.
///
/// - Source: SwiftUI, `RoundedCornerStyle`.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The whole space.
///
/// - Source: SwiftUI, `Rectangle`.
public struct Rectangle: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline { _ShapeOutline(.rectangle) }
}

/// The whole space, with round corners.
///
/// - Source: SwiftUI, `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        _ShapeOutline(.roundedRectangle(radius: Double(cornerSize.width)))
    }
}

/// The radii of four corners.
///
/// - Source: SwiftUI, `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// The whole space, with corners of different radii.
///
/// - Source: SwiftUI, `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
    public typealias Body = Never
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        _ShapeOutline(
            .unevenRoundedRectangle(
                topLeading: Double(cornerRadii.topLeading), topTrailing: Double(cornerRadii.topTrailing),
                bottomLeading: Double(cornerRadii.bottomLeading), bottomTrailing: Double(cornerRadii.bottomTrailing)))
    }
}

/// The largest circle in the middle of the space.
///
/// - Source: SwiftUI, `Circle`.
public struct Circle: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline { _ShapeOutline(.circle) }
}

/// The largest ellipse in the space.
///
/// - Source: SwiftUI, `Ellipse`.
public struct Ellipse: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline { _ShapeOutline(.ellipse) }
}

/// The whole space, with two half circles at its ends.
///
/// - Source: SwiftUI, `Capsule`.
public struct Capsule: InsettableShape {
    public typealias Body = Never
    public var style: RoundedCornerStyle
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline { _ShapeOutline(.capsule) }
}

/// The outline of the surface that holds the view.
///
/// - Source: SwiftUI, `ContainerRelativeShape`.
public struct ContainerRelativeShape: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        _ShapeOutline(.containerRelative)
    }
}

extension Shape where Self == Rectangle {
    public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public static nonisolated func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static nonisolated func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    public static nonisolated func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static nonisolated var capsule: Capsule { Capsule() }
    public static nonisolated func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    public static nonisolated var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
