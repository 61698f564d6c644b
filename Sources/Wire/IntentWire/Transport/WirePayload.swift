package import Foundation

/// The parameters of a message, or the answer to one, still as JSON.
public struct WirePayload: Sendable {
    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }()

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }()

    /// The text of the JSON value: UTF-8 without line breaks.
    package let json: Data

    package init(json: Data) { self.json = json }

    /// Encodes a value.
    ///
    /// - Throws: `IntentFailure` with code `invalid-message` where the value refuses.
    package init(encoding value: some Encodable) throws {
        if let message = value as? any WireForm, let form = message.wireForm {
            json = Data(form.bytes)
            return
        }
        do {
            json = try Self.encoder.encode(value)
        } catch {
            throw IntentFailure(.invalidMessage, "a message cannot be written: \(Self.explain(error))")
        }
    }

    /// Reads the value.
    ///
    /// - Parameter type: What is expected.
    /// - Returns: The value.
    /// - Throws: `IntentFailure` with code `invalid-message` that says which member is missing or wrong.
    public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        // A long message mostly holds something rare, as a view: it is not worth to read it twice.
        if json.count <= 1 << 15, let known = T.self as? any WireForm.Type, let form = try? JSONValue(parsing: json),
            let message = known.init(wireForm: form) as? T
        {
            return message
        }
        do {
            return try Self.decoder.decode(type, from: json)
        } catch {
            throw IntentFailure(.invalidMessage, "a message is no \(T.self): \(Self.explain(error))")
        }
    }

    private static func explain(_ error: any Error) -> String {
        let context: DecodingError.Context
        var what: String?
        switch error {
        case DecodingError.keyNotFound(let key, let found):
            context = found
            what = "member '\(key.stringValue)' is missing"
        case DecodingError.valueNotFound(let type, let found):
            context = found
            what = "expected \(type), found null"
        case DecodingError.typeMismatch(let type, let found):
            context = found
            what = "expected \(type)"
        case DecodingError.dataCorrupted(let found):
            context = found
        case EncodingError.invalidValue(_, let found):
            return found.debugDescription
        default:
            return "\(error)"
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        let text = what ?? context.debugDescription
        return path.isEmpty ? text : "\(text) at '\(path)'"
    }
}
