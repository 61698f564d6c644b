import Foundation
import IntentMetadata
import IntentWire
import Testing

/// Metadata of several modules.
@Suite(.temporaryFolder)
struct MergeTests {
    private func job(_ lists: [String]) throws -> MetadataJob {
        var job = MetadataJob(output: TemporaryFolder.path("out"), workingDirectory: TemporaryFolder.url.path)
        job.constValues = [Fixture.path("Radio/RadioIntents.swiftconstvalues")]
        job.staticMetadataList = try TemporaryFolder.write(lists.joined(separator: "\n"), "static.list")
        return job
    }

    /// Metadata of another module: that of Radio with other texts in it.
    private func module(_ name: String, replacing: [(String, String)]) throws -> String {
        var text = String(decoding: try Fixture.data("Radio/extract.actionsdata"), as: UTF8.self)
        for (old, new) in replacing { text = text.replacingOccurrences(of: old, with: new) }
        return try TemporaryFolder.write(text, "\(name).appintents/Metadata.appintents/extract.actionsdata")
    }

    @Test func `adds what is in modules, and what both have once`() throws {
        let other = try module("Other", replacing: [("MuteRadioIntent", "HushIntent"), ("5Radio", "5Other")])
        var text = String(decoding: try Data(contentsOf: URL(filePath: other)), as: UTF8.self)
        // A module that is linked has no provider of its own, and here only one intent that is not the app's.
        let value = try JSONValue(parsing: text)
        let hush = try #require(value["actions"]?["HushIntent"])
        text =
            value.with("actions", .object([.init(name: "HushIntent", value: hush)])).with("entities", .object([]))
            .with("queries", .object([])).with("autoShortcuts", .array([])).line
            .replacingOccurrences(of: "\"autoShortcutProviderMangledName\":\"5Other0A9ShortcutsV\",", with: "")
        _ = try TemporaryFolder.write(text, "Other.appintents/Metadata.appintents/extract.actionsdata")
        let outcome = try job([TemporaryFolder.path("Other.appintents"), Fixture.path("Radio")]).run()
        #expect(outcome.metadata.actions.count == 15)
        #expect(outcome.metadata.shortcuts.count == 10)
        #expect(outcome.metadata.entities.count == 1)
        let names = outcome.metadata.actions.compactMap { $0["identifier"]?.string }
        #expect(names == names.sorted())
    }

    @Test func `does not depend on how often a module is named`() throws {
        _ = try job([Fixture.path("Radio"), Fixture.path("Radio/extract.actionsdata")]).run()
        let merged = try Data(
            contentsOf: TemporaryFolder.url.appending(path: "out/Metadata.appintents/extract.actionsdata"))
        #expect(merged == (try Fixture.data("Radio/extract.actionsdata")))
    }

    @Test func `refuses two things of one name`() throws {
        let other = try module("Other", replacing: [("\"Radio.MuteRadioIntent\"", "\"Other.MuteRadioIntent\"")])
        let failure = #expect(throws: MetadataFailure.self) { try job([other]).run() }
        #expect(
            failure?.problems.map(\.line) == [
                "\(other): error: has the intent 'MuteRadioIntent', which another module declares otherwise "
                    + "(Radio.MuteRadioIntent, Other.MuteRadioIntent); give one another name"
            ])
    }

    @Test func `refuses a second provider of shortcuts`() throws {
        let other = try module("Other", replacing: [("\"5Radio0A9ShortcutsV\"", "\"5Other0A9ShortcutsV\"")])
        let failure = #expect(throws: MetadataFailure.self) { try job([other]).run() }
        #expect(failure?.problems.first?.message.hasPrefix("has a provider of shortcuts, and another") == true)
    }

    @Test func `refuses metadata of another Xcode`() throws {
        let failure = #expect(throws: MetadataFailure.self) { try job([Fixture.path("TrollLEDs")]).run() }
        #expect(
            failure?.problems.map(\.message) == [
                "was written for Xcode 15.2, the rest for Xcode 26.3: make it anew"
            ])
    }

    @Test func `names types of modules that are not merged`() throws {
        let path = try TemporaryFolder.write(
            """
            [{"typeName": "App.Show", "mangledTypeName": "3App4ShowV", "kind": "struct", "file": "A.swift", "line": 3,
              "conformances": ["AppIntents.AppIntent"],
              "associatedTypeAliases": [{"typeAliasName": "PerformResult", "substitutedTypeName": "some AppIntents.IntentResult",
                "opaqueTypeProtocolRequirements": ["AppIntents.IntentResult"], "opaqueTypeSameTypeRequirements": []}],
              "properties": [
                {"label": "_stream", "type": "AppIntents.IntentParameter<Radio.StreamEntity>", "isStatic": "false",
                 "isComputed": "false", "file": "A.swift", "line": 5, "valueKind": "InitCall", "value": {
                   "type": "AppIntents.IntentParameter<Radio.StreamEntity>", "arguments": [
                     {"label": "title", "type": "Foundation.LocalizedStringResource", "valueKind": "RawLiteral", "value": "Stream"}]}},
                {"label": "title", "type": "Foundation.LocalizedStringResource", "isStatic": "true", "isComputed": "false",
                 "file": "A.swift", "line": 4, "valueKind": "RawLiteral", "value": "Show"}]}]
            """, "A.swiftconstvalues")
        var job = MetadataJob(output: TemporaryFolder.path("out"), workingDirectory: "/")
        job.constValues = [path]
        let failure = #expect(throws: MetadataFailure.self) { try job.run() }
        #expect(failure?.problems.first?.place?.text == "A.swift:5")
        job.metadataList = try TemporaryFolder.write(Fixture.path("Radio").replacing(" ", with: "\\ "), "known.list")
        let metadata = try job.run().metadata
        #expect(metadata.actions.count == 1)
        let parameter = try #require(try metadata.action("Show")["parameters"]).named("stream")
        #expect(parameter["dynamicOptionsSupport"]?.int == 2)
    }

    @Test(arguments: [(14, true), (15, false)])
    func `asks for as many intents as are required`(required: Int, isEnough: Bool) throws {
        var job = try job([])
        job.requiredIntents = required
        if isEnough {
            #expect(try job.run().metadata.actions.count == 14)
        } else {
            let failure = #expect(throws: MetadataFailure.self) { try job.run() }
            #expect(
                failure?.problems.map(\.message) == [
                    "there are 14 intents where 15 are required; is a file or a module missing?"
                ])
        }
    }
}
