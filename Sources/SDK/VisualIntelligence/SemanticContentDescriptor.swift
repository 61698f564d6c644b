@_exported public import AppIntents
import FoundationAdditions
public import IntentWire
import UniformTypeIdentifiers

/// What a person points the camera at or has on the screen: words for it, and the picture.
///
/// A query that takes it finds the app's entities that fit: `IntentValueQuery` with this as its input. The system makes
/// the values; apps only read them.
///
/// - Source: developer.apple.com/documentation/visualintelligence/semanticcontentdescriptor
public struct SemanticContentDescriptor: Codable, Sendable, CustomStringConvertible {
    /// Words for what is seen, the surest first.
    public let labels: [String]
    /// The picture; nil where there are only words.
    public var pixelBuffer: CVReadOnlyPixelBuffer? { storedPixelBuffer }
    private let storedPixelBuffer: CVReadOnlyPixelBuffer?

    package init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
        self.labels = labels
        storedPixelBuffer = pixelBuffer
    }

    private enum CodingKeys: String, CodingKey {
        case labels
        case storedPixelBuffer = "pixelBuffer"
    }

    /// The words, and the size of the picture.
    public var description: String {
        let picture = pixelBuffer.map { "picture of \($0.width) × \($0.height) pixels" }
        return (labels + [picture].compactMap(\.self)).joined(separator: ", ")
    }
}

extension SemanticContentDescriptor: _SystemIntentValue {
    public typealias ValueType = SemanticContentDescriptor
    public typealias UnwrappedType = SemanticContentDescriptor

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<SemanticContentDescriptor>()
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Semantic Content" }

    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: description) }

    /// A picture in a file, or words.
    public static var __valueType: IntentWire.ValueType { .union([.file, .string]) }

    /// Reads what is seen: words that commas separate, a picture that is not compressed, or the form in which it is
    /// encoded.
    public static func __decode(
        _ value: IntentValue, _ context: __ValueContext
    ) async throws -> SemanticContentDescriptor {
        switch value {
        case .string(let text), .text(let text):
            if text.hasPrefix("{") {
                do {
                    return try JSONDecoder().decode(Self.self, from: Data(text.utf8))
                } catch {
                    throw context.invalid(value, expected: "what a camera sees", because: "\(error)")
                }
            }
            return SemanticContentDescriptor(labels: words(in: text))
        case .list(let values):
            return SemanticContentDescriptor(
                labels: try values.flatMap { value in
                    guard case .string(let text) = value else {
                        throw context.invalid(value, expected: "words for what is seen")
                    }
                    return words(in: text)
                })
        case .file(let file):
            let data = try file.data ?? file.url.map { try Data(contentsOf: $0) }
            guard let picture = data.flatMap(NetpbmPicture.read) else {
                throw context.invalid(
                    value, expected: "a picture",
                    because: "'\(file.filename)' is no PPM or PGM file, the formats that are read here")
            }
            return SemanticContentDescriptor(labels: [], pixelBuffer: picture)
        default: throw context.invalid(value, expected: "a picture, or words for what is seen")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { encoded }

    /// The words alone where that is all; else all of it as JSON.
    private var encoded: IntentValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard pixelBuffer != nil, let data = try? encoder.encode(self) else {
            return .string(labels.joined(separator: ", "))
        }
        return .string(String(decoding: data, as: UTF8.self))
    }

    private static func words(in text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

extension SemanticContentDescriptor: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(encoded)
    }
}
