internal import CCurl
import Foundation

/// One request that is under way, and what has come of its answer.
///
/// @unchecked: who makes it hands it over to the thread of transfers, and from then on only that thread reads and changes it.
final class Transfer: @unchecked Sendable {
    typealias Outcome = Result<(answer: HTTPAnswer, next: URL?), HTTPFailure>

    let handle: UnsafeMutableRawPointer
    private let sizeLimit: Int
    private var lines: UnsafeMutablePointer<curl_slist>?
    /// What went wrong, in words of the library.
    private let problem = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var headers: [String: String] = [:]
    private var body = Data()
    private var isTooLarge = false

    /// Makes a request ready; nil where there is no memory for it.
    init?(_ call: HTTPCall, within limit: Duration, sizeLimit: Int) {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        self.sizeLimit = sizeLimit
        problem.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        set(CURLOPT_URL, call.url.absoluteString)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        // Whatever the library can undo.
        set(CURLOPT_ACCEPT_ENCODING, "")
        beckon_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        beckon_curl_set_number(handle, CURLOPT_TIMEOUT_MS, max(1, Int(limit / .milliseconds(1))))
        beckon_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(sizeLimit))
        beckon_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, problem)
        if let body = call.body {
            beckon_curl_set_number(handle, CURLOPT_POST, 1)
            beckon_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            body.withUnsafeBytes { bytes in
                // Without an address it would ask a function for the body.
                let empty: StaticString = ""
                _ = beckon_curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress ?? .init(empty.utf8Start))
            }
            // Servers that do not know it would be waited for.
            lines = curl_slist_append(lines, "Expect:")
        }
        for (name, value) in call.headers { lines = curl_slist_append(lines, "\(name): \(value)") }
        beckon_curl_set_pointer(handle, CURLOPT_HTTPHEADER, lines)
        let context = Unmanaged.passUnretained(self).toOpaque()
        beckon_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        beckon_curl_set_taker(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            Transfer.of(context)?.take(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
        beckon_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        beckon_curl_set_taker(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            Transfer.of(context)?.takeLine(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
        }
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(lines)
        problem.deallocate()
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
        context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private func set(_ option: CURLoption, _ text: String) {
        _ = text.withCString { beckon_curl_set_pointer(handle, option, $0) }
    }

    private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        isTooLarge = body.count + bytes.count > sizeLimit
        // Anything but the number of bytes ends the transfer.
        guard !isTooLarge else { return 0 }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    private func takeLine(_ bytes: UnsafeRawBufferPointer) -> Int {
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            // Another head may have come before this one, as that of status 100.
            headers = [:]
        } else if let colon = line.firstIndex(of: ":") {
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return bytes.count
    }

    /// What came of it.
    func outcome(_ code: CURLcode) -> Outcome {
        if code == CURLE_OK {
            let status = Int(beckon_curl_status(handle))
            let next = beckon_curl_redirection(handle).flatMap { URL(string: String(cString: $0)) }
            return .success((HTTPAnswer(status: status, headers: headers, body: body), next))
        }
        let said = String(cString: problem)
        let words = said.isEmpty ? String(cString: curl_easy_strerror(code)) : said
        switch code {
        case _ where isTooLarge, CURLE_FILESIZE_EXCEEDED: return .failure(.tooLarge)
        case CURLE_OPERATION_TIMEDOUT: return .failure(.deadline)
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_SSL_CONNECT_ERROR:
            return .failure(.unreachable(words))
        default: return .failure(.broken(words))
        }
    }
}
