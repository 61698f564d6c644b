// Shapes, and how they are painted.

/// The outline of an area.
public indirect enum ViewShape: Codable, Hashable, Sendable {
    case rectangle
    /// Corners are rounded by a radius in points.
    case roundedRectangle(radius: Double)
    /// Each corner has a radius of its own.
    case unevenRoundedRectangle(topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double)
    /// The largest circle in the middle of the area.
    case circle
    case ellipse
    case capsule
    /// The outline of the surface that holds the view.
    case containerRelative
    /// An outline of the app's own, in the square from 0 to 1, stretched over the area; SVG path data.
    case path(data: String)
    /// A part of an outline, from 0 to 1 along it.
    case trimmed(shape: ViewShape, from: Double, to: Double)
    /// The outline, smaller by points on every side.
    case inset(shape: ViewShape, amount: Double)
    /// The outline, turned clockwise by degrees around its middle.
    case rotated(shape: ViewShape, degrees: Double)
}

/// How an outline is drawn.
public struct ViewStroke: Codable, Hashable, Sendable {
    public var style: ViewStyle?
    /// In points.
    public var width: Double
    /// `butt`, `round` or `square`; `butt` where absent.
    public var cap: String?
    /// `miter`, `round` or `bevel`; `miter` where absent.
    public var join: String?
    /// The lengths of lines and gaps, in points.
    public var dash: [Double]?
    /// Whether the line stays inside the area.
    public var isInside: Bool?

    /// Creates a stroke.
    public init(
        style: ViewStyle?, width: Double, cap: String? = nil, join: String? = nil, dash: [Double]? = nil,
        isInside: Bool? = nil
    ) {
        self.style = style
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
        self.isInside = isInside
    }
}

/// A painted shape; it takes the space that it gets.
public struct ShapeContent: Codable, Hashable, Sendable {
    public var shape: ViewShape
    public var fill: ViewStyle?
    public var stroke: ViewStroke?

    /// Creates a painted shape.
    public init(shape: ViewShape, fill: ViewStyle? = nil, stroke: ViewStroke? = nil) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
    }
}
