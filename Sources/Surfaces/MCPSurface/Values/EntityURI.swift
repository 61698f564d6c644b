import Foundation

/// The address of an entity as a resource: `app://org.example.Tasks/Task/42`.
struct EntityURI: Hashable, CustomStringConvertible {
    static let scheme = "app"

    var app: String
    var entity: String
    var identifier: String

    init(app: String, entity: String, identifier: String) {
        self.app = app
        self.entity = entity
        self.identifier = identifier
    }

    /// Reads an address; nil where the text is none.
    init?(_ text: String) {
        let prefix = "\(Self.scheme)://"
        guard text.hasPrefix(prefix) else { return nil }
        let parts = text.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        let decoded = parts.compactMap { String($0).removingPercentEncoding }
        guard decoded.count == 3, decoded.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(app: decoded[0], entity: decoded[1], identifier: decoded[2])
    }

    var description: String { "\(Self.scheme)://\([app, entity, identifier].map(Self.encoded).joined(separator: "/"))" }

    /// The template of the addresses of one kind of entities.
    ///
    /// - Source: RFC 6570, simple expansion, which encodes what is not unreserved.
    static func template(app: String, entity: String) -> String {
        "\(scheme)://\(encoded(app))/\(encoded(entity))/{id}"
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }
}
