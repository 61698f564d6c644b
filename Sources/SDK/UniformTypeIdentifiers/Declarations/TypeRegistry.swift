import Synchronization

/// All types known to this process: those of the system and those that the app declares.
final class TypeRegistry: Sendable {
    /// Declarations with their indexes.
    private struct Tables {
        var declarations: [String: TypeDeclaration] = [:]
        var byExtension: [String: [String]] = [:]
        var byMIMEType: [String: [String]] = [:]

        /// The first declaration of an identifier stays: an app cannot change a type of the system.
        mutating func add(_ declaration: TypeDeclaration) -> TypeDeclaration {
            let key = declaration.identifier.lowercased()
            if let known = declarations[key] { return known }
            declarations[key] = declaration
            for tag in declaration.filenameExtensions { byExtension[tag, default: []].append(declaration.identifier) }
            for tag in declaration.mimeTypes { byMIMEType[tag, default: []].append(declaration.identifier) }
            return declaration
        }
    }

    static let shared = TypeRegistry(
        TypeDeclaration.system + TypeDeclaration.declarations(inInfoDictionary: Bundle.main.infoDictionary ?? [:]))

    private let tables: Mutex<Tables>

    private init(_ declarations: [TypeDeclaration]) {
        var tables = Tables()
        for declaration in declarations { _ = tables.add(declaration) }
        self.tables = Mutex(tables)
    }

    func declaration(_ identifier: String) -> TypeDeclaration? {
        let key = identifier.lowercased()
        return tables.withLock { $0.declarations[key] }
    }

    /// Keeps a declaration, or gives the one that was there before.
    func declareUnlessKnown(_ declaration: TypeDeclaration) -> TypeDeclaration {
        tables.withLock { $0.add(declaration) }
    }

    /// The declared types with a tag in normal form, the preferred one first.
    func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension:
            let declared = tables.withLock { $0.byExtension[tag] ?? [] }
            guard declared.isEmpty else { return declared }
            return MIMEDatabase.shared.mimeTypes(forExtension: tag).flatMap(identifiers(forMIMEType:)).uniqued()
        case .mimeType:
            return identifiers(forMIMEType: tag)
        default:
            return []
        }
    }

    private func identifiers(forMIMEType mimeType: String) -> [String] {
        let database = MIMEDatabase.shared
        return tables.withLock { tables in
            if let declared = tables.byMIMEType[mimeType] { return declared }
            return database.synonyms(of: mimeType).flatMap { tables.byMIMEType[$0] ?? [] }.uniqued()
        }
    }

    /// The identifiers of all types that a type conforms to, without its own.
    func ancestors(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = parents(of: identifier)
        while let next = waiting.popLast() {
            let spelling = declaration(next)?.identifier ?? next
            if spelling != identifier, found.insert(spelling).inserted { waiting += parents(of: spelling) }
        }
        return found
    }

    private func parents(of identifier: String) -> [String] {
        if let declaration = declaration(identifier) { return declaration.parents }
        guard let dynamic = DynamicIdentifier(identifier) else { return [] }
        let declared = dynamic.parent.map { [$0] } ?? []
        return declared + relatives(of: dynamic)
    }

    /// The types to which the MIME database knows a dynamic type to belong, so far as its declared parent allows.
    private func relatives(of dynamic: DynamicIdentifier) -> [String] {
        let database = MIMEDatabase.shared
        let candidates = mimeTypes(of: dynamic).flatMap(database.ancestors(of:)).flatMap(identifiers(forMIMEType:))
        let families = mimeTypes(of: dynamic).compactMap { Self.families[$0.prefix { $0 != "/" }.lowercased()] }
        guard let parent = dynamic.parent.map({ declaration($0)?.identifier ?? $0 }) else {
            return candidates + families
        }
        return (candidates + families).filter { $0 == parent || ancestors(of: $0).contains(parent) }
    }

    private func mimeTypes(of dynamic: DynamicIdentifier) -> [String] {
        switch dynamic.tagClass {
        case .mimeType: [dynamic.tag]
        case .filenameExtension: MIMEDatabase.shared.mimeTypes(forExtension: dynamic.tag)
        default: []
        }
    }

    /// The abstract types of the top-level media types (RFC 6838, section 4.2).
    private static let families = [
        "text": "public.text", "image": "public.image", "audio": "public.audio", "video": "public.movie",
        "font": "public.font", "model": "public.3d-content",
    ]

    /// All tags of a type: those of its declaration, then those of the MIME database that no other type declares.
    func tags(of identifier: String) -> [UTTagClass: [String]] {
        let database = MIMEDatabase.shared
        var extensions: [String] = []
        var mimeTypes: [String] = []
        if let declaration = declaration(identifier) {
            mimeTypes = declaration.mimeTypes
            let more = mimeTypes.flatMap(database.filenameExtensions(forMIMEType:))
            extensions =
                declaration.filenameExtensions + more.filter { tag in tables.withLock { $0.byExtension[tag] == nil } }
        } else if let dynamic = DynamicIdentifier(identifier) {
            mimeTypes = self.mimeTypes(of: dynamic)
            switch dynamic.tagClass {
            case .filenameExtension: extensions = [dynamic.tag]
            case .mimeType: extensions = database.filenameExtensions(forMIMEType: dynamic.tag)
            default: return [dynamic.tagClass: [dynamic.tag]]
            }
        }
        var tags: [UTTagClass: [String]] = [:]
        if !extensions.isEmpty { tags[.filenameExtension] = extensions.uniqued() }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes.uniqued() }
        return tags
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
