import Foundation
import IntentWire
import Testing

/// `Documentation/Wire.md` in its parts.
struct WirePage: Sendable {
    static let shared = WirePage()

    /// A block of JSON, with the type that its fence names.
    struct Example: Sendable, CustomTestStringConvertible {
        var type: String
        var json: String
        var line: Int

        var testDescription: String { "\(type) at line \(line)" }
    }

    /// A message of a conversation.
    struct Line: Sendable {
        var text: String
        var json: JSON
        var isToApp: Bool

        /// Whether it asks or tells something; else it is an answer.
        var isCall: Bool { json["method"] != nil }
    }

    /// Messages that follow each other.
    struct Conversation: Sendable, CustomTestStringConvertible {
        var lines: [Line]
        var line: Int

        var testDescription: String { "the conversation at line \(line)" }

        /// The message of the other end with the same identifier; nil for a notification.
        func answer(to call: Line) -> Line? {
            guard let id = call.json["id"] else { return nil }
            return lines.first { !$0.isCall && $0.isToApp != call.isToApp && $0.json["id"] == id }
        }
    }

    /// A method, with the names of its types.
    struct Method: Sendable, CustomTestStringConvertible {
        var name: String
        var isForApp: Bool
        var parameters: String
        var answer: String?

        var testDescription: String { name }
    }

    let text: String
    let examples: [Example]
    let conversations: [Conversation]

    private init() {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Wire.md")
        text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        var examples: [Example] = []
        var conversations: [Conversation] = []
        var open: (fence: String, line: Int, lines: [String])?
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            guard line.hasPrefix("```") else {
                open?.lines.append(line)
                continue
            }
            guard let block = open else {
                open = (String(line.dropFirst(3)), number + 1, [])
                continue
            }
            open = nil
            if block.fence.hasPrefix("json ") {
                examples.append(
                    Example(
                        type: String(block.fence.dropFirst("json ".count)), json: block.lines.joined(separator: "\n"),
                        line: block.line))
            } else if block.fence == "text" {
                conversations.append(
                    Conversation(lines: block.lines.compactMap(Self.message), line: block.line))
            }
        }
        self.examples = examples
        self.conversations = conversations
    }

    private static func message(_ line: String) -> Line? {
        let text = String(line.dropFirst(2))
        return (try? JSON(text)).map { Line(text: text, json: $0, isToApp: line.hasPrefix("→")) }
    }
}

extension WirePage {
    static let methods =
        [
            Method(name: IntentMethod.hello, isForApp: true, parameters: "HelloRequest", answer: "HelloResponse"),
            Method(name: IntentMethod.manifest, isForApp: true, parameters: "ManifestRequest", answer: "AppManifest"),
            Method(
                name: IntentMethod.indexEvent, isForApp: true, parameters: "SearchableIndexEventMessage",
                answer: "SearchableIndexEventAnswer"),
            Method(
                name: IntentMethod.indexData, isForApp: true, parameters: "SearchableDataRequest",
                answer: "SearchableDataAnswer"),
            Method(
                name: IntentMethod.continueActivity, isForApp: true, parameters: "ContinuationRequest",
                answer: "ContinuationAnswer"),
            Method(
                name: IntentMethod.index, isForApp: false, parameters: "SearchableIndexRequest",
                answer: "SearchableIndexReply"),
            Method(name: IntentMethod.perform, isForApp: true, parameters: "PerformRequest", answer: "IntentOutcome"),
            Method(name: IntentMethod.options, isForApp: true, parameters: "OptionsRequest", answer: "OptionList"),
            Method(name: IntentMethod.entities, isForApp: true, parameters: "EntityRequest", answer: "EntityResponse"),
            Method(name: IntentMethod.undo, isForApp: true, parameters: "UndoRequest", answer: "UndoResponse"),
            Method(
                name: IntentMethod.exportEntity, isForApp: true, parameters: "ExportRequest", answer: "FileSnapshot"),
            Method(
                name: IntentMethod.importEntity, isForApp: true, parameters: "ImportRequest", answer: "EntitySnapshot"),
            Method(
                name: IntentMethod.queryValues, isForApp: true, parameters: "ValueQueryRequest",
                answer: "ValueQueryResponse"),
            Method(name: IntentMethod.shutdown, isForApp: true, parameters: "WireNothing"),
            Method(name: IntentMethod.ask, isForApp: false, parameters: "QuestionMessage", answer: "IntentAnswer"),
            Method(name: IntentMethod.progress, isForApp: false, parameters: "ProgressMessage"),
            Method(name: IntentMethod.undoable, isForApp: false, parameters: "UndoNotice"),
            Method(name: IntentMethod.performed, isForApp: false, parameters: "PerformedNotice"),
            Method(
                name: IntentMethod.predictions, isForApp: true, parameters: "PredictionRequest",
                answer: "PredictionResponse"),
            Method(
                name: IntentMethod.donate, isForApp: false, parameters: "DonationMessage", answer: "DonationReceipt"),
            Method(
                name: IntentMethod.deleteDonations, isForApp: false, parameters: "DonationDeletion", answer: "[String]"),
            Method(name: IntentMethod.shortcutParametersChanged, isForApp: false, parameters: "WireNothing"),
            Method(name: IntentMethod.snippetChanged, isForApp: false, parameters: "SnippetChange"),
            Method(
                name: IntentMethod.updateRelevantIntents, isForApp: false, parameters: "RelevantIntentsMessage",
                answer: "WireNothing"),
            Method(
                name: IntentMethod.changeRelevantEntities, isForApp: false, parameters: "RelevantEntitiesChange",
                answer: "WireNothing"),
            Method(
                name: IntentMethod.setCaptureContext, isForApp: false, parameters: "CaptureContext",
                answer: "WireNothing"),
            Method(
                name: IntentMethod.captureContext, isForApp: false, parameters: "CaptureContext",
                answer: "CaptureContext"),
        ] + widgetMethods + activityMethods

    private static let widgetMethods = [
        Method(
            name: IntentMethod.widgetTimeline, isForApp: true, parameters: "WidgetRequest", answer: "WidgetTimeline"),
        Method(
            name: IntentMethod.widgetSuggestions, isForApp: true, parameters: "WidgetSuggestionsRequest",
            answer: "WidgetSuggestions"),
        Method(
            name: IntentMethod.controlState, isForApp: true, parameters: "ControlRequest", answer: "ControlSnapshot"),
        Method(name: IntentMethod.reloadWidgets, isForApp: false, parameters: "WidgetChange"),
        Method(name: IntentMethod.reloadControls, isForApp: false, parameters: "WidgetChange"),
        Method(
            name: IntentMethod.currentWidgets, isForApp: false, parameters: "WidgetUsesRequest", answer: "[WidgetUse]"),
        Method(
            name: IntentMethod.currentControls, isForApp: false, parameters: "WidgetUsesRequest",
            answer: "[ControlUse]"),
    ]

    private static let activityMethods = [
        Method(
            name: IntentMethod.drawActivity, isForApp: true, parameters: "ActivityDrawRequest",
            answer: "ActivityDrawing"),
        Method(name: IntentMethod.activityChanged, isForApp: true, parameters: "ActivitySnapshot"),
        Method(
            name: IntentMethod.requestActivity, isForApp: false, parameters: "ActivityRequest",
            answer: "ActivitySnapshot"),
        Method(
            name: IntentMethod.updateActivity, isForApp: false, parameters: "ActivityUpdate",
            answer: "ActivitySnapshot"),
        Method(name: IntentMethod.endActivity, isForApp: false, parameters: "ActivityEnd", answer: "ActivitySnapshot"),
        Method(
            name: IntentMethod.activities, isForApp: false, parameters: "ActivityQuery", answer: "[ActivitySnapshot]"),
        Method(name: IntentMethod.weather, isForApp: false, parameters: "WeatherRequest", answer: "WeatherReply"),
        Method(name: IntentMethod.activityDrawn, isForApp: false, parameters: "ActivityDrawn", answer: "WireNothing"),
        Method(name: IntentMethod.scheduleAlarm, isForApp: false, parameters: "AlarmRequest", answer: "AlarmNotice"),
        Method(name: IntentMethod.changeAlarm, isForApp: false, parameters: "AlarmChange", answer: "AlarmNotice"),
        Method(name: IntentMethod.alarms, isForApp: false, parameters: "WireNothing", answer: "AlarmList"),
        Method(
            name: IntentMethod.alarmPermission, isForApp: false, parameters: "AlarmPermissionRequest",
            answer: "AlarmPermissionState"),
        Method(name: IntentMethod.alarmsChanged, isForApp: true, parameters: "AlarmNotice", answer: nil),
        Method(
            name: IntentMethod.alarmPermissionChanged, isForApp: true, parameters: "AlarmPermissionState", answer: nil),
    ]

    /// Types of which there is nothing to show.
    static let empty: Set = ["WireNothing", "ManifestRequest", "WidgetUsesRequest"]

    /// The types that fences and methods name.
    static let types: [String: any (Codable & Sendable).Type] = Dictionary(
        uniqueKeysWithValues: [
            [IntentValue].self, [ValueType].self, HelloRequest.self, HelloResponse.self, ManifestRequest.self,
            AppManifest.self, IntentRequest.self, PerformRequest.self, IntentOutcome.self, OptionsRequest.self,
            OptionList.self, [EntityRequest].self, EntityRequest.self, EntityResponse.self, [QuestionMessage].self,
            QuestionMessage.self, [IntentAnswer].self, IntentAnswer.self, ProgressMessage.self, DonationMessage.self,
            DonationReceipt.self, DonationDeletion.self, [String].self, SnippetChange.self, RelevantIntentsMessage.self,
            [RelevantEntitiesChange].self, RelevantEntitiesChange.self, CaptureContext.self, IntentFailure.self,
            ActivityDrawRequest.self, ActivityDrawing.self, ActivitySnapshot.self, ActivityRequest.self,
            AlarmRequest.self, AlarmNotice.self, AlarmChange.self, AlarmList.self, AlarmPermissionRequest.self,
            AlarmPermissionState.self, ActivityUpdate.self, ActivityEnd.self, ActivityQuery.self, ActivityDrawn.self,
            [ActivitySnapshot].self,
            PerformedNotice.self, PredictionRequest.self, PredictionResponse.self,
            UndoNotice.self, UndoRequest.self, UndoResponse.self, ExportRequest.self, FileSnapshot.self,
            ImportRequest.self, EntitySnapshot.self, ValueQueryRequest.self, ValueQueryResponse.self, WireNothing.self,
            ViewTree.self,
            WidgetRequest.self, WidgetTimeline.self, WidgetSuggestionsRequest.self, WidgetSuggestions.self,
            ControlRequest.self, ControlSnapshot.self, WidgetChange.self, WidgetUsesRequest.self, [WidgetUse].self,
            [ControlUse].self, WeatherRequest.self, WeatherReply.self, SearchableIndexRequest.self,
            SearchableIndexReply.self, SearchableIndexEventMessage.self, SearchableIndexEventAnswer.self,
            SearchableDataRequest.self, SearchableDataAnswer.self, ContinuationRequest.self, ContinuationAnswer.self,
        ].map { (name(of: $0), $0) })

    /// `HelloRequest`, and `[HelloRequest]` for a list of them.
    private static func name(of type: any (Codable & Sendable).Type) -> String {
        let name = "\(type)"
        return name.hasPrefix("Array<") ? "[\(name.dropFirst("Array<".count).dropLast())]" : name
    }

    static let kinds: Set = [
        "null", "bool", "int", "double", "string", "attributedString", "date", "dateComponents", "duration", "decimal",
        "url", "uuid", "measurement", "personName", "person", "file", "currencyAmount", "paymentMethod", "placemark",
        "recurrenceRule", "searchCriteria", "enumCase", "entity", "entityIdentifier", "text", "list",
    ]
}

/// A JSON value, to be compared whatever the order of its members.
enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    init(_ text: String) throws { self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

    /// What is left of a JSON text that is read and written as a type.
    init(rewriting text: String, as type: any Codable.Type) throws {
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        self = try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(value))
    }

    subscript(member: String) -> JSON? {
        if case .object(let members) = self { members[member] } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension JSON: Codable, CustomStringConvertible {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSON].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }

    /// The JSON text, with members in the order of their names.
    var description: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
