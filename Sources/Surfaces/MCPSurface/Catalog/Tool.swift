import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// One intent as a tool.
struct Tool: Sendable {
    /// Unlike that of all other tools, and the same as long as app and intent keep their names.
    let name: String
    let app: CatalogApp
    let intent: IntentDescriptor

    /// The name of an intent's tool: letters that every client and every model takes.
    ///
    /// The protocol allows dots too, but the interfaces of models do not.
    ///
    /// - Source: MCP 2025-11-25, server/tools, "Tool Names".
    static func name(_ parts: [String]) -> String {
        let cleaned = parts.map { part in
            String(part.unicodeScalars.map { isAllowed($0) ? Character($0) : "_" })
        }
        let name = cleaned.filter { !$0.isEmpty }.joined(separator: "_")
        return name.isEmpty ? "intent" : String(name.prefix(64))
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }

    /// What the intent is called.
    var title: String { app.text(intent.title) }

    /// What a model reads to decide whether the tool helps.
    var description: String {
        let words = intent.description.map { SafeText.lines($0.text(in: app.languages), limit: 2_000) } ?? ""
        var sentences = [words.isEmpty ? title : words]
        if let summary = intent.summary?.sentences.first { sentences.append("Form: " + sentence(summary)) }
        if let deprecation = intent.deprecation {
            sentences.append("Deprecated." + (deprecation.message.map { " " + app.text($0) } ?? ""))
        }
        if !intent.modes.contains(.background) { sentences.append("Opens \(app.name) in front of the person.") }
        return sentences.joined(separator: "\n")
    }

    /// The summary with titles in the places of values: `Add [Title] with [Priority] priority`.
    private func sentence(_ summary: SummarySentence) -> String {
        var text = app.text(summary.template, limit: 500)
        for parameter in intent.parameters {
            text = text.replacing("${\(parameter.name)}", with: "[\(app.text(parameter.title))]")
        }
        return text
    }

    /// Whether an assistant finds the intent.
    static func isOffered(_ intent: IntentDescriptor) -> Bool {
        let configures: Set = ["WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent"]
        return (intent.isDiscoverable || intent.isAssistantOnly) && !intent.isConfigurationOnly
            && configures.isDisjoint(with: intent.systemProtocols)
    }

    /// The symbol of an App Shortcut for the intent.
    private var icons: JSONValue? {
        let symbol = app.manifest.shortcuts.first { $0.intent == intent.identifier && $0.systemImageName != nil }
        guard let name = symbol?.systemImageName else { return nil }
        let data = Data(SymbolPicture.svg(name).utf8).base64EncodedString()
        return .array([
            .members([
                "src": .string("data:image/svg+xml;base64,\(data)"), "mimeType": .string("image/svg+xml"),
                "sizes": .array([.string("any")]),
            ])
        ])
    }

    /// The tool as `tools/list` shows it.
    ///
    /// - Parameter canAsk: Whether missing values can be asked for, so that none has to be given.
    func json(canAsk: Bool) -> JSONValue {
        .members([
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": ParameterSchema(app: app).schema(of: intent, canAsk: canAsk),
            "outputSchema": ResultSchema(app: app).schema(of: intent),
            "annotations": ToolHints(intent).json, "icons": icons,
            "_meta": intent.showsSnippet ? SnippetPage.meta(of: self) : nil,
        ])
    }
}
