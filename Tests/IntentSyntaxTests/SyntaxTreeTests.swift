import Foundation
import IntentSyntax
import Testing

struct SyntaxTreeTests {
    @Test func `keeps declarations with their positions`() throws {
        let tree = SourceParser.parse("import AppIntents\nstruct A: AppIntent {\n    static let title = \"Ä\"\n}\n")
        let type = try #require(tree.nodes(.structure).first)
        #expect(type.text == "A")
        #expect(type.all(.inherited).map(\.text) == ["AppIntent"])
        #expect(type.nameNode.start == 25)
        let value = try #require(type.members.first?.first(.initialValue)?.children.first)
        #expect(value.literalText == "Ä")
        #expect(value.end - value.start == 4)
    }

    @Test func `gives back from bytes what went into them`() throws {
        let tree = SourceParser.parse("enum E: String { case a, b = \"x\" }\nfunc f() { g(1) { h() } }")
        let copy = try #require(SyntaxTree(data: tree.data))
        #expect(copy.data == tree.data)
        #expect(copy.nodes(.enumCase).map(\.text) == ["a", "b"])
    }

    @Test func `takes no damaged bytes`() {
        let data = SourceParser.parse("struct A {}").data
        for count in 0..<data.count { #expect(SyntaxTree(data: data.prefix(count)) == nil) }
    }

    struct Nested: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var text: String

        init(_ name: String, _ count: Int, _ opening: String, before: String = "", after: String = "") {
            testDescription = name
            text = before + String(repeating: opening, count: count) + String(repeating: after, count: count)
        }
    }

    @Test(arguments: [
        Nested("parentheses", 5000, "("), Nested("lists", 5000, "[", after: "]"),
        Nested("signs", 2000, "-", before: "let a = "), Nested("closures", 3000, "{ "),
        Nested("calls", 5000, ".c()", before: "let a = b"), Nested("conditions", 3000, "if a { "),
        Nested("generics", 3000, "Array<", before: "let x: "), Nested("interpolations", 2000, "\"\\("),
        Nested("sums", 20000, " + 1", before: "let a = 1"), Nested("compiler conditions", 3000, "#if A\n"),
        Nested("types", 3000, "struct A { "), Nested("nothing", 0, ""), Nested("zeros", 3, "\u{0}"),
    ])
    func `reads any nesting without end or crash`(_ nested: Nested) {
        let trees = Parallel.map([nested.text], fallback: { _ in SourceParser.parse("") }) { SourceParser.parse($0) }
        #expect(trees.first?.root.kind == .file)
    }

    @Test func `goes on where one piece of work does not come to an end`() {
        let gate = DispatchSemaphore(value: 0)
        let results = Parallel.map([1, 2, 3], threads: 1, patience: .milliseconds(1), fallback: { 0 - $0 }) { number in
            if number == 1 { gate.wait() }
            return number
        }
        gate.signal()
        #expect(results.first == -1)
        #expect(results.count == 3)
    }

    @Test func `reads bytes that are no UTF-8`() {
        let bytes: [UInt8] = Array("struct A { let b = \"".utf8) + [0xFF, 0xC3, 0x28] + Array("\" }".utf8)
        #expect(SourceParser.parse(bytes).nodes(.structure).first?.text == "A")
    }
}
