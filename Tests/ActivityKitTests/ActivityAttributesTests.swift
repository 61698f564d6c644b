import ActivityKit
import Testing

private struct BrewAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var cups: Int
    }

    var drink: String
}

struct ActivityAttributesTests {
    @Test func `attributes and their state are data`() throws {
        let state = try JSONEncoder().encode(BrewAttributes.ContentState(cups: 2))
        #expect(try JSONDecoder().decode(BrewAttributes.ContentState.self, from: state).cups == 2)
    }
}
