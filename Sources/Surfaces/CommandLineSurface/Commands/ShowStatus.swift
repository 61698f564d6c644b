import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// `beckon status`
struct ShowStatus: CommandIntent {
    static let syntax = CommandSyntax("status")
    static let title: LocalizedStringResource = "Show Status"
    static let description: IntentDescription? = IntentDescription(
        "Shows whether a system runs that commands use, since when, and which apps it keeps.")

    func run(in context: CommandContext) async throws {
        let configuration = try context.source.access().configuration
        guard let client = try await SystemClient.reach(configuration) else {
            return context.show(.members(["running": .bool(false)])) {
                ["No system runs; each command works with one of its own. beckon serve keeps one running."]
            }
        }
        let result: Result<SystemStatus, any Error>
        do { result = .success(try await client.status()) } catch { result = .failure(error) }
        await client.shutdown()
        var status = try result.get()
        // Who asks is no news.
        status.clients -= 1
        context.show(json(status)) { lines(status, context) }
    }

    private func lines(_ status: SystemStatus, _ context: CommandContext) -> [String] {
        let formatter = ValueFormatter(context.reading())
        let rows = [
            ("Process", "\(status.process), since \(formatter.text(.date(status.started)))"),
            ("Data", status.dataDirectory), ("Socket", status.socket), ("Memory", Self.text(memory: status.memory)),
            ("Clients", "\(status.clients)"),
            ("Alarms", status.wakesMachine == true ? "wake the machine" : "do not wake the machine from sleep"),
        ]
        var lines = ["A system runs."]
        lines += rows.map { "  \(DisplayWidth.padded($0.0, to: 9))\(DisplayWidth.printable($0.1))" }
        guard !status.apps.isEmpty else { return lines + ["  No app is kept."] }
        let apps = status.apps.map { app in
            [app.name, "\(app.process)", Self.text(memory: app.memory), "\(app.requests)", "\(app.undoableRuns)"]
        }
        return lines + [""] + context.table(["App", "Process", "Memory", "Working On", "Can Undo"], apps)
    }

    private func json(_ status: SystemStatus) -> JSONValue {
        .members([
            "running": .bool(true), "process": .int(status.process),
            "started": .string(JSONValue.iso8601(status.started)), "dataDirectory": .string(status.dataDirectory),
            "socket": .string(status.socket), "clients": .int(status.clients),
            "memory": status.memory.map(JSONValue.int), "wakesMachine": status.wakesMachine.map(JSONValue.bool),
            "apps": .array(
                status.apps.map { app in
                    .members([
                        "app": .string(app.app), "name": .string(app.name), "process": .int(app.process),
                        "requests": .int(app.requests), "undoableRuns": .int(app.undoableRuns),
                        "memory": app.memory.map(JSONValue.int),
                    ])
                }),
        ])
    }

    private static func text(memory: Int?) -> String {
        memory.map { "\(($0 + 500_000) / 1_000_000) MB" } ?? "unknown"
    }
}
