import AppIntents
import Foundation
import IntentWire
import Testing

private struct PredictedSoupIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Predicted Soup"

    @Parameter(title: "Soup") var soup: SoupEntity
    @Parameter(title: "Size") var size: SoupSize
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "File") var file: IntentFile?

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$soup, \.$size)) { soup, size in
            DisplayRepresentation(title: "\(size.rawValue) \(soup.name)", subtitle: "Today")
        }
        IntentPrediction(parameters: (\.$size, \.$note)) { size, note in
            DisplayRepresentation(title: "Any \(size.rawValue), \(note ?? "no note")")
        }
        IntentPrediction { DisplayRepresentation(title: "Soup of the day") }
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct PredictionTests {
    private static let large = IntentValue.enumCase(EnumCaseSnapshot(type: "SoupSize", rawValue: "large"))

    private func respond(_ arguments: [String: IntentValue]) async throws -> PredictionResponse.Prediction? {
        let candidate = PreparedIntent(intent: "PredictedSoupIntent", arguments: arguments)
        return try await PredictionService.respond(to: PredictionRequest(candidates: [candidate])).predictions[0]
    }

    @Test func `names the parameters of each prediction`() async throws {
        let intent = try await ManifestBuilder.describe(PredictedSoupIntent.self)
        #expect(intent.predictions == [["soup", "size"], ["size", "note"], []])
        #expect(try await ManifestBuilder.describe(OrderSoupIntent.self).predictions == nil)
    }

    @Test func `shows a prediction with the values as they are now`() async throws {
        let id = try #require(SoupEntity.all.first)
        let value = IntentValue.entity(
            EntitySnapshot(type: "SoupEntity", id: id.id, display: DisplaySnapshot(title: "Called something else")))
        let shown = try #require(try await respond(["soup": value, "size": Self.large]))
        #expect(shown.display == DisplaySnapshot(title: "large \(id.name)", subtitle: "Today"))
        guard case .entity(let entity)? = shown.arguments["soup"] else {
            Issue.record("no soup in \(shown)")
            return
        }
        #expect(entity.display.title == id.name)
    }

    @Test func `picks the prediction that has these parameters, with optional ones left out`() async throws {
        #expect(try await respond(["size": Self.large])?.display?.title == "Any large, no note")
        #expect(
            try await respond(["size": Self.large, "note": .string("hot")])?.display?.title == "Any large, hot")
        #expect(try await respond([:])?.display?.title == "Soup of the day")
        // Nothing has all three.
        let value = IntentValue.entity(
            EntitySnapshot(
                type: "SoupEntity", id: try #require(SoupEntity.all.first).id, display: DisplaySnapshot(title: "")))
        let all = try #require(try await respond(["soup": value, "size": Self.large, "note": .string("hot")]))
        #expect(all.display == nil && all.arguments.count == 3)
    }

    @Test func `has nothing for what is no more`() async throws {
        let gone = IntentValue.entity(
            EntitySnapshot(type: "SoupEntity", id: "gone", display: DisplaySnapshot(title: "Gone")))
        #expect(try await respond(["soup": gone, "size": Self.large]) == nil)
        #expect(try await respond(["colour": .string("red")]) == nil)
        let size = IntentValue.enumCase(EnumCaseSnapshot(type: "SoupSize", rawValue: "bucket"))
        #expect(try await respond(["size": size]) == nil)
        let unknown = PredictionRequest(candidates: [PreparedIntent(intent: "NoIntent")])
        #expect(try await PredictionService.respond(to: unknown).predictions == [nil])
    }

    @Test func `tells the values of a person's run, and of no other`() async throws {
        func told(_ source: RequestSource, _ more: [String: IntentValue] = [:]) async throws -> [String: IntentValue]? {
            var result: [String: IntentValue]?
            let soup = try #require(SoupEntity.all.first)
            _ = try await IntentPerformer.perform(
                PredictedSoupIntent.self,
                arguments: ["soup": .text(soup.name), "size": .text("large")].merging(more) { $1 },
                interaction: ScriptedInteraction(), source: source, whenPerformed: { result = $0 })
            return result
        }
        let values = try #require(try await told(.person))
        #expect(values.keys.sorted() == ["size", "soup"] && values["size"]?.kind == "enumCase")
        #expect(try await told(.assistant) == nil)
        let file = IntentValue.file(FileSnapshot(filename: "a.txt", type: "public.plain-text", data: Data()))
        #expect(try await told(.person, ["file": file]) == nil)
    }
}
