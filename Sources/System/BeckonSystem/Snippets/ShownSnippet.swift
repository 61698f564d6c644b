package import IntentWire

/// A snippet in front of a person, who can press its buttons.
///
/// Pressing runs the intent of the button to its end. Then the snippet intent runs again with the values that it was
/// given first, whose entities the app fetches anew, and draws the view as things are now. Where the intent of the button
/// has a snippet of its own, that one takes the place of the first.
///
/// While the snippet is in front, its app may want it drawn anew (`SnippetIntent.reload()`): `reload(on:)` does that where
/// it is so, and is to be called again and again.
///
/// - Source: WWDC25 275, "Explore new advances in App Intents".
package struct ShownSnippet: Sendable {
    /// Where a snippet stands.
    package enum Place: Sendable {
        /// What came of an intent.
        case result
        /// Beside a question, which no other snippet takes the place of.
        case question
    }

    /// The view as it was drawn last.
    package private(set) var tree: ViewTree
    /// Why the view could not be drawn anew after the last press; the last one stands then.
    package private(set) var problem: String?
    private var snippetIntent: PreparedIntent?
    /// When what is shown was begun to be drawn, by `SteadyTime`.
    private var drawn: Double
    private let place: Place
    private let app: AppReference
    private let source: RequestSource
    private let locale: String?
    private let requester: String?
    private let process: Int32?

    /// The snippet that an intent has; nil where it has none.
    ///
    /// - Parameters:
    ///   - outcome: What came of the intent.
    ///   - request: The request for it.
    ///   - begun: When the request was sent, by `SteadyTime`: the view may have been drawn since.
    package init?(of outcome: IntentOutcome, _ request: IntentRequest, begun: Double = SteadyTime.now) {
        guard let tree = outcome.snippet else { return nil }
        self.init(tree, snippetIntent: outcome.snippetIntent, place: .result, request, begun)
    }

    /// The snippet beside a question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - request: The request whose intent asks.
    ///   - begun: When the request was sent, by `SteadyTime`.
    package init?(of question: ConfirmationQuestion, _ request: IntentRequest, begun: Double = SteadyTime.now) {
        guard let tree = question.snippet else { return nil }
        self.init(tree, snippetIntent: question.snippetIntent, place: .question, request, begun)
    }

    private init(
        _ tree: ViewTree, snippetIntent: PreparedIntent?, place: Place, _ request: IntentRequest, _ begun: Double
    ) {
        self.tree = tree
        drawn = begun
        self.snippetIntent = snippetIntent
        self.place = place
        app = request.app
        source = request.source
        locale = request.locale
        requester = request.requester
        process = request.process
    }

    /// The intents that can be pressed, in reading order.
    package var buttons: [ViewPressable] {
        tree.pressables.filter { if case .intent = $0.action { true } else { false } }
    }

    /// Runs the intent of a button, and draws the view anew.
    ///
    /// - Parameters:
    ///   - button: One of `buttons`.
    ///   - host: The system that has the app.
    ///   - interaction: Who answers the intent's questions.
    /// - Returns: What came of the intent.
    /// - Throws: `IntentFailure` where the intent fails; the view stays as it was.
    package mutating func press(
        _ button: ViewPressable, on host: any IntentHost, interaction: any IntentInteraction
    ) async throws -> IntentOutcome {
        guard case .intent(let prepared) = button.action else {
            throw IntentFailure(.unsupported, "'\(button.label)' runs no intent")
        }
        let began = SteadyTime.now
        var pressed = prepared
        if let isOn = button.isOn {
            pressed = pressed.setting(!isOn, as: try await host.manifest(of: app).intent(prepared.intent))
        }
        let outcome = try await host.run(request(pressed), interaction: interaction)
        problem = nil
        if place == .result, let next = outcome.snippet {
            tree = next
            drawn = began
            snippetIntent = outcome.snippetIntent
        } else if let snippetIntent {
            await redraw(snippetIntent, on: host)
        }
        return outcome
    }

    /// Whether its app may want it drawn anew.
    package var canReload: Bool { snippetIntent != nil }

    /// Draws the view anew where its app has wanted that since it was drawn.
    ///
    /// - Parameter host: The system that has the app.
    /// - Returns: Whether it was drawn.
    package mutating func reload(on host: any IntentHost) async -> Bool {
        guard let snippetIntent, let last = try? await host.snippetReload(snippetIntent.intent, of: app), last > drawn
        else { return false }
        await redraw(snippetIntent, on: host)
        return true
    }

    /// Draws the view as things are now.
    private mutating func redraw(_ intent: PreparedIntent, on host: any IntentHost) async {
        drawn = SteadyTime.now
        do {
            let outcome = try await host.run(request(intent), interaction: SilentQuestions())
            if let tree = outcome.snippet { self.tree = tree }
            problem = outcome.snippetProblem
        } catch {
            problem = (error as? IntentFailure)?.message ?? "\(error)"
        }
    }

    private func request(_ prepared: PreparedIntent) -> IntentRequest {
        var request = IntentRequest(
            app: app, intent: prepared.intent, arguments: prepared.arguments, source: source, locale: locale)
        request.requester = requester
        request.process = process
        request.isPrepared = true
        return request
    }
}

/// A snippet intent only shows: nothing that it asks reaches a person.
private struct SilentQuestions: IntentInteraction {
    let capabilities: InteractionCapabilities = []
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
    func report(_ progress: IntentProgress) async {}
}
