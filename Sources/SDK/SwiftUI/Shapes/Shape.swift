public import FoundationAdditions
package import IntentWire

/// An outline that fills the space it gets.
///
/// - Source: SwiftUI, `Shape`.
public nonisolated protocol Shape: Sendable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What travels of the shape; shapes of an app leave this to `path(in:)`.
    nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline
}

/// What travels of a shape.
public struct _ShapeOutline {
    package var shape: ViewShape
    package init(_ shape: ViewShape) { self.shape = shape }
}

extension Shape {
    /// The outline in the space that views are told to have, stretched over the space that there will be.
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        let size = environment.look.proposedSize
        let rect = CGRect(origin: .zero, size: CGSize(width: max(size.width, 1), height: max(size.height, 1)))
        return _ShapeOutline(.path(data: path(in: rect).data(in: rect)))
    }

    nonisolated func outline(in environment: EnvironmentValues) -> ViewShape { _outline(in: environment).shape }

    @MainActor public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let environment = drawing.environment
        let fill = environment.foreground(0) ?? .color(value: ViewColor(name: "primary"))
        return try drawing.node(.shape(ShapeContent(shape: view.outline(in: environment), fill: fill)))
    }
}

extension Shape where Body == Never {
    @MainActor public var body: Never {
        // A shape draws itself; nothing asks for this.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// A shape that can be drawn smaller.
///
/// - Source: SwiftUI, `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by points on every side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is smaller than its space.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
    public typealias Body = Never
    let base: Base
    let amount: CGFloat

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        _ShapeOutline(.inset(shape: base.outline(in: environment), amount: Double(amount)))
    }
}

/// A shape of any type.
///
/// - Source: SwiftUI, `AnyShape`.
public struct AnyShape: Shape {
    public typealias Body = Never
    private let shape: any Shape
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        shape._outline(in: environment)
    }
}

/// A shape that was changed.
public struct _ChangedShape<Base: Shape>: Shape {
    enum Change: Hashable, Sendable {
        case trim(CGFloat, CGFloat), rotate(Angle), none
    }
    public typealias Body = Never
    let base: Base
    let change: Change

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public nonisolated func _outline(in environment: EnvironmentValues) -> _ShapeOutline {
        let shape = base.outline(in: environment)
        return switch change {
        case .trim(let from, let to): _ShapeOutline(.trimmed(shape: shape, from: Double(from), to: Double(to)))
        case .rotate(let angle): _ShapeOutline(.rotated(shape: shape, degrees: angle.degrees))
        case .none: _ShapeOutline(shape)
        }
    }
}

extension Shape {
    /// A part of the outline, from 0 to 1 along it.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _ChangedShape(base: self, change: .trim(min(max(startFraction, 0), 1), min(max(endFraction, 0), 1)))
    }

    /// The shape, turned clockwise.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(base: self, change: .rotate(angle))
    }
}

/// The points and style of a line.
///
/// - Source: SwiftUI, `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    func wire(_ style: ViewStyle?, isInside: Bool = false) -> ViewStroke {
        ViewStroke(
            style: style, width: Double(lineWidth), cap: lineCap == .butt ? nil : "\(lineCap)",
            join: lineJoin == .miter ? nil : "\(lineJoin)", dash: dash.isEmpty ? nil : dash.map(Double.init),
            isInside: isInside ? true : nil)
    }
}

/// How a line ends.
///
/// - Source: Core Graphics, `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// How two lines meet.
///
/// - Source: Core Graphics, `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// Which parts of crossing outlines are inside. Surfaces take what winds around once.
///
/// - Source: SwiftUI, `FillStyle`.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
