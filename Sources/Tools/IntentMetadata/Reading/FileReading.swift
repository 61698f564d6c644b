import Foundation
import Glibc

/// Reads files with reasons that a person understands.
enum FileReading {
    /// The largest file that is read.
    static let limit = 256 << 20

    /// The bytes of a regular file.
    ///
    /// - Throws: ``MetadataFailure`` that says why the file cannot be read.
    static func data(_ path: String) throws(MetadataFailure) -> Data {
        let place = SourcePlace(file: path)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw MetadataFailure("cannot be read: \(reason(errno))", at: place) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw MetadataFailure("cannot be read: \(reason(errno))", at: place)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw MetadataFailure("is a folder where a file is expected", at: place)
        default: throw MetadataFailure("is no regular file", at: place)
        }
        guard status.st_size <= limit else {
            throw MetadataFailure(
                "is larger than \(limit >> 20) MB, which no file of one module is", at: place)
        }
        var data = Data()
        data.reserveCapacity(Int(status.st_size))
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw MetadataFailure("cannot be read: \(reason(errno))", at: place)
            }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
            guard data.count <= limit else {
                throw MetadataFailure("grows while it is read", at: place)
            }
        }
    }

    /// The text of a file.
    static func text(_ path: String) throws(MetadataFailure) -> String {
        let data = try data(path)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw MetadataFailure("is not valid UTF-8", at: SourcePlace(file: path))
        }
        return text
    }

    /// The paths in a list file: one a line, with backslashes before what a shell would take apart.
    static func list(_ path: String) throws(MetadataFailure) -> [String] {
        try text(path).split(whereSeparator: \.isNewline).compactMap { line in
            var entry = ""
            var isEscaped = false
            for character in line {
                if character == "\\", !isEscaped {
                    isEscaped = true
                } else {
                    entry.append(character)
                    isEscaped = false
                }
            }
            return entry.allSatisfy(\.isWhitespace) ? nil : entry
        }
    }

    static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
