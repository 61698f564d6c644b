public import FoundationAdditions
public import SwiftUI

// What a control declares beside its template. Source: WidgetKit, `ControlWidgetConfiguration`.
extension ControlWidgetConfiguration {
    /// Sets what people read as the control's name.
    @MainActor @preconcurrency
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        ModifiedDeclaration(content: self) { $0.displayName = Text(displayName) }
    }

    /// Sets what people read about the control.
    @MainActor @preconcurrency
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        ModifiedDeclaration(content: self) { $0.description = Text(description) }
    }

    /// Asks people to configure the control once they add it.
    @MainActor @preconcurrency
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        ModifiedDeclaration(content: self) { $0.promptsForConfiguration = true }
    }

    /// Names what takes push tokens; nothing pushes here, so it is never made.
    @MainActor @preconcurrency
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}

/// A template with something changed.
struct ModifiedTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout _ControlTemplate) -> Void

    static func _resolve(_ template: Self) -> _ControlTemplate {
        var resolved = Content._resolve(template.content)
        template.change(&resolved)
        return resolved
    }
}

// How a control looks. Source: WidgetKit, `ControlWidgetTemplate`.
extension ControlWidgetTemplate {
    /// Sets the colour of the symbol while the control is on or works.
    @MainActor @preconcurrency
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ModifiedTemplate(content: self) { $0.tint = tint ?? $0.tint }
    }

    /// Sets whether the control can be pressed.
    @MainActor @preconcurrency
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ModifiedTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Sets whether the control is hidden where others may see it.
    @MainActor @preconcurrency
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        ModifiedTemplate(content: self) { $0.isPrivacySensitive = sensitive }
    }
}

// What labels say of a control. Source: WidgetKit, `View`.
extension View {
    /// Says in what state the control is, beside its value; where several views do, the last counts.
    @MainActor @preconcurrency
    public func controlWidgetStatus(_ status: Text) -> some View { noting { $0.status = status } }

    /// Says in what state the control is, with a text from a string table.
    @MainActor @preconcurrency
    public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    /// Says in what state the control is, with a text from a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
        controlWidgetStatus(Text(status))
    }

    /// Says in what state the control is, with a text as it is.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { controlWidgetStatus(Text(status)) }

    /// Says what pressing the control does; where several views do, the last counts.
    @MainActor @preconcurrency
    public func controlWidgetActionHint(_ hint: Text) -> some View { noting { $0.actionHint = hint } }

    /// Says what pressing the control does, with a text from a string table.
    @MainActor @preconcurrency
    public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        controlWidgetActionHint(Text(hintKey))
    }

    /// Says what pressing the control does, with a text from a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    /// Says what pressing the control does, with a text as it is.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    @MainActor
    private func noting(_ note: @escaping @MainActor (ControlNotes) -> Void) -> some View {
        modifier(NotingModifier(note: note))
    }
}

/// What the labels of a control said while they were drawn.
@MainActor
final class ControlNotes {
    var status: Text?
    var actionHint: Text?
}

private struct NotesKey: EnvironmentKey { static var defaultValue: ControlNotes? { nil } }

extension EnvironmentValues {
    /// Takes what the labels of a control say.
    var controlNotes: ControlNotes? {
        get { self[NotesKey.self] }
        set { self[NotesKey.self] = newValue }
    }
}

private struct NotingModifier: ViewModifier {
    @Environment(\.controlNotes) private var notes
    let note: @MainActor (ControlNotes) -> Void

    init(note: @escaping @MainActor (ControlNotes) -> Void) { self.note = note }

    func body(content: Content) -> some View {
        if let notes { note(notes) }
        return content
    }
}
