import Foundation

/// Reads what has one fixed form: URLs and UUIDs.
enum IdentifierReader {
    /// A URL with a scheme.
    ///
    /// - Source: RFC 3986, section 3.
    static func url(_ text: String) throws -> URL {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard let url = URL(string: trimmed) else { throw ReadProblem("'\(text)' is not a URL") }
        guard let scheme = url.scheme, !scheme.isEmpty else {
            let looksLikeHost = trimmed.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+([\/?#:].*)?/) != nil
            throw ReadProblem(
                "'\(text)' has no scheme; write it as '\(looksLikeHost ? "https://\(trimmed)" : "https://…")'",
                candidates: looksLikeHost ? ["https://\(trimmed)"] : [])
        }
        return url
    }

    /// A UUID, in any case of letters.
    ///
    /// - Source: RFC 9562, section 4.
    static func uuid(_ text: String) throws -> UUID {
        guard let uuid = UUID(uuidString: text.trimmingCharacters(in: .whitespaces)) else {
            throw ReadProblem("'\(text)' is not a UUID, as 123E4567-E89B-12D3-A456-426614174000")
        }
        return uuid
    }
}
