import BeckonSystem
import Foundation
import IntentWire
import SQLiteStore
import Testing

@Suite struct StateTests {
    @Test func `writes down which intents ran and what came of them, but no values`() async throws {
        try await TestSystem.with { test in
            _ = try await test.run("Echo", ["text": .string("my secret")])
            _ = try await test.failure(of: "Fail")
            let runs = try await test.system.runs(limit: 10)
            #expect(runs.map(\.intent) == ["FailIntent", "EchoIntent"])
            #expect(runs.map(\.outcome) == ["intent-failed", "done"])
            #expect(runs.allSatisfy { $0.app == "org.example.WireApp" && $0.source == .test })
            #expect(runs.allSatisfy { $0.ended.map { end in end >= runs[1].started } == true })
            #expect(try await test.system.runs(limit: 1).count == 1)
            for file in try FileManager.default.contentsOfDirectory(atPath: test.configuration.dataDirectory.path) {
                let data = try Data(contentsOf: test.configuration.dataDirectory.appending(path: file))
                #expect(data.range(of: Data("my secret".utf8)) == nil)
            }
        }
    }

    @Test func `keeps donations and deletes those of an entity`() async throws {
        try await TestSystem.with { test in
            let outcome = try await test.run("Donate", ["text": .string("tea")])
            #expect(outcome.value == .list([.string("a"), .string("c")]))
            let left = try await test.system.donations(of: .path(wireApp))
            #expect(left.map(\.identifier) == ["b"] && left.map(\.entities) == [["Task/2"]])
            #expect(left.first?.intent == PreparedIntent(intent: "EchoIntent", arguments: ["text": .string("tea")]))
        }
    }

    @Test func `lets two systems work on one store at once`() async throws {
        let first = try TestSystem()
        let second = try BeckonSystem(configuration: first.configuration)
        let request = IntentRequest(app: .path(try wireApp), intent: "Donate", source: .test)
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                let system = number.isMultiple(of: 2) ? first.system : second
                group.addTask { _ = try await system.run(request, interaction: Person()) }
            }
            try await group.waitForAll()
        }
        _ = try await second.runs(limit: 1)
        #expect(try await first.system.runs(limit: 100).count { $0.outcome == "done" } == 20)
        await second.shutdown()
        await first.system.shutdown()
    }

    @Test func `reports a damaged store and leaves it where it is`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "system-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "beckon.sqlite")
        let noise = Data(repeating: 0x42, count: 4096)
        try noise.write(to: file)
        let failure = try await failure {
            try BeckonSystem(configuration: SystemConfiguration(dataDirectory: folder, cacheDirectory: folder))
        }
        #expect(failure.code == .store)
        #expect(failure.message.contains(file.path) && failure.message.contains("move it away"))
        #expect(try Data(contentsOf: file) == noise)
    }

    @Test func `refuses a store of a newer version`() async throws {
        let test = try TestSystem()
        _ = try await test.system.runs(limit: 1)
        let later = Array(repeating: Migration(), count: 90)
        let path = test.configuration.dataDirectory.appending(path: "beckon.sqlite").path
        // A newer version is one that knows more steps.
        _ = try Store(path: path, application: 0x4245_4B4E, migrations: later)
        let failure = try await failure { try BeckonSystem(configuration: test.configuration) }
        #expect(failure.code == .store)
        #expect(failure.message.contains("written by a newer version (schema 90"))
    }

    @Test func `says which folder it cannot make`() async throws {
        let folder = URL(filePath: "/proc/beckon")
        let failure = try await failure {
            try BeckonSystem(configuration: SystemConfiguration(dataDirectory: folder, cacheDirectory: folder))
        }
        #expect(failure.code == .store)
        #expect(failure.message.contains("/proc/beckon"))
    }

    @Test(arguments: [
        (["HOME": "/home/ada"], "/home/ada/.local/share/beckon", "/home/ada/.cache/beckon"),
        (["HOME": "/home/ada", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/tmp/c"], "/data/beckon", "/tmp/c/beckon"),
        (["HOME": "/home/ada", "XDG_DATA_HOME": "here"], "/home/ada/.local/share/beckon", "/home/ada/.cache/beckon"),
    ])
    func `follows the folders that the environment names`(environment: [String: String], data: String, cache: String) {
        let configuration = SystemConfiguration.standard(environment: environment)
        #expect(configuration.dataDirectory.path == data)
        #expect(configuration.cacheDirectory.path == cache)
    }
}
