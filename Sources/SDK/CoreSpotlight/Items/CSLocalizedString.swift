/// A text in several languages that reads as that in the person's language.
///
/// - Source: developer.apple.com/documentation/corespotlight/cslocalizedstring
public final class CSLocalizedString: NSString {
    private let texts: [String: String]
    private let best: [unichar]

    /// A text in several languages.
    ///
    /// - Parameter localizedStrings: The texts by language, as BCP 47 tags. Other entries are ignored.
    public init(localizedStrings: [AnyHashable: Any]) {
        var texts: [String: String] = [:]
        for (language, text) in localizedStrings {
            if let language = language as? String, let text = text as? String { texts[language] = text }
        }
        self.texts = texts
        best = Array(Self.best(of: texts, for: Locale.preferredLanguages).utf16)
        super.init(characters: [], length: 0)
    }

    /// The text in the person's language; English, or else the first by language tag, where it has none.
    public func localizedString() -> String { Self.best(of: texts, for: Locale.preferredLanguages) }

    /// The text in the first of some languages that it has.
    ///
    /// - Parameter languages: BCP 47 tags, the preferred one first.
    package func localizedString(for languages: [String]) -> String { Self.best(of: texts, for: languages) }

    /// The text of the first language that is there: `de-AT` finds itself, then `de`, then another German.
    private static func best(of texts: [String: String], for languages: [String]) -> String {
        let tags = texts.keys.sorted()
        for language in languages {
            let parts = subtags(of: language)
            for count in stride(from: parts.count, to: 0, by: -1) {
                let wanted = parts.prefix(count)
                if let found = tags.first(where: { subtags(of: $0) == Array(wanted) }) { return texts[found] ?? "" }
            }
            if let found = tags.first(where: { subtags(of: $0).first == parts.first }) { return texts[found] ?? "" }
        }
        return texts["en"] ?? tags.first.flatMap { texts[$0] } ?? ""
    }

    private static func subtags(of language: String) -> [String] {
        language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    }

    public override var length: Int { best.count }
    public override func character(at index: Int) -> unichar { best[index] }
    public override var description: String { localizedString() }
    public override func copy(with zone: NSZone? = nil) -> Any { self }

    public required convenience init?(coder aDecoder: NSCoder) {
        guard
            let texts = aDecoder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "texts")
                as? [String: String]
        else { return nil }
        self.init(localizedStrings: texts)
    }

    public override func encode(with aCoder: NSCoder) { aCoder.encode(texts as NSDictionary, forKey: "texts") }

    public required convenience init(string aString: String) { self.init(localizedStrings: ["en": aString]) }

    public required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }

    public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(string: "\(value)")
    }

    public required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
}
