public import FoundationAdditions
import IntentWire

/// Draws a value that is entered in the app.
struct FieldView<Label: View, Value: View>: View {
    typealias Body = Never
    let type: String
    let label: Label
    let value: Value
    var isPrompt = false

    static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.node(
            .field(
                FieldContent(
                    type: view.type,
                    label: drawing.environment.look.labelsHidden ? [] : try drawing.children(view.label),
                    value: try drawing.children(view.value), isPrompt: view.isPrompt ? true : nil)))
    }
}

/// A line of text that is typed in the app.
///
/// - Source: SwiftUI, `TextField`.
public struct TextField<Label: View> {
    private let text: () -> String
    private let prompt: Text?
    private let label: Label

    private init(_ text: @escaping () -> String, _ prompt: Text?, _ label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init({ text.wrappedValue }, prompt, label())
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init({ text.wrappedValue }, prompt ?? Text(titleKey), Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init({ text.wrappedValue }, prompt ?? Text(title), Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init({ format.format(value.wrappedValue) }, prompt ?? Text(titleKey), Text(titleKey))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            { value.wrappedValue.map(format.format) ?? "" }, prompt ?? Text(titleKey), Text(titleKey))
    }
}

extension TextField: View {
    public var body: some View {
        let text = text()
        FieldView(
            type: "text", label: label, value: text.isEmpty ? prompt : Text(verbatim: text), isPrompt: text.isEmpty)
    }
}

/// A line of text that is typed unseen in the app.
///
/// - Source: SwiftUI, `SecureField`.
public struct SecureField<Label: View> {
    private let label: Label
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) { label = Text(title) }
}

extension SecureField: View {
    public var body: some View { FieldView(type: "secure", label: label, value: EmptyView()) }
}

/// Text of several lines that is typed in the app.
///
/// - Source: SwiftUI, `TextEditor`.
public struct TextEditor {
    private let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
    public var body: some View {
        FieldView(type: "text", label: EmptyView(), value: Text(verbatim: text.wrappedValue))
    }
}

/// One of several values; a drawing shows the one that is chosen, where its views have tags.
///
/// - Source: SwiftUI, `Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Picker: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let selected = AnyHashable(view.selection.wrappedValue)
        let options = try drawing.with { $0.look.selectedTag = selected }.children(view.content)
        return try drawing.node(
            .field(
                FieldContent(
                    type: "picker",
                    label: drawing.environment.look.labelsHidden ? [] : try drawing.children(view.label),
                    value: options)))
    }
}

/// Leaves out the views of a picker that are not chosen.
struct TagModifier {
    let tag: AnyHashable
}

extension TagModifier: ViewModifier {
    typealias Body = Never

    static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        // A selection that can be nil has tags that are not optional.
        if let selected = drawing.environment.look.selectedTag, selected != modifier.tag {
            return _DrawnViews()
        }
        return try content.draw(drawing)
    }
}

extension View {
    /// Says which value of a picker a view stands for.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }

    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
