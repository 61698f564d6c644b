import IntentWire

extension MetadataFile {
    /// The metadata of an app with that of the modules that are linked into it.
    ///
    /// What two modules declare alike is there once. Identifiers are bare names, so that two different things of one
    /// name cannot be told apart.
    ///
    /// - Parameters:
    ///   - main: The metadata of the app itself.
    ///   - others: That of modules, each with the path it was read from.
    /// - Throws: ``MetadataFailure`` with all conflicts.
    package static func merging(_ main: MetadataFile, _ others: [(path: String, metadata: MetadataFile)])
        throws(MetadataFailure) -> MetadataFile
    {
        var merged = main
        var problems: [MetadataProblem] = []
        for (path, other) in others {
            let place = SourcePlace(file: path)
            do throws(MetadataFailure) {
                let dialect = try MetadataDialect(version: other.version)
                if dialect != main.dialect {
                    problems.append(
                        MetadataProblem(
                            .error,
                            "was written for Xcode \(other.version), the rest for Xcode \(main.version): make it anew",
                            at: place))
                    continue
                }
            } catch {
                problems += error.problems.map { MetadataProblem($0.severity, $0.message, at: place) }
                continue
            }
            problems += merged.add(other.actions, \.actions, "intent", "identifier", place)
            problems += merged.add(other.entities, \.entities, "entity", "typeName", place)
            problems += merged.add(other.queries, \.queries, "query", "identifier", place)
            problems += merged.add(other.enums, \.enums, "enumeration", "identifier", place)
            if let name = other.providerMangledName {
                if merged.providerMangledName == nil {
                    merged.providerMangledName = name
                    merged.shortcuts = other.shortcuts
                } else if merged.providerMangledName != name || merged.shortcuts != other.shortcuts {
                    problems.append(
                        MetadataProblem(
                            .error, "has a provider of shortcuts, and another module has one, too: an app has one",
                            at: place))
                }
            }
            for (name, value) in other.others.sorted(by: { $0.key < $1.key }) where value != merged.others[name] {
                guard case .array(let added) = value, case .array(let there)? = merged.others[name] else {
                    if name != "shortcutTileColor" || other.providerMangledName != nil {
                        problems.append(
                            MetadataProblem(.error, "says something else of '\(name)' than another module", at: place))
                    }
                    continue
                }
                merged.others[name] = .array(there + added.filter { !there.contains($0) })
            }
        }
        guard problems.isEmpty else { throw MetadataFailure(problems: problems) }
        merged.sort()
        return merged
    }

    private mutating func add(
        _ values: [JSONValue], _ list: WritableKeyPath<MetadataFile, [JSONValue]>, _ kind: String, _ key: String,
        _ place: SourcePlace
    ) -> [MetadataProblem] {
        var problems: [MetadataProblem] = []
        for value in values {
            guard let identifier = value[key]?.string else {
                problems.append(MetadataProblem(.error, "has an \(kind) without '\(key)'", at: place))
                continue
            }
            guard let there = self[keyPath: list].first(where: { $0[key]?.string == identifier }) else {
                self[keyPath: list].append(value)
                continue
            }
            if there != value {
                let names = [there, value].map {
                    ($0["fullyQualifiedTypeName"] ?? $0["fullyQualifiedIdentifier"])?.string ?? identifier
                }
                problems.append(
                    MetadataProblem(
                        .error,
                        "has the \(kind) '\(identifier)', which another module declares otherwise (\(names[0]), \(names[1])); "
                            + "give one another name", at: place))
            }
        }
        return problems
    }
}
