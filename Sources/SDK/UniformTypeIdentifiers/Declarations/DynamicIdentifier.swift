/// An identifier that is made from a tag, for data that no declared type stands for.
///
/// Apple's systems write such identifiers as `dyn.a` followed by a text in base 32, the most significant bit first:
/// `?0=6:1=blend`, where key 0 holds the parent type and keys 1 to 5 a tag. Common parents and tag classes stand as one
/// character. Writing the same form makes identifiers that a file or a message carries mean the same on every system.
struct DynamicIdentifier: Equatable {
    let tag: String
    let tagClass: UTTagClass
    /// The identifier of the type that the type conforms to.
    let parent: String?

    private static let prefix = "dyn.a"
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let tagClasses: [Character: String] = [
        "1": "public.filename-extension", "2": "com.apple.ostype", "3": "public.mime-type",
        "4": "com.apple.nspboard-type", "5": "public.url-scheme",
    ]
    private static let parents: [Character: String] = [
        "6": "public.data", "7": "public.text", "8": "public.plain-text", "9": "public.utf16-plain-text",
        "A": "com.apple.traditional-mac-plain-text", "B": "public.image", "C": "public.video", "D": "public.audio",
        "E": "public.directory", "F": "public.folder",
    ]

    static func isDynamic(_ identifier: String) -> Bool { identifier.lowercased().hasPrefix("dyn.") }

    init(tag: String, tagClass: UTTagClass, parent: String?) {
        self.tag = tag
        self.tagClass = tagClass
        self.parent = parent
    }

    /// Reads an identifier; `nil` where it is not a dynamic one or holds no tag.
    init?(_ identifier: String) {
        guard identifier.lowercased().hasPrefix(Self.prefix),
            let text = Self.decode(identifier.lowercased().dropFirst(Self.prefix.count))
        else { return nil }
        var parent: String?
        var found: (UTTagClass, String)?
        let fields = text.hasPrefix("?") ? text.dropFirst() : text[...]
        for field in Self.split(fields) {
            guard let equals = field.firstIndex(of: "=") else { return nil }
            let key = field[..<equals]
            let value = Self.unescape(field[field.index(after: equals)...])
            if key == "0" {
                parent = value.count == 1 ? value.first.flatMap { Self.parents[$0] } ?? value : value
            } else if found == nil {
                let name = key.count == 1 ? key.first.flatMap { Self.tagClasses[$0] } : nil
                found = (UTTagClass(rawValue: name ?? String(key)), value)
            }
        }
        guard let found else { return nil }
        self.init(tag: found.1, tagClass: found.0, parent: parent)
    }

    /// The identifier.
    var encoded: String {
        let key = Self.tagClasses.first { $0.value == tagClass.rawValue }.map { String($0.key) } ?? tagClass.rawValue
        var text = "\(key)=\(Self.escape(tag))"
        if let parent {
            let code = Self.parents.first { $0.value == parent }.map { String($0.key) } ?? Self.escape(parent)
            text = "?0=\(code):\(text)"
        }
        return Self.prefix + Self.encode(text)
    }

    // MARK: - Fields

    /// Splits at colons that no backslash precedes.
    private static func split(_ text: Substring) -> [Substring] {
        var fields: [Substring] = []
        var start = text.startIndex
        var isEscaped = false
        for index in text.indices {
            if text[index] == ":", !isEscaped {
                fields.append(text[start..<index])
                start = text.index(after: index)
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        fields.append(text[start...])
        return fields
    }

    private static func escape(_ text: String) -> String {
        text.map { ":\\=".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func unescape(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    // MARK: - Base 32

    private static func encode(_ text: String) -> String {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 5 {
                count -= 5
                result.append(alphabet[bits >> count & 31])
            }
        }
        if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func decode(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        for digit in text.utf8 {
            guard let value = alphabet.firstIndex(of: digit) else { return nil }
            bits = (bits << 5 | value) & 0xFFFF
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
