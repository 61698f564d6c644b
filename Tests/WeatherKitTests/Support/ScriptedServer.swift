import Foundation
import Glibc
import Synchronization

/// A server of this machine that does with a connection what a test says, right or wrong.
final class ScriptedServer: Sendable {
    /// What it does next with a connection.
    enum Step: Sendable {
        case send(Data)
        case pause(seconds: Double)
        /// Sends a byte many times.
        case fill(byte: UInt8, count: Int)
        /// Ends the connection with a reset.
        case reset
    }

    /// A request as it came.
    struct Request: Sendable, Hashable {
        var path: String
        var query: String
        /// Names are in lower case.
        var headers: [String: String]
        var body = Data()
    }

    typealias Script = @Sendable (Request) -> [Step]

    private let listener: Int32
    let port: UInt16
    private let script: Script
    private let seen = Mutex<[Request]>([])
    private let isOver = Mutex(false)

    var base: URL {
        // Digits make a right address.
        URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/")
    }
    /// The requests in the order in which they came.
    var requests: [Request] { seen.withLock { $0 } }

    struct Failure: Error {}

    /// Starts a server on a free port of the loopback interface.
    init(_ script: @escaping Script) throws {
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw Failure() }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard bound else { throw Failure() }
        self.listener = listener
        self.script = script
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            // Closed here, since its number may be that of another server's as soon as it is.
            defer { close(listener) }
            while true {
                let connection = accept(listener, nil, nil)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0 else { return }
                // Programs that tests start must not keep it open.
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                guard let self else {
                    close(connection)
                    return
                }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    deinit { stop() }

    /// Ends the server: who connects is refused.
    func stop() {
        let isFirst = isOver.withLock { over in
            defer { over = true }
            return !over
        }
        guard isFirst else { return }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        guard let request = read(connection) else { return }
        seen.withLock { $0.append(request) }
        for step in script(request) {
            switch step {
            case .send(let data): guard write(connection, Array(data)) else { return }
            case .pause(let seconds): usleep(useconds_t(seconds * 1_000_000))
            case .fill(let byte, let count):
                let piece = [UInt8](repeating: byte, count: 65_536)
                var left = count
                while left > 0 {
                    guard write(connection, Array(piece.prefix(left))) else { return }
                    left -= piece.count
                }
            case .reset:
                var linger = linger(l_onoff: 1, l_linger: 0)
                setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
                return
            }
        }
    }

    private func write(_ connection: Int32, _ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                send(connection, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private func read(_ connection: Int32) -> Request? {
        var text = Data()
        var piece = [UInt8](repeating: 0, count: 4096)
        func readMore() -> Bool {
            var count = 0
            repeat { count = recv(connection, &piece, piece.count, 0) } while count < 0 && errno == EINTR
            if count > 0 { text += piece[..<count] }
            return count > 0
        }
        var end = text.firstRange(of: Data("\r\n\r\n".utf8))
        while end == nil {
            guard readMore() else { return nil }
            end = text.firstRange(of: Data("\r\n\r\n".utf8))
        }
        guard let head = end else { return nil }
        let lines = String(decoding: text[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        let parts = words[1].split(separator: "?", maxSplits: 1)
        let headers = lines.dropFirst().reduce(into: [String: String]()) { headers, line in
            guard let colon = line.firstIndex(of: ":") else { return }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        let length = headers["content-length"].flatMap(Int.init) ?? 0
        while text.count < head.upperBound + length {
            guard readMore() else { return nil }
        }
        return Request(
            path: String(parts[0]).removingPercentEncoding ?? String(parts[0]),
            query: parts.count > 1 ? String(parts[1]).removingPercentEncoding ?? "" : "", headers: headers,
            body: text[head.upperBound...])
    }
}

extension ScriptedServer.Step {
    /// A whole answer.
    static func answer(_ status: Int = 200, _ headers: [String: String] = [:], _ body: Data = Data()) -> Self {
        var text = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        return .send(Data((text + "\r\n").utf8) + body)
    }

    static func text(_ text: String) -> Self { .send(Data(text.utf8)) }
}
