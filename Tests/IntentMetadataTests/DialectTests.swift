import Foundation
import IntentMetadata
import IntentWire
import Testing

/// What differs between generations of Xcode.
@Suite(.temporaryFolder)
struct DialectTests {
    private func metadata(_ version: String) throws -> MetadataFile {
        var job = MetadataJob(output: TemporaryFolder.path("out"), workingDirectory: TemporaryFolder.url.path)
        job.constValues = [Fixture.path("Radio/RadioIntents.swiftconstvalues")]
        job.version = version
        return try job.run().metadata
    }

    @Test(arguments: ["15", "15.2", "15A240d", "26.3", "17F113", "17C528", "27.0", "27A266a", "27B5028f"])
    func `knows versions and builds`(version: String) throws {
        let metadata = try metadata(version)
        #expect(metadata.json["generator"]?["version"]?.string == version)
        #expect(metadata.actions.count == 14)
    }

    @Test(arguments: [
        ("14.2", "the metadata of Xcode 14.2 is not known; that of Xcode 15, 26, 27 is (--xcode-version)"),
        ("16A5230g", "the metadata of Xcode 16A5230g is not known; that of Xcode 15, 26, 27 is (--xcode-version)"),
        ("28.0", "the metadata of Xcode 28.0 is not known; that of Xcode 15, 26, 27 is (--xcode-version)"),
        ("", "'' is no version of Xcode; write one as 26.3 or 17F113 (--xcode-version)"),
        ("latest", "'latest' is no version of Xcode; write one as 26.3 or 17F113 (--xcode-version)"),
        ("27x", "'27x' is no version of Xcode; write one as 26.3 or 17F113 (--xcode-version)"),
    ])
    func `refuses versions whose metadata is not known`(version: String, message: String) throws {
        let failure = #expect(throws: MetadataFailure.self) { try metadata(version) }
        #expect(failure?.problems.map(\.message) == [message])
    }

    @Test(arguments: [
        ("15.2", "supportedModes", false), ("26.3", "supportedModes", true), ("15.2", "visibilityMetadata", false),
        ("27A266a", "systemProtocolMetadataV2", true), ("15.2", "fullyQualifiedTypeName", false),
    ])
    func `writes for an intent what that Xcode knew`(version: String, member: String, isThere: Bool) throws {
        let action = try metadata(version).action("PlayStreamIntent")
        #expect((action[member] != nil) == isThere)
    }

    @Test(arguments: [("15.2", 6), ("26.3", 6), ("27A266a", 70)])
    func `writes what queries can do as that Xcode does`(version: String, capabilities: Int) throws {
        #expect(try metadata(version).queries.first?["capabilities"]?.int == capabilities)
    }

    @Test(arguments: [("26.3", false), ("27A266a", true)])
    func `writes how entities are kept in step from Xcode 27 on`(version: String, isThere: Bool) throws {
        let entity = try #require(try metadata(version).entities.first)
        #expect((entity["entitySyncMetadata"] != nil) == isThere)
        #expect((entity["typeSpecificMetadata"] != nil) == isThere)
    }
}
