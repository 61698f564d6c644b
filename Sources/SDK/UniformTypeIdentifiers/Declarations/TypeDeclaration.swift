/// What is known of one type: its name, what it conforms to, and its tags.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// The English name; `nil` where the declaration gives none.
    let name: String?
    /// The identifiers of the types that it conforms to directly.
    let parents: [String]
    /// Filename extensions in lower case, the preferred one first.
    let filenameExtensions: [String]
    /// MIME types in lower case, the preferred one first.
    let mimeTypes: [String]
    var referenceURL: String?
    var version: Int?
    /// Whether the system declares it, and not an app.
    var isSystem = false

    init(
        _ identifier: String, _ name: String?, _ parents: [String], _ filenameExtensions: [String] = [],
        _ mimeTypes: [String] = []
    ) {
        self.identifier = identifier
        self.name = name
        self.parents = parents
        self.filenameExtensions = filenameExtensions
        self.mimeTypes = mimeTypes
    }

    /// All types that the system declares. Where two share a tag, the one that stands first is preferred.
    static let system: [TypeDeclaration] =
        (base + text + sourceCode + images + scenes + audiovisual + directories + archives + documents + fonts)
        .map { declaration in
            var declaration = declaration
            declaration.isSystem = true
            return declaration
        }
}
