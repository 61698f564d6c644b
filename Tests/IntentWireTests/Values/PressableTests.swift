import IntentWire
import Testing

/// What of a view can be pressed, and how it is called.
struct PressableTests {
    private func text(_ text: String) -> ViewNode { ViewNode(.text(TextContent(runs: [TextRun(text: text)]))) }

    private func button(_ label: ViewNode, _ action: ViewAction, isDisabled: Bool? = nil) -> ViewNode {
        ViewNode(.button(ButtonContent(action: action, isDisabled: isDisabled, children: [label])))
    }

    private func stack(_ children: [ViewNode], _ modifiers: [ViewModification] = []) -> ViewNode {
        ViewNode(.stack(StackContent(axis: .vertical, children: children)), modifiers: modifiers)
    }

    private let more = ViewAction.intent(run: PreparedIntent(intent: "More", arguments: ["by": .int(1)]))
    private let less = ViewAction.intent(run: PreparedIntent(intent: "Less"))

    @Test func `finds buttons and toggles in reading order`() {
        let toggle = ViewNode(.toggle(ToggleContent(isOn: true, action: less, children: [text("Decaf")])))
        let overlay = ViewModification.overlay(
            fill: nil, shape: nil, content: [button(text("On top"), less)], alignment: .init())
        let tree = ViewTree(root: stack([text("Cups"), button(text("More"), more), stack([toggle])], [overlay]))
        #expect(
            tree.pressables == [
                ViewPressable(label: "More", action: more), ViewPressable(label: "Decaf", action: less, isOn: true),
                ViewPressable(label: "On top", action: less),
            ])
    }

    @Test func `leaves out what is disabled, hidden, or only for the app itself`() {
        let tree = ViewTree(
            root: stack([
                button(text("Disabled"), more, isDisabled: true), button(text("Code"), .unavailable),
                stack([button(text("Hidden"), more)], [.hidden]),
            ]))
        #expect(tree.pressables.isEmpty)
    }

    @Test func `calls a button by its label for those who do not see it, else by its words`() {
        var accessibility = ViewAccessibility()
        accessibility.label = "One cup more"
        let icon = ViewNode(
            .image(ImageContent(ImageSnapshot(.system("plus")))),
            modifiers: [.accessibility(value: accessibility)])
        let label = ViewNode(.label(LabelContent(icon: [text("+")], title: [text("Add"), text("sugar")])))
        let tree = ViewTree(root: stack([button(icon, more), button(label, less)]))
        #expect(tree.pressables.map(\.label) == ["One cup more", "Add sugar"])
    }
}
