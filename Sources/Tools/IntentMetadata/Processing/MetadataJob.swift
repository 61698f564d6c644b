import Foundation

/// One run of the processor: from what a build system has to the files in an app.
package struct MetadataJob: Sendable {
    /// The folder that gets `Metadata.appintents`.
    package var output: String
    /// The name of the module; that of the types or of the folder of the source where nil.
    package var moduleName: String?
    /// The version of the Xcode whose form is written.
    package var version = MetadataDialect.defaultVersion
    /// Files of constant values.
    package var constValues: [String] = []
    /// A file that lists files of constant values; stands before source.
    package var constValueList: String?
    /// Swift files and folders of them.
    package var sources: [String] = []
    /// A file that lists Swift files.
    package var sourceList: String?
    /// A file that lists metadata of modules whose types may be named.
    package var metadataList: String?
    /// A file that lists metadata of modules that become part of the app's.
    package var staticMetadataList: String?
    /// The least number of intents that there must be.
    package var requiredIntents: Int?
    package var isLenient = false

    // MARK: For source

    package var languageMode = "5"
    package var compilerFlags: [String] = []
    package var platform: TargetPlatform?
    package var compiler = "swiftc"
    /// The folder with the modules of this package; looked for where nil.
    package var modules: String?
    package var environment: [String: String] = [:]
    package var workingDirectory: String

    /// Creates a job with the usual settings.
    package init(output: String, workingDirectory: String) {
        self.output = output
        self.workingDirectory = workingDirectory
    }

    /// What was done.
    package struct Outcome: Sendable {
        /// The path of `extract.actionsdata`.
        package var path: String
        package var metadata: MetadataFile
        package var warnings: [MetadataProblem]
    }

    /// Makes the metadata and writes it.
    ///
    /// Where anything cannot be given exactly nothing is written, and metadata of an earlier run stays as it is.
    ///
    /// - Throws: ``MetadataFailure`` with all that is wrong.
    package func run() throws(MetadataFailure) -> Outcome {
        // Asked first, so that a version that is not known costs no compilation.
        _ = try MetadataDialect(version: version)
        var warnings: [MetadataProblem] = []
        let linked = try metadata(in: staticMetadataList, &warnings)
        let known = try metadata(in: metadataList, &warnings)

        var extractor = MetadataExtractor()
        extractor.moduleName = moduleName
        extractor.version = version
        extractor.isLenient = isLenient
        extractor.known = (linked + known).map(\.metadata)
        let made = try extract(extractor)
        warnings += made.warnings
        let metadata = linked.isEmpty ? made.metadata : try MetadataFile.merging(made.metadata, linked)

        let count = metadata.actions.count
        if let requiredIntents, count < requiredIntents {
            throw MetadataFailure(
                problems: warnings + [
                    MetadataProblem(
                        .error,
                        "there are \(count) intents where \(requiredIntents) are required; is a file or a module missing?"
                    )
                ])
        }
        if count == 0 {
            warnings.append(MetadataProblem(.warning, "there is no intent in what was read"))
        }
        return Outcome(path: try metadata.write(into: output), metadata: metadata, warnings: warnings)
    }

    private func metadata(in list: String?, _ warnings: inout [MetadataProblem]) throws(MetadataFailure)
        -> [(path: String, metadata: MetadataFile)]
    {
        guard let list else { return [] }
        var found: [(path: String, metadata: MetadataFile)] = []
        var problems: [MetadataProblem] = []
        for path in try FileReading.list(list) {
            do throws(MetadataFailure) {
                found.append((path, try MetadataFile(reading: path)))
            } catch {
                problems += error.problems
            }
        }
        guard problems.isEmpty || isLenient else { throw MetadataFailure(problems: problems) }
        warnings += problems.map { MetadataProblem(.warning, $0.message, at: $0.place) }
        return found
    }

    private func extract(_ extractor: MetadataExtractor) throws(MetadataFailure) -> MetadataExtractor.Output {
        var paths = constValues
        if let constValueList { paths += try FileReading.list(constValueList) }
        if constValueList != nil || !paths.isEmpty { return try extractor.extract(constValues: paths) }

        var files = sources
        if let sourceList { files += try FileReading.list(sourceList) }
        guard !files.isEmpty else {
            throw MetadataFailure(
                "there is nothing to make metadata of; give source, or files of constant values (--swift-const-vals-list)"
            )
        }
        guard let name = moduleName ?? Self.moduleName(of: files) else {
            throw MetadataFailure("the name of the module is missing (--module-name)")
        }
        let sdk = try SDKLocation.find(modules, environment: environment, workingDirectory: workingDirectory)
        var compilation = SourceCompilation(sources: files, moduleName: name, sdk: sdk)
        compilation.languageMode = languageMode
        compilation.flags = compilerFlags
        compilation.platform = platform
        compilation.compiler = compiler
        compilation.environment = environment
        compilation.isLenient = isLenient
        var extractor = extractor
        extractor.moduleName = name
        return try compilation.extract(extractor)
    }

    /// The name of the one folder of source, as far as it is a name of a module.
    private static func moduleName(of files: [String]) -> String? {
        guard files.count == 1 else { return nil }
        let name = URL(filePath: files[0]).standardizedFileURL.lastPathComponent
        return name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.0) }
    }
}
