extension MacroDiagnostic {
    static var unionIsNotAnEnumeration: MacroDiagnostic {
        MacroDiagnostic(
            "union-not-an-enumeration",
            "'@UnionValue' can be attached only to an enumeration whose cases hold one value each")
    }

    static func unionWithoutCases(_ name: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "union-without-cases",
            "'@UnionValue' needs at least one case, but '\(name)' has none; add a case for each type of value")
    }

    static func unionCase(_ name: String, values: Int) -> MacroDiagnostic {
        let count = values == 0 ? "no value" : "\(values) values"
        return MacroDiagnostic(
            "union-case-values",
            "a case of a '@UnionValue' holds exactly one value, but '\(name)' has \(count); write 'case \(name)(Type)'")
    }
}
