import AppIntentsTesting
import Foundation
import Testing

/// Each system is alone, and leaves nothing behind.
struct IntentTestSystemTests {
    private func processNumber(_ definitions: IntentDefinitions) async throws -> pid_t {
        pid_t(try await definitions.intents["TellProcessIntent"].makeIntent().run().value.as(Int.self))
    }

    private func variable(_ name: String, _ definitions: IntentDefinitions) async throws -> String? {
        try await definitions.intents["TellEnvironmentIntent"].makeIntent(name: name).run().value
    }

    @Test
    func `keeps systems apart`() async throws {
        let definitions = (0..<4).map { _ in Apps.coffee }
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for (index, definitions) in definitions.enumerated() {
                group.addTask {
                    for _ in 0..<index {
                        try await definitions.intents["OrderCoffeeIntent"].makeIntent(size: "small").run()
                    }
                    return try await definitions.entities["OrderEntity"].allEntities().count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
        }
        #expect(counts == [0, 1, 2, 3])
    }

    @Test
    func `runs intents of one system at once`() async throws {
        let definitions = Apps.contacts
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<20 {
                group.addTask { try await definitions.intents["EchoIntent"].makeIntent(text: "\(index)").run().value }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(answers.count == 20)
    }

    @Test
    func `gives the apps a home of their own`() async throws {
        try await IntentTestSystem.with { system in
            let definitions = IntentDefinitions(bundleIdentifier: "ContactsApp", system: system)
            let home = try system.home.path
            #expect(try await variable("HOME", definitions) == home)
            #expect(try await variable("XDG_DATA_HOME", definitions) == home + "/.local/share")
            #expect(try await variable("TMPDIR", definitions)?.hasPrefix(NSHomeDirectory()) == false)
            #expect(try await variable("PATH", definitions) == ProcessInfo.processInfo.environment["PATH"])
        }
    }

    @Test
    func `changes the environment as the test wants`() async throws {
        let configuration = IntentTestSystem.Configuration(
            environment: ["XDG_DATA_HOME": "/elsewhere", "PATH": .none, "BECKON_TEST_WORD": "yes"])
        try await IntentTestSystem.with(configuration) { system in
            let definitions = IntentDefinitions(bundleIdentifier: "ContactsApp", system: system)
            var values: [String?] = []
            for name in ["XDG_DATA_HOME", "PATH", "BECKON_TEST_WORD"] {
                values.append(try await variable(name, definitions))
            }
            #expect(values == ["/elsewhere", nil, "yes"])
        }
    }

    @Test
    func `shares a system between apps and definitions`() async throws {
        try await IntentTestSystem.with(Apps.nobody) { system in
            try Data("Call Ada\nx Done\n".utf8).write(to: system.home.appending(path: "todo.txt"))
            let first = Apps.tasks(on: system)
            #expect(try await first.entities["TaskEntity"].entities(matching: "Ada").count == 1)
            try await Apps.tasks(on: system).intents["AddTask"].makeIntent(title: "Second").run()
            #expect(try await first.entities["TaskEntity"].entities(matching: "Second").count == 1)
            let contacts = IntentDefinitions(bundleIdentifier: "ContactsApp", system: system)
            #expect(try await processNumber(contacts) > 0)
        }
    }

    @Test
    func `ends the apps and removes the folder`() async throws {
        let (home, process) = try await IntentTestSystem.with { system in
            let definitions = IntentDefinitions(bundleIdentifier: "ContactsApp", system: system)
            let process = try await processNumber(definitions)
            #expect(kill(process, 0) == 0)
            return (try system.home, process)
        }
        #expect(!FileManager.default.fileExists(atPath: home.path))
        #expect(!FileManager.default.fileExists(atPath: home.deletingLastPathComponent().path))
        #expect(kill(process, 0) != 0)
    }

    @Test
    func `removes the folder when nothing refers to the system any more`() async throws {
        func use() async throws -> (URL, pid_t) {
            let system = IntentTestSystem()
            let definitions = IntentDefinitions(bundleIdentifier: "ContactsApp", system: system)
            return (try system.home, try await processNumber(definitions))
        }
        let (home, process) = try await use()
        while FileManager.default.fileExists(atPath: home.path) || kill(process, 0) == 0 {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @Test
    func `makes nothing where nothing is used`() async throws {
        let system = IntentTestSystem()
        let definitions = IntentDefinitions(bundleIdentifier: "ContactsApp", system: system)
        _ = definitions.intents["EchoIntent"].makeIntent(text: "a")
        await system.shutdown()
        let error = try await failure { try await definitions.intents["EchoIntent"].makeIntent().run() }
        #expect(error == IntentTestingError(.cancelled, "the system of this test is shut down"))
        #expect(throws: IntentTestingError.self) { try system.home }
    }

    @Test
    func `looks for apps where the test says`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "apps-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let built = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "ContactsApp")
        try FileManager.default.copyItem(at: built, to: folder.appending(path: "Renamed"))
        let list = ["CFBundleExecutable": "Renamed", "CFBundleIdentifier": "com.example.renamed"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appending(path: "Info.plist"))
        for place in [folder, folder.appending(path: "Renamed")] {
            try await IntentTestSystem.with(.init(apps: [place])) { system in
                let definitions = IntentDefinitions(bundleIdentifier: "com.example.renamed", system: system)
                let answer: String = try await definitions.intents["EchoIntent"].makeIntent(text: "here").run().value
                #expect(answer == "here")
            }
        }
    }
}
