public import FoundationAdditions
import IntentWire

/// Where views stand along a line.
///
/// - Source: SwiftUI, `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
    let wire: ViewAlignment.Horizontal

    public static let leading = HorizontalAlignment(wire: .leading)
    public static let center = HorizontalAlignment(wire: .center)
    public static let trailing = HorizontalAlignment(wire: .trailing)
    public static let listRowSeparatorLeading = leading
    public static let listRowSeparatorTrailing = trailing

    private init(wire: ViewAlignment.Horizontal) { self.wire = wire }

    /// Creates a guide of the app's own; a drawing does not measure, so it is the middle.
    public init(_ id: any AlignmentID.Type) { wire = .center }
}

/// Where views stand from top to bottom.
///
/// - Source: SwiftUI, `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
    let wire: ViewAlignment.Vertical

    public static let top = VerticalAlignment(wire: .top)
    public static let center = VerticalAlignment(wire: .center)
    public static let bottom = VerticalAlignment(wire: .bottom)
    public static let firstTextBaseline = VerticalAlignment(wire: .firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(wire: .lastTextBaseline)

    private init(wire: ViewAlignment.Vertical) { self.wire = wire }

    /// Creates a guide of the app's own; a drawing does not measure, so it is the middle.
    public init(_ id: any AlignmentID.Type) { wire = .center }
}

/// A guide of the app's own.
///
/// - Source: SwiftUI, `AlignmentID`.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view that is arranged.
///
/// - Source: SwiftUI, `ViewDimensions`.
public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide.wire {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide.wire {
        case .top: 0
        case .center: height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: height
        }
    }
}

/// Where a view stands in its area.
///
/// - Source: SwiftUI, `Alignment`.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    var wire: ViewAlignment { ViewAlignment(horizontal: horizontal.wire, vertical: vertical.wire) }
}

/// Where the lines of a text stand.
///
/// - Source: SwiftUI, `TextAlignment`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    var wire: ViewAlignment.Horizontal {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
