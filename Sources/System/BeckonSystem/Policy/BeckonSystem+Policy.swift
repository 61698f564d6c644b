import IntentWire

/// An intent that is about to run.
struct RunCandidate: Sendable {
    var record: RunRecord
    var intent: IntentDescriptor
    var arguments: [String: IntentValue]
    var app: ResolvedApp
    var request: IntentRequest
    /// Whether the app prepared it, so that nobody outside named it or chose its values.
    var isPrepared: Bool
}

extension BeckonSystem {
    /// Lets an intent pass, after everything that `RunPolicy` demands, and writes down what was decided.
    ///
    /// - Throws: `IntentFailure` where the intent may not run; its app then has not heard of it.
    func admit(_ candidate: RunCandidate, _ interaction: any IntentInteraction) async throws {
        var record = candidate.record
        switch RunPolicy.decide(await facts(candidate, interaction.capabilities)) {
        case .refuse(let reason, let failure):
            record.decision = .refused
            record.reason = reason
            record.ended = record.started
            record.outcome = failure.code.rawValue
            log.began(record)
            throw failure
        case .run(let reason, let demands) where demands.isEmpty:
            record.decision = .allowed
            record.reason = reason
            log.began(record)
        case .run(let reason, let demands):
            record.decision = .asked
            record.reason = reason
            log.began(record)
            do {
                for demand in demands {
                    log.decided(record.run, try await meet(demand, candidate, interaction), because: reason)
                }
            } catch {
                let failure = failure(error, candidate)
                log.decided(record.run, Self.isRefusal(failure) ? .refused : .declined, because: reason)
                log.ended(record.run, outcome: failure.code.rawValue)
                throw failure
            }
        }
    }

    /// Remembers what an assistant learns from an outcome, to know it again in what it asks for later.
    func remember(_ outcome: IntentOutcome, of candidate: RunCandidate) {
        guard let reader = candidate.request.reader else { return }
        let place = "the result of \(candidate.intent.title.text)"
        seen.note(
            [outcome.value, outcome.dialog.map { .string($0.full) }].compactMap(\.self), from: place, to: reader)
    }

    // MARK: - Facts

    private func facts(_ candidate: RunCandidate, _ capabilities: InteractionCapabilities) async -> RunFacts {
        let request = candidate.request
        let languages = [request.locale].compactMap(\.self)
        let manifest = candidate.app.names.manifest
        var intent = candidate.intent
        intent.authenticationPolicy = manifest.policy(of: intent)
        var facts = RunFacts(
            app: manifest.name.text(in: languages), intent: intent,
            title: candidate.intent.title.text(in: languages), source: request.source, requester: request.requester,
            isPrepared: candidate.isPrepared, capabilities: capabilities)
        // Only where somebody may be asked do the values matter.
        facts.sentence = request.sentence
        facts.locale = request.locale
        if request.reader != nil || request.sentence != nil {
            facts.arguments = arguments(candidate, manifest, languages)
        }
        if RunFacts.needLock(intent, request.source) {
            facts.lock = await presence.lock(of: request.process)
        }
        return facts
    }

    private func arguments(
        _ candidate: RunCandidate, _ manifest: AppManifest, _ languages: [String]
    ) -> [RunFacts.Argument] {
        let texts = ModelText(manifest: manifest, languages: languages)
        return candidate.intent.parameters.compactMap { parameter in
            guard let value = candidate.arguments[parameter.name], let text = texts.text(value) else { return nil }
            return RunFacts.Argument(
                title: parameter.title.text(in: languages), value: text,
                origin: origin(of: value, parameter.name, candidate))
        }
    }

    private func origin(of value: IntentValue, _ parameter: String, _ candidate: RunCandidate) -> ArgumentOrigin {
        // What the app prepared it chose itself.
        if candidate.isPrepared { return .requester }
        if let told = candidate.request.origins?[parameter] { return told }
        return candidate.request.reader.map { seen.origin(of: value, from: $0) } ?? .requester
    }

    // MARK: - Demands

    /// Does what must happen before a run.
    ///
    /// - Returns: What to write into the log.
    /// - Throws: `IntentFailure` where it does not happen.
    private func meet(
        _ demand: RunDecision.Demand, _ candidate: RunCandidate, _ interaction: any IntentInteraction
    ) async throws -> RunRecord.Decision {
        switch demand {
        case .confirmation(let question):
            switch try await interaction.answer(to: .confirmation(question), within: configuration.answerTimeout) {
            case .confirmed: return .confirmed
            case .cancelled: throw IntentFailure(.cancelled, "cancelled: \(name(candidate)) did not run")
            case .unsupported:
                throw IntentFailure(
                    .confirmationRequired,
                    "a person must agree to \(name(candidate)), and nobody can be asked from here")
            default: throw IntentFailure(.declined, "not confirmed: \(name(candidate)) did not run")
            }
        case .authentication(let mayAsk):
            let outcome = await presence.authenticate(
                candidate.request.process, mayAsk: mayAsk, within: configuration.answerTimeout)
            try Task.checkCancellation()
            if let failure = AuthenticationFailure(name: name(candidate), limit: configuration.answerTimeout)
                .failure(outcome, mayAsk: mayAsk)
            {
                throw failure
            }
            return .authenticated
        }
    }

    /// What a run fails with whose demands were not met.
    private func failure(_ error: any Error, _ candidate: RunCandidate) -> IntentFailure {
        switch error {
        case let failure as IntentFailure: failure
        case is CancellationError: IntentFailure(.cancelled, "cancelled: \(name(candidate)) did not run")
        default:
            IntentFailure(
                .confirmationRequired, "a person must agree to \(name(candidate)), and could not be asked: \(error)")
        }
    }

    private func name(_ candidate: RunCandidate) -> String { "'\(candidate.intent.title.text)'" }

    /// Whether a failure is the machine's, not a person's.
    private static func isRefusal(_ failure: IntentFailure) -> Bool {
        failure.code == .authenticationRequired || failure.code == .confirmationRequired
    }
}

extension IntentRequest {
    /// Who is given what comes of runs and may use it in later ones; nil for those who do not mix up what they read with
    /// what they were told.
    fileprivate var reader: String? {
        switch source {
        case .assistant, .remote: "\(source.rawValue) \(requester ?? "")"
        case .person, .automation, .test: nil
        }
    }
}
