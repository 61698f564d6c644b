import Foundation

/// The identifier of a request: a number or a text, as its sender chose.
enum WireID: Hashable, Sendable, Codable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// A JSON-RPC error object.
struct WireError: Codable {
    static let parseError = -32700
    static let invalidRequest = -32600
    static let methodNotFound = -32601
    static let invalidParameters = -32602
    static let internalError = -32603
    /// Whatever the handler reports; the failure is in `data`.
    static let failed = -32000

    var code: Int
    var message: String
    var data: IntentFailure?

    init(code: Int, message: String, data: IntentFailure? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    init(_ failure: IntentFailure) {
        let code =
            switch failure.code {
            case .unknownMethod: Self.methodNotFound
            case .invalidMessage: Self.invalidParameters
            default: Self.failed
            }
        self.init(code: code, message: failure.message, data: failure)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        code = try container.decode(Int.self, forKey: .code)
        message = try container.decode(String.self, forKey: .message)
        // Other programs may put anything here.
        data = try? container.decodeIfPresent(IntentFailure.self, forKey: .data)
    }

    /// The failure that it carries, or says in its own words.
    var failure: IntentFailure { data ?? IntentFailure(.invalidMessage, "\(message) (JSON-RPC error \(code))") }
}

/// One JSON-RPC 2.0 message.
///
/// Reading looks at the envelope only; parameters and answers stay JSON until somebody asks for a type.
///
/// - Source: JSON-RPC 2.0 Specification, sections 4 and 5.
enum WireMessage {
    case request(WireID, method: String, WirePayload)
    case notification(method: String, WirePayload)
    case answer(WireID, WirePayload)
    case error(WireID, WireError)
    /// The other end could not even read what it answers.
    case complaint(WireError)

    /// Why a line is no message.
    enum Refusal: Error {
        /// Not JSON: what follows cannot be trusted either.
        case parse(String)
        /// JSON, but no message; the sender can be told and go on.
        case invalid(WireID?, String)
    }

    /// Reads a line.
    ///
    /// - Parameter line: The bytes of one line without its end.
    /// - Throws: What is wrong with it.
    init(line: Data) throws(Refusal) {
        let envelope = try WireEnvelope(line: line)
        guard let version = envelope.version, line[version].elementsEqual(#""2.0""#.utf8) else {
            throw .invalid(nil, "member 'jsonrpc' is not \"2.0\"")
        }
        let id = try Self.identifier(in: line, at: envelope.id)
        if let method = envelope.method {
            guard case .string(let name)? = try? JSONValue(parsing: line[method]) else {
                throw .invalid(id, "member 'method' is no text")
            }
            let parameters = try Self.parameters(in: line, at: envelope.parameters, id: id)
            if envelope.id == nil {
                self = .notification(method: name, parameters)
            } else if let id {
                self = .request(id, method: name, parameters)
            } else {
                throw .invalid(nil, "the request '\(name)' has the id null")
            }
        } else if let error = envelope.error {
            guard let decoded = try? WirePayload(json: line[error]).decode(WireError.self) else {
                throw .invalid(id, "member 'error' has no code and message")
            }
            self = if let id { .error(id, decoded) } else { .complaint(decoded) }
        } else if let result = envelope.result, let id {
            self = .answer(id, WirePayload(json: line[result]))
        } else {
            throw .invalid(id, "a message has a method, or an id with a result or an error")
        }
    }

    private static func identifier(in line: Data, at range: Range<Int>?) throws(Refusal) -> WireID? {
        guard let range, !line[range].elementsEqual("null".utf8) else { return nil }
        switch try? JSONValue(parsing: line[range]) {
        case .int(let number)?: return .number(number)
        case .string(let text)?: return .text(text)
        default: throw .invalid(nil, "member 'id' is neither a whole number nor a text")
        }
    }

    private static func parameters(
        in line: Data, at range: Range<Int>?, id: WireID?
    ) throws(Refusal) -> WirePayload {
        guard let range else { return WirePayload(json: Data("{}".utf8)) }
        guard let first = line[range].first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
            throw .invalid(id, "member 'params' is neither an object nor a list")
        }
        return WirePayload(json: line[range])
    }
}

/// Writing: the envelope is a few fixed bytes around what is encoded once.
extension WireMessage {
    static func requestLine(_ id: Int, method: String, _ parameters: WirePayload) throws -> Data {
        line(head: "\"id\":\(id),\"method\":\(try quoted(method)),\"params\":", parameters.json)
    }

    static func notificationLine(method: String, _ parameters: WirePayload) throws -> Data {
        line(head: "\"method\":\(try quoted(method)),\"params\":", parameters.json)
    }

    static func answerLine(_ id: WireID, _ result: WirePayload) throws -> Data {
        line(head: "\"id\":\(try text(of: id)),\"result\":", result.json)
    }

    static func errorLine(_ id: WireID?, _ error: WireError) throws -> Data {
        let identifier = if let id { try text(of: id) } else { "null" }
        return line(head: "\"id\":\(identifier),\"error\":", try WirePayload(encoding: error).json)
    }

    private static func line(head: String, _ value: Data) -> Data {
        let start = "{\"jsonrpc\":\"2.0\","
        var line = Data(capacity: start.utf8.count + head.utf8.count + value.count + 2)
        line.append(contentsOf: start.utf8)
        line.append(contentsOf: head.utf8)
        line.append(value)
        line.append(contentsOf: "}\n".utf8)
        return line
    }

    private static func text(of id: WireID) throws -> String {
        switch id {
        case .number(let number): "\(number)"
        case .text(let text): try quoted(text)
        }
    }

    private static func quoted(_ text: String) throws -> String {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        return isPlain ? "\"\(text)\"" : String(decoding: try WirePayload(encoding: text).json, as: UTF8.self)
    }
}
