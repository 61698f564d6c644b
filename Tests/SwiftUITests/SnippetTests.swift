import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Synchronization
import Testing

/// How often the query was asked.
let fetches = Mutex(0)

struct Pot: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
    static let defaultQuery = PotQuery()
    let id: Int
    @Property(title: "Fill") var fill: Int
    init(id: Int, fill: Int) {
        self.id = id
        self.fill = fill
    }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Pot \(id)") }
}

struct PotQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Pot] {
        let fill = fetches.withLock {
            $0 += 1
            return $0
        }
        return identifiers.map { Pot(id: $0, fill: 100 + fill) }
    }
}

struct FillPot: AppIntent {
    static let title: LocalizedStringResource = "Fill Pot"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
        .result(value: 5, snippetIntent: ShowPot(pot: Pot(id: 3, fill: 1)))
    }
}

struct ShowPot: SnippetIntent {
    static let title: LocalizedStringResource = "Show Pot"
    @Parameter(title: "Pot") var pot: Pot
    init() {}
    init(pot: Pot) { self.pot = pot }
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text(verbatim: "pot \(pot.id) \(pot.fill > 100)").padding())
    }
}

struct ShowAll: AppIntent {
    static let title: LocalizedStringResource = "Show All"
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "All") {
            Text("one")
            Text("two")
        }
    }
}

struct ShowNothing: AppIntent {
    static let title: LocalizedStringResource = "Show Nothing"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result() {} }
}

struct ShowTooMuch: AppIntent {
    static let title: LocalizedStringResource = "Show Too Much"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 1, view: LimitTests.Endless())
    }
}

struct AskWithView: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await requestConfirmation(actionName: .buy, dialog: "Buy?") { Text("a cup") }
        try await requestConfirmation(
            actionName: .buy, dialog: "Again?", snippetIntent: ShowPot(pot: Pot(id: 4, fill: 0)))
        let choice = try await requestChoice(
            between: [IntentChoiceOption(title: "Small"), IntentChoiceOption(title: "Large")], dialog: "Size?",
            view: Text("sizes"))
        return .result(value: String(localized: choice.title))
    }
}

/// Says yes to everything, takes the last option, and keeps the views that it was shown.
final class Agreeing: IntentInteraction {
    let shown = Mutex<[[String]]>([])
    var capabilities: InteractionCapabilities { .all }
    func report(_ progress: IntentProgress) async {}
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        switch question {
        case .confirmation(let question):
            shown.withLock { $0.append(question.snippet?.root.texts ?? []) }
            return .confirmed
        case .choice(let question):
            shown.withLock { $0.append(question.snippet?.root.texts ?? []) }
            return .option(question.options.count - 1)
        default: return .unsupported
        }
    }
}

@Suite struct SnippetTests {
    private func run(_ type: any AppIntent.Type, _ interaction: Agreeing = Agreeing()) async throws -> IntentOutcome {
        try await IntentPerformer.perform(type, arguments: [:], interaction: interaction)
    }

    @Test func `carries the view that an intent returns`() async throws {
        let outcome = try await run(ShowAll.self)
        #expect(outcome.snippet?.root.texts == ["one", "two"])
        #expect(outcome.dialog?.full == "All")
    }

    @Test func `draws a snippet intent with its entities fetched again`() async throws {
        let outcome = try await run(FillPot.self)
        #expect(outcome.snippet?.root.texts == ["pot 3 true"])
        #expect(outcome.snippetIntent?.intent == "ShowPot")
        #expect(outcome.value == .int(5))
    }

    @Test func `has no view where none was returned`() async throws {
        #expect(try await run(ShowNothing.self).snippet == nil)
    }

    @Test func `keeps the result of an intent whose view cannot be drawn`() async throws {
        let outcome = try await run(ShowTooMuch.self)
        #expect(outcome.value == .int(1) && outcome.snippet == nil)
        #expect(outcome.snippetProblem?.contains("nested too deep") == true)
    }

    @Test func `shows views beside questions`() async throws {
        let interaction = Agreeing()
        let outcome = try await run(AskWithView.self, interaction)
        #expect(outcome.value == .string("Large"))
        #expect(interaction.shown.withLock { $0 } == [["a cup"], ["pot 4 true"], ["sizes"]])
    }
}
