import Foundation
import IntentWire
import Testing

@Suite struct MessageCodingTests {
    private func expectSame<Message: Codable & Equatable>(_ message: Message) throws {
        #expect(try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message)) == message)
    }

    @Test func `reads back what apps call relevant`() throws {
        let region = RegionSnapshot(identifier: "home", latitude: 1, longitude: 2, radius: 3, notifiesOnExit: false)
        let relevances: [RelevanceSnapshot] = [
            .date(from: .distantPast, to: .distantFuture, kind: "scheduled"), .region(region),
            .inferredLocation("work"),
            .fitness("workoutActive"), .headphones("connected"), .sleep("bedtime"),
        ]
        try expectSame(
            RelevantIntentsMessage(
                intents: relevances.map {
                    RelevantIntentSnapshot(
                        intent: PreparedIntent(intent: "A", arguments: ["n": .int(1)]), widgetKind: "k", relevance: $0)
                }))
        let entity = RelevantEntity(type: "T", id: "1", display: DisplaySnapshot(title: "Thing"))
        for change: RelevantEntitiesChange in [
            .replace([entity], context: "audio.nowPlaying"), .remove(["T/1"], context: nil),
            .remove([], context: "c"), .removeAll(context: nil), .removeAll(context: "c"),
        ] { try expectSame(change) }
        try expectSame(CaptureContext(intent: "A", data: Data([1, 2])))
        try expectSame(CaptureContext(intent: "A"))
    }

    @Test func `reads back what is said of undoing`() throws {
        try expectSame(UndoNotice(run: "1", actionName: "Add"))
        try expectSame(UndoRequest(run: "1"))
        try expectSame(UndoResponse(actionName: "Add"))
    }
}
