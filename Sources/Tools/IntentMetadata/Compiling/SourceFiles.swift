import Foundation
import Glibc

/// Finds the Swift files that are meant by paths.
enum SourceFiles {
    private static let limit = 50_000
    private static let skipped: Set = [
        "Pods", "Carthage", "DerivedData", "node_modules", "Package.swift", "Tests", "UITests",
    ]

    /// Files, as they are given; of folders the Swift files below them, sorted, each once.
    ///
    /// Links to folders are followed once. What builds and package managers make, and tests, are left out.
    static func find(_ paths: [String]) throws(MetadataFailure) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var visited: Set<Identity> = []
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0 else {
                throw MetadataFailure("cannot be read: \(FileReading.reason(errno))", at: SourcePlace(file: path))
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                for file in try files(below: path, status, &visited) where seen.insert(file).inserted {
                    found.append(file)
                }
            } else if seen.insert(path).inserted {
                found.append(path)
            }
        }
        return found
    }

    /// A folder, whatever path leads to it.
    private struct Identity: Hashable {
        var device: UInt
        var node: UInt

        init(_ status: stat) {
            device = UInt(status.st_dev)
            node = UInt(status.st_ino)
        }
    }

    private static func files(below folder: String, _ status: stat, _ visited: inout Set<Identity>)
        throws(MetadataFailure) -> [String]
    {
        guard visited.insert(Identity(status)).inserted else { return [] }
        guard visited.count <= limit else {
            throw MetadataFailure("holds too many folders; name those of the module", at: SourcePlace(file: folder))
        }
        let entries: [String]
        do { entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
            throw MetadataFailure("cannot be read as a folder", at: SourcePlace(file: folder))
        }
        var found: [String] = []
        for entry in entries where !entry.hasPrefix(".") && !skipped.contains(entry) {
            let path = (folder as NSString).appendingPathComponent(entry)
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: found += try files(below: path, status, &visited)
            case S_IFREG: if entry.hasSuffix(".swift") { found.append(path) }
            default: continue
            }
        }
        return found
    }
}
