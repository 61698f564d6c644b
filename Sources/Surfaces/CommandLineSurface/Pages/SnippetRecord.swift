import IntentWire
import Synchronization
import ViewRendering

/// The views of a run that stand beside its questions, for a page.
final class SnippetRecord: Sendable {
    private let seen = Mutex<[HTMLPage.Item]>([])

    /// The views so far, in the order of their questions.
    var items: [HTMLPage.Item] { seen.withLock(\.self) }

    /// An interaction whose views are kept.
    ///
    /// - Parameter person: Who answers.
    func keeping(_ person: any IntentInteraction) -> any IntentInteraction { Keeping(record: self, person: person) }

    private func take(_ question: IntentQuestion) {
        let shown: (view: ViewTree?, dialog: DialogSnapshot?) =
            switch question {
            case .confirmation(let question): (question.snippet, question.dialog)
            case .choice(let question): (question.snippet, question.dialog)
            case .value, .foreground: (nil, nil)
            }
        guard let view = shown.view else { return }
        seen.withLock { $0.append(HTMLPage.Item(.snippet(view, dialog: shown.dialog?.full))) }
    }

    private struct Keeping: IntentInteraction {
        let record: SnippetRecord
        let person: any IntentInteraction

        var capabilities: InteractionCapabilities { person.capabilities }

        func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
            record.take(question)
            return try await person.ask(question)
        }

        func report(_ progress: IntentProgress) async { await person.report(progress) }
    }
}
