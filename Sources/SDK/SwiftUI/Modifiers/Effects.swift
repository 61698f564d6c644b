public import FoundationAdditions
import IntentWire

// What is done to a view that is drawn. Source: SwiftUI, `View`, effects.
extension View {
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modified { _ in opacity == 1 ? nil : .opacity(value: min(max(opacity, 0), 1)) }
    }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modified { _ in .shadow(color: color.wire, radius: Double(radius), x: Double(x), y: Double(y)) }
    }

    private nonisolated func effect(_ name: String, _ amount: Double) -> some View {
        modified { _ in .effect(name: name, amount: amount.isFinite ? amount : 0) }
    }

    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect("blur", Double(radius))
    }
    public nonisolated func grayscale(_ amount: Double) -> some View { effect("grayscale", amount) }
    public nonisolated func brightness(_ amount: Double) -> some View { effect("brightness", amount) }
    public nonisolated func contrast(_ amount: Double) -> some View { effect("contrast", amount) }
    public nonisolated func saturation(_ amount: Double) -> some View { effect("saturation", amount) }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { effect("hueRotation", angle.degrees) }
    public nonisolated func colorInvert() -> some View { effect("invert", 1) }

    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified { _ in .rotation(degrees: angle.degrees) }
    }

    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s)
    }

    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height)
    }

    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modified { _ in x == 1 && y == 1 ? nil : .scale(x: Double(x), y: Double(y)) }
    }

    /// The view; surfaces are flat.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }

    /// The view; surfaces do not blend views with what is behind.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
    public nonisolated func compositingGroup() -> some View { self }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
    public nonisolated func colorMultiply(_ color: Color) -> some View { self }
    public nonisolated func luminanceToAlpha() -> some View { self }

    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View { self }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        changingEnvironment { $0.controlSize = controlSize }
    }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    // MARK: - Movement, which a drawing has none of

    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public nonisolated func geometryGroup() -> some View { self }
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    // MARK: - Glass, which surfaces show as material

    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

    public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background(glass.tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(Material.regular), in: shape)
    }
}

/// A surface like glass.
///
/// - Source: SwiftUI, `Glass`.
public struct Glass: Equatable, Sendable {
    var tint: Color?
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()
    public func tint(_ color: Color?) -> Glass { Glass(tint: color?.opacity(0.3)) }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// What the outline of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// What two views share in a change.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What is felt or heard; a drawing has nothing of it.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let impact = SensoryFeedback(name: "impact")
}
