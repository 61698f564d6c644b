import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Testing

@MainActor
@Suite struct LimitTests {
    struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    struct Nested: View {
        let depth: Int
        var body: some View { depth == 0 ? AnyView(Text("end")) : AnyView(VStack { Nested(depth: depth - 1) }) }
    }

    private func problem(_ view: some View) async -> String {
        do {
            _ = try await draw(view)
            return "drawn"
        } catch let failure as IntentFailure {
            return failure.message
        } catch {
            return "\(error)"
        }
    }

    @Test func `says that a view contains itself`() async {
        #expect(await problem(Endless()).contains("nested too deep"))
    }

    @Test func `says that views are nested ten thousand deep`() async {
        #expect(await problem(Nested(depth: 10_000)).contains("at most 90 views inside each other"))
        #expect(await problem(Nested(depth: 80)) == "drawn")
    }

    @Test func `says that modifiers are nested ten thousand deep`() async {
        let view = (0..<10_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(view.padding(1)) }
        #expect(await problem(view).contains("nested too deep"))
    }

    @Test func `carries the deepest tree that it draws`() async throws {
        let tree = try await tree(
            (0..<85).reduce(AnyView(Text("a"))) { view, _ in AnyView(Text("b").background { view }) })
        let data = try JSONEncoder().encode(IntentOutcome(snippet: tree))
        #expect(try JSONDecoder().decode(IntentOutcome.self, from: data).snippet == tree)
    }

    @Test func `says that there are too many views`() async {
        #expect(await problem(VStack { ForEach(0..<20_000) { Text(verbatim: "\($0)") } }).contains("10000 parts"))
    }

    @Test func `says that pictures are too large`() async {
        let picture = Image(ImageSnapshot(.data(Data(count: 5 << 20))))
        #expect(await problem(picture) == "drawn")
        #expect(
            await problem(
                HStack {
                    picture; picture
                }
            ).contains("8 MB"))
    }
}
