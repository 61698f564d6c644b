/// What the compiler knows of a type of the module.
struct ConstType: Hashable, Sendable {
    var name: TypeName
    /// The mangled name without its prefix.
    var mangledName: String
    /// `struct`, `class`, `enum`, `actor`, with `generic` before it where the type has parameters.
    var kind: String
    /// Where the type is declared; nil for a type of another module.
    var place: SourcePlace?
    /// The protocols, in the order of the declaration: `AppIntents.AppIntent`.
    var conformances: [String]
    var aliases: [Alias]
    var availability: [Availability]
    var cases: [Case]
    var properties: [Property]

    /// What stands for an associated type of a protocol.
    struct Alias: Hashable, Sendable {
        var name: String
        var type: TypeName
        /// The protocols, where the type is opaque.
        var protocols: [String]
        /// The types that an opaque type's own associated types are known to be.
        var sameTypes: [SameType]
    }

    struct SameType: Hashable, Sendable {
        var name: String
        var type: TypeName
    }

    struct Availability: Hashable, Sendable {
        var platform: String
        var introduced: String?
        var deprecated: String?
        var obsoleted: String?
        var isUnavailable: Bool
        var isDeprecated: Bool
    }

    struct Case: Hashable, Sendable {
        var name: String
        /// The raw value; nil where it is the name.
        var rawValue: String?
    }

    struct Property: Hashable, Sendable {
        var label: String
        var type: TypeName
        var isStatic: Bool
        var place: SourcePlace
        var value: ConstValue
        /// The property wrappers, outermost first, with the arguments that are written.
        var wrappers: [ConstCall]
    }

    /// Whether the type conforms to a protocol of AppIntents.
    func conforms(to name: String) -> Bool { conformances.contains("AppIntents.\(name)") }

    /// The static property with this name.
    func `static`(_ label: String) -> Property? { properties.first { $0.isStatic && $0.label == label } }

    /// The first alias with this name.
    func alias(_ name: String) -> Alias? { aliases.first { $0.name == name } }

    /// The types of several files as one each: the compiler lists a type where it is declared, and again in each file that
    /// extends it.
    static func merged(_ types: [ConstType]) -> [ConstType] {
        var merged: [ConstType] = []
        var places: [String: Int] = [:]
        for type in types {
            guard let index = places[type.name.text] else {
                places[type.name.text] = merged.count
                merged.append(type)
                continue
            }
            merged[index].add(type)
        }
        return merged
    }

    private mutating func add(_ other: ConstType) {
        // What stands at the declaration comes first.
        if place == nil { place = other.place }
        conformances += other.conformances.filter { !conformances.contains($0) }
        aliases += other.aliases.filter { !aliases.contains($0) }
        availability += other.availability.filter { !availability.contains($0) }
        if cases.isEmpty { cases = other.cases }
        properties += other.properties.filter { property in
            !properties.contains { $0.label == property.label && $0.isStatic == property.isStatic }
        }
    }
}
