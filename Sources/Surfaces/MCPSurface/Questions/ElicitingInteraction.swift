import IntentWire
import ValueForms

/// The person behind a client: puts the questions of a run to them as forms, and reports its progress.
///
/// Questions of the app and those that the system asks before it lets an app run both come through here.
final class ElicitingInteraction: IntentInteraction {
    /// How often one question is put before it fails.
    private static let attempts = 3

    let capabilities: InteractionCapabilities
    private let app: CatalogApp
    private let surroundings: Surroundings
    private let progress: ProgressReporter
    private let elicit: (@Sendable (ElicitationForm) async throws -> ElicitationReply)?

    /// - Parameter elicit: Puts a form to the person; nil where the client cannot.
    init(
        app: CatalogApp, surroundings: Surroundings, progress: ProgressReporter,
        elicit: (@Sendable (ElicitationForm) async throws -> ElicitationReply)?
    ) {
        self.app = app
        self.surroundings = surroundings
        self.progress = progress
        self.elicit = elicit
        // Nothing comes to the front on a machine because a model wanted it.
        var capabilities: InteractionCapabilities = elicit == nil ? [] : [.values, .choices, .confirmations]
        if progress.isWanted { capabilities.insert(.progress) }
        self.capabilities = capabilities
    }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard let elicit, let asked = QuestionForm(question, app: app, surroundings: surroundings) else {
            return .unsupported
        }
        var form = asked.form
        for _ in 0..<Self.attempts {
            switch try await elicit(form) {
            case .declined:
                if case .confirmation = question { return .declined }
                return .cancelled
            case .cancelled: return .cancelled
            case .accepted(let content):
                do {
                    guard let value = content[form.field], value != .null else {
                        throw ReadProblem("'\(form.field)' is not filled in")
                    }
                    return try asked.answer(value)
                } catch let problem as ReadProblem {
                    form.message = SafeText.lines(problem.message + "\n" + asked.form.message, limit: 4_000)
                }
            }
        }
        throw IntentFailure(.invalidValue, "'\(form.field)' got no answer that fits in \(Self.attempts) attempts")
    }

    func report(_ progress: IntentProgress) async { self.progress.report(progress) }
}
