import IntentWire

/// The types that a module's metadata is made of, and those of modules below it that it may refer to.
struct ModuleIndex {
    let module: String
    let types: [ConstType]
    private let byName: [String: ConstType]
    private let known: [MetadataFile]

    /// Indexes the types of a module.
    ///
    /// - Parameter known: Metadata of other modules, whose entities and choices may be named.
    init(module: String, types: [ConstType], known: [MetadataFile]) {
        self.module = module
        self.types = types
        self.known = known
        byName = Dictionary(types.map { ($0.name.base, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The type of the module with this qualified name.
    func type(_ name: TypeName) -> ConstType? { byName[name.base] }

    /// What an entity is called in metadata, and how its query finds entities; nil where the type is none.
    func entity(_ name: TypeName) -> (typeName: String, searchesText: Bool)? {
        if let type = type(name) {
            guard type.conforms(to: "AppEntity") || type.conforms(to: "TransientAppEntity") else { return nil }
            guard let query = type.alias("DefaultQuery")?.type else { return (name.bareName, false) }
            return (name.bareName, searchesText(query))
        }
        for file in known {
            guard let entity = file.entities.first(where: { $0["fullyQualifiedTypeName"]?.string == name.base }),
                let typeName = entity["typeName"]?.string
            else { continue }
            let query = entity["defaultQueryIdentifier"]?.string
            let found = file.queries.first { $0["fullyQualifiedIdentifier"]?.string == query }
            return (typeName, (found?["capabilities"]?.int ?? 0) & QueryCapability.text != 0)
        }
        return nil
    }

    /// Whether a query finds entities by text.
    func searchesText(_ query: TypeName) -> Bool {
        if let type = type(query) { return type.conforms(to: "EntityStringQuery") }
        return known.contains { file in
            file.queries.contains {
                $0["fullyQualifiedIdentifier"]?.string == query.base
                    && ($0["capabilities"]?.int ?? 0) & QueryCapability.text != 0
            }
        }
    }

    /// What a choice is called in metadata; nil where the type is none.
    func choice(_ name: TypeName) -> String? {
        if let type = type(name) { return type.conforms(to: "AppEnum") ? name.bareName : nil }
        return known.lazy.flatMap(\.enums).first { $0["fullyQualifiedTypeName"]?.string == name.base }
            .flatMap { $0["identifier"]?.string }
    }

    /// The identifier of an intent of another module.
    func knownAction(_ name: TypeName) -> String? {
        known.lazy.flatMap(\.actions).first { $0["fullyQualifiedTypeName"]?.string == name.base }
            .flatMap { $0["identifier"]?.string }
    }
}

/// What a query can do, as bits.
enum QueryCapability {
    static let enumerates = 1
    static let base = 2
    static let text = 4
    /// Set for every query from Xcode 27 on.
    static let xcode27 = 64
}
