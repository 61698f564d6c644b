import Foundation
import IntentWire
import SwiftUI
import Testing
import ViewRendering

@MainActor
@Suite struct SnapshotTests {
    nonisolated static let now = SampleViews.date.addingTimeInterval(30)
    nonisolated static let names = ["order", "text", "controls", "rows", "shapes", "grid", "widget"]

    @Test(arguments: names)
    func `draws on a terminal as recorded`(name: String) async throws {
        let tree = try await SampleViews.tree(name)
        let renderer = TerminalRenderer(options: .init(width: 48, now: Self.now))
        try expectSnapshot(renderer.lines(tree).joined(separator: "\n") + "\n", "\(name).txt")
    }

    @Test(arguments: ["order", "controls"])
    func `draws with colours as recorded`(name: String) async throws {
        let tree = try await SampleViews.tree(name)
        let renderer = TerminalRenderer(options: .init(width: 48, isStyled: true, now: Self.now))
        let text = renderer.lines(tree).joined(separator: "\n").replacingOccurrences(of: "\u{1b}", with: "ESC")
        try expectSnapshot(text + "\n", "\(name).styled.txt")
    }

    @Test(arguments: names)
    func `draws as HTML as recorded`(name: String) async throws {
        let tree = try await SampleViews.tree(name)
        let renderer = HTMLRenderer(options: .init(now: Self.now))
        try expectSnapshot(renderer.draw(tree).html + "\n", "\(name).html")
    }

    @Test func `draws from right to left as recorded`() async throws {
        let tree = try await SampleViews.tree("order", locale: "ar_EG")
        let renderer = HTMLRenderer(options: .init(now: Self.now))
        try expectSnapshot(renderer.draw(tree).html + "\n", "order.ar.html")
    }

    /// Writes pages to look at, where `VIEW_PAGES` names a folder.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["VIEW_PAGES"] != nil), arguments: names)
    func `writes pages to look at`(name: String) async throws {
        let folder = try #require(ProcessInfo.processInfo.environment["VIEW_PAGES"])
        for (suffix, locale, scheme) in [
            ("light", "en_US", ViewColorScheme.light), ("dark", "en_US", .dark), ("rtl", "ar_EG", .light),
        ] {
            let tree = try await SampleViews.tree(name, locale: locale)
            let page = HTMLRenderer(options: .init(now: Self.now, colorScheme: scheme)).page(
                tree, title: name, runsTimers: false)
            try Data(page.utf8).write(to: URL(fileURLWithPath: folder).appending(path: "\(name)-\(suffix).html"))
        }
    }
}
