import IntentWire
import Synchronization

/// A person who gives prepared answers and remembers the questions.
final class ScriptedInteraction: IntentInteraction {
    let capabilities: InteractionCapabilities
    private let state: Mutex<(answers: [IntentAnswer], questions: [IntentQuestion], progress: [IntentProgress])>

    init(_ answers: [IntentAnswer] = [], capabilities: InteractionCapabilities = .all) {
        self.capabilities = capabilities
        state = Mutex((answers, [], []))
    }

    var questions: [IntentQuestion] { state.withLock { $0.questions } }
    var progress: [IntentProgress] { state.withLock { $0.progress } }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        state.withLock { state in
            state.questions.append(question)
            return state.answers.isEmpty ? .cancelled : state.answers.removeFirst()
        }
    }

    func report(_ progress: IntentProgress) async { state.withLock { $0.progress.append(progress) } }
}

/// Nobody.
struct NoInteraction: IntentInteraction {
    let capabilities: InteractionCapabilities = []
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
    func report(_ progress: IntentProgress) async {}
}
