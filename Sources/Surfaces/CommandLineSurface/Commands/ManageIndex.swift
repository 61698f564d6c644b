import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import ValueForms
import ViewRendering

/// `beckon index status`
struct ShowIndexStatus: CommandIntent {
    static let syntax = CommandSyntax("index", "status")
    static let title: LocalizedStringResource = "Show Index Status"
    static let description: IntentDescription? = IntentDescription(
        "Shows what is in the index that search uses: its size, and how many items each app has in it.")

    func run(in context: CommandContext) async throws {
        let status = try await context.host.indexStatus()
        context.show(json(status)) {
            let rows = [
                ("File", status.path), ("Size", Self.text(size: status.size)), ("Items", "\(status.items)"),
                ("Meaning", status.encoder ?? "words only: there is no table of vectors"),
                ("Learnt", "\(status.learnt) items and choices"),
            ]
            var lines = rows.map { "\(DisplayWidth.padded($0.0, to: 9))\(DisplayWidth.printable($0.1))" }
            if !status.sources.isEmpty {
                lines.append("")
                lines += context.table(
                    ["App", "Index", "Items"],
                    status.sources.map { [$0.app, $0.name.isEmpty ? "default" : $0.name, "\($0.items)"] })
            }
            return lines
        }
    }

    private func json(_ status: IndexStatus) -> JSONValue {
        .members([
            "path": .string(status.path), "size": .int(status.size), "items": .int(status.items),
            "encoder": status.encoder.map(JSONValue.string), "learnt": .int(status.learnt),
            "sources": .array(
                status.sources.map {
                    .members([
                        "app": .string($0.app), "name": .string($0.name),
                        "protection": $0.protection.map(JSONValue.string), "items": .int($0.items),
                        "stateSize": $0.stateSize.map(JSONValue.int),
                    ])
                }),
        ])
    }

    private static func text(size: Int) -> String {
        size < 1_000_000 ? "\((size + 500) / 1000) kB" : "\((size + 500_000) / 1_000_000) MB"
    }
}

/// `beckon index verify`
struct VerifyIndex: CommandIntent {
    static let syntax = CommandSyntax("index", "verify")
    static let title: LocalizedStringResource = "Verify Index"
    static let description: IntentDescription? = IntentDescription(
        "Looks through all of the index and says what is wrong with it. Exits with 1 where something is.")

    func run(in context: CommandContext) async throws {
        let health = try await context.host.verifyIndex()
        context.show(
            .members(["isSound": .bool(health.isSound), "faults": .array(health.faults.map(JSONValue.string))])
        ) { health.isSound ? ["The index is sound."] : health.faults.map { DisplayWidth.printable($0) } }
        if !health.isSound {
            throw IntentFailure(.store, "the index is damaged: 'beckon index rebuild' makes it anew")
        }
    }
}

/// `beckon index rebuild`
struct RebuildIndex: CommandIntent {
    static let syntax = CommandSyntax("index", "rebuild")
    static let title: LocalizedStringResource = "Rebuild Index"
    static let description: IntentDescription? = IntentDescription(
        "Makes the index of search anew, from what is in it or from nothing, and asks the installed apps to index again."
    )

    func run(in context: CommandContext) async throws {
        let result = try await context.host.rebuildIndex()
        context.show(json(result)) {
            var lines = [
                result.wasDamaged
                    ? "The index was damaged; it was begun anew and has \(result.items) items."
                    : "The index was made anew; it has \(result.items) items."
            ]
            if !result.asked.isEmpty { lines.append("Indexed again: \(result.asked.joined(separator: ", ")).") }
            for (app, reason) in result.unasked.sorted(by: { $0.key < $1.key }) {
                lines.append(DisplayWidth.printable("Not indexed again: \(app), since \(reason)."))
            }
            return lines
        }
    }

    private func json(_ result: IndexRebuild) -> JSONValue {
        .members([
            "wasDamaged": .bool(result.wasDamaged), "items": .int(result.items),
            "asked": .array(result.asked.map(JSONValue.string)),
            "unasked": .object(
                result.unasked.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) }),
        ])
    }
}
