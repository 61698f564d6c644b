/// All schemas that types of an app can adopt.
package enum SchemaCatalog {
    private static let index: [String: SchemaDefinition] = Dictionary(
        definitions.map { (key($0.kind, $0.domain, $0.name), $0) }, uniquingKeysWith: { first, _ in first })

    private static func key(_ kind: SchemaDefinition.Kind, _ domain: String, _ name: String) -> String {
        "\(kind.rawValue) \(domain).\(name)"
    }

    /// The schema with a name; nil where there is none.
    ///
    /// - Parameters:
    ///   - kind: The kind of type that adopts it; a domain may have an intent and an entity of one name.
    ///   - domain: The app domain, such as `photos`.
    ///   - name: The name in the domain, such as `openAsset`.
    package static func definition(
        _ kind: SchemaDefinition.Kind, domain: String, name: String
    ) -> SchemaDefinition? {
        index[key(kind, domain, name)]
    }

    /// The schema of a kind whose name is most like one that does not exist; nil where none is much like it.
    package static func nearest(
        _ kind: SchemaDefinition.Kind, domain: String, name: String
    ) -> SchemaDefinition? {
        let wanted = "\(domain).\(name)"
        let candidates = definitions.filter { $0.kind == kind }.map { definition in
            (definition: definition, distance: distance(wanted, "\(definition.domain).\(definition.name)"))
        }
        guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance * 2 < wanted.count else {
            return nil
        }
        return best.definition
    }

    /// How many letters must be added, removed or replaced to make one text of another, whatever their case.
    private static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first.lowercased()), second = Array(second.lowercased())
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
