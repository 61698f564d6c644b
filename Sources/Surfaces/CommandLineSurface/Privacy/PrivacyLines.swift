import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// What is kept about a person, for that person and as JSON.
struct PrivacyLines {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    func lines(_ report: PrivacyReport) -> [String] {
        let formatter = ValueFormatter(context.reading())
        func date(_ date: Date?) -> String { date.map { formatter.text(.date($0)) } ?? "" }
        let rows = report.entries.map { entry in
            [
                entry.kind.rawValue, entry.count == 0 ? "none" : "\(entry.count)", date(entry.oldest),
                date(entry.newest), Self.meaning(entry.kind),
            ]
        }
        var lines = context.table(["Kind", "Kept", "Oldest", "Newest", "What"], rows)
        let apps = report.apps
        if !apps.isEmpty {
            lines.append("")
            lines += context.table(
                ["App", "Kept"],
                apps.map { app, counts in
                    [app, counts.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")]
                })
        }
        lines.append("")
        lines += report.paths.map { "In \(DisplayWidth.printable($0))" }
        lines.append(sentence(report.learning))
        return lines
    }

    func lines(_ result: EraseResult) -> [String] {
        let erased = result.parts.filter { $0.count > 0 }
        if erased.isEmpty { return ["There was nothing to erase."] }
        return ["Erased \(erased.map { Self.counted($0.count, $0.kind) }.formattedList(.and))."]
    }

    func sentence(_ state: LearningState) -> String {
        guard state.isOn else { return "Learning is off." }
        let apps = state.exceptions.map { DisplayWidth.printable($0) }
        return apps.isEmpty ? "Learning is on." : "Learning is on, but not from \(apps.formattedList(.and))."
    }

    /// So many of a kind, in words.
    private static func counted(_ count: Int, _ kind: PrivacyKind) -> String {
        let (one, several) =
            switch kind {
            case .donations: ("donation", "donations")
            case .suggestions: ("dismissed suggestion", "dismissed suggestions")
            case .usage: ("use", "uses")
            case .log: ("run in the log", "runs in the log")
            case .index: ("item of the index", "items of the index")
            case .hints: ("hint", "hints")
            case .undo: ("undoable run", "undoable runs")
            case .widgets: ("widget", "widgets")
            case .activities: ("Live Activity", "Live Activities")
            case .alarms: ("line about alarms", "lines about alarms")
            case .weather: ("file with weather", "files with weather")
            case .output: ("file with output", "files with output")
            }
        return "\(count) \(count == 1 ? one : several)"
    }

    private static func meaning(_ kind: PrivacyKind) -> String {
        switch kind {
        case .donations: "what you did, with its values, for suggestions"
        case .suggestions: "what you did not want suggested"
        case .usage: "what you used and chose, for search"
        case .log: "which intents ran, without values"
        case .index: "what apps have indexed for search"
        case .hints: "what apps call relevant"
        case .undo: "which runs could be undone"
        case .widgets: "what widgets show"
        case .activities: "Live Activities"
        case .alarms: "when alarms rang"
        case .weather: "the weather at places you asked for"
        case .output: "what apps printed, and their crashes"
        }
    }

    // MARK: - JSON

    static func json(_ report: PrivacyReport) -> JSONValue {
        .members([
            "kinds": .array(
                report.entries.map { entry in
                    .members([
                        "kind": .string(entry.kind.rawValue), "count": .int(entry.count),
                        "oldest": entry.oldest.map { .string(JSONValue.iso8601($0)) },
                        "newest": entry.newest.map { .string(JSONValue.iso8601($0)) }, "path": .string(entry.path),
                        "apps": .object(
                            entry.apps.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .int($0.value)) }),
                    ])
                }), "learning": json(report.learning),
        ])
    }

    static func json(_ result: EraseResult) -> JSONValue {
        .members([
            "erased": .object(
                result.parts.map { JSONValue.Member(name: $0.kind.rawValue, value: .int($0.count)) }),
            "remains": result.remains.map(JSONValue.string),
        ])
    }

    static func json(_ state: LearningState) -> JSONValue {
        .members([
            "isOn": .bool(state.isOn), "exceptions": .array(state.exceptions.map(JSONValue.string)),
        ])
    }
}

extension PrivacyReport {
    /// What is kept of each app, by its identifier.
    fileprivate var apps: [(app: String, counts: [(kind: PrivacyKind, count: Int)])] {
        Set(entries.flatMap(\.apps.keys)).sorted().map { app in
            (app, entries.compactMap { entry in entry.apps[app].map { (entry.kind, $0) } })
        }
    }

    /// The files and folders with something in them, each once.
    fileprivate var paths: [String] {
        var seen: Set<String> = []
        return entries.filter { $0.count > 0 }.map(\.path).filter { seen.insert($0).inserted }
    }
}
