extension MIMEDatabase {
    /// What the database calls a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type in lower case, or an alias of it.
    ///   - languages: BCP 47 tags, the preferred one first. English is taken where none of them has a name.
    /// - Returns: `nil` where the database does not know the type.
    package func comment(for mimeType: String, languages: [String]) -> String? {
        let name = canonical[mimeType] ?? mimeType
        guard !name.contains("..") else { return nil }
        for directory in directories {
            guard let data = FileManager.default.contents(atPath: "\(directory)/\(name).xml") else { continue }
            let comments = Self.comments(in: String(decoding: data, as: UTF8.self))
            let keys = languages.flatMap(Self.keys(forLanguage:)) + [""]
            if let found = keys.lazy.compactMap({ comments[$0] }).first { return found }
        }
        return nil
    }

    /// The names by language in a file that `update-mime-database` wrote: one `comment` element a line.
    private static func comments(in xml: String) -> [String: String] {
        var result: [String: String] = [:]
        for line in xml.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("<comment"), let open = line.firstIndex(of: ">"), line.hasSuffix("</comment>") else {
                continue
            }
            let text = line[line.index(after: open)...].dropLast("</comment>".count)
            let quoted = line[..<open].split(separator: "\"", omittingEmptySubsequences: false)
            result[quoted.count >= 2 ? String(quoted[1]) : ""] = unescaped(text)
        }
        return result
    }

    /// The keys of a language in the database: `de-AT` may stand as `de_AT`, `de-AT` or `de`. English has no key.
    private static func keys(forLanguage tag: String) -> [String] {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let language = parts.first else { return [] }
        if language == "en" { return parts.count > 1 ? ["en_\(parts[parts.count - 1])", ""] : [""] }
        return (parts.count > 1 ? ["\(language)_\(parts[parts.count - 1])", tag] : []) + [language]
    }

    private static func unescaped(_ text: Substring) -> String {
        text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&apos;", with: "'")
            .replacingOccurrences(of: "&amp;", with: "&")
    }
}
