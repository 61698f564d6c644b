import BeckonSystem
import Foundation
import IntentWire
import Testing

/// A sentence sees the apps as they are at its beginning, though nothing of them is looked at while the kernel tells of no change.
struct SurveyTests {
    /// A system in which `WireApp` is installed as Brew, after some sentences.
    private func with(
        adjust: (inout SystemConfiguration) -> Void = { _ in }, _ body: (TestSystem, URL) async throws -> Void
    ) async throws {
        try await TestSystem.with(adjust: adjust) { test in
            let record = try await test.system.install(
                test.build("Brew", identifier: "org.example.Brew", version: "1"))
            try await settle(test)
            try await body(test, URL(filePath: record.bundlePath))
        }
    }

    /// After a few sentences all values are known, and phrases are kept.
    private func settle(_ test: TestSystem) async throws {
        for _ in 0..<4 { #expect(try await names(in: test) == ["Brew"]) }
    }

    private func candidates(_ sentence: String, in test: TestSystem) async throws -> [SentenceCandidate] {
        try await test.system.understand(SentenceQuestion(sentence, locale: "en-GB", timeZone: "Europe/Berlin"))
            .candidates
    }

    /// The names of the apps that "say again" may mean, as they tell them.
    private func names(in test: TestSystem) async throws -> Set<String> {
        Set(try await candidates("say again", in: test).filter { $0.intent == "EchoIntent" }.map(\.appName))
    }

    private func call(_ name: String, in bundle: URL) throws {
        try Data(#"{"identifier":"org.example.Brew","name":"\#(name)","version":"2"}"#.utf8)
            .write(to: bundle.appending(path: "Identity.resources/identity.json"))
    }

    @Test(arguments: [Duration.zero, .seconds(3600)])
    func `sees a resource that was changed right before a sentence`(watchDelay: Duration) async throws {
        try await with(adjust: { $0.watchDelay = watchDelay }) { test, bundle in
            for name in ["Drink", "Bread", "Brew", "Drink"] {
                try call(name, in: bundle)
                #expect(try await names(in: test) == [name])
                #expect(try await names(in: test) == [name])
            }
        }
    }

    @Test func `sees a program that was put in the place of another`() async throws {
        try await with { test, bundle in
            let new = bundle.appending(path: "new")
            try FileManager.default.copyItem(atPath: notesApp, toPath: new.path)
            #expect(try await names(in: test) == ["Brew"])
            #expect(rename(new.path, bundle.appending(path: "Brew").path) == 0)
            #expect(try await candidates("add a note", in: test).first?.intent == "AddNoteIntent")
        }
    }

    @Test func `sees a program that was changed by another of its names`() async throws {
        try await with(adjust: { $0.idleTimeout = .seconds(0.2) }) { test, bundle in
            let name = test.folder.appending(path: "elsewhere")
            try FileManager.default.linkItem(at: bundle.appending(path: "Brew"), to: name)
            try await settle(test)
            // What runs cannot be written.
            try await waitForEnd(of: test.processIdentifier(of: .name("Brew")))
            let file = try FileHandle(forWritingTo: name)
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: Data(contentsOf: URL(filePath: notesApp)))
            try file.close()
            #expect(try await candidates("add a note", in: test).first?.intent == "AddNoteIntent")
        }
    }

    @Test func `looks where the program is a link to elsewhere`() async throws {
        try await with { test, bundle in
            let program = bundle.appending(path: "Brew")
            let elsewhere = test.folder.appending(path: "elsewhere")
            try FileManager.default.moveItem(at: program, to: elsewhere)
            try FileManager.default.createSymbolicLink(at: program, withDestinationURL: elsewhere)
            try await settle(test)
            try FileManager.default.removeItem(at: elsewhere)
            try FileManager.default.copyItem(atPath: notesApp, toPath: elsewhere.path)
            #expect(try await candidates("add a note", in: test).first?.intent == "AddNoteIntent")
        }
    }

    @Test func `looks where the bundle is a link to elsewhere`() async throws {
        try await with { test, bundle in
            let above = test.folder.appending(path: "above")
            try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: bundle, to: above.appending(path: "bundle"))
            try FileManager.default.createSymbolicLink(
                at: bundle, withDestinationURL: above.appending(path: "bundle"))
            try await settle(test)
            // Neither the bundle nor what it is in has changed, and yet nothing is there.
            try FileManager.default.moveItem(at: above, to: test.folder.appending(path: "beside"))
            #expect(try await names(in: test) == [])
        }
    }

    @Test func `sees what another system has installed and removed`() async throws {
        try await with { test, _ in
            let other = try BeckonSystem(configuration: test.configuration)
            for _ in 0..<3 {
                _ = try await other.install(test.build("Drink", identifier: "org.example.Drink", version: "1"))
                #expect(try await names(in: test) == ["Brew", "Drink"])
                _ = try await other.remove(.name("Drink"))
                #expect(try await names(in: test) == ["Brew"])
            }
            await other.shutdown()
        }
    }

    @Test func `sees that the folder of all apps is another one`() async throws {
        try await with { test, bundle in
            let apps = bundle.deletingLastPathComponent()
            let data = apps.deletingLastPathComponent()
            try FileManager.default.moveItem(at: data, to: test.folder.appending(path: "old"))
            #expect(try await names(in: test) == [])
            try FileManager.default.moveItem(at: test.folder.appending(path: "old"), to: data)
            #expect(try await names(in: test) == ["Brew"])
        }
    }

    @Test func `looks again where more has changed than the kernel remembers`() async throws {
        try await with { test, bundle in
            let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
            let kept = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
            // Each of them is two changes, of files that do not matter.
            for number in 0...kept / 2 {
                let file = bundle.appending(path: "noise\(number % 2)").path
                close(open(file, O_CREAT | O_CLOEXEC | O_WRONLY, 0o600))
                unlink(file)
            }
            try call("Drink", in: bundle)
            #expect(try await names(in: test) == ["Drink"])
        }
    }
}
