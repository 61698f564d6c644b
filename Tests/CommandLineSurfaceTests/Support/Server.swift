import ChildProcesses
import Foundation
import Glibc
import Testing

/// `beckon serve` in the background; killed with the value, if it has not ended before.
struct Server {
    let process: ChildProcess
    /// What it says when it serves.
    let firstLine: String

    init(_ words: [String], environment: [String: String], input: Int32? = nil) async throws {
        let output = Pipe()
        process = try ChildProcess(
            words, environment: environment, input: input, output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        firstLine = try #require(await ChildProcess.line(from: output.fileHandleForReading))
    }
}

extension Program {
    /// Starts `beckon serve` and waits until it says that it serves.
    func serve(_ words: String...) async throws -> Server {
        try await Server([Self.path("beckon"), "serve"] + words, environment: whole)
    }

    /// Starts `beckon serve` in a shell that prepares something first; the socket is its standard input.
    func serve(throughShell preparation: String, _ socket: UnixSocket) async throws -> Server {
        try await Server(
            ["/bin/sh", "-c", "\(preparation); exec '\(try Self.path("beckon"))' serve"], environment: whole,
            input: socket.descriptor)
    }
}

/// A socket with a path.
final class UnixSocket {
    let path: String
    let descriptor: Int32

    init(_ path: String, type: __socket_type) throws {
        self.path = path
        descriptor = socket(AF_UNIX, Int32(type.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        try #require(bound == 0, "\(String(cString: strerror(errno)))")
    }

    deinit { close(descriptor) }

    func listen() throws { try #require(Glibc.listen(descriptor, 16) == 0) }

    /// Waits for a datagram.
    func receive() throws -> String {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        try #require(count >= 0)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
