import Foundation
import IntentWire
import Synchronization

/// The buttons of views that clients show, by a random name each, which the page hands back when one is pressed.
final class Presses: Sendable {
    /// What a press runs.
    struct Press: Sendable {
        var app: CatalogApp
        var intent: PreparedIntent
    }

    /// How many buttons are kept; beyond, the oldest do nothing any more.
    private static let maximum = 1_000

    private struct State {
        var presses: [String: Press] = [:]
        /// The names, the oldest first.
        var names: [String] = []
    }

    private let state = Mutex(State())

    /// Keeps what can be pressed in a view.
    ///
    /// - Returns: For each, in order: its name, an object with the address to open, or null.
    func keep(_ actions: [ViewAction], of app: CatalogApp) -> JSONValue {
        .array(
            actions.map { action in
                switch action {
                case .intent(let prepared): .string(keep(Press(app: app, intent: prepared)))
                case .open(let url): .members(["open": .string(url)])
                case .unavailable: .null
                }
            })
    }

    private func keep(_ press: Press) -> String {
        let name = UUID().uuidString
        state.withLock { state in
            state.presses[name] = press
            state.names.append(name)
            if state.names.count > Self.maximum { state.presses[state.names.removeFirst()] = nil }
        }
        return name
    }

    /// What a button does; nil where it is unknown.
    func press(_ name: String) -> Press? { state.withLock { $0.presses[name] } }
}

/// The tool by which the pages of views run what a button stands for. Models do not see it.
///
/// - Source: MCP Apps (SEP-1865), "Tool Visibility".
enum PressTool {
    static let name = "press_button"
    /// The member of a result's `_meta` that tells what can be pressed in its view.
    static let meta = "beckon/presses"

    static let json = JSONValue.members([
        "name": .string(name), "title": .string("Press Button"),
        "description": .string("Does what a button of a shown view stands for."),
        "inputSchema": .members([
            "type": .string("object"), "properties": .members(["button": ParameterSchema.type("string")]),
            "required": .array([.string("button")]), "additionalProperties": .bool(false),
        ]),
        "_meta": .members(["ui": .members(["visibility": .array([.string("app")])])]),
    ])
}
