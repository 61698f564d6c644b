extension UTType {
    /// Finds the type for a filename extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without its dot, as `png`.
    ///   - supertype: What the type must conform to. Where no declared type does, a dynamic type is made that does.
    /// - Returns: `nil` for an extension that cannot be one: an empty text, or a text with `/` or NUL.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Finds the type for a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type; parameters behind a semicolon are ignored.
    ///   - supertype: What the type must conform to. Where no declared type does, a dynamic type is made that does.
    /// - Returns: `nil` where the text has no `type/subtype` form.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Finds the type for a tag.
    ///
    /// - Parameters:
    ///   - tag: The tag, as a filename extension.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: What the type must conform to; `nil` for any type. Where no declared type has the tag, a
    ///     dynamic type is made.
    /// - Returns: `nil` where the tag is not one of its class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let normalized = tagClass.normalized(tag) else { return nil }
        if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = known
        } else {
            let dynamic = DynamicIdentifier(tag: normalized, tagClass: tagClass, parent: supertype?.identifier)
            self.init(uncheckedIdentifier: dynamic.encoded)
        }
    }

    /// Finds all declared types for a tag, the preferred one first.
    ///
    /// - Parameters:
    ///   - tag: The tag, as a filename extension.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: What the types must conform to; `nil` for any type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard let tag = tagClass.normalized(tag) else { return [] }
        let types = TypeRegistry.shared.identifiers(tag: tag, tagClass: tagClass).map(UTType.init(uncheckedIdentifier:))
        guard let supertype else { return types }
        return types.filter { $0.conforms(to: supertype) }
    }

    /// All tags of the type by their kind, the preferred one of each kind first.
    public var tags: [UTTagClass: [String]] { TypeRegistry.shared.tags(of: identifier) }

    /// The filename extension that a file of this type gets, without the dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type under which data of this type is sent.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
}

extension UTTagClass {
    /// The tag in the form in which tags are compared; `nil` where it cannot be a tag of this class.
    func normalized(_ tag: String) -> String? {
        switch self {
        case .filenameExtension:
            let tag = tag.lowercased()
            return tag.isEmpty || tag.contains(where: { $0 == "/" || $0 == "\0" }) ? nil : tag
        case .mimeType:
            let essence = tag.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
            let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? essence : nil
        default:
            return tag.isEmpty ? nil : tag
        }
    }
}
