import PhraseMatching
import Testing

struct `Problems of phrases` {
    @Test func `are none where phrases are told apart`() throws {
        #expect(try matcher().problems(context: monday) == [])
    }

    @Test func `are the same words in two apps`() throws {
        let tea = PhraseApp(
            id: "tea", names: ["Tea House"],
            intents: [
                PhraseIntent(
                    id: "order", phrases: ["Order a ${drink} in ${applicationName}"], slots: ["drink": .values(drinks)])
            ])
        let problems = try matcher([tea]).problems(context: monday)
        #expect(problems.map(\.app) == ["coffee", "tea"])
        #expect(problems.map(\.kind) == [.collides(["tea.order"]), .collides(["coffee.order"])])
        #expect(problems.first?.description.contains("tea.order") == true)
    }

    @Test func `are phrases that nobody can say`() throws {
        let empty = PhraseApp(
            id: "empty", names: ["Empty"],
            intents: [
                PhraseIntent(id: "open", phrases: ["Show page ${page}"], slots: ["page": .values([])]),
                PhraseIntent(id: "mute", phrases: ["${applicationName}"]),
            ])
        let problems = try matcher([empty]).problems(context: monday)
        #expect(problems.map(\.intent) == ["open", "mute"])
        #expect(problems.allSatisfy { $0.kind == .unreachable })
    }
}
