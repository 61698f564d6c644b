import Foundation
import Glibc
import IntentWire
import MCPSurface
import Synchronization
import Testing

/// A server at a port of its own, and requests to it that are written byte by byte.
final class HTTPPeer: Sendable {
    /// An answer.
    struct Response {
        var status: Int
        var fields: [String: String]
        var body: String

        /// The messages in the body: the one that it is, or those of its events.
        var messages: [JSONValue] {
            guard fields["content-type"] == "text/event-stream" else { return body.isEmpty ? [] : [json(body)] }
            return body.split(separator: "\n").filter { $0.hasPrefix("data: ") }.map { json(String($0.dropFirst(6))) }
        }
    }

    static let token = "a-token-that-is-as-long-as-tokens-are-here"

    let port: UInt16
    private let serving: Task<Void, any Error>

    init(_ server: MCPServer) async throws {
        let ports = AsyncStream<UInt16>.makeStream()
        serving = Task {
            defer { ports.continuation.finish() }
            try await StreamableHTTP(server: server).serve(port: 0, token: Self.token) { ports.continuation.yield($0) }
        }
        port = try #require(await ports.stream.first { _ in true })
    }

    func stop() async throws {
        serving.cancel()
        try await serving.value
    }

    /// The fields that a proper client sends, with others in their place.
    static func fields(_ changes: [String: String?] = [:]) -> [String: String] {
        var fields: [String: String?] = [
            "Host": "localhost", "Authorization": "Bearer \(token)", "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
        ]
        fields.merge(changes) { $1 }
        return fields.compactMapValues(\.self)
    }

    /// Sends a request and reads the answer to its end.
    func send(
        _ method: String = "POST", path: String = "/mcp", _ fields: [String: String] = fields(), _ body: String = ""
    )
        async throws -> Response
    {
        let socket = try open(method, path: path, fields, body)
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                defer { close(socket) }
                var bytes: [UInt8] = []
                var chunk = [UInt8](repeating: 0, count: 1 << 16)
                while true {
                    let count = read(socket, &chunk, chunk.count)
                    if count <= 0 { break }
                    bytes += chunk[..<count]
                }
                continuation.resume(with: Result { try Self.response(bytes) })
            }
        }
    }

    /// Sends a request and leaves its connection open.
    func open(_ method: String = "POST", path: String = "/mcp", _ fields: [String: String], _ body: String) throws
        -> Int32
    {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
        var text = "\(method) \(path) HTTP/1.1\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n"
        for (name, value) in fields { text += "\(name): \(value)\r\n" }
        var rest = Array((text + "\r\n" + body).utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        return descriptor
    }

    private struct NoResponse: Error {}

    private static func response(_ bytes: [UInt8]) throws -> Response {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { throw NoResponse() }
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw NoResponse()
        }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { fields[parts[0].lowercased()] = parts[1] }
        }
        let body = String(text[end.upperBound...])
        return Response(
            status: status, fields: fields, body: fields["transfer-encoding"] == "chunked" ? unchunked(body) : body)
    }

    private static func unchunked(_ body: String) -> String {
        var rest = body.utf8[...]
        var bytes: [UInt8] = []
        while let end = rest.firstIndex(of: 0x0D),
            let count = Int(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
            count > 0
        {
            rest = rest[end...].dropFirst(2)
            bytes += rest.prefix(count)
            rest = rest.dropFirst(count + 2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Lets a body talk with the app over HTTP.
func withHTTP(_ body: (HTTPPeer, Assistant) async throws -> Void) async throws {
    let assistant = try Assistant()
    do {
        let peer = try await HTTPPeer(assistant.server)
        try await body(peer, assistant)
        try await peer.stop()
    } catch {
        await assistant.end()
        throw error
    }
    await assistant.end()
}
