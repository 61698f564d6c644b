public import FoundationAdditions
import IntentWire

/// An outline of lines and curves.
///
/// - Source: SwiftUI, `Path`.
public struct Path: Equatable, Sendable {
    private enum Element: Equatable {
        case move(CGPoint), line(CGPoint), quad(CGPoint, CGPoint), curve(CGPoint, CGPoint, CGPoint), close
    }

    private var elements: [Element] = []
    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to end: CGPoint) {
        elements.append(.move(end))
        currentPoint = end
    }

    public mutating func addLine(to end: CGPoint) {
        elements.append(.line(end))
        currentPoint = end
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quad(control, end))
        currentPoint = end
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1, control2, end))
        currentPoint = end
    }

    public mutating func closeSubpath() { elements.append(.close) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let x = min(cornerSize.width, rect.width / 2)
        let y = min(cornerSize.height, rect.height / 2)
        // How far the handles of a curve that is nearly a quarter of a circle lie from its corner.
        let near = 1 - Self.quarterHandle
        func corner(_ at: CGPoint, from: CGPoint, to: CGPoint) {
            addLine(to: from)
            addCurve(
                to: to, control1: CGPoint(x: at.x + (from.x - at.x) * near, y: at.y + (from.y - at.y) * near),
                control2: CGPoint(x: at.x + (to.x - at.x) * near, y: at.y + (to.y - at.y) * near))
        }
        move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        corner(
            CGPoint(x: rect.maxX, y: rect.minY), from: CGPoint(x: rect.maxX - x, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + y))
        corner(
            CGPoint(x: rect.maxX, y: rect.maxY), from: CGPoint(x: rect.maxX, y: rect.maxY - y),
            to: CGPoint(x: rect.maxX - x, y: rect.maxY))
        corner(
            CGPoint(x: rect.minX, y: rect.maxY), from: CGPoint(x: rect.minX + x, y: rect.maxY),
            to: CGPoint(x: rect.minX, y: rect.maxY - y))
        corner(
            CGPoint(x: rect.minX, y: rect.minY), from: CGPoint(x: rect.minX, y: rect.minY + y),
            to: CGPoint(x: rect.minX + x, y: rect.minY))
        closeSubpath()
    }

    /// The length of the handles of a curve that is nearly a quarter of a circle, for radius 1.
    private static let quarterHandle: CGFloat = 0.5522847498

    /// Adds a part of a circle, in curves of at most a quarter of it.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        // With y downwards, as here, `clockwise` goes against the clock, as with Apple's.
        if clockwise {
            while sweep > 0 { sweep -= turn }
            sweep = max(sweep, -turn)
        } else {
            while sweep < 0 { sweep += turn }
            sweep = min(sweep, turn)
        }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let start = point(startAngle.radians)
        if currentPoint == nil { move(to: start) } else { addLine(to: start) }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(count)
        let handle = radius * CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<count {
            let from = startAngle.radians + step * Double(index)
            let to = from + step
            let (first, last) = (point(from), point(to))
            addCurve(
                to: last,
                control1: CGPoint(x: first.x - handle * CGFloat(sin(from)), y: first.y + handle * CGFloat(cos(from))),
                control2: CGPoint(x: last.x + handle * CGFloat(sin(to)), y: last.y - handle * CGFloat(cos(to))))
        }
    }

    public mutating func addPath(_ path: Path) {
        elements += path.elements
        currentPoint = path.currentPoint ?? currentPoint
    }

    /// SVG path data in the square from 0 to 1, for an outline in `rect`.
    func data(in rect: CGRect) -> String {
        func text(_ point: CGPoint) -> String {
            "\(number((point.x - rect.minX) / rect.width)) \(number((point.y - rect.minY) / rect.height))"
        }
        func number(_ value: CGFloat) -> String {
            guard value.isFinite else { return "0" }
            let rounded = (Double(value) * 10_000).rounded() / 10_000
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
        }
        return elements.map { element in
            switch element {
            case .move(let end): "M\(text(end))"
            case .line(let end): "L\(text(end))"
            case .quad(let control, let end): "Q\(text(control)) \(text(end))"
            case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
            case .close: "Z"
            }
        }.joined()
    }
}

extension Path: Shape {
    public typealias Body = Never
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
