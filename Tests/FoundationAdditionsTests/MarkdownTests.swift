import FoundationAdditions
import Testing

struct MarkdownTests {
    /// Shows each run as `text{what it is}`.
    static func describe(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            var parts: [String] = []
            if let blocks = run.presentationIntent {
                parts.append(blocks.components.map(\.kind.debugDescription).joined(separator: "<"))
            }
            let names: [(InlinePresentationIntent, String)] = [
                (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"), (.strikethrough, "del"),
                (.softBreak, "soft"), (.lineBreak, "break"), (.inlineHTML, "html"), (.blockHTML, "htmlblock"),
            ]
            parts += names.filter { run.inlinePresentationIntent?.contains($0.0) == true }.map(\.1)
            if let link = run.link { parts.append("link=\(link.absoluteString)") }
            if let image = run.imageURL { parts.append("image=\(image.absoluteString)") }
            if let delimiter = run.listItemDelimiter { parts.append("'\(delimiter)'") }
            let shown = String(text[run.range].characters).replacing("\n", with: "\\n")
            return parts.isEmpty ? shown : "\(shown){\(parts.joined(separator: " "))}"
        }
    }

    @Test(arguments: [
        ("Hello", ["Hello"]),
        ("Hello *big* **world**", ["Hello ", "big{em}", " ", "world{strong}"]),
        ("***both*** `a*b`", ["both{em strong}", " ", "a*b{code}"]),
        ("~~gone~~ a~b ~~ c", ["gone{del}", " a~b ~~ c"]),
        ("~~a **b** c~~", ["a {del}", "b{strong del}", " c{del}"]),
        (#"\~~not~~ `\~` \\~~yes~~"#, ["~~not~~ ", #"\~{code}"#, #" \"#, "yes{del}"]),
        (
            "[site](https://example.org) <https://x.org>",
            ["site{link=https://example.org}", " ", "https://x.org{link=https://x.org}"]
        ),
        ("![alt](a.png)![](b.png)", ["alt{image=a.png}", "\u{FFFC}{image=b.png}"]),
        ("a<br>b", ["a", "<br>{html}", "b"]),
        ("# not a heading\n- not a list\n> no quote", ["# not a heading\\n- not a list\\n> no quote"]),
        ("  two  spaces\n\n\nlines  ", ["  two  spaces\\n\\n\\nlines  "]),
        ("_a_\n*b*\n", ["a{em}", "\\n", "b{em}", "\\n"]),
        ("100% &amp; &#65; \\*", ["100% & A *"]),
        ("", []),
        ("^[two](inflect: true)", ["^[two](inflect: true)"]),
    ])
    func `reads the inside of a paragraph and keeps white space`(source: String, expected: [String]) throws {
        let text = try AttributedString(
            markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(Self.describe(text) == expected)
    }

    @Test(arguments: [
        ("  two  spaces\n\n\nlines  ", ["two spaces lines"]), ("a *b*\n# c", ["a ", "b{em}", " # c"]),
    ])
    func `reads the inside of a paragraph and folds white space`(source: String, expected: [String]) throws {
        let text = try AttributedString(markdown: source, options: .init(interpretedSyntax: .inlineOnly))
        #expect(Self.describe(text) == expected)
    }

    @Test(arguments: [
        ("Hello", ["Hello{paragraph}"]),
        ("a\nb  \nc", ["a{paragraph}", " {paragraph soft}", "b{paragraph}", "\\n{paragraph break}", "c{paragraph}"]),
        ("# One\n\nTwo", ["One{header 1}", "Two{paragraph}"]),
        (
            "- a\n- b\n  1) c",
            [
                "a{paragraph<listItem 1<unorderedList '-'}", "b{paragraph<listItem 2<unorderedList '-'}",
                "c{paragraph<listItem 1<orderedList<listItem 2<unorderedList ')'}",
            ]
        ),
        (
            "3. a\n4. b",
            [
                "a{paragraph<listItem 3<orderedList '.'}", "b{paragraph<listItem 4<orderedList '.'}",
            ]
        ),
        ("> a", ["a{paragraph<blockQuote}"]),
        ("```swift\nlet a = 1\n```", ["let a = 1\\n{codeBlock 'swift'}"]),
        ("a\n\n---\n\nb", ["a{paragraph}", "\u{2E3B}{thematicBreak}", "b{paragraph}"]),
        ("<p>x</p>", ["<p>x</p>\\n{paragraph htmlblock}"]),
    ])
    func `reads blocks`(source: String, expected: [String]) throws {
        #expect(Self.describe(try AttributedString(markdown: source)) == expected)
    }

    @Test
    func `tells two paragraphs of one kind apart`() throws {
        let text = try AttributedString(markdown: "a\n\nb")
        let identities = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
        #expect(Set(identities).count == 2)
    }

    @Test
    func `resolves relative links`() throws {
        let text = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://example.org/x/"))
        #expect(text.runs.first?.link?.absoluteString == "https://example.org/x/b/c")
    }

    @Test
    func `sets extended attributes if they are allowed`() throws {
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = try AttributedString(
            markdown: "I see ^[two **cats**](inflect: true), ^[eins](languageIdentifier: 'de') ^[x](y) ^\\[z](a: 1)",
            options: options)
        #expect(String(text.characters) == "I see two cats, eins x ^[z](a: 1)")
        #expect(text.runs.filter { $0.inflect != nil }.map { String(text[$0.range].characters) } == ["two ", "cats"])
        #expect(text.runs.compactMap(\.languageIdentifier) == ["de"])
    }

    @Test
    func `marks the language and the place in the source`() throws {
        let text = try AttributedString(
            markdown: "ab\n\n*cd*", options: .init(languageCode: "de", appliesSourcePositionAttributes: true))
        #expect(text.runs.allSatisfy { $0.languageIdentifier == "de" })
        #expect(text.runs.compactMap(\.markdownSourcePosition?.startLine) == [1, 3])
    }

    @Test
    func `refuses bytes that are no UTF-8 unless told otherwise`() throws {
        let data = Data([0x61, 0xFF])
        #expect(throws: MarkdownError.self) { try AttributedString(markdown: data) }
        let options = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect(String(try AttributedString(markdown: data, options: options).characters) == "a\u{FFFD}")
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: URL(filePath: "/no/such/file")) }
    }

    @Test(arguments: [
        "Hello *big* **world**", "a ~~b *c*~~ d", "`x` ``a`b`` [l](https://example.org/a_(b))", "![alt](a.png)",
        "1 < 2 & 3 > 2, 5 * 3, a_b_c, [no](", "# One\n\nTwo\n\n## Three *em*", "- a\n- b\n  1. c\n  2. d\n- e",
        "> a\n> b\n\nc", "```swift\nlet `a` = 1\n\nb\n```", "a\\\nb\nc", "---", "7. a\n8. b\n\n   second",
        "1\\. no list",
        "\\# no heading", "\\- no item", "a **b *c* d** e", "*a **b***", "- a\n\n<!-- -->\n\n- b", "x\n\n> - q\n>   r",
        "<div>\nx\n</div>", "\\~~a\\~~", "[**b** c](https://x.org)",
        "> ```\n> a  \n>\n>   b \n> ```", "    indented  \n    code",
    ])
    func `writes Markdown that reads back as the same`(source: String) throws {
        let text = try AttributedString(markdown: source)
        let copy = try AttributedString(markdown: text.markdownText)
        #expect(Self.describe(copy) == Self.describe(text), "\(text.markdownText)")
    }

    @Test
    func `writes text without blocks as one paragraph`() {
        var text = AttributedString("a * b")
        text.append(AttributedString(" c ", attributes: AttributeContainer().inlinePresentationIntent(.code)))
        #expect(text.markdownText == "a \\* b`  c  `")
    }

    @Test
    func `keeps attributes in JSON`() throws {
        let text = try AttributedString(markdown: "# A *b* [c](https://x.org) ![d](e.png)\n\n1) `f`")
        let data = try JSONEncoder().encode(text)
        #expect(try JSONDecoder().decode(AttributedString.self, from: data) == text)
        #expect(String(decoding: try JSONEncoder().encode(AttributedString("plain")), as: UTF8.self) == #""plain""#)
    }

    @Test
    func `accepts a scope, text, bytes and files`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("*a*".utf8).write(to: url)
        let expected = try AttributedString(markdown: "*a*")
        #expect(try AttributedString(markdown: "*a*", including: \.foundation) == expected)
        #expect(
            try AttributedString(markdown: Data("*a*".utf8), including: AttributeScopes.FoundationAttributes.self)
                == expected)
        #expect(try AttributedString(contentsOf: url) == expected)
        #expect(try AttributedString(contentsOf: url, including: \.foundation) == expected)
    }

    @Test
    func `survives deep nesting`() throws {
        let deep = String(repeating: ">", count: 5000) + " a"
        #expect(String(try AttributedString(markdown: deep).characters).contains("a"))
        let stars = String(repeating: "*a **b ", count: 2000)
        #expect(!(try AttributedString(markdown: stars)).characters.isEmpty)
    }
}
