package import FoundationAdditions
package import IntentWire
import Synchronization

/// One run of an intent: who wanted it, in which language, and how to ask them.
package final class IntentSession: Sendable {
    /// The run that this task belongs to.
    @TaskLocal package static var current: IntentSession?

    /// How often one question is put again because the answer did not fit.
    static let maximumAttempts = 5

    package let interaction: any IntentInteraction
    /// The name of the run where the system knows it.
    package var run: String? { (interaction as? ChannelInteraction)?.run }
    package let source: RequestSource
    package let texts: TextContext
    let started = Date()
    let modes: IntentModes
    /// How far the run has come, as the intent tells.
    let progress = Progress(totalUnitCount: 0)
    /// What the run is of; nil where an app's query is asked by itself.
    let intent: (any AppIntent)?
    private let foreground: Mutex<Bool>
    private let undo = Mutex<UndoManager?>(nil)

    package init(
        intent: (any AppIntent)?, interaction: any IntentInteraction, source: RequestSource = .person,
        locale: Locale? = nil, isForeground: Bool = false
    ) {
        self.intent = intent
        self.interaction = interaction
        self.source = source
        self.texts = TextContext(locale: locale)
        self.modes = intent.map { type(of: $0).supportedModes } ?? .background
        self.foreground = Mutex(isForeground)
    }

    /// The run that this task belongs to.
    ///
    /// - Throws: A failure that says that nobody can be asked.
    static func required(_ what: String) throws -> IntentSession {
        guard let current else {
            throw IntentFailure(
                .unsupported, "cannot \(what): this code was not run by the system, so there is nobody to ask")
        }
        return current
    }

    var isForeground: Bool { foreground.withLock { $0 } }

    var canContinueInForeground: Bool {
        isForeground || modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred))
            || modes.contains(.foreground)
    }

    /// Puts a question, where the surface can.
    func ask(_ question: IntentQuestion, needs capability: InteractionCapabilities) async throws -> IntentAnswer {
        try Task.checkCancellation()
        guard interaction.capabilities.contains(capability) else { return .unsupported }
        let answer = try await interaction.ask(question)
        try Task.checkCancellation()
        return answer
    }
}

extension IntentSession {
    /// Brings the app to the front.
    func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        if isForeground { return }
        let question = ForegroundQuestion(dialog: dialog.map(texts.snapshot), alwaysConfirm: alwaysConfirm)
        switch try await ask(.foreground(question), needs: .foreground) {
        case .confirmed: foreground.withLock { $0 = true }
        case .declined: throw IntentFailure(.declined, "the app was not opened")
        case .unsupported:
            throw IntentFailure(.unsupported, "this intent goes on in the app, which cannot be shown from here")
        default: throw IntentFailure(.cancelled, "cancelled")
        }
    }

    /// Asks yes or no, and throws unless the answer is yes.
    func confirm(_ question: ConfirmationQuestion) async throws {
        switch try await ask(.confirmation(question), needs: .confirmations) {
        case .confirmed: return
        case .declined: throw IntentFailure(.declined, "not confirmed")
        case .unsupported:
            throw IntentFailure(
                .declined, "confirmation is needed, and nobody can be asked from here: \(question.dialog.full)")
        default: throw IntentFailure(.cancelled, "cancelled")
        }
    }

    /// Lets the person choose; gives the place of what was chosen.
    func choose(
        _ dialog: DialogSnapshot, _ options: [ChoiceQuestion.Option], snippet: ViewTree? = nil
    ) async throws -> Int {
        let question = ChoiceQuestion(dialog: dialog, options: options, snippet: snippet)
        switch try await ask(.choice(question), needs: .choices) {
        case .option(let index) where options.indices.contains(index): return index
        case .option(let index):
            throw IntentFailure(.invalidMessage, "the answer names option \(index) of \(options.count)")
        case .unsupported:
            throw IntentFailure(
                .unsupported, "a choice is needed, and nobody can be asked from here: \(dialog.full)")
        default: throw IntentFailure(.cancelled, "cancelled")
        }
    }
}

extension IntentSession {
    /// Gets what undoes what this run does, and nothing else; made for the first who asks.
    package var undoManager: UndoManager {
        undo.withLock { undo in
            let manager = undo ?? UndoManager()
            undo = manager
            return manager
        }
    }

    /// Passes on what the run has registered for undoing, if anything.
    func offerUndo(
        of type: any AppIntent.Type, _ texts: TextContext, to body: @MainActor (UndoManager, String) -> Void
    ) async {
        guard let manager = undo.withLock({ $0 }) else { return }
        await MainActor.run {
            guard manager.canUndo else { return }
            let name = manager.undoActionName
            body(manager, name.isEmpty ? texts.string(type.title) : name)
        }
    }
}
