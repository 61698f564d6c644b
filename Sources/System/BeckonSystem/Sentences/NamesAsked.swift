import IntentWire
import Synchronization

/// Asks apps whether they know names, for many sentences: each name once, and an app that does not answer no more.
final class NamesAsked: Sendable {
    private struct Name: Hashable {
        var app: AppReference
        var entity: String
        var text: String
    }

    private struct State {
        var known: [Name: [EntitySnapshot]] = [:]
        /// The apps that have not answered yet, by the sentence since which.
        var waiting: [AppReference: Int] = [:]
        var failed: [AppReference: IntentFailure] = [:]
        var sentence = 0
        var problems: [String] = []
    }

    private let state = Mutex(State())
    private let find: @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot]

    init(_ find: @escaping @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot]) {
        self.find = find
    }

    /// Which apps could not be asked, and why, each once.
    var problems: [String] { state.withLock(\.problems) }

    /// Asks the apps of all intents that a sentence may mean, which then know what is theirs.
    func ask(_ reader: inout SentenceReader, within patience: Duration) async {
        state.withLock { $0.sentence += 1 }
        let problems = await reader.askApps(within: patience, of: .max) { [self] in try await entities($0, $1) }
        state.withLock { state in
            for problem in problems where !state.problems.contains(problem) { state.problems.append(problem) }
        }
    }

    private func entities(_ request: EntityRequest, _ app: AppReference) async throws -> [EntitySnapshot] {
        guard case .matching(let text) = request.query else { return try await find(request, app) }
        let name = Name(app: app, entity: request.entity, text: text)
        let known = try state.withLock { state -> [EntitySnapshot]? in
            if let known = state.known[name] { return known }
            if let failure = state.failed[app] { throw failure }
            let since = state.waiting[app] ?? state.sentence
            // What was said about it then is said once.
            guard since == state.sentence else { throw IntentFailure(.cancelled, "it did not answer before") }
            state.waiting[app] = since
            return nil
        }
        if let known { return known }
        do {
            let found = try await find(request, app)
            state.withLock { state in
                state.known[name] = found
                state.waiting[app] = nil
            }
            return found
        } catch let failure as IntentFailure where failure.code != .cancelled && !Task.isCancelled {
            state.withLock { $0.failed[app] = failure }
            throw failure
        }
    }
}
