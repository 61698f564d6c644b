import BeckonSystem
import Foundation
import IntentWire
import PrivateBus
import Testing

/// Runs intents of a system on a bus with stand-ins for logind and polkit.
private func run(
    _ intent: String, _ source: RequestSource, on test: TestSystem, _ person: Person = Person()
) async throws -> IntentOutcome {
    try await test.system.run(
        IntentRequest(app: .path(try wireApp), intent: intent, arguments: ["text": .string("hi")], source: source),
        interaction: person)
}

private let user = getuid()

// One after another: each starts several Python processes.
@Suite(.serialized) struct SessionTests {
    /// A system whose person is logged in to session 2, which is the one before them.
    private func withSession(
        _ body: (TestSystem, MockLogin, MockPolkit) async throws -> Void
    ) async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("2", user: user)
            try await login.show("2", user: user)
            let polkit = try await MockPolkit(on: bus)
            try await TestSystem.with(adjust: {
                $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
                $0.environment["XDG_SESSION_ID"] = nil
            }) { test in try await body(test, login, polkit) }
        }
    }

    @Test func `refuses an assistant while the session is locked, and lets it run afterwards`() async throws {
        try await withSession { test, login, _ in
            try await login.setLocked("2", true)
            let failure = try await failure { try await run("Private", .assistant, on: test) }
            #expect(failure.code == .authenticationRequired)
            #expect(
                failure.message == "'Private it' of Wire App needs an unlocked session, and session 2 is locked: "
                    + "unlock it and try again")
            // The app has not even been asked.
            #expect(try await run("Echo", .assistant, on: test).value == .string("hi"))

            try await login.setLocked("2", false)
            #expect(try await run("Private", .assistant, on: test).value == .string("hi"))
            let runs = try await test.system.runs(limit: 10)
            #expect(runs.map(\.decision) == [.allowed, .allowed, .refused])
            #expect(runs.map(\.reason) == ["session 2 is unlocked", "always allowed", "session 2 is locked"])
            #expect(runs.map(\.outcome) == ["done", "done", "authentication-required"])
        }
    }

    @Test func `asks a person for the password while the session is locked`() async throws {
        try await withSession { test, login, polkit in
            try await login.setLocked("2", true)
            let failure = try await failure { try await run("Private", .person, on: test) }
            #expect(failure.code == .authenticationRequired)
            #expect(failure.message.hasPrefix("the password was wrong"))
            try await polkit.allow("org.beckon.authenticate")
            #expect(try await run("Private", .person, on: test).value == .string("hi"))
            let runs = try await test.system.runs(limit: 2)
            #expect(runs.map(\.decision) == [.authenticated, .refused])
            #expect(runs.map(\.reason) == ["session 2 is locked", "session 2 is locked"])
        }
    }

    @Test func `asks for the password at this machine even while the session is unlocked`() async throws {
        try await withSession { test, _, polkit in
            for source in [RequestSource.person, .assistant, .automation] {
                let failure = try await failure { try await run("Vault", source, on: test) }
                #expect(failure.code == .authenticationRequired)
            }
            try await polkit.allow("org.beckon.authenticate")
            for source in [RequestSource.person, .assistant, .automation] {
                #expect(try await run("Vault", source, on: test).value == .string("hi"))
            }
            let remote = try await failure { try await run("Vault", .remote, on: test) }
            #expect(remote.code == .authenticationRequired)
            #expect(remote.message.contains("at this machine"))
        }
    }

    @Test func `says what to do where nothing can ask for the password`() async throws {
        try await withSession { test, _, polkit in
            try await polkit.answer(isChallenge: true)
            let person = try await failure { try await run("Vault", .person, on: test) }
            #expect(person.code == .authenticationRequired)
            #expect(person.message.contains("at a terminal install pkttyagent"))
            let automation = try await failure { try await run("Vault", .automation, on: test) }
            #expect(automation.message.contains("run it by hand"))

            try await polkit.answer(isChallenge: true, details: ["polkit.dismissed": "true"])
            let dismissed = try await failure { try await run("Vault", .person, on: test) }
            #expect(dismissed.code == .declined)

            try await polkit.fail(
                "org.freedesktop.PolicyKit1.Error.Failed", "Action org.beckon.authenticate is not registered")
            let unknown = try await failure { try await run("Vault", .person, on: test) }
            #expect(unknown.message.contains("copy Resources/polkit/org.beckon.policy"))
        }
    }

    @Test func `does not wait for a password for ever`() async throws {
        try await PrivateBus.with { bus in
            let polkit = try await MockPolkit(on: bus)
            try await polkit.hang()
            try await TestSystem.with(adjust: {
                $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
                $0.answerTimeout = .milliseconds(100)
            }) { test in
                let failure = try await failure { try await run("Vault", .person, on: test) }
                #expect(failure.code == .noAnswer)
                #expect(failure.message.contains("nobody gave the password within 0.1 s"))
            }
        }
    }

    @Test func `takes the session of the process before all others`() async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("own", user: user)
            try await login.addSession("other", user: user)
            try await login.setLocked("own", true)
            try await login.attach("own")
            try await login.show("other", user: user)
            try await TestSystem.with(adjust: {
                $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
                $0.environment["XDG_SESSION_ID"] = "other"
            }) { test in
                let failure = try await failure { try await run("Private", .assistant, on: test) }
                #expect(failure.message.contains("session own is locked"))
            }
        }
    }

    @Test func `takes the session of the environment where it is this user's`() async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("mine", user: user)
            try await login.addSession("theirs", user: user + 1)
            try await login.setLocked("mine", true)
            for (name, reason) in [
                ("mine", "session mine is locked"), ("theirs", "nobody is logged in to a session"),
                ("none", "nobody is logged in to a session"),
            ] {
                try await TestSystem.with(adjust: {
                    $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
                    $0.environment["XDG_SESSION_ID"] = name
                }) { test in
                    _ = try await failure { try await run("Private", .automation, on: test) }
                    #expect(try await test.system.runs(limit: 1).map(\.reason) == [reason])
                }
            }
        }
    }
}

@Suite struct NoSessionTests {
    private let nowhere = "unix:path=/nowhere/socket"

    @Test func `lets a person run what needs an unlocked session where there is no logind`() async throws {
        try await TestSystem.with(adjust: { $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = nowhere }) { test in
            #expect(try await run("Private", .person, on: test).value == .string("hi"))
            let record = try #require(try await test.system.runs(limit: 1).first)
            #expect(record.decision == .allowed)
            #expect(
                record.reason?.hasPrefix("a person of this account asks; logind cannot be asked: the bus at") == true)
        }
    }

    @Test func `asks the person whether an assistant may where there is no logind`() async throws {
        try await TestSystem.with(adjust: { $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = nowhere }) { test in
            let person = Person([.confirmed, .declined])
            #expect(try await run("Private", .assistant, on: test, person).value == .string("hi"))
            let failure = try await failure { try await run("Private", .assistant, on: test, person) }
            #expect(failure.code == .declined)
            let silent = try await BeckonSystemTests.failure {
                try await run("Private", .assistant, on: test, Person(capabilities: []))
            }
            #expect(silent.code == .confirmationRequired)
            #expect(person.questions.count == 2)
        }
    }

    @Test func `says that polkit cannot be asked`() async throws {
        try await PrivateBus.with { bus in
            try await TestSystem.with(adjust: { $0.environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address }) { test in
                let failure = try await failure { try await run("Vault", .person, on: test) }
                #expect(failure.code == .authenticationRequired)
                #expect(failure.message.contains("polkit cannot be asked"))
                #expect(failure.message.hasSuffix("Install polkit, or start it"))
            }
        }
    }
}
