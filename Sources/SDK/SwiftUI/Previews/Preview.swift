public import FoundationAdditions

/// A view that a development environment shows while it is written. Here it expands to nothing.
///
/// - Source: DeveloperToolsSupport, `Preview(_:traits:body:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

/// A variable of a preview. The preview expands to nothing, and so does this.
///
/// - Source: SwiftUI, `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "PreviewableMacro")

/// What previews have.
///
/// - Source: DeveloperToolsSupport, `Preview`.
public struct Preview: Sendable {
    package init() {}

    /// What a preview of a view can have.
    public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
///
/// - Source: DeveloperToolsSupport, `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { .init() }
    public static var sizeThatFitsLayout: PreviewTrait { .init() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .init() }
    public static var portrait: PreviewTrait { .init() }
    public static var landscapeLeft: PreviewTrait { .init() }
    public static var landscapeRight: PreviewTrait { .init() }
}

/// Views that a development environment shows while they are written.
///
/// - Source: SwiftUI, `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Self.Previews { get }
}

extension View {
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
