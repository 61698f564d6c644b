import Foundation
import IntentWire
import Testing
import ViewRendering

@Suite struct TerminalTests {
    private func lines(_ node: ViewNode, width: Int = 40, isStyled: Bool = false) -> [String] {
        TerminalRenderer(options: .init(width: width, isStyled: isStyled)).lines(ViewTree(root: node))
    }

    private func text(_ text: String, _ modifiers: [ViewModification] = []) -> ViewNode {
        ViewNode(.text(TextContent(runs: [TextRun(text: text)])), modifiers: modifiers)
    }

    private func stack(_ axis: StackContent.Axis, _ children: ViewNode...) -> ViewNode {
        ViewNode(.stack(StackContent(axis: axis, alignment: ViewAlignment(horizontal: .leading), children: children)))
    }

    @Test(arguments: [("custom", ["○ Call Ada"]), ("switch", ["[ ] ○ Call Ada"])])
    func `leaves the state of a switch to a style of the app's own`(style: String, drawn: [String]) {
        let label = stack(.horizontal, text("○"), text("Call Ada"))
        let toggle = ToggleContent(isOn: false, action: .unavailable, style: style, children: [label])
        #expect(lines(ViewNode(.toggle(toggle))) == drawn)
    }

    @Test func `replaces what would change the terminal`() {
        #expect(lines(text("a\u{1b}[2Jb\u{7}\u{9b}c\td")) == ["a\u{fffd}[2Jb\u{fffd}\u{fffd}c d"])
    }

    @Test(arguments: [
        ("one two three four five", ["one two three four", "five"]), ("日本語日本語日本語日本", ["日本語日本語日本語日", "本"]),
        ("aaaaaaaaaaaaaaaaaaaaaaaaa", ["aaaaaaaaaaaaaaaaaaaa", "aaaaa"]),
        ("e\u{301}e\u{301} x", ["e\u{301}e\u{301} x"]),
        ("a\n\nb", ["a", "", "b"]), ("👩‍👩‍👧‍👧👩‍👩‍👧‍👧 family", ["👩‍👩‍👧‍👧👩‍👩‍👧‍👧 family"]),
    ])
    func `breaks lines where they may be broken`(given: String, drawn: [String]) {
        #expect(lines(text(given), width: 20) == drawn)
    }

    @Test func `cuts a text to its number of lines`() {
        var content = TextContent(runs: [TextRun(text: "one two three four five six seven")])
        content.lineLimit = 1
        #expect(lines(ViewNode(.text(content)), width: 20) == ["one two three four…"])
    }

    @Test func `gives a spacer what the others leave`() {
        let row = stack(.horizontal, text("left"), ViewNode(.spacer(SpacerContent())), text("right"))
        #expect(lines(row, width: 20) == ["left           right"])
    }

    @Test func `breaks the longer of two texts beside each other`() {
        let row = stack(.horizontal, text("ab"), text("one two three four five six"))
        #expect(lines(row, width: 20) == ["ab one two three", "   four five six"])
    }

    @Test func `uses escape sequences only where it may`() {
        var style = TextRunStyle()
        style.font = ViewFont(textStyle: "headline")
        style.color = .color(value: ViewColor(name: "red"))
        let node = ViewNode(.text(TextContent(runs: [TextRun(text: "a", style: style)])))
        #expect(lines(node) == ["a"])
        #expect(lines(node, isStyled: true) == ["\u{1b}[1;31ma\u{1b}[0m"])
    }

    @Test func `shows views on each other one below the other`() {
        #expect(
            lines(stack(.depth, ViewNode(.shape(ShapeContent(shape: .circle))), text("7"), text("8"))) == ["7", "8"])
        #expect(
            lines(text("a", [.overlay(fill: nil, shape: nil, content: [text("b")], alignment: .init())])) == ["a", "b"])
    }

    @Test func `leaves out what is hidden and what cannot be seen`() {
        #expect(lines(stack(.vertical, text("a", [.hidden]), text("b", [.opacity(value: 0)]), text("c"))) == ["c"])
    }

    @Test func `says what a view without words is`() {
        var value = ViewAccessibility()
        value.label = "Signal"
        value.value = "strong"
        let node = ViewNode(.shape(ShapeContent(shape: .circle)), modifiers: [.accessibility(value: value)])
        #expect(lines(node) == ["Signal: strong"])
    }

    @Test func `keeps timers at the time that is asked for`() {
        let start = Date(timeIntervalSince1970: 0)
        let timer = MovingText.timer(ViewTimer(start: start, end: start.addingTimeInterval(100)))
        let node = ViewNode(.text(TextContent(runs: [TextRun(text: "old", moving: timer)])))
        let options = TerminalRenderer.Options(now: start.addingTimeInterval(40))
        #expect(TerminalRenderer(options: options).lines(ViewTree(root: node)) == ["1:00"])
    }

    @Test func `comes to an end with views that were nested to take for ever`() {
        var node = text("a long text that has to be broken again and again")
        for _ in 0..<85 { node = stack(.horizontal, node, text("another long text beside it that is broken")) }
        #expect(lines(node, width: 20).count < 100_000)
    }

    @Test func `draws nothing where there is nothing`() {
        #expect(lines(ViewNode(.group(ContainerContent(children: [])))) == [])
        #expect(lines(ViewNode(.grid(GridContent(columns: 0, children: [])))) == [])
    }
}
