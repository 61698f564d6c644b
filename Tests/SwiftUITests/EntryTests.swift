import Foundation
import IntentWire
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var testName: String = "nobody"
    @Entry var testCount = 1
    @Entry var testNote: String?
}

@MainActor
@Suite struct EntryTests {
    struct Shown: View {
        @Environment(\.testName) private var name
        @Environment(\.testCount) private var count
        @Environment(\.testNote) private var note
        var body: some View { Text(verbatim: "\(name) \(count) \(note ?? "-")") }
    }

    @Test func `makes an environment value with its default`() async throws {
        #expect(try await draw(Shown()).text == "nobody 1 -")
        let set = Shown().environment(\.testName, "Ada").environment(\.testCount, 2).environment(\.testNote, "n")
        #expect(try await draw(set).text == "Ada 2 n")
    }

    @Test func `loads pictures at addresses by the surface`() async throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let node = try await draw(
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Text("none")
            })
        #expect(node.image?.image.source == .url(url) && node.image?.isResizable == true)
        #expect(
            try await draw(
                AsyncImage(url: nil) {
                    $0
                } placeholder: {
                    Text("none")
                }
            ).text == "none")
    }
}
