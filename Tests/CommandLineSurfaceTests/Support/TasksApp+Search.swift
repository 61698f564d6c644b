import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex

extension TasksApp {
    static let indexStatus: IndexStatus = {
        let path = "/home/ann/.local/share/beckon/spotlight.sqlite"
        return IndexStatus(
            path: path, size: 98_304, items: 3,
            sources: [.init(app: "org.example.Tasks", name: "", protection: nil, items: 3, stateSize: nil)],
            encoder: "english.vectors-30522x256", learnt: 1)
    }()

    /// The tasks whose titles have the words, as search finds them.
    static func found(_ question: SearchQuestion) -> SearchPage {
        let typed = question.text.lowercased()
        let fitting = tasks.filter { $0.display.title.lowercased().contains(typed == "mlik" ? "milk" : typed) }
        let items = fitting.enumerated().map { place, task in
            var hit = SearchHit(
                app: "org.example.Tasks", index: "", identifier: "\(task.type)/\(task.id)", kind: .entity, listener: 0,
                attributes: SearchableAttributes(
                    values: ["title": .text(task.display.title)],
                    entity: SearchableEntityReference(type: task.type, identifier: task.id)),
                score: 2 - Double(place) / 2)
            if question.explains {
                var why = SearchExplanation(road: .words)
                why.words = [.init(word: typed, rarity: 1.5, count: 3, share: 2)]
                why.text = 2
                why.recency = 1.5
                why.similarity = 0.75
                why.placeByWords = place + 1
                hit.explanation = why
            }
            let action = FoundAction(
                intent: "CompleteTask", title: "Complete Task", arguments: ["task": .entity(task)], isOpening: false)
            return FoundItem(hit: hit, appName: "Tasks", actions: [action])
        }
        return SearchPage(items: items, corrections: typed == "mlik" ? ["mlik": "milk"] : [:])
    }
}

extension TasksApp {
    /// What opening gives: a task is completed, once the person has confirmed; a search goes on in the app's window.
    static func opened(_ request: OpenRequest, _ interaction: any IntentInteraction) async throws -> Opening {
        switch request.target {
        case .item(_, _, let identifier):
            if interaction.capabilities.contains(.confirmations) {
                let question = ConfirmationQuestion(
                    dialog: DialogSnapshot(full: "Open it?"), acceptLabel: "Open", denyLabel: "Cancel")
                guard case .confirmed = try await interaction.ask(.confirmation(question)) else {
                    throw IntentFailure(.declined, "it was not opened")
                }
            }
            return Opening(
                app: "org.example.Tasks", appName: "Tasks", road: .intent, intent: "ShowTask",
                outcome: IntentOutcome(dialog: DialogSnapshot(full: "Opened \(identifier).")))
        case .search:
            return Opening(
                app: "org.example.Tasks", appName: "Tasks", road: .activity,
                outcome: IntentOutcome(
                    snippet: ViewTree(
                        root: ViewNode(.text(TextContent(runs: [TextRun(text: "Results for \(request.text)")]))))))
        }
    }
}
