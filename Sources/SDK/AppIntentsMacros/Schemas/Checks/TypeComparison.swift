/// Whether a type in source can be what a schema asks for.
///
/// Says only what is certain from syntax. A name that is not one of the system's may be a type alias of anything, so
/// it passes for every element and for every list.
struct TypeComparison {
    let schema: SchemaType
    let source: SourceType
    /// Whether the variable has to be optional where the schema says so: a parameter without which an intent cannot
    /// run, where the schema lets people leave it out. An entity may promise more than its schema.
    let demandsOptional: Bool

    /// Types of the system that name nothing else in apps. `Duration`, say, may well be an app's own enumeration.
    private static let unmistakable: Set<String> = [
        "AttributedString", "Bool", "Date", "DateComponents", "Double", "Int", "String", "URL",
    ]

    /// Types that stand for each other in public code, as a schema's types have changed between releases.
    private static let families: [Set<String>] = [
        ["String", "AttributedString"], ["CLPlacemark", "PlaceDescriptor"],
    ]

    /// Whether the source's type is certainly not the schema's.
    var isMismatch: Bool {
        if source.isOptional, !schema.isOptional { return true }
        if demandsOptional, schema.isOptional, !source.isOptional, isSystemsOwn { return true }
        switch (schema.collection, source.collection) {
        case (nil, nil): return isElementMismatch
        case (nil, .some): return schema.element != .union
        case (.some, nil): return source.name.map(Self.unmistakable.contains) ?? false
        case (.some(let wanted), .some(let written)):
            return written != SourceType.Collection(wanted) || isElementMismatch
        }
    }

    /// Whether the source's type is spelled so that it cannot be an alias of an optional one.
    private var isSystemsOwn: Bool {
        source.collection != nil || source.name.map(Self.unmistakable.contains) ?? false
    }

    private var isElementMismatch: Bool {
        guard let name = source.name else { return false }
        switch schema.element {
        case .union: return false
        case .app: return Self.unmistakable.contains(name)
        case .value:
            guard name != schema.name, SchemaType.valueNames.contains(name) else { return false }
            return !Self.families.contains { $0.contains(name) && $0.contains(schema.name) }
        }
    }

    /// The schema's type as people read it, with the element as the source names it where that can be right.
    var wanted: String { fittingName.map(schema.source(named:)) ?? schema.description }

    /// The schema's type as source, with the element as the source names it where that can be right.
    var replacement: String { fittingName.map(schema.source(named:)) ?? schema.sourceWithPlaceholder }

    private var fittingName: String? { isElementMismatch ? nil : source.name }
}
