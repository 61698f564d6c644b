package import Foundation
import Synchronization

/// Documents on disk, with when they expire and how to ask whether they have changed.
///
/// A document is one file, written whole and then renamed, so a program that ends while it writes leaves the old one.
/// Files that cannot be read are as if they were not there.
package final class ResponseCache: Sendable {
    /// A document as it is kept.
    package struct Entry: Sendable, Hashable {
        package var body: Data
        package var stored: Date
        package var expires: Date
        package var tag: String?
        package var lastModified: String?
    }

    private struct Head: Codable {
        var key: String
        var stored: Date
        var expires: Date
        var tag: String?
        var lastModified: String?
    }

    private let folder: URL
    private let mostFiles: Int
    private let writes = Mutex(0)

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - folder: Where the files are; it is made when the first is written.
    ///   - mostFiles: How many are kept; the oldest go.
    package init(folder: URL, mostFiles: Int = 400) {
        self.folder = folder
        self.mostFiles = mostFiles
    }

    /// The document of a key, expired or not.
    package func entry(_ key: String) -> Entry? {
        guard let data = try? Data(contentsOf: file(key)), let end = data.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(Head.self, from: data[..<end]), head.key == key
        else { return nil }
        return Entry(
            body: Data(data[data.index(after: end)...]), stored: head.stored, expires: head.expires, tag: head.tag,
            lastModified: head.lastModified)
    }

    /// Keeps a document; where the disk is full or cannot be written, nothing is kept.
    package func store(_ entry: Entry, _ key: String) {
        let head = Head(
            key: key, stored: entry.stored, expires: entry.expires, tag: entry.tag, lastModified: entry.lastModified)
        guard var data = try? JSONEncoder().encode(head) else { return }
        data.append(UInt8(ascii: "\n"))
        data.append(entry.body)
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? data.write(to: file(key), options: .atomic)
        let count = writes.withLock { writes -> Int in
            writes += 1
            return writes
        }
        if count % 50 == 1 { prune() }
    }

    /// Forgets all documents.
    package func removeAll() { try? FileManager.default.removeItem(at: folder) }

    private func prune() {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        guard
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys),
            files.count > mostFiles
        else { return }
        let dated = files.map { file in
            (file, (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - mostFiles) {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// The file of a key: its name is a hash, and the key stands in it, so that two keys of one hash are told apart.
    ///
    /// - Source: Fowler, Noll, Vo: FNV-1a, 64 bits
    private func file(_ key: String) -> URL {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return folder.appendingPathComponent(String(hash, radix: 16), isDirectory: false)
    }
}
