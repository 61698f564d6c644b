import Foundation
import Glibc

/// Gets the constant values of a module from its source.
///
/// The compiler type-checks every declaration against the modules of this package. Bodies of functions need not compile,
/// so that neither UIKit nor the app's other packages have to be here.
package struct SourceCompilation: Sendable {
    /// Swift files, and folders whose Swift files are meant.
    package var sources: [String]
    package var moduleName: String
    /// The language mode: `5` or `6`.
    package var languageMode = "5"
    /// More flags for the compiler: `-D DEBUG`, `-I folder`.
    package var flags: [String] = []
    /// The system whose conditions hold; that of this machine where nil.
    package var platform: TargetPlatform?
    package var sdk: SDKLocation
    /// The compiler, as a path or a name in the search path.
    package var compiler = "swiftc"
    package var environment: [String: String] = [:]
    /// Whether declarations that do not compile are left out with a warning.
    package var isLenient = false

    /// Creates a compilation with the usual settings.
    package init(sources: [String], moduleName: String, sdk: SDKLocation) {
        self.sources = sources
        self.moduleName = moduleName
        self.sdk = sdk
    }

    /// Compiles, and makes metadata of what the compiler knows.
    ///
    /// - Parameter extractor: Makes the metadata.
    /// - Throws: ``MetadataFailure`` where the source cannot be compiled as far as is needed, or metadata of it cannot
    ///   be given exactly.
    package func extract(_ extractor: MetadataExtractor) throws(MetadataFailure) -> MetadataExtractor.Output {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-metadata-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw MetadataFailure("a folder for the compiler cannot be made: \(error.localizedDescription)")
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try prepared(in: folder)
        let (types, problems) = try compile(files, in: folder)
        guard !problems.contains(where: { $0.severity == .error }) else { throw MetadataFailure(problems: problems) }
        var output = try extractor.extract(types)
        output.warnings = problems + output.warnings
        return output
    }

    // MARK: - Sources

    /// A file of source, and the copy of it that is compiled.
    private struct File {
        /// The path as it is shown.
        var path: String
        var compiled: String
        var mask: SwiftMask
    }

    private func prepared(in folder: URL) throws(MetadataFailure) -> [File] {
        let paths = try SourceFiles.find(sources)
        guard !paths.isEmpty else {
            throw MetadataFailure("there is no Swift file in \(sources.joined(separator: ", "))")
        }
        let modules = ModuleSearch(folders: [sdk.modules] + searchPaths, compiler: compilerPath)
        let conditions = ConditionalSource(platform: platform) { modules.contains($0) || $0 == moduleName }
        var files: [File] = []
        for (index, path) in paths.enumerated() {
            let data = try FileReading.data(path)
            guard String(validating: data, as: UTF8.self) != nil else {
                throw MetadataFailure("is not valid UTF-8", at: SourcePlace(file: path))
            }
            let bytes = Array(data)
            let mask = SwiftMask(bytes)
            var file = File(path: path, compiled: path, mask: mask)
            if let changed = conditions.rewritten(bytes, mask: mask) {
                // The name stays: mangled names of private types are made with it.
                let copy = folder.appending(path: "\(index)").appending(path: (path as NSString).lastPathComponent)
                do {
                    try FileManager.default.createDirectory(
                        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(changed).write(to: copy)
                } catch {
                    throw MetadataFailure("a file for the compiler cannot be written: \(error.localizedDescription)")
                }
                file.compiled = copy.path(percentEncoded: false)
            }
            files.append(file)
        }
        return files
    }

    private var compilerPath: String { CompilerProcess.path(of: compiler, environment: environment) ?? compiler }

    /// The folders that the person's own flags name.
    private var searchPaths: [String] {
        var folders: [String] = []
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-I") {
            if flag.count > 2 { folders.append(String(flag.dropFirst(2))) }
            if flag == "-I", index + 1 < flags.count { folders.append(flags[index + 1]) }
        }
        return folders
    }

    // MARK: - The compiler

    private static let protocols = [
        "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "EntityStringQuery",
        "EntityPropertyQuery", "EnumerableEntityQuery", "IntentValueQuery", "DynamicOptionsProvider",
        "AppShortcutsProvider", "AppIntentsPackage", "_IntentValue",
    ]

    private func compile(_ files: [File], in folder: URL) throws(MetadataFailure) -> ([ConstType], [MetadataProblem]) {
        let jobs = max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.count / 8))
        let batches = (0..<jobs).map { job in files.indices.filter { $0 % jobs == job } }
        var outputs: [String] = []
        func write(_ text: String, _ name: String) throws(MetadataFailure) -> String {
            let path = folder.appending(path: name)
            do { try Data(text.utf8).write(to: path) } catch {
                throw MetadataFailure("a file for the compiler cannot be written: \(error.localizedDescription)")
            }
            return path.path(percentEncoded: false)
        }
        let names = Self.protocols.map { "\"\($0)\"" }.joined(separator: ",")
        let protocols = try write("[\(names)]", "protocols.json")
        let list = try write(files.map { $0.compiled + "\n" }.joined(), "files")
        var map: [String: [String: String]] = [:]
        for (index, file) in files.enumerated() {
            outputs.append(folder.appending(path: "\(index).swiftconstvalues").path(percentEncoded: false))
            map[file.compiled] = ["const-values": outputs[index]]
        }
        var common = [
            "-frontend", "-emit-silgen", "-filelist", list, "-const-gather-protocols-file", protocols, "-module-name",
            moduleName, "-swift-version", languageMode, "-I", sdk.modules, "-diagnostic-style", "llvm",
            "-suppress-warnings", "-module-cache-path", ModuleSearch.cache(environment),
            // Apple's Foundation has what is a module of its own here.
            "-import-module", "FoundationAdditions",
        ]
        if let macros = sdk.macros { common += ["-load-plugin-executable", "\(macros)#AppIntentsMacros"] }
        if !files.contains(where: { $0.path.hasSuffix("/main.swift") || $0.path == "main.swift" }) {
            common.append("-parse-as-library")
        }
        common += flags
        var processes: [CompilerProcess] = []
        for (job, batch) in batches.enumerated() {
            let primary = try write(batch.map { files[$0].compiled + "\n" }.joined(), "primary\(job)")
            let nowhere = try write(batch.map { _ in "/dev/null\n" }.joined(), "outputs\(job)")
            let own = map.filter { entry in batch.contains { files[$0].compiled == entry.key } }
            guard let json = try? JSONEncoder().encode(own) else { continue }
            let outputMap = try write(String(decoding: json, as: UTF8.self), "map\(job).json")
            processes.append(
                try CompilerProcess(
                    compilerPath,
                    arguments: common + [
                        "-primary-filelist", primary, "-output-filelist", nowhere, "-supplementary-output-file-map",
                        outputMap,
                    ], messages: folder.appending(path: "messages\(job)").path(percentEncoded: false)))
        }
        let results = processes.map { $0.wait() }
        // Each process looks at all headers, so that both may say the same.
        let messages = CompilerMessage.errors(in: results.map(\.text).joined(separator: "\n"))
        return try read(files, outputs, messages, results.first { $0.hasCrashed }?.text)
    }

    private func read(
        _ files: [File], _ outputs: [String], _ messages: [CompilerMessage], _ crash: String?
    ) throws(MetadataFailure) -> ([ConstType], [MetadataProblem]) {
        let shown = Dictionary(files.map { ($0.compiled, $0) }, uniquingKeysWith: { first, _ in first })
        func problem(_ message: CompilerMessage, _ words: String) -> MetadataProblem {
            // What a macro makes is in no file that a person has.
            if message.file.contains("@__swiftmacro_") {
                return MetadataProblem(.error, "what a macro makes does not compile: \(message.text)")
            }
            let path = shown[message.file]?.path ?? message.file
            return MetadataProblem(
                .error, words, at: message.file.isEmpty ? nil : SourcePlace(file: path, line: message.line))
        }
        guard outputs.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else {
            if messages.isEmpty {
                let words = crash.map { String($0.prefix(400)) } ?? "it said nothing"
                throw MetadataFailure("the compiler gives no constant values: \(words)")
            }
            var problems = messages.prefix(20).map { problem($0, $0.text) }
            if crash != nil {
                problems.append(
                    MetadataProblem(
                        .error,
                        "the compiler crashed after these errors; correct them, or give the modules that are missing (-- -I DIR)"
                    ))
            }
            throw MetadataFailure(problems: problems)
        }
        var types: [ConstType] = []
        for output in outputs {
            for var type in try ConstValueReader(path: output).types() {
                if let place = type.place, let file = shown[place.file] { type.place?.file = file.path }
                for index in type.properties.indices {
                    let file = type.properties[index].place.file
                    type.properties[index].place.file = shown[file]?.path ?? file
                }
                types.append(type)
            }
        }
        let names = Set(types.flatMap { $0.name.base.split(separator: ".").dropFirst().map(String.init) })
        var problems: [MetadataProblem] = []
        for (file, errors) in Dictionary(grouping: messages, by: \.file).sorted(by: { $0.key < $1.key }) {
            guard let source = shown[file] else {
                problems += errors.map { problem($0, $0.text) }
                continue
            }
            let lines = Set(types.filter { $0.place?.file == source.path }.compactMap { $0.place?.line })
            let regions = DeclarationScan.regions(in: source.mask, at: errors.map { ($0.line, $0.column) })
            for (error, region) in zip(errors, regions) where matters(error, region, lines, names) {
                var found = problem(
                    error, "the compiler does not understand this, which may hide metadata: \(error.text)")
                if isLenient { found.severity = .warning }
                problems.append(found)
            }
        }
        return (types, problems)
    }

    /// How messages about syntax begin.
    private static let syntax = [
        "expected ", "unterminated ", "extraneous ", "consecutive ", "invalid character", "unexpected ", "statement ",
        "declaration is only valid", "unmatched ",
    ]

    /// Whether an error can keep something out of the metadata.
    ///
    /// - Parameters:
    ///   - typeLines: The lines of the file on which types begin that the compiler gave values of.
    ///   - names: The names of all these types.
    private func matters(
        _ error: CompilerMessage, _ region: DeclarationScan.Region, _ typeLines: Set<Int>, _ names: Set<String>
    ) -> Bool {
        // What cannot be read may have been anything.
        if Self.syntax.contains(where: { error.text.hasPrefix($0) }) { return true }
        // On which actor something runs is in no metadata.
        if error.text.contains("actor-isolated") || error.text.contains("concurrency-safe") { return false }
        switch region {
        case .harmless: return false
        case .header(let line):
            if let name = error.text.split(separator: "does not conform to protocol '").dropFirst().first {
                return typeLines.contains(line) && Self.protocols.contains(String(name.prefix { $0 != "'" }))
            }
            guard error.text.hasPrefix("cannot find type") else { return typeLines.contains(line) }
            // A view controller is no intent, whatever else is wrong with it.
            guard let name = error.text.split(separator: "'", maxSplits: 2).dropFirst().first else { return true }
            return !AppleFrameworks.looksLikeTheirs(String(name))
        case .member(let owner), .staticValue(let owner):
            return owner.extended.map(names.contains) ?? typeLines.contains(owner.line)
        }
    }
}
