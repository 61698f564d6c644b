import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct InstallTests {
    @Test func `lays a bundle with all that belongs to the program`() async throws {
        try await TestSystem.with { test in
            let program = try test.build("Brew", identifier: "org.example.Brew", version: "1.2")
            let beside = URL(filePath: program).deletingLastPathComponent()
            try Data("{}".utf8).write(to: beside.appending(path: "Localizable.xcstrings"))
            try FileManager.default.createDirectory(
                at: beside.appending(path: "de.lproj"), withIntermediateDirectories: true)
            try Data().write(to: beside.appending(path: "main.o"))
            let record = try await test.system.install(program)

            let bundle = test.configuration.dataDirectory.appending(path: "apps/org.example.Brew")
            #expect(record.identifier == "org.example.Brew" && record.name == "Brew" && record.version == "1.2")
            #expect(record.bundlePath == bundle.path && record.executablePath == bundle.path + "/Brew")
            #expect(record.isInstalled)
            let files = try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
            #expect(
                files == [
                    "Brew", "Identity.resources", "Info.plist", "Localizable.xcstrings", "Metadata.appintents",
                    "de.lproj",
                ])
            let manifest = try JSONDecoder().decode(
                AppManifest.self,
                from: Data(contentsOf: bundle.appending(path: "Metadata.appintents/manifest.json")))
            #expect(manifest.identifier == "org.example.Brew")
            let list = try PropertyListSerialization.propertyList(
                from: Data(contentsOf: bundle.appending(path: "Info.plist")), format: nil)
            #expect((list as? [String: String])?["CFBundleIdentifier"] == "org.example.Brew")
            #expect(try await test.system.apps() == [record])

            try FileManager.default.removeItem(at: beside)
            let outcome = try await test.run("Echo", ["text": .string("installed")], app: .name("brew"))
            #expect(outcome.value == .string("installed"))
        }
    }

    @Test(arguments: [
        "org.example.Brew", "ORG.EXAMPLE.BREW", "Brew", "brew", "Drahtprogramm", "wireling",
    ])
    func `finds an installed app by identifier and by every name`(name: String) async throws {
        try await TestSystem.with { test in
            let record = try await test.system.install(
                test.build("Brew", identifier: "org.example.Brew", version: "1"))
            #expect(try await test.system.app(.name(name)) == record)
            #expect(try await test.system.app(.path(record.bundlePath)) == record)
        }
    }

    @Test func `tells the nearest names of an unknown app`() async throws {
        try await TestSystem.with { test in
            let none = try await failure { try await test.system.app(.name("Brew")) }
            #expect(none.code == .unknownApp && none.message.contains("install one, or give the path"))
            for name in ["Brew", "Bread"] {
                _ = try await test.system.install(
                    test.build(name, identifier: "org.example.\(name)", version: "1"))
            }
            let near = try await failure { try await test.system.app(.name("Berw")) }
            #expect(near.message == "no app 'Berw' is installed: did you mean 'Brew'?")
            #expect(near.candidates?.map(\.value) == [.string("org.example.Brew")])
            let several = try await failure { try await test.system.app(.name("Wireling")) }
            #expect(several.message.contains("use an identifier, 'org.example.Bread' or 'org.example.Brew'"))
        }
    }

    @Test func `replaces an older version under a running request`() async throws {
        try await TestSystem.with { test in
            let program = try test.build("Brew", identifier: "org.example.Brew", version: "1")
            let first = try await test.system.install(program)
            let process = try await test.processIdentifier(of: .name("Brew"))
            let person = Person()
            let long = Task { try await test.run("Progress", ["count": .int(15)], app: .name("Brew"), person) }
            while person.reports.isEmpty { await Task.yield() }

            _ = try test.build("Brew", identifier: "org.example.Brew", version: "2")
            let second = try await test.system.install(program)
            #expect(second.version == "2" && second.executablePath == first.executablePath)
            #expect(try await test.system.apps() == [second])
            #expect(try await test.system.manifest(of: .name("Brew")).version == "2")
            #expect(try await test.processIdentifier(of: .name("Brew")) != process)
            #expect(try await long.value.value == .string("done"))
            try await waitForEnd(of: process)
            let apps = test.configuration.dataDirectory.appending(path: "apps").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: apps) == ["org.example.Brew"])
        }
    }

    @Test func `removes an app with its process and its donations`() async throws {
        try await TestSystem.with { test in
            let program = try test.build("Brew", identifier: "org.example.Brew", version: "1")
            let record = try await test.system.install(program)
            _ = try await test.run("Donate", app: .name("Brew"))
            let process = try await test.processIdentifier(of: .name("Brew"))
            #expect(try await test.system.remove(.name("brew")) == record)
            try await waitForEnd(of: process)
            #expect(try await test.system.apps().isEmpty)
            #expect(!FileManager.default.fileExists(atPath: record.bundlePath))
            #expect(try await test.system.donations(of: .path(program)).isEmpty)
            let failure = try await failure { try await test.system.remove(.path(program)) }
            #expect(failure.code == .unknownApp && failure.message.contains("is not installed"))
        }
    }

    @Test(arguments: ["../evil", "a/b", "", ".hidden", String(repeating: "x", count: 300), "a\u{0}b"])
    func `refuses an identifier that is no name for a folder`(identifier: String) async throws {
        try await TestSystem.with { test in
            let escaped = identifier.replacingOccurrences(of: "\u{0}", with: "\\u0000")
            let program = try test.build("Evil", identifier: escaped, version: "1")
            let failure = try await failure { try await test.system.install(program) }
            #expect(failure.message.contains("is no identifier for an app"))
            #expect(try await test.system.apps().isEmpty)
        }
    }

    @Test func `leaves nothing behind when it cannot install`() async throws {
        try await TestSystem.with { test in
            _ = try await test.system.install(test.build("Brew", identifier: "org.example.Brew", version: "1"))
            let program = try test.build("Brew", identifier: "org.example.Brew", version: "2")
            // Where the installed app needs a file, this one brings a folder.
            let list = URL(filePath: program).deletingLastPathComponent().appending(path: "Info.plist")
            try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
            let failure = try await failure { try await test.system.install(program) }
            #expect(failure.code == .store)
            #expect(failure.message.contains("'Brew' cannot be installed in"))
            #expect(try await test.system.app(.name("Brew")).version == "1")
            let apps = test.configuration.dataDirectory.appending(path: "apps").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: apps) == ["org.example.Brew"])
        }
    }
}

@Suite struct ManifestCacheTests {
    @Test func `knows an app without starting it`() async throws {
        try await TestSystem.with { test in
            let program = try test.build("Brew", identifier: "org.example.Brew", version: "1")
            let manifest = try await test.system.manifest(of: .path(program))
            var configuration = test.configuration
            configuration.environment["WIREAPP_MODE"] = "exit"
            let other = try BeckonSystem(configuration: configuration)
            #expect(try await other.manifest(of: .path(program)) == manifest)
            #expect(try await other.app(.path(program)).name == "Brew")
            await other.shutdown()
        }
    }

    /// Whether the files are watched, or looked at each time since the system is young.
    @Test(arguments: [Duration.zero, .seconds(3600)])
    func `asks again when a resource has changed`(watchDelay: Duration) async throws {
        try await TestSystem.with(adjust: { $0.watchDelay = watchDelay }) { test in
            let program = try test.build("Brew", identifier: "org.example.Brew", version: "1")
            #expect(try await test.system.manifest(of: .path(program)).version == "1")
            _ = try test.build("Brew", identifier: "org.example.Brew", version: "2")
            #expect(try await test.system.manifest(of: .path(program)).version == "2")
        }
    }
}
