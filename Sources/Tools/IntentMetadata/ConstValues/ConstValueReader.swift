import IntentWire

/// Reads the files that the compiler writes for `-emit-const-values-path`.
struct ConstValueReader {
    /// How deep values may nest: deeper ones are no source that a person wrote.
    private static let maximumDepth = 100

    let path: String

    /// The types in the file.
    ///
    /// - Throws: ``MetadataFailure`` where the file cannot be read, is no JSON, or is of another shape.
    func types() throws(MetadataFailure) -> [ConstType] {
        guard case .array(let values) = try JSONFile.read(path) else {
            throw shape("a list of types is expected")
        }
        var types: [ConstType] = []
        types.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            guard let name = value["typeName"]?.string, !name.isEmpty else {
                throw shape("type \(index + 1) has no 'typeName'")
            }
            guard let mangled = value["mangledTypeName"]?.string else {
                throw shape("'\(name)' has no 'mangledTypeName'")
            }
            guard case .array(let properties)? = value["properties"] else {
                throw shape("'\(name)' has no list of 'properties'")
            }
            let place = self.place(value)
            types.append(
                ConstType(
                    name: TypeName(name), mangledName: mangled, kind: value["kind"]?.string ?? "", place: place,
                    conformances: conformances(value), aliases: try aliases(value, name),
                    availability: availability(value), cases: cases(value),
                    properties: try properties.map { value throws(MetadataFailure) in
                        try property(value, of: name, at: place)
                    }))
        }
        return types
    }

    private func shape(_ message: String) -> MetadataFailure {
        MetadataFailure("is no file of constant values: \(message)", at: SourcePlace(file: path))
    }

    private func place(_ value: JSONValue) -> SourcePlace? {
        value["file"]?.string.map { SourcePlace(file: $0, line: value["line"]?.int) }
    }

    private func strings(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.string) ?? [] }

    private func conformances(_ value: JSONValue) -> [String] {
        var names = strings(value["conformances"])
        // Older compilers write one of the two lists only.
        if names.isEmpty {
            names = value["allConformances"]?.elements?.compactMap { $0["protocolName"]?.string } ?? []
        }
        return names
    }

    private func aliases(_ value: JSONValue, _ type: String) throws(MetadataFailure) -> [ConstType.Alias] {
        var aliases: [ConstType.Alias] = []
        for alias in value["associatedTypeAliases"]?.elements ?? [] {
            guard let name = alias["typeAliasName"]?.string, let substituted = alias["substitutedTypeName"]?.string
            else { throw shape("an associated type of '\(type)' has no name") }
            let sameTypes = (alias["opaqueTypeSameTypeRequirements"]?.elements ?? []).compactMap { requirement in
                requirement["typeAliasName"]?.string.flatMap { name in
                    requirement["substitutedTypeName"]?.string.map {
                        ConstType.SameType(name: name, type: TypeName($0))
                    }
                }
            }
            aliases.append(
                ConstType.Alias(
                    name: name, type: TypeName(substituted),
                    protocols: strings(alias["opaqueTypeProtocolRequirements"]), sameTypes: sameTypes))
        }
        return aliases
    }

    private func availability(_ value: JSONValue) -> [ConstType.Availability] {
        (value["availabilityAttributes"]?.elements ?? []).compactMap { attribute in
            attribute["platform"]?.string.map { platform in
                ConstType.Availability(
                    platform: platform, introduced: attribute["introducedVersion"]?.string,
                    deprecated: attribute["deprecatedVersion"]?.string,
                    obsoleted: attribute["obsoletedVersion"]?.string,
                    isUnavailable: truth(attribute["isUnavailable"]), isDeprecated: truth(attribute["isDeprecated"]))
            }
        }
    }

    private func cases(_ value: JSONValue) -> [ConstType.Case] {
        (value["cases"]?.elements ?? []).compactMap { element in
            element["name"]?.string.map { name in
                let raw = element["rawValue"]
                return ConstType.Case(name: name, rawValue: raw?.string ?? raw?.int.map(String.init))
            }
        }
    }

    private func truth(_ value: JSONValue?) -> Bool { value?.bool ?? (value?.string == "true") }

    private func property(_ value: JSONValue, of type: String, at place: SourcePlace?) throws(MetadataFailure)
        -> ConstType.Property
    {
        guard let label = value["label"]?.string, let typeName = value["type"]?.string else {
            throw shape("a property of '\(type)' has no 'label' or no 'type'")
        }
        var wrappers: [ConstCall] = []
        for wrapper in value["propertyWrappers"]?.elements ?? [] {
            wrappers.append(
                ConstCall(
                    type: TypeName(wrapper["type"]?.string ?? ""),
                    arguments: try arguments(wrapper["arguments"], depth: 0)))
        }
        return ConstType.Property(
            label: label, type: TypeName(typeName), isStatic: truth(value["isStatic"]),
            place: self.place(value) ?? place ?? SourcePlace(file: path), value: try self.value(value, depth: 0),
            wrappers: wrappers)
    }

    /// The arguments of a call, of which one without a label has an empty one.
    private func arguments(_ value: JSONValue?, depth: Int) throws(MetadataFailure) -> [ConstArgument] {
        var arguments: [ConstArgument] = []
        for argument in value?.elements ?? [] {
            arguments.append(
                ConstArgument(
                    label: argument["label"]?.string ?? "", value: try self.value(argument, depth: depth + 1)))
        }
        return arguments
    }

    private func values(_ value: JSONValue?, depth: Int) throws(MetadataFailure) -> [ConstValue] {
        var values: [ConstValue] = []
        for element in value?.elements ?? [] { values.append(try self.value(element, depth: depth + 1)) }
        return values
    }

    private func value(_ node: JSONValue, depth: Int) throws(MetadataFailure) -> ConstValue {
        guard depth < Self.maximumDepth else { throw shape("values nest too deep") }
        let kind = node["valueKind"]?.string ?? "Runtime"
        let value = node["value"]
        switch kind {
        case "RawLiteral":
            guard let text = value?.string else { throw shape("a literal has no text") }
            return .literal(text)
        case "NilLiteral": return .null
        case "Array": return .array(try values(value, depth: depth))
        case "Tuple": return .tuple(try values(value, depth: depth))
        case "Dictionary":
            var entries: [ConstValue.Entry] = []
            for entry in value?.elements ?? [] {
                guard let key = entry["key"], let element = entry["value"] else {
                    throw shape("an entry of a dictionary has no key or no value")
                }
                entries.append(
                    ConstValue.Entry(
                        key: try self.value(key, depth: depth + 1), value: try self.value(element, depth: depth + 1)))
            }
            return .dictionary(entries)
        case "InitCall":
            guard let type = value?["type"]?.string else { throw shape("a call has no type") }
            return .call(
                ConstCall(type: TypeName(type), arguments: try arguments(value?["arguments"], depth: depth)))
        case "Enum":
            guard let name = value?["name"]?.string else { throw shape("a case has no name") }
            return .enumCase(name, hasPayload: !(value?["arguments"]?.elements ?? []).isEmpty)
        case "KeyPath":
            guard let path = value?["path"]?.string else { throw shape("a key path has no path") }
            return .keyPath(path)
        case "InterpolatedStringLiteral":
            return .interpolation(try values(value?["segments"], depth: depth))
        case "Builder":
            var members: [ConstValue.Member] = []
            for member in value?["members"]?.elements ?? [] {
                members.append(
                    ConstValue.Member(
                        kind: member["kind"]?.string ?? "",
                        element: try self.value(member["element"] ?? .null, depth: depth + 1)))
            }
            return .builder(members)
        case "MemberReference":
            guard let name = value?["memberLabel"]?.string else { throw shape("a member has no name") }
            return .member(base: value?["baseType"]?.string ?? "", name: name)
        default: return .opaque(kind)
        }
    }
}
