public import FoundationAdditions
package import IntentWire

/// A colour, which suits light and dark surfaces where it is one of the system's.
///
/// - Source: SwiftUI, `Color`.
public struct Color: Hashable, Sendable {
    /// The colours in which components are measured. Those beyond sRGB are taken as sRGB.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    private enum Source: Hashable {
        case color(ViewColor)
        /// A colour of an asset catalog in the app's bundle.
        case asset(String, BundlePlace)
    }

    private let source: Source
    private var share = 1.0

    package init(_ color: ViewColor) { source = .color(color) }

    init(named name: String) { self.init(ViewColor(name: name)) }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(ViewColor(light: .init(red: red, green: green, blue: blue, alpha: opacity)))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // The conversion of hexcone: https://en.wikipedia.org/wiki/HSL_and_HSV, "HSV to RGB alternative".
        func component(_ number: Double) -> Double {
            let k = (number + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a colour of the app's asset catalog; grey where there is none of the name.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name, BundlePlace(bundle))
    }

    public init(_ resource: ColorResource) {
        source = .asset(resource.name, BundlePlace(resource.bundle))
    }

    /// The colour, seen by a share of what it is, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.share *= opacity
        return color
    }

    /// A colour between this and another, which it is by `fraction`, from 0 to 1.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .device) -> Color {
        guard let from = components, let to = other.components else { return fraction < 0.5 ? self : other }
        let share = min(max(fraction, 0), 1)
        func mixed(_ path: KeyPath<ViewColor.Components, Double>) -> Double {
            from[keyPath: path] * (1 - share) + to[keyPath: path] * share
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.alpha))
    }

    /// The parts of the colour on a light surface; nil for an asset.
    private var components: ViewColor.Components? {
        guard case .color(let color) = source else { return nil }
        var parts = color.light ?? color.name.flatMap { SystemColors.light[$0] }
        parts?.alpha *= (color.opacity ?? 1) * share
        return parts
    }

    package var wire: ViewColor {
        switch source {
        case .color(let color): color.faded(share)
        case .asset(let name, let place):
            (BundleAssets.color(name, in: place) ?? ViewColor(name: "gray")).faded(share)
        }
    }
}

extension Color: ShapeStyle {
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { _ShapeFill(.color(value: wire)) }
}

extension Color: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(.shape(ShapeContent(shape: .rectangle, fill: .color(value: view.wire))))
    }
}

extension Color: CustomStringConvertible {
    public var description: String { wire.name ?? components.map { "\($0)" } ?? "asset" }
}

extension Color {
    public static let red = Color(named: "red")
    public static let orange = Color(named: "orange")
    public static let yellow = Color(named: "yellow")
    public static let green = Color(named: "green")
    public static let mint = Color(named: "mint")
    public static let teal = Color(named: "teal")
    public static let cyan = Color(named: "cyan")
    public static let blue = Color(named: "blue")
    public static let indigo = Color(named: "indigo")
    public static let purple = Color(named: "purple")
    public static let pink = Color(named: "pink")
    public static let brown = Color(named: "brown")
    public static let white = Color(named: "white")
    public static let gray = Color(named: "gray")
    public static let black = Color(named: "black")
    public static let clear = Color(named: "clear")
    public static let primary = Color(named: "primary")
    public static let secondary = Color(named: "secondary")
    public static var accentColor: Color { Color(named: "accent") }

    /// A gradient from a little lighter to this colour.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self]))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}

/// A colour of an asset catalog, by its name.
///
/// - Source: DeveloperToolsSupport, `ColorResource`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
