import Testing

struct ComputedPropertyTests {
    @Test func `a getter becomes a property without storage`() {
        let expanded = expand(
            #"""
            struct Landmark: AppEntity {
                @ComputedProperty(title: "Continent")
                var continent: String { place.continent }
            }
            """#)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == #"""
                struct Landmark: AppEntity {
                    var continent: String { place.continent }

                    var $continent: EntityProperty<String> {
                        EntityProperty<String>(identifier: "continent", title: "Continent", getter: \Landmark.continent)
                    }

                    var _continent: EntityProperty<String> {
                        $continent
                    }

                    private enum __Property_continent: __EntityPropertyDeclaration {
                        typealias Entity = Landmark
                        static var order: Int {
                            2
                        }
                        static var keyPath: PartialKeyPath<Landmark> {
                            \Landmark.$continent
                        }
                        static func makeProperty() -> any AnyEntityProperty {
                            EntityProperty<String>(identifier: "continent", title: "Continent", getter: \Landmark.continent)
                        }
                    }
                }
                """#)
    }

    @Test(arguments: [
        ExpansionCase(
            "no arguments",
            "struct E { @ComputedProperty var name: String { id } }",
            gives: #"EntityProperty<String>(identifier: "name", getter: \E.name)"#),
        ExpansionCase(
            "title",
            #"struct E { @ComputedProperty(title: "Name") var name: String { id } }"#,
            gives: #"EntityProperty<String>(identifier: "name", title: "Name", getter: \E.name)"#),
        ExpansionCase(
            "indexing key",
            #"struct E { @ComputedProperty(indexingKey: \.displayName) var name: String { id } }"#,
            gives: #"EntityProperty<String>(identifier: "name", indexingKey: \.displayName, getter: \E.name)"#),
        ExpansionCase(
            "custom indexing key over several lines",
            """
            struct E {
                @ComputedProperty(
                    customIndexingKey: CSCustomAttributeKey(keyName: "com_example_name")!
                )
                var name: String { id }
            }
            """,
            gives:
                #"EntityProperty<String>(identifier: "name", customIndexingKey: CSCustomAttributeKey(keyName: "com_example_name")!, getter: \E.name)"#
        ),
        ExpansionCase(
            "title and indexing key",
            #"struct E { @ComputedProperty(title: "Name", indexingKey: \.displayName) var name: String { id } }"#,
            gives:
                #"EntityProperty<String>(identifier: "name", title: "Name", indexingKey: \.displayName, getter: \E.name)"#
        ),
        ExpansionCase(
            "title and custom indexing key",
            #"struct E { @ComputedProperty(title: "Name", customIndexingKey: .own) var name: String { id } }"#,
            gives:
                #"EntityProperty<String>(identifier: "name", title: "Name", customIndexingKey: .own, getter: \E.name)"#),
        ExpansionCase(
            "getter and setter",
            "struct E { @ComputedProperty var name: String { get { a } set { a = newValue } } }",
            gives: #"EntityProperty<String>(identifier: "name", getSetter: \E.name)"#),
        ExpansionCase(
            "getter in long form",
            "struct E { @ComputedProperty var name: String { get { a } } }",
            gives: #"EntityProperty<String>(identifier: "name", getter: \E.name)"#),
        ExpansionCase(
            "implicitly unwrapped optional",
            "struct E { @ComputedProperty var name: String! { a } }",
            gives: #"EntityProperty<String?>(identifier: "name", getter: \E.name)"#),
        ExpansionCase(
            "name that is a keyword",
            "struct E { @ComputedProperty var `default`: String { a } }",
            gives: #"EntityProperty<String>(identifier: "default", getter: \E.`default`)"#),
        ExpansionCase(
            "extension of a nested type",
            "extension Outer.E { @ComputedProperty var name: String { a } }",
            gives: #"EntityProperty<String>(identifier: "name", getter: \Outer.E.name)"#),
        ExpansionCase(
            "nested type",
            "enum Outer { struct E { @ComputedProperty var name: String { a } } }",
            gives: #"EntityProperty<String>(identifier: "name", getter: \E.name)"#),
    ])
    func `hands the arguments on and tells how to reach the value`(_ row: ExpansionCase) {
        let expanded = expand(row.source)
        #expect(expanded.messages == [])
        #expect(expanded.source.contains(row.expected), "\(expanded.source)")
    }

    @Test(arguments: ["public", "package", "internal", "fileprivate", "private"])
    func `the property has the access level of the variable`(level: String) {
        let expanded = expand(
            "struct E { @ComputedProperty \(level) private(set) var name: String { get { a } set {} } }")
        #expect(expanded.source.contains("\n\(level) var $name: "), "\(expanded.source)")
        #expect(expanded.source.contains("\n\(level) var _name: "), "\(expanded.source)")
        #expect(expanded.source.contains("\nprivate enum __Property_name: "), "\(expanded.source)")
    }

    @Test func `the property is as available as the variable`() {
        let expanded = expand(
            "struct E { @available(*, deprecated) @ComputedProperty var name: String { a } }")
        #expect(expanded.source.contains("@available(*, deprecated)\nvar $name: "), "\(expanded.source)")
        #expect(expanded.source.contains("@available(*, deprecated)\nprivate enum __Property_name"))
    }

    @Test(arguments: [
        "struct E<T> { @ComputedProperty var name: String { a } }",
        "struct Outer<T> { struct E { @ComputedProperty var name: String { a } } }",
    ])
    func `a generic entity has nothing to be found by`(source: String) {
        let expanded = expand(source)
        #expect(expanded.source.contains(#"(identifier: "name", getter: \E.name)"#), "\(expanded.source)")
        #expect(!expanded.source.contains("__Property_name"), "\(expanded.source)")
    }

    @Test(arguments: [
        ExpansionCase("nested", "enum Outer { struct E { @ComputedProperty var a: Int { 1 } } }", gives: "Outer.E"),
        ExpansionCase(
            "in an extension", "extension Outer { struct E { @ComputedProperty var a: Int { 1 } } }",
            gives: "Outer.E"),
        ExpansionCase("named Entity", "struct Entity { @ComputedProperty var a: Int { 1 } }", gives: "App.Entity"),
        ExpansionCase(
            "nested and named Entity", "enum Note { struct Entity { @ComputedProperty var a: Int { 1 } } }",
            gives: "Note.Entity"),
    ])
    func `the declaration names the entity by its path`(_ row: ExpansionCase) {
        let expanded = expand(row.source)
        #expect(expanded.onOneLine.contains("typealias Entity = \(row.expected) static"), "\(expanded.source)")
    }
}
