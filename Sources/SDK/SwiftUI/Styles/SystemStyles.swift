import FoundationAdditions
import IntentWire

// Styles that the surface chooses. Source: SwiftUI, the types' own names.

/// The current foreground.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        HierarchicalShapeStyle.primary._fill(in: environment)
    }
}

/// The colour behind everything.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(environment.look.background ?? .color(value: ViewColor(name: "background")))
    }
}

/// The colour of what stands out.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(environment.tintStyle ?? .color(value: ViewColor(name: "accent")))
    }
}

/// The colour of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(.color(value: ViewColor(name: "primary", opacity: 0.15)))
    }
}

/// The colour of prompts.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(.color(value: ViewColor(name: "tertiary")))
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(.color(value: ViewColor(name: "accent")))
    }
}

/// The colour of areas on the background.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(.color(value: ViewColor(name: "primary", opacity: 0.1)))
    }
}

/// The colour of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(.color(value: ViewColor(name: "accent", opacity: 0.3)))
    }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { BackgroundStyle()._fill(in: environment) }
}

/// A blurred surface.
///
/// - Source: SwiftUI, `Material`.
public struct Material: ShapeStyle {
    let name: String

    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    public static let bar = Material(name: "bar")

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { _ShapeFill(.material(name: name)) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
