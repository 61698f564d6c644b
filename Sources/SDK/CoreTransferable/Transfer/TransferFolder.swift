/// A folder for the files of one transfer, removed with all that is in it when the transfer ends.
struct TransferFolder {
    let url: URL

    /// Makes a folder among the temporary files.
    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("transfer-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Removes the folder. That it is gone already, or that a file of it was moved away, is no failure.
    func remove() { try? FileManager.default.removeItem(at: url) }

    /// A place for a file that does not exist yet: `name`, or `name 2` and so on where there is one.
    ///
    /// - Parameters:
    ///   - name: The wanted name. Only its last path component counts, so that a name cannot lead out of the folder.
    ///   - folder: Where the file is to be.
    static func freeURL(named name: String, in folder: URL) -> URL {
        let last = (name.replacingOccurrences(of: "\0", with: "") as NSString).lastPathComponent
        let safe = ["", ".", "..", "/"].contains(last) ? "file" : last
        let stem = (safe as NSString).deletingPathExtension
        let pathExtension = (safe as NSString).pathExtension
        var url = folder.appendingPathComponent(safe)
        var number = 2
        while FileManager.default.fileExists(atPath: url.path) {
            let name = "\(stem) \(number)" + (pathExtension.isEmpty ? "" : ".\(pathExtension)")
            url = folder.appendingPathComponent(name)
            number += 1
        }
        return url
    }
}
