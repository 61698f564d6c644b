import UniformTypeIdentifiers

/// MIME types, as the protocol names kinds of content, and uniform types, as apps do.
enum ContentTypes {
    /// The MIME type for a uniform type; that of any bytes where there is none.
    static func mimeType(_ identifier: String?) -> String {
        identifier.flatMap { UTType($0)?.preferredMIMEType } ?? "application/octet-stream"
    }

    /// The uniform type for a MIME type, or for what is a uniform type already.
    static func identifier(_ text: String) -> String? {
        text.contains("/") ? UTType(mimeType: text)?.identifier : UTType(text)?.identifier
    }
}
