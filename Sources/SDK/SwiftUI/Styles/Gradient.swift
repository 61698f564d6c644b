public import FoundationAdditions
import IntentWire

/// Colours that pass into each other.
///
/// - Source: SwiftUI, `Gradient`.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours in which others lie between two; surfaces mix in sRGB.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    fileprivate var wire: [ViewGradient.Stop] {
        stops.map { .init(color: $0.color.wire, location: Double($0.location)) }
    }
}

extension Gradient: ShapeStyle {
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._fill(in: environment)
    }
}

/// A gradient from top to bottom, as `Color.gradient` gives.
///
/// - Source: SwiftUI, `AnyGradient`.
public struct AnyGradient: Hashable, ShapeStyle {
    fileprivate let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { gradient._fill(in: environment) }
}

/// A gradient along a line.
///
/// - Source: SwiftUI, `LinearGradient`.
public struct LinearGradient: Sendable {
    private let stops: [ViewGradient.Stop]
    private let start: UnitPoint
    private let end: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (stops, start, end) = (gradient.wire, startPoint, endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ShapeStyle, View {
    public typealias Body = Never

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill {
        _ShapeFill(.gradient(value: ViewGradient(kind: .linear, stops: stops, start: start.wire, end: end.wire)))
    }

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.filledArea(view)
    }
}

/// A gradient from a point outwards.
///
/// - Source: SwiftUI, `RadialGradient`.
public struct RadialGradient: Sendable {
    private let gradient: ViewGradient

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        var wire = ViewGradient(kind: .radial, stops: gradient.wire, start: center.wire)
        wire.startAmount = Double(startRadius)
        wire.endAmount = Double(endRadius)
        self.gradient = wire
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: ShapeStyle, View {
    public typealias Body = Never

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { _ShapeFill(.gradient(value: gradient)) }

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.filledArea(view)
    }
}

/// A gradient from the middle to the edges.
///
/// - Source: SwiftUI, `EllipticalGradient`.
public struct EllipticalGradient: Sendable {
    private let gradient: ViewGradient

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = ViewGradient(kind: .elliptical, stops: gradient.wire, start: center.wire)
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }
}

extension EllipticalGradient: ShapeStyle, View {
    public typealias Body = Never

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { _ShapeFill(.gradient(value: gradient)) }

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.filledArea(view)
    }
}

/// A gradient around a point.
///
/// - Source: SwiftUI, `AngularGradient`.
public struct AngularGradient: Sendable {
    private let gradient: ViewGradient

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
        var wire = ViewGradient(kind: .angular, stops: gradient.wire, start: center.wire)
        wire.startAmount = startAngle.degrees
        wire.endAmount = endAngle.degrees
        self.gradient = wire
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
}

extension AngularGradient: ShapeStyle, View {
    public typealias Body = Never

    public func _fill(in environment: EnvironmentValues) -> _ShapeFill { _ShapeFill(.gradient(value: gradient)) }

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.filledArea(view)
    }
}

extension _ViewDrawing {
    /// The area that a style fills where it is used as a view.
    func filledArea(_ style: some ShapeStyle) throws -> _DrawnViews {
        try node(.shape(ShapeContent(shape: .rectangle, fill: style.fill(in: environment))))
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}
