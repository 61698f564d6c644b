import BeckonSystem
import Foundation
import IntentWire

/// The widget and the controls of the app.
extension TasksApp {
    static let nextWidget = WidgetDescriptor(
        kind: "next", typeName: "Tasks.NextWidget", name: LocalizedText("Next", translations: ["de": "Als Nächstes"]),
        description: "What is to be done.", families: ["systemSmall", "systemMedium"],
        configuration: "NextConfiguration")

    static let doneControl = ControlDescriptor(
        kind: "done", typeName: "Tasks.DoneControl", name: "Done", description: "Completes a task.",
        configuration: "NextConfiguration")

    static let addControl = ControlDescriptor(kind: "add", typeName: "Tasks.AddControl", name: "Add")

    static let configuration: IntentDescriptor = {
        let priority = ParameterDescriptor(
            name: "priority", title: "Priority", type: .enumeration("Priority"), isOptional: true)
        // Has the name of an option of the command.
        let family = ParameterDescriptor(name: "family", title: "Family", type: .string, isOptional: true)
        var intent = IntentDescriptor(
            identifier: "NextConfiguration", typeName: "Tasks.NextConfiguration", title: "Next",
            parameters: [priority, family])
        intent.isConfigurationOnly = true
        return intent
    }()

    static func display(of query: WidgetQuery) -> WidgetDisplay {
        let complete = ToggleContent(
            isOn: false, action: .intent(run: PreparedIntent(intent: "CompleteTask", arguments: ["task": .text("1")])),
            children: [text("Buy milk")])
        let add = ButtonContent(action: .intent(run: PreparedIntent(intent: "AddTask")), children: [text("Add")])
        let stack = StackContent(
            axis: .vertical, alignment: ViewAlignment(horizontal: .leading),
            children: [
                text("Next"), ViewNode(.toggle(complete)), ViewNode(.button(add)),
            ])
        return WidgetDisplay(
            app: "org.example.Tasks", widget: nextWidget, family: query.family ?? "systemSmall",
            entry: WidgetEntry(
                date: date("2026-03-04T09:00:00Z"), view: ViewTree(root: ViewNode(.stack(stack)), locale: "en-GB")),
            position: 0, count: 2, changes: date("2026-03-04T23:00:00Z"), reloads: date("2026-03-05T08:00:00Z"),
            loaded: date("2026-03-04T09:00:00Z"))
    }

    static func display(of query: ControlQuery, isOn: Bool) -> ControlDisplay {
        func look(_ isOn: Bool) -> ControlSnapshot.Look {
            let words = isOn ? "Buy milk, Done" : "Buy milk, To do"
            return ControlSnapshot.Look(text: words, view: ViewTree(root: text(words)), status: "due today")
        }
        let isSwitch = query.kind == "done"
        return ControlDisplay(
            app: "org.example.Tasks", descriptor: isSwitch ? doneControl : addControl,
            control: ControlSnapshot(
                kind: query.kind, isOn: isSwitch ? isOn : nil, action: PreparedIntent(intent: "SetDone"),
                look: look(isOn), pressedLook: look(!isOn), actionHint: "Complete it", isDisabled: !isSwitch))
    }

    private static func text(_ text: String) -> ViewNode {
        ViewNode(.text(TextContent(runs: [TextRun(text: text)])))
    }
}
