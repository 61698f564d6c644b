import Testing

struct PreviewTests {
    @Test(arguments: [
        "#Preview { Text(\"Hello\") }",
        "#Preview(\"Dark\", traits: .landscapeLeft) { Text(\"Hello\") }",
    ])
    func `nothing is left of a preview`(source: String) {
        let expanded = expand("struct Screen { }\n\(source)\nlet after = 1")
        #expect(expanded.messages == [])
        #expect(expanded.onOneLine == "struct Screen { } let after = 1")
    }

    @Test func `a variable of a preview stays as it is`() {
        let expanded = expand("struct Screen { @Previewable @State var count = 0 }")
        #expect(expanded.onOneLine == "struct Screen { @State var count = 0 }")
        #expect(expanded.messages == [])
    }
}
