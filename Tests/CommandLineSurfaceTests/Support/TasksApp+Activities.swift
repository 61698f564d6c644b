import BeckonSystem
import Foundation
import IntentWire

extension TasksApp {
    /// A Live Activity of the app: how far the cleaning is.
    static let cleaning = ActivityPage(activity: record, drawing: drawing(done: 1))

    /// The activity after an update.
    static func cleaning(done: Int, alert: ActivityAlert? = nil) -> ActivityPage {
        var page = ActivityPage(activity: record, drawing: drawing(done: done))
        page.activity.snapshot.revision = done
        page.activity.snapshot.contentRevision = done
        page.activity.snapshot.content.state = #"{"done":\#(done),"total":3}"#
        page.activity.alert = alert
        page.activity.alertDate = alert.map { _ in date("2026-03-04T09:29:00Z") }
        return page
    }

    private static let record = ActivityRecord(
        snapshot: ActivitySnapshot(
            id: "5F0C1D2E-7B1A-4C55-9D7E-2B6A4C1D9E01", attributesType: "Tasks.CleaningAttributes",
            attributes: #"{"room":"Kitchen"}"#,
            content: ActivityContentSnapshot(state: #"{"done":1,"total":3}"#, relevanceScore: 2), phase: .active),
        app: "org.example.Tasks", appName: "Tasks", executablePath: "/srv/folder/Tasks",
        start: date("2026-03-04T09:00:00Z"), end: date("2026-03-04T17:00:00Z"))

    private static func drawing(done: Int) -> ActivityDrawing {
        func text(_ text: String) -> ViewNode { ViewNode(.text(TextContent(runs: [TextRun(text: text)]))) }
        func stack(_ axis: StackContent.Axis, _ nodes: [ViewNode]) -> ViewNode {
            ViewNode(.stack(StackContent(axis: axis, children: nodes)))
        }
        func button(_ label: String, _ intent: String) -> ViewNode {
            ViewNode(
                .button(
                    ButtonContent(
                        action: .intent(
                            run: PreparedIntent(intent: intent, arguments: ["task": .entityIdentifier("1")])),
                        children: [text(label)])))
        }
        let spacer = ViewNode(.spacer(SpacerContent()))
        return ActivityDrawing(
            contentRevision: done, locale: "en-GB",
            lockScreen: ViewTree(
                root: stack(
                    .vertical,
                    [
                        stack(.horizontal, [text("Kitchen"), spacer, text("\(done) of 3")]),
                        ViewNode(.progress(ProgressContent(fraction: Double(done) / 3))),
                        button("Done", "CompleteTask"),
                    ]), locale: "en-GB"),
            island: IslandDrawing(
                expanded: [
                    IslandRegion(position: .leading, view: ViewTree(root: text("Kitchen"))),
                    IslandRegion(position: .trailing, view: ViewTree(root: text("\(done)/3"))),
                    IslandRegion(
                        position: .bottom,
                        view: ViewTree(
                            root: stack(
                                .horizontal, [button("Done", "CompleteTask"), button("Count", "CountTasks")]))),
                ], compactLeading: ViewTree(root: text("Kitchen")), compactTrailing: ViewTree(root: text("\(done)/3")),
                minimal: ViewTree(root: text("\(done)"))))
    }
}
