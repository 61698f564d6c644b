import FoundationAdditions
import IntentWire

/// Views of which each leads to the next; a drawing shows the first.
///
/// - Source: SwiftUI, `NavigationStack`.
public struct NavigationStack<Data, Root: View> {
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }
}

extension NavigationStack: View {
    public var body: some View { root }
}

/// Which views lie above the first.
///
/// - Source: SwiftUI, `NavigationPath`.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}

// Holds values of an app, which are only compared.
extension NavigationPath: @unchecked Sendable {}

/// Views beside each other, of which one chooses what the next shows.
///
/// - Source: SwiftUI, `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, detail: detail)
    }
}

extension NavigationSplitView: View {
    public var body: some View {
        HStack(alignment: .top) {
            sidebar
            content
            detail
        }
    }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Views of which each leads to the next, of the form that apps used before.
///
/// - Source: SwiftUI, `NavigationView`.
public struct NavigationView<Content: View> {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View { content }
}

/// Leads to another view; a drawing shows what it is called.
///
/// - Source: SwiftUI, `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    fileprivate init(label: Label) { self.label = label }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title)) }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(label: Text(title)) }
}

extension NavigationLink: View {
    public var body: some View { FieldView(type: "navigation", label: label, value: EmptyView()) }
}

/// Views of which one is seen; a drawing shows each under the other.
///
/// - Source: SwiftUI, `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let content: Content
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView: View {
    public var body: some View { VStack { content } }
}

/// One of several views, of which one is seen.
///
/// - Source: SwiftUI, `Tab`.
public struct Tab<Value, Content, Label> {
    private let content: Content
    private let label: Label
}

extension Tab where Content: View, Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Tab: View where Content: View, Label: View {
    public var body: some View {
        Section {
            content
        } header: {
            label
        }
    }
}
