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

    @Test(arguments: [
        String(repeating: "(", count: 5000), String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000),
        "let a = " + String(repeating: "-", count: 2000) + "1", String(repeating: "{ ", count: 3000),
        "let a = b" + String(repeating: ".c()", count: 5000), String(repeating: "if a { ", count: 3000),
        "let x: " + String(repeating: "Array<", count: 3000), String(repeating: "\"\\(", count: 2000),
        "let a = " + Array(repeating: "1", count: 20000).joined(separator: " + "),
        String(repeating: "#if A\n", count: 3000), String(repeating: "struct A { ", count: 3000), "\u{0}\u{1}", "",
    ])
    func `reads any text without end or crash`(_ text: String) {
        let trees = Parallel.map([text]) { SourceParser.parse($0) }
        #expect(trees.first?.root.kind == .file)
    }

    @Test func `reads bytes that are no UTF-8`() {
        let bytes: [UInt8] = Array("struct A { let b = \"".utf8) + [0xFF, 0xC3, 0x28] + Array("\" }".utf8)
        #expect(SourceParser.parse(bytes).nodes(.structure).first?.text == "A")
    }
}
