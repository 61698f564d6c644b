import Foundation

/// Reads the attributes of `^[text](key: value)`.
///
/// Foundation's own are known: `inflect` and `languageIdentifier`. Those of an app's scope are left out, since
/// Foundation on Linux offers no way to set an attribute whose key is only known at run time.
enum ExtendedAttributes {
    /// Sets the attributes that a text names; other keys, and values that are wrong, are left out.
    ///
    /// - Parameter text: The members of a JSON5 object, without its braces.
    static func apply(_ text: String, to attributes: inout AttributeContainer) {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        guard let members = try? decoder.decode(Members.self, from: Data("{\(text)}".utf8)) else { return }
        if let language = members.languageIdentifier { attributes.languageIdentifier = language }
        if members.inflect == true { attributes.inflect = .automatic }
    }

    private struct Members: Decodable {
        let inflect: Bool?
        let languageIdentifier: String?

        private enum Key: String, CodingKey { case inflect, languageIdentifier }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            inflect = try? container.decodeIfPresent(Bool.self, forKey: .inflect)
            languageIdentifier = try? container.decodeIfPresent(String.self, forKey: .languageIdentifier)
        }
    }
}
