import Foundation
import IntentMetadata
import IntentWire
import Testing

/// Metadata that Apple's processor wrote, made again.
@Suite(.temporaryFolder)
struct GoldenTests {
    private func job(_ constValues: [String], _ module: String, _ version: String) -> MetadataJob {
        var job = MetadataJob(output: TemporaryFolder.path("out"), workingDirectory: TemporaryFolder.url.path)
        job.constValues = constValues.map(Fixture.path)
        job.moduleName = module
        job.version = version
        return job
    }

    private func written(_ name: String) throws -> Data {
        try Data(contentsOf: TemporaryFolder.url.appending(path: "out/Metadata.appintents/\(name)"))
    }

    @Test func `equals what Xcode 26.3 wrote, byte for byte`() throws {
        _ = try job(["Radio/RadioIntents.swiftconstvalues"], "Radio", "26.3").run()
        for name in ["extract.actionsdata", "version.json"] {
            #expect(try written(name) == Fixture.data("Radio/\(name)"), "\(name)")
        }
    }

    @Test func `equals it from source, byte for byte, though most of the app is missing`() throws {
        let source = try Fixture.source("Radio/RadioIntents.swift")
        _ = try Compiling.job([source], module: "Radio").run()
        #expect(try written("extract.actionsdata") == Fixture.data("Radio/extract.actionsdata"))
    }

    @Test func `equals what Xcode 15.2 wrote but for orders that say nothing`() throws {
        _ = try job(
            ["TrollLEDs/Intents.swiftconstvalues", "TrollLEDs/ShortcutsProvider.swiftconstvalues"], "TrollLEDs", "15.2"
        ).run()
        try expectTrollLEDs()
    }

    @Test func `equals it from source that imports UIKit`() throws {
        let sources = try ["Intents", "ShortcutsProvider"].map { try Fixture.source("TrollLEDs/\($0).swift") }
        _ = try Compiling.job(sources, module: "TrollLEDs", version: "15.2", platform: "iOS").run()
        try expectTrollLEDs()
    }

    private func expectTrollLEDs() throws {
        #expect(try written("version.json") == Fixture.data("TrollLEDs/version.json"))
        let made = try JSONValue(parsing: try written("extract.actionsdata"))
        let golden = try JSONValue(parsing: try Fixture.data("TrollLEDs/extract.actionsdata"))
        #expect(canonical(made) == canonical(golden))
        let differences = MetadataDiff(
            try MetadataFile(reading: Fixture.path("TrollLEDs")), try MetadataFile(reading: TemporaryFolder.path("out"))
        )
        #expect(differences.differences.isEmpty)
    }

    /// JSON with members sorted, and lists that Apple's processor fills from hash tables as sets.
    private func canonical(_ value: JSONValue, _ name: String = "") -> JSONValue {
        switch value {
        case .object(let members):
            return .object(
                members.sorted { $0.name < $1.name }.map { .init(name: $0.name, value: canonical($0.value, $0.name)) })
        case .array(let values) where name == "typeSpecificMetadata":
            let pairs = stride(from: 0, to: values.count, by: 2).map { JSONValue.array(Array(values[$0..<($0 + 2)])) }
            return .array(pairs.sorted { $0.line < $1.line })
        case .array(let values):
            let elements = values.map { canonical($0) }
            return .array(name == "resolvableInputTypes" ? elements.sorted { $0.line < $1.line } : elements)
        case .double(let number): return .double(number)
        case .int(let number): return .double(Double(number))
        default: return value
        }
    }

    @Test func `is the same for the same source, whatever the order of the files`() throws {
        let files = ["TrollLEDs/Intents.swiftconstvalues", "TrollLEDs/ShortcutsProvider.swiftconstvalues"]
        _ = try job(files, "TrollLEDs", "15.2").run()
        let first = try written("extract.actionsdata")
        _ = try job(files.reversed(), "TrollLEDs", "15.2").run()
        #expect(try written("extract.actionsdata") == first)
    }
}
