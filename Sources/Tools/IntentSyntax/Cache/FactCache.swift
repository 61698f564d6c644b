import Foundation

/// Trees and scans of files by the hash of their content, kept between runs.
///
/// One file a set of paths. It is written beside its place and moved there, so that two runs at once cannot damage it; a
/// damaged or foreign file counts as empty. Where it cannot be written, the next run is slower, and that is all.
public struct FactCache: Sendable {
    struct Entry: Sendable {
        var scan: SourceScan
        /// The stored tree; empty where the file was not parsed.
        var tree: ArraySlice<UInt8>
    }

    private let path: String?
    private let version: String
    private(set) var entries: [ContentHash: Entry] = [:]

    /// A cache that keeps nothing.
    public static let none = FactCache()

    private init() {
        path = nil
        version = ""
    }

    /// Opens the cache of a set of paths in a folder.
    ///
    /// - Parameters:
    ///   - folder: Where caches are kept; made when it is first written.
    ///   - roots: The absolute paths that are checked.
    ///   - version: What trees depend on beside the sources: the version of the tool.
    public init(folder: String, roots: [String], version: String) {
        let hash = ContentHash(Array(roots.sorted().joined(separator: "\0").utf8))
        path = folder + "/" + String(hash.high, radix: 16) + String(hash.low, radix: 16) + ".facts"
        self.version = "beckon facts \(SyntaxTree.formatVersion) \(version)"
        if let path, let data = FileManager.default.contents(atPath: path) { read(Array(data)) }
    }

    private mutating func read(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.readString() == version, let count = reader.readUInt32() else { return }
        var entries: [ContentHash: Entry] = [:]
        entries.reserveCapacity(Int(min(count, 1 << 20)))
        for _ in 0..<count {
            guard let high = reader.readUInt64(), let low = reader.readUInt64(), let isRelevant = reader.readUInt8(),
                let names = reader.readString(), let tree = reader.readSlice()
            else { return }
            let scan = SourceScan(
                declaredNames: names.isEmpty ? [] : names.split(separator: "\n").map(String.init),
                isRelevant: isRelevant != 0)
            entries[ContentHash(high: high, low: low)] = Entry(scan: scan, tree: tree)
        }
        self.entries = entries
    }

    /// Writes what a run knows in the place of what was there.
    func save(_ entries: [ContentHash: (scan: SourceScan, tree: SyntaxTree?)]) {
        guard let path else { return }
        let isSame =
            entries.count == self.entries.count
            && entries.allSatisfy { hash, value in
                guard let old = self.entries[hash] else { return false }
                return value.tree == nil || !old.tree.isEmpty
            }
        if isSame { return }
        var writer = ByteWriter()
        writer.write(version)
        writer.write(UInt32(entries.count))
        for (hash, value) in entries {
            writer.write(hash.high)
            writer.write(hash.low)
            writer.write(UInt8(value.scan.isRelevant ? 1 : 0))
            writer.write(value.scan.declaredNames.joined(separator: "\n"))
            if let tree = value.tree {
                writer.write(Array(tree.data))
            } else {
                writer.write(Array(self.entries[hash]?.tree ?? []))
            }
        }
        let folder = Paths.folder(of: path)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data(writer.bytes).write(to: URL(filePath: path), options: .atomic)
    }
}
