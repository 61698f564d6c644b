public import FoundationAdditions
public import SwiftUI

/// The background of small widgets.
///
/// - Source: WidgetKit, `AccessoryWidgetBackground`.
@MainActor @preconcurrency
public struct AccessoryWidgetBackground: View {
    /// Creates the background.
    public init() {}

    public var body: some View { Rectangle().fill(.quaternary) }
}

/// Up to three things beside each other under a label.
///
/// - Source: WidgetKit, `AccessoryWidgetGroup` (watchOS 11).
@MainActor @preconcurrency
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - label: What stands above.
    ///   - content: The things.
    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label
            HStack(spacing: 4) { content }
        }
    }
}

@available(*, unavailable)
extension AccessoryWidgetGroup: Sendable {}

extension AccessoryWidgetGroup where Label == Text {
    /// Creates a group under a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    /// Creates a group under a text from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleResource) }, content: content)
    }

    /// Creates a group under a text as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(title) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    /// Creates a group under a text with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    /// Creates a group under a text from a resource with a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, content: content)
    }

    /// Creates a group under a text as it is with a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
    }

    /// Creates a group under a text with a picture.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
    }

    /// Creates a group under a text from a resource with a picture.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleResource, image: image) }, content: content)
    }

    /// Creates a group under a text as it is with a picture.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(title, image: image) }, content: content)
    }
}

/// How the things of a group of small widgets look.
///
/// - Source: WidgetKit, `AccessoryWidgetGroupStyle` (watchOS 11).
public struct AccessoryWidgetGroupStyle: Sendable {
    private let name: String
    public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
    public static let circular = AccessoryWidgetGroupStyle(name: "circular")
    public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension View {
    /// Sets how the things of a group look; surfaces here choose.
    ///
    /// - Source: WidgetKit, `View.accessoryWidgetGroupStyle(_:)`.
    @MainActor @preconcurrency
    public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle = .automatic) -> some View { self }
}
