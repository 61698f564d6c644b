import Foundation
import IntentWire
import Testing
import ViewRendering

/// Pages with views in the places that surfaces have for them.
@Suite struct PageTests {
    private static func text(_ text: String) -> ViewNode {
        ViewNode(.text(TextContent(runs: [TextRun(text: text)])))
    }

    private static func tree(_ text: String, _ modifiers: [ViewModification] = []) -> ViewTree {
        var node = self.text(text)
        node.modifiers = modifiers
        return ViewTree(root: node)
    }

    private static func control(isOn: Bool?, status: String? = nil) -> ControlSnapshot {
        let icon = ViewNode(.image(ImageContent(ImageSnapshot(.system("lightbulb")))))
        let label = ViewNode(.label(LabelContent(icon: [icon], title: [text("Shining")], style: .titleAndIcon)))
        let stack = ViewNode(.stack(StackContent(axis: .vertical, children: [text("Lamp"), label])))
        let view = ViewTree(
            root: ViewNode(.toggle(ToggleContent(isOn: isOn ?? false, action: .unavailable, children: [stack]))))
        let look = ControlSnapshot.Look(text: "Lamp, Shining", view: view, status: status)
        return ControlSnapshot(kind: "lamp", isOn: isOn, look: look, pressedLook: look)
    }

    private static let island = IslandDrawing(
        expanded: [
            IslandRegion(position: .bottom, view: tree("bottom")),
            IslandRegion(position: .leading, view: tree("leading")),
        ], compactLeading: tree("front"), compactTrailing: tree("back"), minimal: tree("small"),
        keylineTint: ViewColor(name: "red"))

    private func main(_ items: [HTMLPage.Item], locale: String = "en") -> String {
        let page = HTMLPage(title: "Page", items: items, options: .init(locale: Locale(identifier: locale))).html
        return page.components(separatedBy: "<main class=\"bk-page\">").last ?? ""
    }

    @Test func `puts each view in its place as recorded`() throws {
        let tint = ViewStyle.color(value: ViewColor(name: "brown"))
        let page = main([
            .init(.snippet(Self.tree("snippet"), dialog: "Said")),
            .init(
                .widget(Self.tree("widget", [.containerBackground(fill: tint, content: [])]), family: "systemMedium"),
                caption: "Clock"),
            .init(.widget(Self.tree("line"), family: "accessoryInline")),
            .init(.control(Self.control(isOn: true), name: "Lamp")),
            .init(.control(Self.control(isOn: nil, status: "2 on"), name: "Lamp")),
            .init(.banner(Self.tree("banner"))),
            .init(.island(Self.island, .expanded)), .init(.island(Self.island, .compact)),
            .init(.island(Self.island, .minimal)), .init(.island(Self.island, .lockScreen)),
        ])
        try expectSnapshot(page.replacingOccurrences(of: HTMLRenderer.timerScript, with: "…"), "places.html")
    }

    @Test func `is mirrored where its language is`() {
        let page = HTMLPage(title: "t", items: [], options: .init(locale: Locale(identifier: "ar"))).html
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\""))
    }

    @Test func `takes texts for texts, whatever is in them`() {
        let evil = "<script>alert(1)</script>\u{1b}[31m\u{0}"
        let page = HTMLPage(
            title: evil,
            items: [
                .init(.snippet(Self.tree(evil), dialog: evil), caption: evil),
                .init(.control(Self.control(isOn: false, status: evil), name: evil)),
                .init(.widget(Self.tree(evil), family: "\"><script>")),
            ]
        ).html
        #expect(!page.contains("<script>alert"))
        #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    }

    @Test func `refuses a tree that another program has nested ten thousand deep`() {
        let open = String(repeating: #"{"kind":"stack","axis":"vertical","children":["#, count: 10_000)
        let json = #"{"version":1,"root":"# + open + String(repeating: "]}", count: 10_000) + "}"
        #expect(throws: (any Error).self) { try JSONDecoder().decode(ViewTree.self, from: Data(json.utf8)) }
    }

    @Test func `keeps the width of amounts and times beside longer texts`() {
        func classes(_ text: String) -> String { HTMLRenderer().draw(Self.tree(text)).html }
        #expect(classes("€3.80").contains("class=\"t word\""))
        #expect(classes("3.80\u{a0}€").contains("class=\"t word\""))
        #expect(!classes("Order 1").contains("word"))
        #expect(!classes(String(repeating: "x", count: 25)).contains("word"))
    }
}
