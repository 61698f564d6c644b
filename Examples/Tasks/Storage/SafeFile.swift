import AppIntents

/// A file that is changed as a whole or not at all.
struct SafeFile: Sendable {
    /// The file as the person names it.
    let url: URL
    /// The file that links lead to.
    let target: URL

    init(_ url: URL) throws {
        self.url = url
        target = try TodoFileLocation.target(of: url)
    }

    /// The bytes of the file; nil where there is none.
    ///
    /// - Throws: An error that names the file and what the system says.
    func read() throws -> [UInt8]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) else { return nil }
        guard !isFolder.boolValue else {
            throw TodoError("\(url.path) is a folder, not a file. Set TODO_FILE to the file with your tasks.")
        }
        do {
            return Array(try Data(contentsOf: target))
        } catch {
            throw TodoError("\(url.path) cannot be read: \(TodoError.reason(error)).")
        }
    }

    /// Puts other bytes in the place of those that were read.
    ///
    /// They go to a new file beside it first, with the permissions of the old one, which then takes its name: at every
    /// moment the name leads to the old bytes or to the new ones.
    ///
    /// - Parameter old: What was read; nil where there was no file.
    /// - Returns: False where somebody else changed the file meanwhile; nothing is written then.
    /// - Throws: An error that names the file and what the system says; the file is as it was.
    func replace(_ old: [UInt8]?, with new: [UInt8]) throws -> Bool {
        let folder = target.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw TodoError("There is no folder \(folder.path). Create it, or set TODO_FILE to another file.")
        }
        let draft = folder.appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
        do {
            try Data(new).write(to: draft, options: .withoutOverwriting)
            let permissions = try? FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
            if let permissions {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: draft.path)
            }
            try Self.synchronize(draft)
            guard try read() == old else {
                try FileManager.default.removeItem(at: draft)
                return false
            }
            guard rename(draft.path, target.path) == 0 else {
                throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
            }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            if error is TodoError { throw error }
            throw TodoError("\(url.path) cannot be written: \(TodoError.reason(error)). Nothing was changed.")
        }
        return true
    }

    /// Makes the file what it was before it was changed, unless somebody changed it since.
    func takeBack(_ new: [UInt8], to old: [UInt8]?) throws {
        if let old {
            _ = try replace(new, with: old)
        } else if try read() == new {
            try? FileManager.default.removeItem(at: target)
        }
    }

    /// Waits until the bytes are on the disk, so that a loss of power cannot leave an empty file behind the name.
    private static func synchronize(_ file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.synchronize()
        try handle.close()
    }
}
