public import FoundationAdditions

/// How a change is shown over time. A drawing has no changes: animations are named and not run.
///
/// - Source: SwiftUI, `Animation`.
public struct Animation: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    public static let `default` = Animation("default")
    public static let linear = Animation("linear")
    public static let easeIn = Animation("easeIn")
    public static let easeOut = Animation("easeOut")
    public static let easeInOut = Animation("easeInOut")
    public static let spring = Animation("spring")
    public static let bouncy = Animation("bouncy")
    public static let smooth = Animation("smooth")
    public static let snappy = Animation("snappy")
    public static let interactiveSpring = Animation("interactiveSpring")

    public static func linear(duration: TimeInterval) -> Animation { linear }
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { spring }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { easeInOut }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How one change is shown.
///
/// - Source: SwiftUI, `Transaction`.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs code whose changes are to be animated; a drawing animates nothing.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs code whose changes are to be animated, and then `completion`; a drawing animates nothing.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Runs code with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// How a view comes and goes.
///
/// - Source: SwiftUI, `AnyTransition`.
public struct AnyTransition: Sendable {
    private init() {}
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func move(edge: Edge) -> AnyTransition { .slide }
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes.
///
/// - Source: SwiftUI, `ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
    public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
}
