extension TypeDeclaration {
    /// Reads the types that an app declares in its `Info.plist`.
    ///
    /// Entries without an identifier are skipped.
    ///
    /// - Source: developer.apple.com/documentation/bundleresources/information-property-list/utexportedtypedeclarations
    static func declarations(inInfoDictionary dictionary: [String: Any]) -> [TypeDeclaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
            .flatMap { dictionary[$0] as? [[String: Any]] ?? [] }
            .compactMap(TypeDeclaration.init(entry:))
    }

    private init?(entry: [String: Any]) {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func normalized(_ tagClass: UTTagClass) -> [String] {
            Self.strings(tags[tagClass.rawValue]).compactMap(tagClass.normalized)
        }
        let parents = Self.strings(entry["UTTypeConformsTo"])
        self.init(
            identifier, entry["UTTypeDescription"] as? String, parents, normalized(.filenameExtension),
            normalized(.mimeType))
        referenceURL = entry["UTTypeReferenceURL"] as? String
        version = entry["UTTypeVersion"] as? Int ?? (entry["UTTypeVersion"] as? String).flatMap { Int($0) }
    }

    /// One text or a list of them.
    private static func strings(_ value: Any?) -> [String] {
        (value as? String).map { [$0] } ?? value as? [String] ?? []
    }
}

extension UTType {
    /// Declares the types of an `Info.plist` that is not this process's main one, as that of an app bundle.
    ///
    /// Types that are known already stay as they are.
    ///
    /// - Returns: The types of the dictionary.
    @discardableResult
    package static func declareTypes(inInfoDictionary dictionary: [String: Any]) -> [UTType] {
        TypeDeclaration.declarations(inInfoDictionary: dictionary).map {
            UTType(uncheckedIdentifier: TypeRegistry.shared.declareUnlessKnown($0).identifier)
        }
    }
}
