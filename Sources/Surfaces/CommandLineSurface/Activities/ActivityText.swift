import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// Shows Live Activities as lines.
struct ActivityText {
    /// How much of one is shown in a list.
    private static let glanceWidth = 40

    private let context: CommandContext
    private let formatter: ValueFormatter

    init(_ context: CommandContext) {
        self.context = context
        formatter = ValueFormatter(context.reading())
    }

    /// How far an activity is, and until when.
    func state(_ activity: ActivityRecord) -> String {
        switch activity.phase {
        case .pending: "starts \(formatter.text(.date(activity.start)))"
        case .active: "active"
        case .stale: "out of date"
        case .ended: "ended"
        case .dismissed: "gone"
        }
    }

    /// What an activity shows, in a few words.
    func glance(_ page: ActivityPage) -> String {
        guard let view = page.drawing.view(.compact) ?? page.drawing.lockScreen else { return "" }
        var options = context.snippetOptions(context.console.output)
        options.width = Self.glanceWidth
        options.isStyled = false
        let lines = TerminalRenderer(options: options).lines(view)
        return lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
    }

    /// An activity as a whole: whose it is, how far it is, and its view.
    func frame(_ page: ActivityPage, _ kind: ActivityPresentationKind) -> LiveScreen.Frame {
        let activity = page.activity
        let stream = context.console.output
        var lines = [
            TextStyle(stream).dim("\(DisplayWidth.printable(activity.appName)) · \(state(activity))")
        ]
        if let view = page.drawing.view(kind) {
            lines += TerminalRenderer(options: context.snippetOptions(stream)).lines(view)
        }
        // Numbered as 'activities press' counts them, which takes those of all places.
        let shown = page.drawing.view(kind)?.buttons ?? []
        let buttons = page.drawing.buttons.enumerated().filter { shown.contains($0.element) }
        if !buttons.isEmpty, ![.ended, .dismissed].contains(activity.phase) {
            lines.append("")
            for (index, button) in buttons {
                let state = button.isOn.map { $0 ? ": on" : ": off" } ?? ""
                lines.append(
                    "\(TextStyle(stream).bold("\(index + 1)"))  \(DisplayWidth.printable(button.label))\(state)")
            }
        }
        var notes: [String] = []
        if let problem = page.drawing.problem {
            notes.append("The view cannot be drawn: \(DisplayWidth.printable(problem))")
        } else if page.drawing.view(kind) == nil {
            notes.append("The app draws nothing for '\(kind.rawValue)'.")
        }
        return LiveScreen.Frame(
            json: .members([
                "activity": JSONValue(activity), "presentation": .string(kind.rawValue),
                "view": page.drawing.view(kind).flatMap { JSONValue(encoding: $0) },
                "actions": .array((page.drawing.view(kind)?.buttons ?? []).map { JSONValue($0) }),
                "problem": page.drawing.problem.map(JSONValue.string),
            ]),
            lines: lines, notes: notes,
            alert: activity.alertDate.flatMap { date in
                activity.alert.map { (date, $0) }
            })
    }
}

extension JSONValue {
    /// A Live Activity.
    init(_ activity: ActivityRecord) {
        let snapshot = activity.snapshot
        self = .members([
            "id": .string(activity.id), "app": .string(activity.app), "name": .string(activity.appName),
            "state": .string(snapshot.phase.rawValue), "type": .string(snapshot.attributesType),
            "attributes": (try? JSONValue(parsing: snapshot.attributes)) ?? .string(snapshot.attributes),
            "content": (try? JSONValue(parsing: snapshot.content.state)) ?? .string(snapshot.content.state),
            "relevance": .double(snapshot.content.relevanceScore),
            "stale": snapshot.content.staleDate.map { .string(Self.iso8601($0)) },
            "start": .string(Self.iso8601(activity.start)), "end": .string(Self.iso8601(activity.end)),
            "removal": activity.removal.map { .string(Self.iso8601($0)) },
        ])
    }

    /// Something to press.
    init(_ button: ViewButton) {
        self = .members([
            "label": .string(button.label), "intent": .string(button.intent.intent),
            "isOn": button.isOn.map(JSONValue.bool),
        ])
    }
}
