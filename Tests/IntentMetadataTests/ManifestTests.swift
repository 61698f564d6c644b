import BeckonSystem
import Foundation
import IntentMetadata
import IntentWire
import Testing

/// Metadata for Apple's systems beside what the same app says of itself when it runs here.
@Suite(.temporaryFolder)
struct ManifestTests {
    private func manifest(of app: String) async throws -> AppManifest {
        let folder = TemporaryFolder.url
        var environment = ProcessInfo.processInfo.environment
        for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TODO_DIR"] { environment[name] = folder.path }
        environment["LANG"] = "en_US.UTF-8"
        let system = try BeckonSystem(
            configuration: SystemConfiguration(
                dataDirectory: folder.appending(path: "system"), cacheDirectory: folder.appending(path: "cache"),
                environment: environment))
        let program = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: app).path
        do {
            let manifest = try await system.manifest(of: .path(program))
            await system.shutdown()
            return manifest
        } catch {
            await system.shutdown()
            throw error
        }
    }

    private func metadata(of app: String) throws -> MetadataFile {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples/\(app)")
        var job = try Compiling.job([examples.path], module: app, version: "27A266a")
        job.languageMode = "6"
        // What Apple's form is not known for is another matter here.
        job.isLenient = true
        return try job.run().metadata
    }

    @Test(arguments: ["Coffee", "Tasks"])
    func `describes the same intents, parameters, titles and phrases`(app: String) async throws {
        let manifest = try await manifest(of: app)
        let metadata = MetadataSummary(try metadata(of: app))
        #expect(metadata.intents.map(\.identifier) == manifest.intents.map(\.identifier).sorted())
        for intent in metadata.intents {
            let twin = try #require(manifest.intents.first { $0.identifier == intent.identifier })
            #expect(intent.title == twin.title.text, "\(intent.identifier)")
            #expect(intent.description == twin.description?.text, "\(intent.identifier)")
            #expect(intent.parameters.map(\.name) == twin.parameters.map(\.name), "\(intent.identifier)")
            for (parameter, other) in zip(intent.parameters, twin.parameters) {
                #expect(parameter.title == other.title.text, "\(intent.identifier).\(parameter.name)")
                #expect(parameter.isOptional == other.isOptional, "\(intent.identifier).\(parameter.name)")
                #expect(parameter.description == other.description?.text, "\(intent.identifier).\(parameter.name)")
            }
            let phrases = manifest.shortcuts.filter { $0.intent == intent.identifier }.flatMap(\.phrases)
            #expect(intent.phrases == phrases.map(\.template.text), "\(intent.identifier)")
        }
        #expect(metadata.entities.map(\.identifier) == manifest.entities.map(\.identifier).sorted())
        #expect(metadata.choices.map(\.identifier) == manifest.enumerations.map(\.identifier).sorted())
        for choice in metadata.choices {
            let twin = try #require(manifest.enumerations.first { $0.identifier == choice.identifier })
            #expect(choice.cases.map(\.value) == twin.cases.map(\.rawValue), "\(choice.identifier)")
            #expect(choice.cases.map(\.title) == twin.cases.map(\.title.text), "\(choice.identifier)")
        }
    }
}
