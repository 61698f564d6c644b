import Testing

struct UnionValueTests {
    @Test func `an enumeration becomes a value of several types`() {
        let expanded = expand(
            """
            @UnionValue
            enum SearchResult {
                case landmark(LandmarkEntity)
                case text(String)
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == """

                enum SearchResult {
                    case landmark(LandmarkEntity)
                    case text(String)
                }

                extension SearchResult: _IntentValueRepresentable, AppUnionValue {
                    enum Cases: String, AppUnionValueCasesProviding {
                        typealias UnionValue = SearchResult
                        case landmark
                        case text
                    }
                    nonisolated var asIntentValue: any _IntentValue {
                        switch self {
                        case .landmark(let value):
                            value
                        case .text(let value):
                            value
                        }
                    }
                    nonisolated static var allIntentValueTypes: [any _IntentValue.Type] {
                        [(LandmarkEntity).self, (String).self]
                    }
                    nonisolated var __case: Cases {
                        switch self {
                        case .landmark:
                            .landmark
                        case .text:
                            .text
                        }
                    }
                    nonisolated static func __make(_ unionCase: Cases, from value: any _IntentValue) -> Self? {
                        switch unionCase {
                        case .landmark:
                            (value as? LandmarkEntity).map {
                                .landmark($0)
                            }
                        case .text:
                            (value as? String).map {
                                .text($0)
                            }
                        }
                    }
                }
                """)
    }

    @Test(arguments: [
        ExpansionCase("label", "@UnionValue enum U { case text(value: String) }", gives: ".text(value: $0)"),
        ExpansionCase("wildcard", "@UnionValue enum U { case text(_ value: String) }", gives: ".text($0)"),
        ExpansionCase(
            "keyword", "@UnionValue enum U { case `default`(Int) }", gives: "(value as? Int).map { .`default`($0) }"),
        ExpansionCase(
            "several cases on a line", "@UnionValue enum U { case a(Int), b([String]) }",
            gives: "[(Int).self, ([String]).self]"),
        ExpansionCase(
            "implicitly unwrapped optional", "@UnionValue enum U { case a(Int!) }", gives: "[(Int?).self]"),
        ExpansionCase(
            "nested type", "enum Outer { @UnionValue enum U { case a(Int) } }",
            gives: "extension Outer.U: _IntentValueRepresentable, AppUnionValue {"),
        ExpansionCase(
            "availability", "@available(iOS 27, *) @UnionValue enum U { case a(Int) }",
            gives: "@available(iOS 27, *) extension U:"),
    ])
    func `follows how a case is written`(_ row: ExpansionCase) {
        let expanded = expand(row.source)
        #expect(expanded.messages == [])
        #expect(expanded.onOneLine.contains(row.expected), "\(expanded.source)")
    }

    @Test(arguments: [
        ("@UnionValue public enum U { case a(Int) }", "public "),
        ("@UnionValue package enum U { case a(Int) }", "package "),
        ("public extension Outer { @UnionValue enum U { case a(Int) } }", "public "),
        ("@UnionValue fileprivate enum U { case a(Int) }", ""),
        ("@UnionValue enum U { case a(Int) }", ""),
    ])
    func `members are as visible as the enumeration`(source: String, level: String) {
        let expanded = expand(source)
        #expect(expanded.source.contains("\n    \(level)enum Cases: String"), "\(expanded.source)")
        #expect(expanded.source.contains("\n    \(level)nonisolated var asIntentValue"), "\(expanded.source)")
        #expect(expanded.source.contains("\n        \(level)typealias UnionValue = "), "\(expanded.source)")
    }

    @Test(arguments: [
        ExpansionCase(
            "structure", "@UnionValue struct U { }",
            gives:
                "1:1: error: '@UnionValue' can be attached only to an enumeration whose cases hold one value each"),
        ExpansionCase(
            "no cases", "@UnionValue enum U { }",
            gives:
                "1:18: error: '@UnionValue' needs at least one case, but 'U' has none; add a case for each type of value"
        ),
        ExpansionCase(
            "case without a value", "@UnionValue enum U { case a(Int), b }",
            gives:
                "1:35: error: a case of a '@UnionValue' holds exactly one value, but 'b' has no value; write 'case b(Type)'"
        ),
        ExpansionCase(
            "case with two values", "@UnionValue enum U { case a(Int, String) }",
            gives:
                "1:27: error: a case of a '@UnionValue' holds exactly one value, but 'a' has 2 values; write 'case a(Type)'"
        ),
        ExpansionCase(
            "private nested enumeration", "enum Outer { @UnionValue private enum U { case a(Int) } }",
            gives:
                "1:26: error: '@UnionValue' extends 'U' at file level, where a private nested type cannot be seen; write 'fileprivate'"
        ),
    ])
    func `says what is wrong and what to do`(_ row: ExpansionCase) {
        #expect(expand(row.source).messages == [row.expected])
    }

    @Test func `says at once which cases are wrong`() {
        #expect(expand("@UnionValue enum U { case a, b, c(Int), d(Int, Int) }").messages.count == 3)
    }

    @Test func `offers to make a private nested enumeration visible`() {
        let expanded = expand("enum Outer { @UnionValue private enum U { case a(Int) } }")
        #expect(expanded.fixed == "enum Outer { @UnionValue fileprivate enum U { case a(Int) } }")
    }
}
