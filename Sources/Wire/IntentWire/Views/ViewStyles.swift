// Colours and what else areas are filled with.

/// A colour: by name, for the surface to choose, or by its parts.
public struct ViewColor: Codable, Hashable, Sendable {
    /// Red, green and blue from 0 to 1 in sRGB.
    public struct Components: Codable, Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double

        /// Creates components.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// `primary`, `secondary`, `tertiary`, `quaternary`, `quinary`, `accent`, `background`, `clear`, `white`, `black`,
    /// `gray`, `red`, `orange`, `yellow`, `green`, `mint`, `teal`, `cyan`, `blue`, `indigo`, `purple`, `pink`, `brown`.
    public var name: String?
    /// The colour on a light surface, and on a dark one where `dark` is absent.
    public var light: Components?
    public var dark: Components?
    /// From 0, not seen, to 1; absent is 1.
    public var opacity: Double?

    /// Creates a colour by name.
    public init(name: String, opacity: Double? = nil) {
        self.name = name
        self.opacity = opacity
    }

    /// Creates a colour by its parts.
    public init(light: Components, dark: Components? = nil, opacity: Double? = nil) {
        self.light = light
        self.dark = dark
        self.opacity = opacity
    }
}

/// What an area or a text is filled with.
public enum ViewStyle: Codable, Hashable, Sendable {
    case color(value: ViewColor)
    case gradient(value: ViewGradient)
    /// A blurred surface: `ultraThin`, `thin`, `regular`, `thick`, `ultraThick`, `bar`.
    case material(name: String)
}

/// Colours that pass into each other.
public struct ViewGradient: Codable, Hashable, Sendable {
    /// How the colours run.
    public enum Kind: String, Codable, Sendable { case linear, radial, elliptical, angular }

    /// A colour at a place.
    public struct Stop: Codable, Hashable, Sendable {
        public var color: ViewColor
        /// From 0, the start, to 1, the end.
        public var location: Double

        /// Creates a stop.
        public init(color: ViewColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// A place in an area, from 0 at the leading and top edge to 1.
    public struct Point: Codable, Hashable, Sendable {
        public var x: Double
        public var y: Double

        /// Creates a place.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public var kind: Kind
    public var stops: [Stop]
    /// Where a linear gradient starts; the centre of others.
    public var start: Point
    /// Where a linear gradient ends.
    public var end: Point?
    /// The radii of a radial gradient in points, the angles of an angular one in degrees, clockwise from the right.
    public var startAmount: Double?
    public var endAmount: Double?

    /// Creates a gradient.
    public init(kind: Kind, stops: [Stop], start: Point, end: Point? = nil) {
        self.kind = kind
        self.stops = stops
        self.start = start
        self.end = end
    }
}
