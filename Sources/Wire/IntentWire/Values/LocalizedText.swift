/// A text that a person reads, in the language that was asked for and in all others the app ships.
///
/// Encoded as a plain string where there is one language only.
public struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text in the development language, or in the language of the request.
    public var text: String
    /// The same text in other languages, by BCP 47 language tag.
    public var translations: [String: String]

    /// Creates a text with its translations.
    public init(_ text: String, translations: [String: String] = [:]) {
        self.text = text
        self.translations = translations
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The text in the first of `languages` that has it; a language falls back to its parent (`de-AT` to `de`).
    public func text(in languages: [String]) -> String {
        for language in languages {
            var tag = Substring(language)
            while !tag.isEmpty {
                if let found = translations[String(tag)] { return found }
                guard let dash = tag.lastIndex(of: "-") else { break }
                tag = tag[..<dash]
            }
        }
        return text
    }

    /// Every wording of this text, for matching what a person typed.
    public var allTexts: [String] { [text] + translations.values.sorted().filter { $0 != text } }
}

extension LocalizedText: Codable {
    private enum Key: String, CodingKey { case text, translations }

    public init(from decoder: any Decoder) throws {
        if let plain = try? decoder.singleValueContainer().decode(String.self) {
            self.init(plain)
        } else {
            let container = try decoder.container(keyedBy: Key.self)
            self.init(
                try container.decode(String.self, forKey: .text),
                translations: try container.decode([String: String].self, forKey: .translations))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if translations.isEmpty {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        } else {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(text, forKey: .text)
            try container.encode(translations, forKey: .translations)
        }
    }
}
