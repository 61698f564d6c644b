import BeckonSystem
import IntentWire
import Testing

/// What is decided, in short.
private enum Verdict: Hashable { case gives, givesAfterPassword, refuses }

private func verdict(
    _ policy: IntentDescriptor.AuthenticationPolicy, _ source: RequestSource, _ lock: SessionLock
) -> Verdict {
    switch ReadPolicy.decide(.init(name: "'Note' of Notes", policy: policy, source: source, lock: lock)) {
    case .give: .gives
    case .authenticate: .givesAfterPassword
    case .refuse: .refuses
    }
}

private let unlocked = SessionLock.unlocked(session: "2")
private let locked = SessionLock.locked(session: "2")
private let unknown = SessionLock.unknown("logind cannot be asked")

@Suite struct ReadPolicyTests {
    @Test(arguments: [RequestSource.person, .automation, .assistant, .remote, .test], [unlocked, locked, unknown])
    func `gives what is always allowed, whoever asks`(source: RequestSource, lock: SessionLock) {
        #expect(verdict(.alwaysAllowed, source, lock) == .gives)
    }

    @Test(arguments: [
        (RequestSource.person, [Verdict.gives, .refuses, .gives]), (.automation, [.gives, .refuses, .refuses]),
        (.assistant, [.gives, .refuses, .refuses]), (.remote, [.gives, .refuses, .refuses]),
        (.test, [.gives, .gives, .gives]),
    ])
    fileprivate func `gives what requires authentication to who has an unlocked session before them`(
        source: RequestSource, verdicts: [Verdict]
    ) {
        #expect([unlocked, locked, unknown].map { verdict(.requiresAuthentication, source, $0) } == verdicts)
    }

    @Test(arguments: [
        (RequestSource.person, [Verdict.givesAfterPassword, .refuses, .givesAfterPassword]),
        (.automation, [.givesAfterPassword, .refuses, .givesAfterPassword]),
        (.assistant, [.givesAfterPassword, .refuses, .givesAfterPassword]), (.remote, [.refuses, .refuses, .refuses]),
        (.test, [.gives, .gives, .gives]),
    ])
    fileprivate func `gives what requires local authentication to who gave their password at this machine`(
        source: RequestSource, verdicts: [Verdict]
    ) {
        #expect(
            [unlocked, locked, unknown].map { verdict(.requiresLocalDeviceAuthentication, source, $0) } == verdicts)
    }

    @Test func `says what is read, why it is not, and what to do`() {
        let facts = ReadPolicy.Facts(
            name: "'Note' of Notes", policy: .requiresAuthentication, source: .assistant, lock: locked)
        #expect(
            ReadPolicy.decide(facts)
                == .refuse(
                    ReadPolicy.Refusal(
                        reason: "session 2 is locked",
                        failure: IntentFailure(
                            .authenticationRequired,
                            "'Note' of Notes needs an unlocked session, and session 2 is locked: unlock it and try again"
                        ))))
    }
}
