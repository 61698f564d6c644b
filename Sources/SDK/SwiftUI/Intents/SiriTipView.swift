public import AppIntents
import FoundationAdditions
import IntentWire

/// Tells a person the words that run an intent.
///
/// - Source: SwiftUI with AppIntents, `SiriTipView`.
public struct SiriTipView {
    private let intent: any AppIntent
    private let isVisible: Binding<Bool>?

    public nonisolated init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        self.intent = intent
        self.isVisible = isVisible
    }
}

extension SiriTipView: @unchecked Sendable {
    // Holds an intent, which is made for this view and read only, and a binding that the main actor uses.
}

extension SiriTipView: View {
    @MainActor public var body: some View {
        if isVisible?.wrappedValue ?? true {
            SiriTip(phrase: ShortcutPhrase.text(for: intent, TextContext(locale: EnvironmentValues.current.locale)))
        }
    }
}

/// The look of a tip.
private struct SiriTip: View {
    let phrase: String
    @Environment(\.siriTipStyle) private var style

    var body: some View {
        Label {
            Text("“\(phrase)”")
        } icon: {
            Image(systemName: "waveform")
        }
        .font(.subheadline)
        .foregroundStyle(style == "dark" ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(12)
        .background(
            style == "dark" ? AnyShapeStyle(.black) : style == "light" ? AnyShapeStyle(.white) : AnyShapeStyle(.fill),
            in: RoundedRectangle(cornerRadius: 12))
    }
}

extension EnvironmentValues {
    fileprivate var siriTipStyle: String { look.siriTipStyle }
    fileprivate var shortcutsLinkStyle: String { look.shortcutsLinkStyle }
}

/// How tips look.
///
/// - Source: SwiftUI with AppIntents, `SiriTipViewStyle`.
public struct SiriTipViewStyle: Sendable {
    let name: String
    public static let automatic = SiriTipViewStyle(name: "")
    public static let light = SiriTipViewStyle(name: "light")
    public static let dark = SiriTipViewStyle(name: "dark")
}

/// Leads to the shortcuts of the app: here to the commands that the system has of it.
///
/// - Source: SwiftUI with AppIntents, `ShortcutsLink`.
public struct ShortcutsLink: Sendable {
    @MainActor public init(action: @escaping () -> Void = {}) {}
}

extension ShortcutsLink: View {
    @MainActor public var body: some View { ShortcutsLinkButton() }
}

/// The look of a link to shortcuts.
private struct ShortcutsLinkButton: View {
    @Environment(\.shortcutsLinkStyle) private var style

    var body: some View {
        Link(destination: URL(string: "beckon:shortcuts?app=\(identifier)") ?? URL(fileURLWithPath: "/")) {
            Label("Shortcuts", systemImage: "square.2.layers.3d.fill")
                .font(.headline)
                .foregroundStyle(style.hasPrefix("dark") ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                .padding(10)
                .background(background, in: RoundedRectangle(cornerRadius: 10))
        }
    }

    private var identifier: String {
        AppInfo.current.identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private var background: AnyShapeStyle {
        if style.hasPrefix("dark") { return AnyShapeStyle(.black) }
        return style.hasPrefix("light") ? AnyShapeStyle(.white) : AnyShapeStyle(.fill)
    }
}

/// How links to shortcuts look.
///
/// - Source: SwiftUI with AppIntents, `ShortcutsLinkStyle`.
public struct ShortcutsLinkStyle: Sendable {
    let name: String
    public static let automatic = ShortcutsLinkStyle(name: "")
    public static let automaticOutline = ShortcutsLinkStyle(name: "outline")
    public static let light = ShortcutsLinkStyle(name: "light")
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    public static let dark = ShortcutsLinkStyle(name: "dark")
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
    public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
        changingEnvironment { $0.look.siriTipStyle = style.name }
    }

    public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        changingEnvironment { $0.look.shortcutsLinkStyle = style.name }
    }
}
