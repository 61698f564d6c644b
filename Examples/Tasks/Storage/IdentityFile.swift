import Foundation

/// Where the identifiers of a file's tasks are remembered.
struct IdentityFile: Sendable {
    private let url: URL

    /// - Parameter todo: The file that links lead to.
    init(for todo: URL, in folder: URL) {
        let path = todo.standardizedFileURL.path
        let name = "\(todo.deletingPathExtension().lastPathComponent)-\(StableHash.text(of: path, length: 12)).json"
        url = folder.appendingPathComponent(name)
    }

    /// What was remembered, and whether it may be changed.
    ///
    /// What cannot be read counts as nothing: identifiers follow from the words of the tasks then. What a newer version
    /// of the app wrote is left alone.
    func read() -> (identities: TaskIdentities, isWritable: Bool) {
        guard let data = try? Data(contentsOf: url) else { return (TaskIdentities(), true) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        struct Version: Decodable { let version: Int }
        if let version = try? decoder.decode(Version.self, from: data).version,
            version > TaskIdentities.currentVersion
        {
            return (TaskIdentities(), false)
        }
        return ((try? decoder.decode(TaskIdentities.self, from: data)) ?? TaskIdentities(), true)
    }

    /// Remembers; where that cannot be, tasks are read and changed all the same.
    func write(_ identities: TaskIdentities) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(identities) else { return }
        let folder = url.deletingLastPathComponent()
        // A task list is private: so is what is remembered of it.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? data.write(to: url, options: .atomic)
    }
}
