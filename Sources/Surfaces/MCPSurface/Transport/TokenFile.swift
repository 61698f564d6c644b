import Foundation
import Glibc
import IntentWire

/// The secret of HTTP, in a file that only its owner can read.
package enum TokenFile {
    /// The secret in a file; a new one where there is no file.
    ///
    /// - Parameter path: The file. Its folder is made where it is missing.
    /// - Throws: `IntentFailure` where the file cannot be read or written, or others can read it.
    package static func token(at path: String) throws -> String {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if file >= 0 {
            defer { close(file) }
            return try write(to: file, path)
        }
        guard errno == EEXIST else { throw problem(path, "cannot be made: \(reason)") }
        return try read(path)
    }

    private static func write(to file: Int32, _ path: String) throws -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let token = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
        let line = Array((token + "\n").utf8)
        guard Glibc.write(file, line, line.count) == line.count, fsync(file) == 0 else {
            throw problem(path, "cannot be written: \(reason)")
        }
        return token
    }

    private static func read(_ path: String) throws -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { throw problem(path, "cannot be read: \(reason)") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw problem(path, "cannot be read: \(reason)") }
        guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw problem(path, "can be read by others; 'chmod 600' it, or delete it to get a new one")
        }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = Glibc.read(file, &bytes, bytes.count)
        let token = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard token.utf8.count >= 32 else { throw problem(path, "holds no token; delete it to get a new one") }
        return token
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func problem(_ path: String, _ what: String) -> IntentFailure {
        IntentFailure(.store, "the file of the token '\(path)' \(what)")
    }
}
