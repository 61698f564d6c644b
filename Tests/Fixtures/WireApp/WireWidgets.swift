import Foundation
import IntentWire
import Synchronization

/// A widget that says how often it was asked, and a lamp that can be switched.
final class WireWidgets: Sendable {
    /// The moment at which timelines begin.
    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    static let descriptors = [
        WidgetDescriptor(
            kind: "clock", typeName: "WireApp.ClockWidget", name: LocalizedText("Clock", translations: ["de": "Uhr"]),
            families: ["systemSmall", "systemMedium"], configuration: "ConfigureIntent"),
        WidgetDescriptor(kind: "other", typeName: "WireApp.OtherWidget", name: "Other", families: ["systemSmall"]),
    ]

    static let controls = [
        ControlDescriptor(kind: "lamp", typeName: "WireApp.LampControl", name: "Lamp"),
        ControlDescriptor(kind: "bell", typeName: "WireApp.BellControl", name: "Bell"),
    ]

    static let lamp: IntentDescriptor = {
        var intent = IntentDescriptor(
            identifier: "LampIntent", typeName: "WireApp.LampIntent", title: "Switch the Lamp",
            parameters: [ParameterDescriptor(name: "value", title: "On", type: .bool, isOptional: false)])
        intent.systemProtocols = ["SetValueIntent"]
        return intent
    }()

    private struct State {
        var loads = 0
        var isOn = false
        var isBroken = ""
    }

    private let state = Mutex(State())

    /// `fail` where nothing works, `hang` where nothing answers, `ask` where the lamp asks first.
    var isBroken: String {
        get { state.withLock(\.isBroken) }
        set { state.withLock { $0.isBroken = newValue } }
    }

    /// `text` of the configuration says the policy, as `after 300`; `count` is how many entries there are, 100 s apart.
    func timeline(_ request: WidgetRequest) async throws -> WidgetTimeline {
        if isBroken == "fail" { throw IntentFailure(.intentFailed, "the clock is broken") }
        if isBroken == "hang" { try await Task.sleep(for: .seconds(3600)) }
        let loads = state.withLock { state in
            state.loads += 1
            return state.loads
        }
        let text = if case .string(let text)? = request.configuration["text"] { text } else { "never" }
        let count = if case .int(let count)? = request.configuration["count"] { count } else { 1 }
        let words = text.split(separator: " ")
        let policy: WidgetReloadPolicy =
            switch words.first {
            case "after": .after(Self.start + (Double(words.last ?? "") ?? 0))
            case "atEnd": .atEnd
            default: .never
            }
        return WidgetTimeline(
            entries: (0..<count).map { index in
                WidgetEntry(
                    date: Self.start + Double(index) * 100,
                    view: Self.view("\(request.purpose) \(request.family) load \(loads) entry \(index)"))
            }, policy: policy)
    }

    func control(_ request: ControlRequest) async throws -> ControlSnapshot {
        if isBroken == "hang" { try await Task.sleep(for: .seconds(3600)) }
        let isOn = state.withLock(\.isOn)
        guard request.kind == "lamp" else {
            let look = ControlSnapshot.Look(text: "Bell", view: Self.view("Bell"))
            return ControlSnapshot(
                kind: request.kind, action: PreparedIntent(intent: "EchoIntent", arguments: ["text": .string("ding")]),
                look: look, pressedLook: look, isDisabled: isOn)
        }
        return ControlSnapshot(
            kind: "lamp", isOn: isOn, action: PreparedIntent(intent: "LampIntent", arguments: ["value": .bool(!isOn)]),
            look: Self.look(isOn), pressedLook: Self.look(!isOn))
    }

    func setLamp(_ request: PerformRequest, _ system: WireConnection) async throws -> IntentOutcome {
        if isBroken == "ask" {
            let question = ConfirmationQuestion(
                dialog: DialogSnapshot(full: "Switch it?"), acceptLabel: "Yes", denyLabel: "No")
            let answer = try await system.call(
                IntentMethod.ask, QuestionMessage(run: request.run, question: .confirmation(question)),
                returning: IntentAnswer.self)
            guard answer == .confirmed else { throw IntentFailure(.declined, "the lamp stays as it is") }
        }
        if isBroken == "fail" { throw IntentFailure(.intentFailed, "the lamp is broken") }
        if case .bool(let isOn)? = request.arguments["value"] { state.withLock { $0.isOn = isOn } }
        return IntentOutcome()
    }

    private static func look(_ isOn: Bool) -> ControlSnapshot.Look {
        let text = isOn ? "Lamp, shining" : "Lamp, dark"
        return ControlSnapshot.Look(text: text, view: view(text))
    }

    private static func view(_ text: String) -> ViewTree {
        // The second is something that the app does not know any more.
        ViewTree(
            root: ViewNode(
                .text(TextContent(runs: [TextRun(text: text)])),
                modifiers: [.entity(identifier: "TaskEntity/gone"), .entity(identifier: "TaskEntity/shown")]))
    }
}
