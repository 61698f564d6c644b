import Foundation
import IntentMetadata
import IntentWire
import Testing

/// Makes metadata of source in a test.
enum Compiling {
    /// A job that writes into the test's folder and compiles against the modules that the tests were built with.
    static func job(_ sources: [String], module: String, version: String = "26.3", platform: String? = nil) throws
        -> MetadataJob
    {
        var job = MetadataJob(output: TemporaryFolder.path("out"), workingDirectory: TemporaryFolder.url.path)
        job.sources = sources
        job.moduleName = module
        job.version = version
        job.platform = platform.flatMap { TargetPlatform(family: $0) }
        job.environment = ProcessInfo.processInfo.environment
        job.modules = try modules
        return job
    }

    /// The metadata of one file of source.
    static func metadata(
        of source: String, module: String = "App", version: String = "26.3", platform: String? = nil
    ) throws -> MetadataFile {
        let path = try TemporaryFolder.write(source, "Intents.swift")
        return try job([path], module: module, version: version, platform: platform).run().metadata
    }

    /// The folder of modules beside the program that runs the tests.
    static var modules: String {
        get throws {
            let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "Modules")
            return folder.path(percentEncoded: false)
        }
    }
}

extension MetadataFile {
    func action(_ identifier: String) throws -> JSONValue {
        try #require(actions.first { $0["identifier"]?.string == identifier })
    }
}

extension JSONValue {
    /// The element with this name.
    func named(_ name: String, by key: String = "name") throws -> JSONValue {
        try #require(elements?.first { $0[key]?.string == name })
    }

    /// Reads JSON in a test.
    static func reading(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }
}
