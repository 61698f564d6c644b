import ChildProcesses
import Foundation
import Glibc
import IntentWire
import PrivateBus
import Testing

/// The program in a session that can be locked.
@Suite(.temporaryFolder)
struct LockedSessionTests {
    @Test func `needs a password while the session is locked, and none afterwards`() async throws {
        try await PrivateBus.with { bus in
            let login = try await MockLogin(on: bus)
            try await login.addSession("2", user: getuid())
            let polkit = try await MockPolkit(on: bus)
            let program = Program(environment: [
                "DBUS_SYSTEM_BUS_ADDRESS": bus.address, "XDG_SESSION_ID": "2",
                "BECKON_DATA_HOME": TemporaryFolder.path + "/locked-\(UUID().uuidString)",
            ])
            let words = ["run", "--app", try Program.path("WireApp"), "Private", "--text", "hello"]
            try await login.setLocked("2", true)
            let refused = try await program.run(words)
            #expect(refused.code == 1)
            #expect(refused.error.contains("'Private it' did not run"))
            try await polkit.allow("org.beckon.authenticate")
            #expect(try await program.run(words).output == "said hello\n")
            try await polkit.allow()
            try await login.setLocked("2", false)
            #expect(try await program.run(words).output == "said hello\n")

            let log = try await program.run(["log"]).output.split(separator: "\n").map(String.init)
            try #require(log.count == 4)
            #expect(log[1].hasSuffix("person  done"))
            #expect(log[2].hasSuffix("done (authenticated: session 2 is locked)"))
            #expect(log[3].hasSuffix("authentication-required (refused: session 2 is locked)"))
        }
    }
}
