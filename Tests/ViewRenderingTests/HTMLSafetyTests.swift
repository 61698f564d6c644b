import Foundation
import IntentWire
import Testing
import ViewRendering

@Suite struct HTMLSafetyTests {
    private func html(_ node: ViewNode, _ options: HTMLRenderer.Options = .init()) -> String {
        HTMLRenderer(options: options).draw(ViewTree(root: node)).html
    }

    private func text(_ text: String) -> ViewNode { ViewNode(.text(TextContent(runs: [TextRun(text: text)]))) }

    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("a & \"b\" 'c'", "a &amp; &quot;b&quot; &#39;c&#39;"),
        ("\u{0}\u{1b}[31m\u{7f}\u{85}", "\u{fffd}\u{fffd}[31m\u{fffd}\u{fffd}"), ("a\r\nb", "a\nb"),
    ])
    func `escapes text`(given: String, drawn: String) {
        #expect(html(text(given)).contains(">\(drawn)<"))
    }

    @Test func `escapes text in attributes`() {
        var value = ViewAccessibility()
        value.label = "\"><script>"
        value.identifier = "' onload='x"
        let html = html(
            ViewNode(
                .image(ImageContent(ImageSnapshot(.system("star\"><script>")), label: "<b>")),
                modifiers: [.accessibility(value: value), .help(text: "\"h\""), .entity(identifier: "\"e")]))
        #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("' onload"))
        #expect(html.contains("aria-label=\"&quot;&gt;&lt;script&gt;\""))
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "data:text/html,x",
        "vbscript:x", "file:///etc/passwd", "//evil.example", "blob:x", "1x:y",
    ])
    func `follows no address that is dangerous`(address: String) {
        let link = ViewNode(.link(LinkContent(url: address, children: [text("l")])))
        let run = ViewNode(.text(TextContent(runs: [TextRun(text: "r", link: address)])))
        let whole = ViewNode(.divider, modifiers: [.url(value: address)])
        for node in [link, run, whole] { #expect(!html(node).contains("href")) }
    }

    @Test(arguments: ["https://example.com/?a=b&c", "mailto:a@example.com", "coffee://order/1"])
    func `follows other addresses`(address: String) {
        let html = html(ViewNode(.link(LinkContent(url: address, children: [text("l")]))))
        #expect(html.contains("href=\"\(address.replacingOccurrences(of: "&", with: "&amp;"))\""))
    }

    @Test func `takes no styles from the app's texts`() {
        var style = TextRunStyle()
        style.font = ViewFont(size: .infinity)
        style.font?.family = "x';background:url(//evil)"
        style.color = .color(value: ViewColor(name: "red;position:fixed"))
        let node = ViewNode(
            .stack(
                StackContent(
                    axis: .vertical, spacing: .nan,
                    children: [
                        ViewNode(.text(TextContent(runs: [TextRun(text: "a", style: style)]))),
                        ViewNode(
                            .shape(ShapeContent(shape: .path(data: "M0 0\"/><script>"), fill: .material(name: "x")))),
                        ViewNode(
                            .button(
                                ButtonContent(action: .unavailable, style: "x\" onclick=\"y", children: [text("b")]))),
                    ])))
        let html = html(node)
        for forbidden in ["url(//", "position:fixed", "<script", "onclick", "inf", "nan"] {
            #expect(!html.contains(forbidden), "\(forbidden) in \(html)")
        }
    }

    @Test func `numbers what can be pressed in the order of the page`() {
        func button(_ name: String) -> ViewNode {
            ViewNode(
                .button(ButtonContent(action: .intent(run: PreparedIntent(intent: name)), children: [text(name)])))
        }
        let node = ViewNode(
            .stack(
                StackContent(
                    axis: .vertical,
                    children: [
                        button("a"),
                        ViewNode(.toggle(ToggleContent(isOn: true, action: .unavailable, children: [text("t")]))),
                        button("b"),
                    ])))
        let drawing = HTMLRenderer().draw(ViewTree(root: node))
        #expect(drawing.actions == ["a", "b"].map { .intent(run: PreparedIntent(intent: $0)) })
        #expect(drawing.html.contains("data-press=\"1\"") && drawing.html.contains("disabled"))
        let form = HTMLRenderer(options: .init(formAction: "/press?a=\"b\"")).draw(ViewTree(root: node)).html
        #expect(form.hasPrefix("<form class=\"beckon-view\" method=\"post\" action=\"/press?a=&quot;b&quot;\""))
        #expect(form.contains("type=\"submit\" name=\"press\" value=\"1\""))
    }

    // MARK: - Pictures

    private func image(_ source: ImageSnapshot.Source) -> ViewNode {
        ViewNode(.image(ImageContent(ImageSnapshot(source), label: "p")))
    }

    @Test func `embeds the bytes of pictures and of nothing else`() {
        let png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
        #expect(html(image(.data(png))).contains("src=\"data:image/png;base64,iVBORw0KGgoA\""))
        #expect(html(image(.data(Data("<html>".utf8)))).contains("class=\"missing\""))
        #expect(html(image(.named("nowhere"))).contains("aria-label=\"p\""))
        #expect(html(image(.url(URL(fileURLWithPath: "/etc/passwd")))).contains("class=\"missing\""))
        #expect(html(image(.url(URL(fileURLWithPath: "/dev/zero")))).contains("class=\"missing\""))
    }

    @Test func `shows a placeholder for a picture of a gigabyte`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        // A file with a hole takes no space on the disk.
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        #expect(html(image(.url(file))).contains("class=\"missing\""))
    }
}
