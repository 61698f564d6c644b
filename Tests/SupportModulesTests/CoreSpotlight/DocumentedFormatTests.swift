import CoreSpotlight
import IntentWire
import Testing

@Suite struct DocumentedFormatTests {
    /// The JSON in the module's page.
    private func example() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/CoreSpotlight.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "```")
        return try #require(parts.first { $0.hasPrefix("json\n") }).replacing("json\n", with: "", maxReplacements: 1)
    }

    @Test func `the page's example is what crosses`() throws {
        let data = Data(try example().utf8)
        let attributes = try JSONDecoder().decode(SearchableAttributes.self, from: data)
        #expect(attributes.values["title"] == .text("Espresso"))
        #expect(attributes.values.count == 9)
        #expect(attributes.custom.first?.value == .text("dark"))
        #expect(attributes.entity == SearchableEntityReference(type: "Drink", identifier: "1"))
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(attributes)) as? NSDictionary
        let documented = try JSONSerialization.jsonObject(with: data) as? NSDictionary
        #expect(written == documented)
    }
}
