import Testing

struct DeferredPropertyTests {
    @Test func `an asynchronous getter becomes a property that is read on request`() {
        let expanded = expand(
            #"""
            public struct Landmark: AppEntity {
                @DeferredProperty public var visitors: Int {
                    get async throws { try await service.visitors(of: id) }
                }
            }
            """#)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == #"""
                public struct Landmark: AppEntity {
                    public var visitors: Int {
                        get async throws { try await service.visitors(of: id) }
                    }

                    public var $visitors: EntityProperty<Int> {
                        EntityProperty<Int>(identifier: "visitors", asyncGetter: { (entity: Landmark) in
                                try await entity.visitors
                            })
                    }

                    public var _visitors: EntityProperty<Int> {
                        $visitors
                    }

                    private enum __Property_visitors: __EntityPropertyDeclaration {
                        typealias Entity = Landmark
                        static var order: Int {
                            2
                        }
                        static var keyPath: PartialKeyPath<Landmark> {
                            \Landmark.$visitors
                        }
                        static func makeProperty() -> any AnyEntityProperty {
                            EntityProperty<Int>(identifier: "visitors", asyncGetter: { (entity: Landmark) in
                                    try await entity.visitors
                                })
                        }
                    }
                }
                """#)
    }

    @Test(arguments: [
        ExpansionCase(
            "title",
            #"struct E { @DeferredProperty(title: "Size") var size: Int { get async throws { 1 } } }"#,
            gives:
                #"(identifier: "size", title: "Size", asyncGetter: { (entity: E) in try await entity.size })"#),
        ExpansionCase(
            "a getter that cannot fail",
            "struct E { @DeferredProperty var size: Int { get async { 1 } } }",
            gives: #"(identifier: "size", asyncGetter: { (entity: E) in await entity.size })"#),
        ExpansionCase(
            "a typed error",
            "struct E { @DeferredProperty var size: Int { get async throws(Failure) { 1 } } }",
            gives: #"(identifier: "size", asyncGetter: { (entity: E) in try await entity.size })"#),
        ExpansionCase(
            "extension",
            "extension Outer.E { @DeferredProperty var size: Int { get async throws { 1 } } }",
            gives: #"(identifier: "size", asyncGetter: { (entity: Outer.E) in try await entity.size })"#),
    ])
    func `the getter runs with the effects that it has`(_ row: ExpansionCase) {
        let expanded = expand(row.source)
        #expect(expanded.messages == [])
        #expect(expanded.onOneLine.contains(row.expected), "\(expanded.source)")
    }
}
