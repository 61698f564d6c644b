import Foundation

/// A Swift file that was parsed.
public final class SourceFile: Sendable {
    /// The path, as it is shown.
    public let path: String
    /// What the file says.
    public let tree: SyntaxTree
    /// Whether the file itself is about App Intents, or was read for a type that such a file uses.
    public let isRelevant: Bool

    init(path: String, tree: SyntaxTree, isRelevant: Bool) {
        self.path = path
        self.tree = tree
        self.isRelevant = isRelevant
    }

    /// The modules that the file imports.
    public var imports: [Node] { tree.nodes(.importDeclaration) }

    /// Whether all of the file could be read.
    public var isComplete: Bool { tree.root.first(.problem) == nil }
}

/// The files of a check, parsed as far as needed, and what their projects say.
public struct Workspace: Sendable {
    /// The parsed files, by path.
    public var files: [SourceFile] = []
    /// How many Swift files there are, parsed or not.
    public var sourceCount = 0
    /// The targets of all projects.
    public var targets: [Target] = []
    /// Products of packages, with the targets in them.
    public var products: [String: [String]] = [:]
    /// Other files of the tree.
    public var list = FileList()
    /// What could not be read.
    public var problems: [FileProblem] = []
    /// How many files came from the cache with all that was needed.
    public var cachedCount = 0

    /// Files above this size are not read: no person wrote them.
    static let sizeLimit = 20 << 20

    /// How far loading has come: files done and files in all.
    public typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    /// Reads all that is below some paths.
    ///
    /// - Parameters:
    ///   - paths: Files and folders; relative ones are relative to the working directory.
    ///   - excluded: Parts of paths that are left out.
    ///   - cache: Facts of earlier runs; new ones are written to it.
    ///   - threads: How many files are read at once; as many as there are cores where nil.
    public init(
        paths: [String], excluding excluded: [String] = [], cache: FactCache = .none, threads: Int? = nil
    ) {
        list = PathWalk.files(in: paths, excluding: excluded)
        problems = list.problems
        load(cache, threads)
        readProjects()
    }

    /// A workspace of sources that are in memory; all are parsed.
    ///
    /// - Parameter sources: The bytes of each file by its path; `Package.swift` and other projects are not read.
    public init(sources: [String: [UInt8]]) {
        let paths = sources.keys.sorted()
        let trees = Parallel.map(
            paths.map { sources[$0] ?? [] },
            fallback: { SourceParser.unread($0.count, "the source is too hard to parse") }
        ) { SourceParser.parse($0) }
        files = zip(paths, trees).map { SourceFile(path: $0, tree: $1, isRelevant: true) }
        sourceCount = files.count
        list.sources = paths
    }

    private struct Loaded: Sendable {
        var hash: ContentHash
        var scan: SourceScan
        var tree: SyntaxTree?
        var problem: FileProblem?
        var isCached = false
    }

    private mutating func load(_ cache: FactCache, _ threads: Int?) {
        let sources = list.sources
        sourceCount = sources.count
        var loaded = Parallel.map(sources, threads: threads, fallback: Self.tooHard) { path in
            Self.load(path, cache: cache, always: false)
        }
        var index: [String: [Int]] = [:]
        for (number, file) in loaded.enumerated() {
            for name in Set(file.scan.declaredNames) { index[name, default: []].append(number) }
        }
        // Types that the parsed files use may be declared in files that look as if they had nothing to say.
        var asked: Set<String> = []
        var fresh = loaded.compactMap(\.tree)
        for round in 0..<4 {
            var wanted: Set<Int> = []
            for name in Demand.names(in: fresh, about: round == 0 ? nil : asked) where asked.insert(name).inserted {
                let candidates = index[name] ?? []
                guard candidates.count <= 40 else { continue }
                for number in candidates where loaded[number].tree == nil { wanted.insert(number) }
            }
            guard !wanted.isEmpty else { break }
            let numbers = wanted.sorted()
            let more = Parallel.map(numbers.map { sources[$0] }, threads: threads, fallback: Self.tooHard) {
                Self.load($0, cache: cache, always: true)
            }
            for (number, file) in zip(numbers, more) { loaded[number] = file }
            fresh = more.compactMap(\.tree)
        }
        var stored: [ContentHash: (scan: SourceScan, tree: SyntaxTree?)] = [:]
        for (path, file) in zip(sources, loaded) {
            if let problem = file.problem { problems.append(problem) }
            if let tree = file.tree {
                files.append(SourceFile(path: path, tree: tree, isRelevant: file.scan.isRelevant))
            }
            if file.isCached { cachedCount += 1 }
            if file.problem == nil { stored[file.hash] = (file.scan, file.isCached ? nil : file.tree) }
        }
        cache.save(stored)
    }

    private static func tooHard(_ path: String) -> Loaded {
        Loaded(
            hash: ContentHash([]), scan: SourceScan(declaredNames: [], isRelevant: false),
            problem: FileProblem(path: path, message: "takes too long to parse and was not checked"))
    }

    private static func load(_ path: String, cache: FactCache, always: Bool) -> Loaded {
        let empty = Loaded(hash: ContentHash([]), scan: SourceScan(declaredNames: [], isRelevant: false))
        let bytes: [UInt8]
        switch FileReading.bytes(of: path, limit: sizeLimit) {
        case .success(let content): bytes = content
        case .failure(let failure):
            var file = empty
            file.problem = FileProblem(path: path, message: failure.message)
            return file
        }
        let hash = ContentHash(bytes)
        let entry = cache.entries[hash]
        let scan = entry?.scan ?? SourceScan(bytes)
        var file = Loaded(hash: hash, scan: scan)
        file.isCached = entry != nil
        guard scan.isRelevant || always else { return file }
        if let stored = entry?.tree, !stored.isEmpty, let tree = SyntaxTree(data: Data(stored)) {
            file.tree = tree
        } else {
            file.tree = SourceParser.parse(bytes)
            file.isCached = false
        }
        return file
    }

    private mutating func readProjects() {
        let index = SourceIndex(sorted: list.sources)
        for path in list.projects {
            guard case .success(let bytes) = FileReading.bytes(of: path, limit: Self.sizeLimit) else {
                problems.append(FileProblem(path: path, message: "cannot be read; its targets are not known"))
                continue
            }
            switch Paths.name(of: path) {
            case "project.pbxproj":
                guard let project = XcodeProject(path: path, bytes: bytes) else {
                    problems.append(
                        FileProblem(path: path, message: "is no project of Xcode; its targets are not known"))
                    continue
                }
                targets += project.targets(sources: index)
            case "Project.swift":
                targets += TuistManifest(path: path, tree: SourceParser.parse(bytes)).targets(sources: index)
            case "project.yml", "project.yaml":
                targets += XcodeGenManifest(path: path, text: String(decoding: bytes, as: UTF8.self))
                    .targets(sources: index)
            default:
                let found = PackageManifest(path: path, tree: SourceParser.parse(bytes)).targets(sources: index)
                targets += found.targets
                products.merge(found.products) { first, _ in first }
            }
        }
    }
}

/// Reads whole files.
enum FileReading {
    struct Failure: Error {
        var message: String
    }

    static func bytes(of path: String, limit: Int) -> Result<[UInt8], Failure> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            return .failure(Failure(message: "cannot be read: \(String(cString: strerror(errno)))"))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .failure(Failure(message: "is no file"))
        }
        let size = Int(status.st_size)
        guard size <= limit else {
            return .failure(Failure(message: "is larger than \(limit >> 20) MB and was not read"))
        }
        var total = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while total < size {
                let got = read(descriptor, buffer.baseAddress.map { $0 + total }, size - total)
                if got <= 0 { break }
                total += got
            }
            count = total
        }
        return .success(bytes)
    }
}
