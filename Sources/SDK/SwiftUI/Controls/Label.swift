public import FoundationAdditions
import IntentWire

/// A picture and a title that belong together.
///
/// - Source: SwiftUI, `Label`.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let style = drawing.environment.look.labelStyle
        // A style may use a label with its configuration, which is not to be styled again.
        let inner = drawing.with { if style?.draw != nil { $0.look.labelStyle = nil } }
        if let draw = style?.draw {
            return try draw(
                inner,
                LabelStyleConfiguration(title: _ConfigurationView(view.title), icon: _ConfigurationView(view.icon)))
        }
        return try drawing.node(
            .label(
                LabelContent(
                    icon: try drawing.children(view.icon), title: try drawing.children(view.title),
                    style: style?.name.flatMap(LabelContent.Style.init) ?? .titleAndIcon)))
    }
}

/// How labels look.
///
/// - Source: SwiftUI, `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// The view of a label.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a label style is given.
public struct LabelStyleConfiguration {
    public typealias Title = _ConfigurationView
    public typealias Icon = _ConfigurationView
    public var title: Title
    public var icon: Icon
}

public struct DefaultLabelStyle: LabelStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
    var name: String? { nil }
}

public struct TitleAndIconLabelStyle: LabelStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
    var name: String? { "titleAndIcon" }
}

public struct TitleOnlyLabelStyle: LabelStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
    var name: String? { "titleOnly" }
}

public struct IconOnlyLabelStyle: LabelStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
    var name: String? { "iconOnly" }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets how labels inside look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) { look in
            look.labelStyle =
                (style.value as? any NamedStyle).map { AnyLabelStyle(name: $0.name) }
                ?? AnyLabelStyle { style.value.makeBody(configuration: $0) }
        }
    }

    /// Hides the labels of controls inside.
    public nonisolated func labelsHidden() -> some View { changingEnvironment { $0.look.labelsHidden = true } }
}

/// A value with what it is.
///
/// - Source: SwiftUI, `LabeledContent`.
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        HStack {
            label
            Spacer()
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}
