public import FoundationAdditions
import IntentWire

// The titles and bars of pages. A drawing has the title; it has no bars. Source: SwiftUI, `View`, navigation.
extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modified { .title(text: title.string(in: $0.environment)) }
    }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    @_disfavoredOverload
    public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
        navigationTitle(Text(title))
    }

    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        modified { _ in .title(text: title.wrappedValue) }
    }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey)
    }

    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }

    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }

    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }

    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        self
    }
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The bar of a page.
///
/// - Source: SwiftUI, `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How pages lead to each other.
public protocol NavigationViewStyle: Sendable {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }

/// Where a field to search stands.
public struct SearchFieldPlacement: Sendable {
    /// How a field in a drawer is seen.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .automatic
    }
}

/// What stands in the bars of a page. A drawing has no bars.
///
/// - Source: SwiftUI, `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never {
        // There are no bars, so nothing asks for this.
        preconditionFailure("\(Self.self) has no body")
    }
}

/// Makes one of the items that stand in a closure.
///
/// - Source: SwiftUI, `ToolbarContentBuilder`.
@resultBuilder
public struct ToolbarContentBuilder: Sendable {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        _NoToolbarContent()
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _NoToolbarContent()
    }
    public static func buildEither<T: ToolbarContent>(first: T) -> _NoToolbarContent { _NoToolbarContent() }
    public static func buildEither<T: ToolbarContent>(second: T) -> _NoToolbarContent { _NoToolbarContent() }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        _NoToolbarContent()
    }
}

/// Nothing in a bar.
public struct _NoToolbarContent: ToolbarContent {
    public typealias Body = Never
    nonisolated init() {}
}

/// A view in a bar.
///
/// - Source: SwiftUI, `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(made: ())
    }
}

extension ToolbarItem where ID == String {
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(made: ())
    }
}

extension ToolbarItem {
    fileprivate nonisolated init(made: Void) {}
}

/// Several views in a bar.
///
/// - Source: SwiftUI, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Space between items of a bar.
///
/// - Source: SwiftUI, `ToolbarSpacer`.
public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How much space there is.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// Which bar is meant.
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
    public static let windowToolbar = ToolbarPlacement()
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
}

/// What a page is for.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}
