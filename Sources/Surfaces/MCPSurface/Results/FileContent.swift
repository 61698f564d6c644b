import Foundation
import IntentWire

/// Files of a result as content that clients show: pictures, sounds, and embedded resources.
enum FileContent {
    /// What of a value is files.
    static func content(of value: IntentValue) -> [JSONValue] {
        switch value {
        case .file(let file): content(of: file).map { [$0] } ?? []
        case .list(let values): values.flatMap(content)
        default: []
        }
    }

    /// The value without the bytes of files, which stand in the content.
    static func withoutBytes(_ value: IntentValue) -> IntentValue {
        switch value {
        case .file(var file):
            file.data = nil
            return .file(file)
        case .list(let values): return .list(values.map(withoutBytes))
        default: return value
        }
    }

    private static func content(of file: FileSnapshot) -> JSONValue? {
        let type = ContentTypes.mimeType(file.type)
        guard let data = file.data else {
            guard let url = file.url else { return nil }
            return .members([
                "type": .string("resource_link"), "uri": .string(url.absoluteString), "name": .string(file.filename),
                "mimeType": .string(type),
            ])
        }
        let bytes = JSONValue.string(data.base64EncodedString())
        if type.hasPrefix("image/") || type.hasPrefix("audio/") {
            return .members(["type": .string(String(type.prefix(5))), "data": bytes, "mimeType": .string(type)])
        }
        let isText = type.hasPrefix("text/") || type == "application/json"
        let text = isText ? String(validating: data, as: UTF8.self).map(JSONValue.string) : nil
        return .members([
            "type": .string("resource"),
            "resource": .members([
                "uri": .string(
                    "beckon://file/\(file.filename.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file")"
                ),
                "mimeType": .string(type), "text": text, "blob": text == nil ? bytes : nil,
            ]),
        ])
    }
}
