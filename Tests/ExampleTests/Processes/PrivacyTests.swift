import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import Testing

/// What is kept of what people did with the examples, and that it can be forgotten.
struct PrivacyTests {
    private static let secret = "Xylophone lessons at Quorndon"

    /// A system in which the task with the secret title was added, shown, found and chosen.
    private static func withSecret(
        _ body: (BeckonSystem, AppReference, URL) async throws -> Void
    ) async throws {
        try await RunningSystem.withFolder { system, folder in
            let tasks = AppReference.name(try await system.install(try RunningSystem.program("Tasks")).identifier)
            for (intent, arguments) in [
                ("AddTask", ["title": IntentValue.string(secret)]), ("ShowTask", ["task": .text(secret)]),
            ] {
                _ = try await system.run(
                    IntentRequest(app: tasks, intent: intent, arguments: arguments), interaction: Answers())
            }
            let found = try #require(try await system.search(SearchQuestion("xylophone")).items.first)
            try await system.noteChoice(of: found.hit, for: "xylophone lessons")
            try await body(system, tasks, folder.appending(path: "system"))
        }
    }

    /// The files of the system that hold a text, in any case of letters, as it is or in UTF-16.
    private static func files(holding text: String, in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            let file = folder.appending(path: name)
            guard let data = try? Data(contentsOf: file) else { return false }
            return [text, text.lowercased()].contains { data.range(of: Data($0.utf8)) != nil }
        }.sorted()
    }

    private static func count(_ kind: PrivacyKind, _ system: BeckonSystem) async throws -> Int {
        try await system.privacy().entries.first { $0.kind == kind }?.count ?? -1
    }

    @Test func `tells all that is kept, of which app, since when and where`() async throws {
        try await Self.withSecret { system, tasks, folder in
            let report = try await system.privacy()
            #expect(report.entries.map(\.kind) == PrivacyKind.allCases && report.learning == LearningState())
            let identifier = try await system.app(tasks).identifier
            for kind in [PrivacyKind.donations, .log, .usage, .index] {
                let entry = try #require(report.entries.first { $0.kind == kind })
                #expect(entry.count > 0 && entry.apps[identifier] == entry.count, "\(kind)")
                #expect(FileManager.default.fileExists(atPath: entry.path) && entry.path.hasPrefix(folder.path))
            }
            let donations = try #require(report.entries.first { $0.kind == .donations })
            #expect(donations.oldest != nil && donations.count == 2)
        }
    }

    @Test func `erases all of it, from the bytes of the files, too`() async throws {
        try await Self.withSecret { system, tasks, folder in
            _ = try await system.privacy()
            for word in ["Xylophone", "Quorndon"] {
                #expect(try !Self.files(holding: word, in: folder).isEmpty)
            }
            let result = try await system.erase(EraseRequest())
            #expect(result.remains == nil)
            let counts = Dictionary(uniqueKeysWithValues: result.parts.map { ($0.kind, $0.count) })
            #expect(counts[.donations] == 2 && counts[.log] == 2 && (counts[.index] ?? 0) > 0)
            for word in ["Xylophone", "xylophon", "Quorndon", Self.secret] {
                #expect(try Self.files(holding: word, in: folder) == [], "\(word)")
            }
            for kind in PrivacyKind.allCases { #expect(try await Self.count(kind, system) == 0, "\(kind)") }
            // It goes on as before.
            #expect(try await system.verifyIndex().isSound)
            #expect(try await system.search(SearchQuestion("xylophone", isSemantic: false)).items.isEmpty)
            #expect(try await system.suggestions(SuggestionQuestion()).suggestions.isEmpty)
            #expect(try await system.app(tasks).isInstalled)
        }
    }

    @Test func `erases only the kinds, the app and the age that are meant`() async throws {
        try await Self.withSecret { system, tasks, _ in
            let coffee = AppReference.name(try await system.install(try RunningSystem.program("Coffee")).identifier)
            _ = try await system.run(
                IntentRequest(app: coffee, intent: "SpendingIntent"), interaction: Answers())
            _ = try await system.erase(EraseRequest(kinds: [.donations], before: .now - 3600))
            #expect(try await Self.count(.donations, system) == 3)
            let erased = try await system.erase(EraseRequest(app: coffee, kinds: [.donations, .log]))
            #expect(erased.parts == [.init(kind: .donations, count: 1), .init(kind: .log, count: 1)])
            #expect(try await Self.count(.donations, system) == 2)
            #expect(try await Self.count(.usage, system) > 0)
            _ = try await system.erase(EraseRequest(kinds: [.donations, .usage], before: .now + 60))
            #expect(try await Self.count(.donations, system) == 0)
            #expect(try await Self.count(.usage, system) == 0)
            #expect(try await Self.count(.log, system) == 2)
            let failure = await #expect(throws: IntentFailure.self) {
                try await system.erase(EraseRequest(app: .name("org.example.never")))
            }
            #expect(failure?.code == .unknownApp)
        }
    }

    @Test func `erases what is left of an app that ran by its path`() async throws {
        try await RunningSystem.with { system in
            let path = try RunningSystem.program("Coffee")
            _ = try await system.run(
                IntentRequest(app: .path(path), intent: "SpendingIntent"), interaction: Answers())
            let identifier = try await system.app(.path(path)).identifier
            let erased = try await system.erase(EraseRequest(app: .name(identifier), kinds: [.donations]))
            #expect(erased.parts.map(\.count) == [1])
        }
    }
}
