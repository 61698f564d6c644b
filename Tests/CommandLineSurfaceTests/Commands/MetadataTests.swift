import ChildProcesses
import Foundation
import Testing

/// `beckon metadata`, as people and as build systems call it.
@Suite(.temporaryFolder)
struct MetadataTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "IntentMetadataTests/Fixtures").path
    private static let golden = "\(fixtures)/Radio/extract.actionsdata"

    private func list(_ paths: [String]) throws -> String {
        let file = URL(filePath: TemporaryFolder.path).appending(path: "list")
        try Data(paths.joined(separator: "\n").utf8).write(to: file)
        return file.path
    }

    private func written(_ folder: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(TemporaryFolder.path)/\(folder)/Metadata.appintents/extract.actionsdata"))
    }

    @Test func `takes the place of Apple's processor by its name`() async throws {
        let link = "\(TemporaryFolder.path)/appintentsmetadataprocessor"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try Program.path("beckon"))
        let values = try list(["\(Self.fixtures)/Radio/RadioIntents.swiftconstvalues"])
        let result = try await ChildProcess.run(
            [
                link, "--toolchain-dir", "/T", "--module-name", "Radio", "--sdk-root", "/S", "--xcode-version", "26.3",
                "--platform-family", "macOS", "--deployment-target", "14.0", "--bundle-identifier", "com.example.Radio",
                "--output", "Radio.app", "--target-triple", "arm64-apple-macos14.0", "--binary-file", "/B",
                "--dependency-file", "/D", "--stringsdata-file", "/x.stringsdata", "--source-file-list", "/sources",
                "--swift-const-vals-list", values, "--force", "--quiet-warnings", "--force-metadata-output",
                "--compile-time-extraction", "--deployment-aware-processing", "--no-app-shortcuts-localization",
                "--app-shortcuts-app-name-override", "Radio",
            ], environment: Program().whole, directory: TemporaryFolder.path)
        #expect(result.error == "")
        #expect(
            result.output
                == "Wrote Radio.app/Metadata.appintents/extract.actionsdata: 14 intents, 1 entity, and 10 shortcuts.\n")
        #expect(result.code == 0)
        #expect(try written("Radio.app") == Data(contentsOf: URL(filePath: Self.golden)))
    }

    @Test func `takes the words of Bazel's rules`() async throws {
        let values = "\(Self.fixtures)/TrollLEDs"
        let result = try await Program().run([
            "metadata", "--binary-file", "/bazel_rules_apple/fakepath", "--module-name", "TrollLEDs", "--output", "out",
            "--source-files", "Intents.swift", "--source-files", "ShortcutsProvider.swift", "--sdk-root", "__SDKROOT__",
            "--platform-family", "iOS", "--deployment-target", "16.0", "--target-triple", "arm64-apple-ios16.0",
            "--swift-const-vals", "\(values)/Intents.swiftconstvalues", "--swift-const-vals",
            "\(values)/ShortcutsProvider.swiftconstvalues", "--compile-time-extraction", "--xcode-version", "15.2",
            "--sdk-root", "/SDK", "--toolchain-dir", "/T",
        ])
        #expect(result.error == "")
        #expect(result.code == 0)
        #expect(
            result.output
                == "Wrote out/Metadata.appintents/extract.actionsdata: 5 intents, 0 entities, and 5 shortcuts.\n")
    }

    @Test func `fails where there are fewer intents than are required, and writes nothing`() async throws {
        let result = try await Program().run([
            "metadata", "\(Self.fixtures)/TrollLEDs/Intents.swiftconstvalues", "--output", "out", "--require-intents",
            "6",
        ])
        #expect(result.code == 1)
        #expect(
            result.error
                == "error: there are 5 intents where 6 are required; is a file or a module missing?\n"
                + "error: 1 error; no metadata is written\n")
        #expect(!FileManager.default.fileExists(atPath: "\(TemporaryFolder.path)/out"))
    }

    @Test func `names file and line of what it cannot give`() async throws {
        let source = "\(TemporaryFolder.path)/A.swift"
        let lines = [
            "import AppIntents", "struct A: UndoableIntent {", "static let title: LocalizedStringResource = \"A\"",
            "func perform() async throws -> some IntentResult { .result() }", "}",
        ]
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: source))
        let words = ["metadata", "A.swift", "--module-name", "App", "--output", "out"]
        let program = Program(environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        let refused = try await program.run(words)
        #expect(refused.code == 1)
        #expect(
            refused.error
                == "A.swift:2: error: how Apple's processor writes the protocol UndoableIntent of 'App.A' is not known; "
                + "--lenient leaves it out\nerror: 1 error; no metadata is written\n")
        let lenient = try await program.run(words + ["--lenient", "--json"])
        #expect(lenient.code == 0)
        #expect(lenient.output.contains("\"intents\": 1"))
        #expect(lenient.output.contains("\"file\": \"A.swift\",\n      \"line\": 2"))
        let defined = try await program.run(words + ["--lenient", "--quiet-warnings", "--", "-D", "DEBUG"])
        #expect(defined.error == "")
        #expect(defined.code == 0)
    }

    @Test func `shows and compares`() async throws {
        let show = try await Program().run(["metadata", "show", Self.golden])
        #expect(show.code == 0)
        try Snapshot.expect(show.output, is: "Commands/metadata-show")
        let same = try await Program().run(["metadata", "diff", Self.golden, "\(Self.fixtures)/Radio"])
        #expect(same == .init(output: "The metadata is the same.\n", error: "", code: 0))
        let other = try await Program().run(["metadata", "diff", Self.golden, "\(Self.fixtures)/TrollLEDs"])
        #expect(other.code == 1)
        #expect(other.error == "")
        #expect(other.output.hasPrefix("It was written for Xcode 15.2, before for Xcode 26.3\n"))
    }

    @Test(
        arguments: [
            (["metadata", "A.swift"], 2, "OUTPUT is missing"),
            (["metadata", "--output", "out"], 1, "there is nothing to make metadata of"),
            (
                ["metadata", "--output", "out", "nowhere.swift", "--module-name", "A"], 1,
                "nowhere.swift: error: cannot be read"
            ),
            (
                ["metadata", "--output", "out", "x.swiftconstvalues", "--xcode-version", "9"], 1,
                "the metadata of Xcode 9 is not known"
            ),
            (["metadata", "--output", "out", "--platform-family", "BeOS"], 2, "'BeOS' is none of iOS"),
            (
                ["metadata", "--output", "out", "--swift-const-vals-list", "nowhere"], 1,
                "nowhere: error: cannot be read"
            ),
            (["metadata", "show", "nowhere"], 1, "nowhere: error: cannot be read: No such file or directory"),
            (["metadata", "diff", "a"], 2, "NEW is missing"),
        ] as [([String], Int32, String)])
    func `says what is wrong, and ends accordingly`(words: [String], code: Int32, message: String) async throws {
        let result = try await Program().run(words)
        #expect(result.code == code)
        #expect(result.error.contains(message), "\(result.error)")
        #expect(result.output.isEmpty)
    }
}
