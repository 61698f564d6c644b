import Testing

struct PropertyDiagnosticsTests {
    @Test(arguments: [
        ExpansionCase(
            "function", "struct E { @ComputedProperty func name() -> String { a } }",
            gives: "1:12: error: '@ComputedProperty' can be attached only to a variable of an entity"),
        ExpansionCase(
            "tuple", "struct E { @ComputedProperty var (a, b): (Int, Int) { (1, 2) } }",
            gives: "1:34: error: '@ComputedProperty' can be attached only to a variable of an entity"),
        ExpansionCase(
            "constant", "struct E { @DeferredProperty let name: String }",
            gives:
                "1:30: error: '@DeferredProperty' needs a variable with a getter, but 'name' is a constant; write 'var', or use '@Property' for a stored value"
        ),
        ExpansionCase(
            "stored variable", "struct E { @ComputedProperty var name: String }",
            gives:
                "1:34: error: '@ComputedProperty' needs a getter, but 'name' is stored; add a getter, or use '@Property' for a stored value"
        ),
        ExpansionCase(
            "observers only", "struct E { @ComputedProperty var name: String = a { didSet { } } }",
            gives:
                "1:34: error: '@ComputedProperty' needs a getter, but 'name' is stored; add a getter, or use '@Property' for a stored value"
        ),
        ExpansionCase(
            "static variable", "struct E { @ComputedProperty static var name: String { a } }",
            gives:
                "1:30: error: '@ComputedProperty' describes a value of each entity, but 'name' belongs to the type; remove 'static'"
        ),
        ExpansionCase(
            "missing type", "struct E { @ComputedProperty var name { a } }",
            gives: "1:34: error: '@ComputedProperty' needs to know the type of 'name'; write it after the name"),
        ExpansionCase(
            "raw identifier", "struct E { @ComputedProperty var `my name`: String { a } }",
            gives:
                "1:34: error: '@ComputedProperty' makes further names from 'my name', which must be an ordinary identifier; rename the variable"
        ),
        ExpansionCase(
            "outside of a type", "@ComputedProperty var name: String { a }",
            gives:
                "1:1: error: '@ComputedProperty' describes a value of an entity; move 'name' into the entity or an extension of it"
        ),
        ExpansionCase(
            "asynchronous getter", "struct E { @ComputedProperty var name: String { get async throws { a } } }",
            gives:
                "1:12: error: '@ComputedProperty' reads 'name' at once, so its getter can be neither 'async' nor 'throws'; use '@DeferredProperty' with 'get async throws'"
        ),
        ExpansionCase(
            "throwing getter", "struct E { @ComputedProperty var name: String { get throws { a } } }",
            gives:
                "1:12: error: '@ComputedProperty' reads 'name' at once, so its getter can be neither 'async' nor 'throws'; use '@DeferredProperty' with 'get async throws'"
        ),
        ExpansionCase(
            "synchronous getter", "struct E { @DeferredProperty var name: String { a } }",
            gives:
                "1:12: error: '@DeferredProperty' reads 'name' only on request, so it needs 'get async throws'; use '@ComputedProperty' for a value that is there at once"
        ),
    ])
    func `says what is wrong and what to do`(_ row: ExpansionCase) {
        let expanded = expand(row.source)
        #expect(expanded.messages == [row.expected])
        #expect(!expanded.source.contains("$name"), "\(expanded.source)")
    }

    @Test(arguments: [
        ExpansionCase(
            "stored variable", "struct E { @ComputedProperty(title: \"Name\") var name: String }",
            gives: "struct E { @Property(title: \"Name\") var name: String }"),
        ExpansionCase(
            "constant", "struct E { @ComputedProperty let name: String }",
            gives: "struct E { @Property let name: String }"),
        ExpansionCase(
            "asynchronous getter", "struct E { @ComputedProperty var name: String { get async throws { a } } }",
            gives: "struct E { @DeferredProperty var name: String { get async throws { a } } }"),
        ExpansionCase(
            "synchronous getter", "struct E { @DeferredProperty(title: \"Name\") var name: String { a } }",
            gives: "struct E { @ComputedProperty(title: \"Name\") var name: String { a } }"),
    ])
    func `offers the attribute that fits`(_ row: ExpansionCase) {
        #expect(expand(row.source).fixed == row.expected)
    }

    @Test func `says everything that is wrong at once`() {
        let expanded = expand("struct E { @ComputedProperty let name = 5 }")
        #expect(expanded.messages.count == 2)
    }
}
