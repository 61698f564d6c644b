public import FoundationAdditions
package import IntentWire

/// What areas and texts are filled with.
///
/// - Source: SwiftUI, `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    /// What the style is in an environment, for styles of an app.
    associatedtype Resolved: ShapeStyle = Never

    /// Says what the style is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What travels of the style; styles of an app leave this to `resolve(in:)`.
    func _fill(in environment: EnvironmentValues) -> _ShapeFill
}

/// What travels of a style: nothing where the surface's own is meant.
public struct _ShapeFill: Sendable {
    package var style: ViewStyle?
    package init(_ style: ViewStyle?) { self.style = style }
}

extension ShapeStyle {
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        guard Resolved.self != Never.self else { return _ShapeFill(nil) }
        return resolve(in: environment)._fill(in: environment)
    }

    func fill(in environment: EnvironmentValues) -> ViewStyle? { _fill(in: environment).style }

    /// The fill; the surface's own foreground where the style has none.
    func paint(in environment: EnvironmentValues) -> ViewStyle {
        fill(in: environment) ?? .color(value: ViewColor(name: "primary"))
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        // Only a style of this module does not resolve to another, and those override `_fill`.
        preconditionFailure("\(Self.self) does not resolve to a style")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style of any type.
///
/// - Source: SwiftUI, `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, Hashable {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { style._fill(in: environment) }

    public static func == (left: Self, right: Self) -> Bool {
        left.fill(in: EnvironmentValues()) == right.fill(in: EnvironmentValues())
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(fill(in: EnvironmentValues())) }
}

/// A level of the foreground: the first says most.
///
/// - Source: SwiftUI, `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
    static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(environment.foreground(level) ?? .color(value: ViewColor(name: Self.names[level])))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style seen by a share of what it is.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill((base.fill(in: environment) ?? .color(value: ViewColor(name: "primary"))).faded(opacity))
    }
}

extension ShapeStyle {
    /// The style, seen by a share of what it is, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }

    /// The style; what stands behind it is not blended with it here.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

    /// The style; a drawing throws no shadow of styles.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style, with a shadow; a drawing throws no shadow of styles.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { HierarchicalShapeStyle.primary }
}

/// A shadow.
///
/// - Source: SwiftUI, `ShadowStyle`.
public struct ShadowStyle: Equatable, Sendable {
    private let radius: CGFloat
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(radius: radius) }
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

/// How colours are mixed with those behind. Named, and not done by surfaces.
///
/// - Source: SwiftUI, `BlendMode`.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}

/// A level of a style.
public struct _LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        guard let style = base.fill(in: environment) else {
            return _ShapeFill(environment.foreground(level))
        }
        // Behind everything is one colour; its levels are areas that stand out a little more each.
        if case .color(let color) = style, color.name == "background" {
            return _ShapeFill(.color(value: ViewColor(name: "primary", opacity: 0.04 + 0.04 * Double(level))))
        }
        return _ShapeFill(style.faded([1, 0.6, 0.3, 0.18, 0.1][level]))
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 4) }
}
