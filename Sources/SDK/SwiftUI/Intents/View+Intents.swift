public import AppIntents
public import FoundationAdditions
import IntentWire

// What views say of the entities and intents that they show. Source: SwiftUI with AppIntents, `View`.

extension View {
    /// Says which entity the view shows; the innermost of several holds.
    public nonisolated func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
        modifier(EntityModifier { _ in identifier?.description })
    }

    /// Says which entities the rows of the view show; a drawing has no selection to ask for.
    public nonisolated func appEntityIdentifier<I: Hashable>(
        forSelectionType itemType: I.Type = I.self, identifier: @escaping (I) -> EntityIdentifier?
    ) -> some View { self }

    /// Says which entities parts of the view show; a drawing is not asked for parts.
    public nonisolated func appEntityUIElements(
        _ elements: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
    ) -> some View { self }

    /// Says what a person does who sees the view. The activity is made for the drawing, to learn its entity.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        let update = HandedOver(update)
        return modifier(
            EntityModifier { drawing in
                guard isActive else { return nil }
                let activity = NSUserActivity(activityType: activityType)
                drawing.evaluate { update.value(activity) }
                return activity.appEntityIdentifier?.description
            })
    }

    /// Says what a person does who sees the view, where there is an element.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// What a view does as an intent is run that shows its content. There are no windows, so it does not run.
    public nonisolated func onAppIntentExecution<I: TargetContentProvidingIntent>(
        _ intentType: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
    ) -> some View { self }
}

/// Says which entity a view shows, unless something inside has said so.
private struct EntityModifier {
    let identifier: @MainActor (_ViewDrawing) -> String?
}

extension EntityModifier: ViewModifier {
    typealias Body = Never

    static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        var drawn = try content.draw(drawing)
        guard let identifier = modifier.identifier(drawing) else { return drawn }
        for index in drawn.nodes.indices where !drawn.nodes[index].modifiers.contains(where: \.isEntity) {
            drawn.nodes[index].modifiers.append(.entity(identifier: identifier))
        }
        return drawn
    }
}

extension ViewModification {
    fileprivate var isEntity: Bool { if case .entity = self { true } else { false } }
}

extension View {
    private nonisolated func accessibilityAction(
        _ name: Text, _ intent: any AppIntent
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { value, drawing in
            let action = ViewAccessibility.Action(
                name: name.string(in: drawing.environment), action: drawing.record.action(intent))
            value.actions = (value.actions ?? []) + [action]
        }
    }

    /// Offers an intent to assistive technology.
    public nonisolated func accessibilityAction<I: AppIntent>(
        _ actionKind: AccessibilityActionKind = .default, intent: I
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(actionKind.name, intent)
    }

    /// Offers an intent to assistive technology, by a name.
    public nonisolated func accessibilityAction<I: AppIntent>(
        named name: Text, intent: I
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(name, intent)
    }

    /// Offers an intent to assistive technology, by a name.
    public nonisolated func accessibilityAction<I: AppIntent>(
        named nameKey: LocalizedStringKey, intent: I
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(Text(nameKey), intent)
    }

    /// Offers an intent to assistive technology, by a name.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<I: AppIntent>(
        named name: LocalizedStringResource, intent: I
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(Text(name), intent)
    }

    /// Offers an intent to assistive technology, by a name.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol, I: AppIntent>(
        named name: S, intent: I
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(Text(name), intent)
    }

    /// Offers an intent to assistive technology, by the words of a view.
    public nonisolated func accessibilityAction<I: AppIntent, Label: View>(
        intent: I, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return accessibility { value, drawing in
            let words = (try? drawing.draw(label).nodes) ?? []
            let action = ViewAccessibility.Action(
                name: words.map(\.words).joined(separator: " "), action: drawing.record.action(intent))
            value.actions = (value.actions ?? []) + [action]
        }
    }
}

extension ViewNode {
    /// What a node says in words, where it is a text or a label.
    fileprivate var words: String {
        switch content {
        case .text(let text): text.text
        case .label(let label): label.title.map(\.words).joined(separator: " ")
        case .image(let image): image.label ?? ""
        default: ""
        }
    }
}
