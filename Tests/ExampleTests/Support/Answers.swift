import Foundation
import IntentWire
import Synchronization

/// A person who gives prepared answers, in order.
final class Answers: IntentInteraction {
    private let state: Mutex<(left: [IntentAnswer], questions: [IntentQuestion])>
    let capabilities: InteractionCapabilities

    init(_ answers: IntentAnswer..., capabilities: InteractionCapabilities = [.values, .choices, .confirmations]) {
        state = Mutex((answers, []))
        self.capabilities = capabilities
    }

    /// What was asked.
    var questions: [IntentQuestion] { state.withLock { $0.questions } }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        state.withLock { state in
            state.questions.append(question)
            return state.left.isEmpty ? .unsupported : state.left.removeFirst()
        }
    }

    func report(_ progress: IntentProgress) async {}
}

extension IntentOutcome {
    /// What was said. Numbers are joined with their units by spaces that do not break; here they are plain.
    var said: String? {
        dialog?.full.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
    }
}

extension Date {
    /// Monday, 30 November 2026, 12:00, wherever the tests run.
    static var noon: Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar.date(from: DateComponents(year: 2026, month: 11, day: 30, hour: 12)) ?? .distantPast
    }
}
