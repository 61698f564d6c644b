extension UTType {
    /// Whether a value of this type may be used as one of another type: it is the same type or a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether this type conforms to another one, directly or through others, and is not that type.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && TypeRegistry.shared.ancestors(of: identifier).contains(type.identifier)
    }

    /// Whether another type conforms to this one, directly or through others, and is not this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that this type conforms to, directly or through others; it is not among them.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map(UTType.init(uncheckedIdentifier:)))
    }
}
