public import FoundationAdditions

/// What a person does with a finger or a mouse. In a drawing nobody does anything.
///
/// - Source: SwiftUI, `Gesture`.
public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}

public struct DragGesture: Gesture {
    /// How far something was moved.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndTranslation: CGSize { translation }
        public var predictedEndLocation: CGPoint { location }
        public var velocity: CGSize { .zero }
    }

    public var minimumDistance: CGFloat
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

public struct MagnifyGesture: Gesture {
    /// How much something was enlarged.
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
    }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Which gestures of a view are listened to.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
    public static let none: GestureMask = []
}

// Nobody touches a drawing.
extension View {
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
}
