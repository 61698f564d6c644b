public import FoundationAdditions
import IntentWire

// How rows, fields and controls are arranged, where surfaces have a way of their own. Source: SwiftUI, `View`.
extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }

    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        self
    }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }

    /// A text beside a row.
    public nonisolated func badge(_ count: Int) -> some View {
        modified { _ in count == 0 ? nil : .badge(text: "\(count)") }
    }
    public nonisolated func badge(_ label: Text?) -> some View {
        modified { drawing in label.map { .badge(text: $0.string(in: drawing.environment)) } }
    }
    public nonisolated func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}

extension VerticalEdge.Set: Hashable {}

/// How rows look. Surfaces have their own way.
///
/// - Source: SwiftUI, `ListStyle`.
public protocol ListStyle: Sendable {}
/// How forms look.
public protocol FormStyle: Sendable {}
/// How pickers look.
public protocol PickerStyle: Sendable {}
/// How text fields look.
public protocol TextFieldStyle: Sendable {}
/// How date pickers look.
public protocol DatePickerStyle: Sendable {}
/// How menus look.
public protocol MenuStyle: Sendable {}
/// How tabs look.
public protocol TabViewStyle: Sendable {}
/// How groups of controls look.
public protocol ControlGroupStyle: Sendable {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
public struct PalettePickerStyle: PickerStyle { public init() {} }
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { .init() } }

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct SquareBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { .init() } }

public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }

public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }

/// Where sections stand.
public struct ListSectionSpacing: Hashable, Sendable {
    private let name: String
    public static let `default` = ListSectionSpacing(name: "default")
    public static let compact = ListSectionSpacing(name: "compact")
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(name: "\(spacing)") }
}

/// How much a heading stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// In which order a menu has its items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// When bars beside what scrolls are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What happens at the end of what scrolls.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling closes a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether text can be selected.
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability { init() {} }
public struct DisabledTextSelectability: TextSelectability { init() {} }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }

/// Which letters are written large as text is typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}
