// An app with a tool for each thing that an assistant's client can meet. Tools whose names begin with `test_` are those
// that the public conformance suite of the Model Context Protocol asks a server for.
import AppIntents
import SwiftUI

@main
struct AssistantApp: App {
    var body: some Scene {
        WindowGroup { Text("Tools for assistants") }
    }
}

struct AssistantShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: SimpleTextIntent(), phrases: ["Say something with \(.applicationName)"], shortTitle: "Simple Text",
            systemImageName: "text.bubble")
        AppShortcut(
            intent: ReadDocumentIntent(), phrases: ["Read \(\.$document) in \(.applicationName)"],
            shortTitle: "Read Document", systemImageName: "doc")
        AppShortcut(
            intent: PaintIntent(),
            phrases: ["Paint in \(.applicationName)", "Paint it \(\.$colour) in \(.applicationName)"],
            shortTitle: "Paint", systemImageName: "paintbrush")
    }
}
