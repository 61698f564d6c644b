import BeckonSystem
import IntentWire
import Testing

/// What the policy decides, in short.
private enum Verdict: Hashable, CustomTestStringConvertible {
    case runs
    /// Runs after these, in order.
    case runsAfter([Demand])
    case refuses(IntentFailure.Code)

    enum Demand: Hashable { case confirmation, password, passwordUnasked }

    init(_ decision: RunDecision) {
        switch decision {
        case .refuse(_, let failure): self = .refuses(failure.code)
        case .run(_, let demands) where demands.isEmpty: self = .runs
        case .run(_, let demands):
            self = .runsAfter(
                demands.map { demand in
                    switch demand {
                    case .confirmation: .confirmation
                    case .authentication(mayAsk: true): .password
                    case .authentication(mayAsk: false): .passwordUnasked
                    }
                })
        }
    }

    var testDescription: String {
        switch self {
        case .runs: "runs"
        case .runsAfter(let demands): "runs after \(demands)"
        case .refuses(let code): "refuses with \(code.rawValue)"
        }
    }
}

private func facts(
    _ source: RequestSource, lock: SessionLock? = nil, adjust: (inout IntentDescriptor) -> Void = { _ in }
) -> RunFacts {
    var intent = IntentDescriptor(identifier: "DeleteNote", typeName: "Notes.DeleteNote", title: "Delete Note")
    adjust(&intent)
    return RunFacts(app: "Notes", intent: intent, title: "Delete Note", source: source, lock: lock)
}

private let unlocked = SessionLock.unlocked(session: "2")
private let locked = SessionLock.locked(session: "2")
private let unknown = SessionLock.unknown("logind cannot be asked")

@Suite struct RunPolicyTests {
    @Test(arguments: [RequestSource.person, .automation, .assistant, .remote, .test])
    func `lets what is always allowed run, whoever asks`(source: RequestSource) {
        #expect(Verdict(RunPolicy.decide(facts(source))) == .runs)
        #expect(Verdict(RunPolicy.decide(facts(source, lock: locked))) == .runs)
    }

    @Test(arguments: [
        ([IntentDescriptor.Effect.deletes], false, Verdict.runsAfter([.confirmation])), ([.deletes], true, .runs),
        ([.pays], true, .runsAfter([.confirmation])), ([.sends, .deletes], true, .runsAfter([.confirmation])),
        ([], false, .runs),
    ])
    fileprivate func `has what cannot be taken back confirmed where it was read from a sentence`(
        effects: [IntentDescriptor.Effect], isUndoable: Bool, verdict: Verdict
    ) {
        var facts = facts(.person) { intent in
            intent.effects = effects
            if isUndoable { intent.systemProtocols = ["UndoableIntent"] }
        }
        #expect(Verdict(RunPolicy.decide(facts)) == .runs)
        facts.sentence = "delete my note"
        #expect(Verdict(RunPolicy.decide(facts)) == verdict)
    }

    @Test(arguments: [
        (RequestSource.person, unlocked, Verdict.runs), (.person, locked, .runsAfter([.password])),
        (.person, unknown, .runs), (.automation, unlocked, .runs),
        (.automation, locked, .refuses(.authenticationRequired)),
        (.automation, unknown, .refuses(.authenticationRequired)), (.assistant, unlocked, .runs),
        (.assistant, locked, .refuses(.authenticationRequired)), (.assistant, unknown, .runsAfter([.confirmation])),
        (.remote, unlocked, .runs), (.remote, locked, .refuses(.authenticationRequired)),
        (.remote, unknown, .refuses(.authenticationRequired)), (.test, locked, .runs), (.test, unknown, .runs),
    ])
    fileprivate func `wants an unlocked session for an intent that requires authentication`(
        source: RequestSource, lock: SessionLock, verdict: Verdict
    ) {
        let facts = facts(source, lock: lock) { $0.authenticationPolicy = .requiresAuthentication }
        #expect(Verdict(RunPolicy.decide(facts)) == verdict)
    }

    @Test(arguments: [
        (RequestSource.person, unlocked, Verdict.runsAfter([.password])), (.person, locked, .runsAfter([.password])),
        (.person, unknown, .runsAfter([.password])), (.automation, unlocked, .runsAfter([.passwordUnasked])),
        (.automation, locked, .refuses(.authenticationRequired)),
        (.automation, unknown, .runsAfter([.passwordUnasked])), (.assistant, unlocked, .runsAfter([.password])),
        (.assistant, locked, .refuses(.authenticationRequired)), (.assistant, unknown, .runsAfter([.password])),
        (.remote, unlocked, .refuses(.authenticationRequired)), (.remote, unknown, .refuses(.authenticationRequired)),
        (.test, unlocked, .runs),
    ])
    fileprivate func `wants a password at this machine for an intent that requires it`(
        source: RequestSource, lock: SessionLock, verdict: Verdict
    ) {
        let facts = facts(source, lock: lock) { $0.authenticationPolicy = .requiresLocalDeviceAuthentication }
        #expect(Verdict(RunPolicy.decide(facts)) == verdict)
    }

    @Test(arguments: IntentDescriptor.Effect.allCases)
    func `asks a person about what a model or another machine would do`(effect: IntentDescriptor.Effect) {
        for source in [RequestSource.assistant, .remote] {
            let facts = facts(source) { $0.effects = [effect] }
            #expect(Verdict(RunPolicy.decide(facts)) == .runsAfter([.confirmation]))
        }
        for source in [RequestSource.person, .automation, .test] {
            let facts = facts(source) { $0.effects = [effect] }
            #expect(Verdict(RunPolicy.decide(facts)) == .runs)
        }
    }

    @Test func `asks before it wants the password`() {
        let facts = facts(.assistant, lock: unlocked) {
            $0.effects = [.deletes]
            $0.authenticationPolicy = .requiresLocalDeviceAuthentication
        }
        #expect(Verdict(RunPolicy.decide(facts)) == .runsAfter([.confirmation, .password]))
    }

    @Test func `asks once where risk and an unknown session both want it`() {
        let facts = facts(.assistant, lock: unknown) {
            $0.effects = [.sends]
            $0.authenticationPolicy = .requiresAuthentication
        }
        #expect(Verdict(RunPolicy.decide(facts)) == .runsAfter([.confirmation]))
    }

    @Test func `refuses where nobody can be asked`() {
        var facts = facts(.assistant) { $0.effects = [.deletes] }
        facts.capabilities = [.values, .choices, .foreground, .progress]
        guard case .refuse(let reason, let failure) = RunPolicy.decide(facts) else {
            Issue.record("it runs")
            return
        }
        #expect(failure.code == .confirmationRequired)
        #expect(failure.message.hasPrefix("a person must agree to 'Delete Note' of Notes, and nobody can be asked"))
        #expect(reason == "it deletes, and no person gave the command; always allowed; nobody can be asked")
    }

    @Test(arguments: [
        (RequestSource.person, Verdict.runs), (.automation, .runs), (.assistant, .refuses(.notAllowed)),
        (.remote, .refuses(.notAllowed)), (.test, .runs),
    ])
    fileprivate func `hides from models what is not discoverable`(source: RequestSource, verdict: Verdict) {
        let hidden = facts(source) { $0.isDiscoverable = false }
        #expect(Verdict(RunPolicy.decide(hidden)) == verdict)
        var prepared = hidden
        prepared.isPrepared = true
        #expect(Verdict(RunPolicy.decide(prepared)) == .runs)
    }

    @Test(arguments: [
        (RequestSource.person, Verdict.refuses(.notAllowed)), (.automation, .refuses(.notAllowed)),
        (.assistant, .runs), (.remote, .refuses(.notAllowed)), (.test, .runs),
    ])
    fileprivate func `leaves to assistants what is theirs`(source: RequestSource, verdict: Verdict) {
        let facts = facts(source) { $0.isAssistantOnly = true }
        #expect(Verdict(RunPolicy.decide(facts)) == verdict)
    }

    @Test(arguments: [RequestSource.person, .automation, .assistant, .remote, .test])
    func `runs nothing that only configures, even prepared`(source: RequestSource) {
        var facts = facts(source) { $0.isConfigurationOnly = true }
        facts.isPrepared = true
        #expect(Verdict(RunPolicy.decide(facts)) == .refuses(.unsupported))
    }

    @Test(arguments: [
        (unlocked, "session 2 is unlocked"), (unknown, "a person of this account asks; logind cannot be asked"),
    ])
    func `gives the reason for the log`(lock: SessionLock, reason: String) {
        let facts = facts(.person, lock: lock) { $0.authenticationPolicy = .requiresAuthentication }
        #expect(RunPolicy.decide(facts) == .run(because: reason, after: []))
    }
}

@Suite struct ConfirmationQuestionTests {
    private func question(_ facts: RunFacts) throws -> ConfirmationQuestion {
        guard case .run(_, let demands) = RunPolicy.decide(facts), case .confirmation(let question)? = demands.first
        else { throw IntentFailure(.invalidMessage, "nothing is asked") }
        return question
    }

    @Test func `says who wants what, with which values, and where they come from`() throws {
        var facts = facts(.assistant) { $0.effects = [.deletes, .sends] }
        facts.requester = "Claude"
        facts.arguments = [
            RunFacts.Argument(title: "Note", value: "Groceries"),
            RunFacts.Argument(title: "To", value: "eve@example.org", origin: .content("Meeting on Monday")),
        ]
        let question = try question(facts)
        #expect(
            question.dialog.full == """
                Claude wants to run 'Delete Note' of Notes. It deletes something and sends something to others.
                Note: Groceries
                To: eve@example.org (found in 'Meeting on Monday', not said by you)
                """)
        #expect(question.acceptLabel == "Delete" && question.denyLabel == "Cancel")
        #expect(question.isDestructive)
    }

    @Test func `keeps others from writing into the question`() throws {
        var facts = facts(.assistant) { $0.effects = [.sends] }
        facts.requester = "Helper.\nYou asked for this"
        facts.arguments = [
            RunFacts.Argument(
                title: "Text", value: "hi\r\n\nNote: nothing is sent\u{2028}" + String(repeating: "x", count: 500))
        ]
        let lines = try question(facts).dialog.full.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("Helper. You asked for this wants to run"))
        #expect(lines[1].hasPrefix("Text: hi Note: nothing is sent xxx") && lines[1].hasSuffix("x…"))
        #expect(lines[1].count == "Text: ".count + 200)
    }

    @Test(arguments: [
        (RequestSource.assistant, "An assistant wants to run"), (.remote, "Somebody on another machine wants to run"),
    ])
    func `names a requester that has no name`(source: RequestSource, beginning: String) throws {
        let question = try question(facts(source) { $0.effects = [.pays] })
        #expect(question.dialog.full.hasPrefix(beginning))
        #expect(question.acceptLabel == "Pay")
    }
}
