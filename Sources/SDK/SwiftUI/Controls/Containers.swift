public import CoreTransferable
import FoundationAdditions
import IntentWire

/// Views in a box, with a title.
///
/// - Source: SwiftUI, `GroupBox`.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        if let draw = drawing.environment.look.groupBoxStyle?.draw {
            return try draw(
                drawing.with { $0.look.groupBoxStyle = nil },
                GroupBoxStyleConfiguration(
                    label: _ConfigurationView(view.label), content: _ConfigurationView(view.content)))
        }
        return try drawing.draw(
            VStack(alignment: .leading, spacing: 8) {
                view.label.font(.headline)
                view.content
            }
            .padding(12)
            .background(.fill, in: RoundedRectangle(cornerRadius: 10)))
    }
}

/// How boxes look.
///
/// - Source: SwiftUI, `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// The view of a box.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a box style is given.
public struct GroupBoxStyleConfiguration {
    public typealias Label = _ConfigurationView
    public typealias Content = _ConfigurationView
    public let label: Label
    public let content: Content
}

extension View {
    /// Sets how boxes inside look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) {
            $0.groupBoxStyle = AnyGroupBoxStyle { style.value.makeBody(configuration: $0) }
        }
    }
}

/// Buttons that show when a view is pressed; a drawing shows the view.
///
/// - Source: SwiftUI, `Menu`.
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Menu: View {
    public var body: some View { FieldView(type: "menu", label: label, value: EmptyView()) }
}

/// Gives something to another app; a drawing shows what it is called.
///
/// - Source: SwiftUI, `ShareLink`.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable {
    private let label: Label
}

/// What is seen of something that is shared.
///
/// - Source: SwiftUI, `SharePreview`.
public struct SharePreview<Image, Icon> {
    fileprivate init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.label = label()
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        label = DefaultShareLinkLabel()
    }

    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        label = DefaultShareLinkLabel(title: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        label = DefaultShareLinkLabel(title: Text(title))
    }
}

extension ShareLink {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.label = label()
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        label = DefaultShareLinkLabel()
    }

    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        label = DefaultShareLinkLabel(title: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        label = DefaultShareLinkLabel(title: Text(title))
    }
}

extension ShareLink: View {
    public var body: some View { Button(action: {}) { label } }
}

/// What a share link says by itself.
public struct DefaultShareLinkLabel {
    var title: Text?
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label(title: { title ?? Text("Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

/// Says that there is nothing to show.
///
/// - Source: SwiftUI, `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Says that a search found nothing.
    public static var search: Self { .init("No Results", systemImage: "magnifyingglass") }

    /// Says that a search found nothing.
    public static func search(text: String) -> Self {
        .init("No Results for “\(text)”", systemImage: "magnifyingglass")
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 8) {
            label.font(.title2).bold()
            description.font(.callout).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
    }
}
