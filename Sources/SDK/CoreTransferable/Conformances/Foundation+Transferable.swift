extension Data: Transferable {
    /// Data is transferred as it is, whatever its type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension String: Transferable {
    /// Text is written in UTF-8 and UTF-16; it is read from these, and from plain text whose byte order mark tells the
    /// encoding.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try String(text: $0, encodings: [.utf8])
        }
        DataRepresentation(contentType: .utf16PlainText) { text in
            Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
        } importing: {
            try String(text: $0, encodings: [.utf16LittleEndian])
        }
        DataRepresentation(importedContentType: .utf16ExternalPlainText) {
            try String(text: $0, encodings: [.utf16BigEndian])
        }
        DataRepresentation(importedContentType: .plainText) {
            try String(text: $0, encodings: [.utf8, .windowsCP1252])
        }
    }

    /// Reads text by its byte order mark, or else in the first encoding in which it is valid.
    private init(text data: Data, encodings: [String.Encoding]) throws {
        let marks: KeyValuePairs<[UInt8], String.Encoding> = [
            [0xEF, 0xBB, 0xBF]: .utf8, [0xFF, 0xFE]: .utf16LittleEndian, [0xFE, 0xFF]: .utf16BigEndian,
        ]
        for (mark, encoding) in marks where data.starts(with: mark) {
            if let text = String(data: data.dropFirst(mark.count), encoding: encoding) {
                self = text
                return
            }
        }
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) {
                self = text
                return
            }
        }
        throw CocoaError(
            .fileReadCorruptFile,
            userInfo: [NSLocalizedDescriptionKey: "the data is no text in \(encodings[0])"])
    }
}

extension URL: Transferable {
    /// A link is written as a URL and as text; the URL of a file as such.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try URL(link: $0)
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try URL(link: $0)
        }
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.absoluteString.utf8)
        } importing: {
            try URL(link: $0)
        }
        .exportingCondition { !$0.isFileURL }
    }

    private init(link data: Data) throws {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text), url.scheme != nil else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "'\(text)' is no URL"])
        }
        self = url
    }
}
