public import FoundationAdditions

// What screens of an app say of their edges, bars and keyboards. A drawing has none. Source: SwiftUI, `View`.
extension View {
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public nonisolated func backgroundExtensionEffect() -> some View { self }
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        self
    }
    public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View { self }
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        self
    }
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        self
    }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// How a page appears.
public protocol NavigationTransition: Sendable {}
public struct AutomaticNavigationTransition: NavigationTransition { init() {} }
public struct ZoomNavigationTransition: NavigationTransition { init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}

/// How large what is presented is.
public protocol PresentationSizing: Sendable {}
public struct PagePresentationSizing: PresentationSizing { init() {} }
public struct FormPresentationSizing: PresentationSizing { init() {} }
public struct FittedPresentationSizing: PresentationSizing { init() {} }
public struct AutomaticPresentationSizing: PresentationSizing { init() {} }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: Self { .init() }
}

/// Where what scrolls comes to rest.
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }
}

/// Views of glass that belong together.
///
/// - Source: SwiftUI, `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View> {
    private let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// Lets a person edit rows; a drawing has no rows to edit.
///
/// - Source: SwiftUI, `EditButton`.
public struct EditButton {
    public init() {}
}

extension EditButton: View {
    public var body: some View { Button("Edit") {} }
}
