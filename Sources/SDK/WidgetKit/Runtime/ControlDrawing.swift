import AppIntents
import FoundationAdditions
import IntentWire
import SwiftUI

/// Draws controls.
@MainActor
enum ControlDrawing {
    /// Draws a control as it is, and as it is once it was pressed.
    static func draw(
        _ template: _ControlTemplate, _ request: ControlRequest, _ texts: TextContext
    ) async throws -> ControlSnapshot {
        let notes = ControlNotes()
        let isActive = template.isOn ?? false
        // The labels of the state that the control is in are drawn last, so that what they say counts.
        let pressed = try await look(template, isActive: !isActive, request, texts, notes)
        notes.actionHint = nil
        let look = try await look(template, isActive: isActive, request, texts, notes)
        var action: PreparedIntent?
        if let intent = template.intent {
            action = try await IntentReflection.of(type(of: intent)).prepared(intent, texts: texts)
        }
        return ControlSnapshot(
            kind: request.kind, isOn: template.isOn, action: action, look: look, pressedLook: pressed,
            actionHint: notes.actionHint?.words(in: texts), isDisabled: template.isDisabled,
            isPrivacySensitive: template.isPrivacySensitive)
    }

    private static func look(
        _ template: _ControlTemplate, isActive: Bool, _ request: ControlRequest, _ texts: TextContext,
        _ notes: ControlNotes
    ) async throws -> ControlSnapshot.Look {
        let change = { (environment: inout EnvironmentValues) in
            environment.surround(with: request.surroundings)
            environment.controlNotes = notes
            environment.isEnabled = !template.isDisabled
        }
        notes.status = nil
        let label = VStack(alignment: .leading) {
            template.label
            template.valueLabel(isActive)
        }
        let words = try await ViewTreeDrawing.draw(template.label, in: texts, environment: change).root.spokenText
        let value = try await ViewTreeDrawing.draw(
            template.valueLabel(isActive), in: texts, environment: change
        ).root.spokenText
        let view = try await ViewTreeDrawing.draw(
            template.pressable(isActive: isActive, label: label).tint(template.tint), in: texts, environment: change)
        return ControlSnapshot.Look(
            text: [words, value].filter { !$0.isEmpty }.joined(separator: ", "), view: view,
            status: notes.status?.words(in: texts))
    }
}

extension _ControlTemplate {
    /// Whether a switch is on; nil for anything else.
    fileprivate var isOn: Bool? {
        if case .toggle(let isOn, _) = action { isOn } else { nil }
    }

    /// What pressing runs.
    fileprivate var intent: (any AppIntent)? {
        switch action {
        case .button(let intent), .toggle(_, let intent): intent
        case nil: nil
        }
    }

    @MainActor
    fileprivate func pressable(isActive: Bool, label: some View) -> AnyView {
        switch action {
        case .button(let intent): AnyView(Button(role: nil, intent: intent) { label })
        case .toggle(_, let intent): toggle(isActive, intent, label)
        case nil: AnyView(EmptyView())
        }
    }

    @MainActor
    private func toggle<Intent: AppIntent>(_ isOn: Bool, _ intent: Intent, _ label: some View) -> AnyView {
        AnyView(Toggle(isOn: isOn, intent: intent) { label })
    }
}
