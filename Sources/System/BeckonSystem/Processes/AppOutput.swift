import Foundation

/// The last of what an app printed.
struct OutputTail: Sendable {
    /// How much is kept, in bytes.
    static let capacity = 8 << 10

    private var bytes: [UInt8] = []
    private var isCut = false

    mutating func append(_ more: some RandomAccessCollection<UInt8>) {
        bytes.append(contentsOf: more.suffix(Self.capacity))
        let excess = bytes.count - Self.capacity
        isCut = isCut || more.count > Self.capacity || excess > 0
        if excess > 0 { bytes.removeFirst(excess) }
    }

    /// The last lines, without what could confuse a terminal.
    ///
    /// - Parameter count: How many lines at most.
    func lastLines(_ count: Int = 5) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(whereSeparator: \.isNewline).map { line in
            String(
                line.unicodeScalars.filter { $0 == "\t" || !($0.properties.generalCategory == .control) }.map(
                    Character.init)
            ).trimmingCharacters(in: .whitespaces)
        }
        // The first line lost its beginning.
        if isCut && lines.count > 1 { lines.removeFirst() }
        // The Swift runtime says that it writes a backtrace; where that is, is told elsewhere.
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("*** Signal ") }.suffix(count).map {
            $0.count > 300 ? $0.prefix(300) + "…" : $0
        }
    }
}

/// A file that gets what an app prints; beyond a limit it starts anew and the file before is kept beside it.
struct OutputLog {
    private static let limit = 1 << 20

    let path: String
    private var file: FileHandle?
    private var size = 0

    /// Opens the log of a program.
    ///
    /// Without a place for logs an app runs all the same: what cannot be written is dropped.
    init(of program: String, in folder: URL) {
        let place = folder.appending(path: "logs")
        path = place.appending(path: Self.name(of: program)).path
        try? FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        open()
        write(Data("— \(Date.now.formatted(.iso8601)) \(program)\n".utf8))
    }

    /// What the file of a program is called.
    static func name(of program: String) -> String {
        var hash = FNVHash()
        hash.add(program)
        return "\((program as NSString).lastPathComponent)-\(hash.text).log"
    }

    mutating func write(_ data: Data) {
        guard let file else { return }
        do {
            try file.write(contentsOf: data)
            size += data.count
        } catch {
            self.file = nil
        }
        if size > Self.limit {
            try? FileManager.default.removeItem(atPath: path + ".1")
            try? FileManager.default.moveItem(atPath: path, toPath: path + ".1")
            open()
        }
    }

    private mutating func open() {
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        file = FileHandle(forWritingAtPath: path)
        size = Int((try? file?.seekToEnd()) ?? 0)
    }
}
