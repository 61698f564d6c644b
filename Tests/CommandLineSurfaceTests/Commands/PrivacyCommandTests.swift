import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct PrivacyCommandTests {
    @Test func `shows what is kept, of which app, and where`() async {
        let output = await CommandLineHarness().run("privacy").output
        for kind in PrivacyKind.allCases { #expect(output.contains("\n\(kind.rawValue) "), "\(kind)") }
        #expect(output.contains("org.example.Tasks  donations 5, log 12"))
        #expect(output.contains("In /home/ann/.local/share/beckon/beckon.sqlite\n"))
        #expect(!output.contains("spotlight.sqlite") && output.hasSuffix("Learning is on.\n"))
    }

    @Test func `gives it as JSON`() async throws {
        let output = await CommandLineHarness().run("privacy --json").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let kinds = try #require(json["kinds"] as? [[String: Any]])
        #expect(kinds.compactMap { $0["kind"] as? String } == PrivacyKind.allCases.map(\.rawValue))
        #expect(kinds[0]["count"] as? Int == 5 && kinds[0]["oldest"] as? String == "2026-02-25T09:20:00Z")
        #expect((json["learning"] as? [String: Any])?["isOn"] as? Bool == true)
    }

    @Test func `erases what the line says`() async throws {
        let host = FakeHost()
        let harness = CommandLineHarness(host: host)
        let result = await harness.run("privacy erase --app Tasks --kind donations --kind log --older-than 30d --yes")
        #expect(result.output == "Erased 5 donations and 12 runs in the log.\n")
        let request = try #require(host.erasures.withLock { $0.first })
        #expect(request.app == .name("Tasks") && request.kinds == [.donations, .log])
        #expect(request.before == date("2026-02-02T09:30:00Z"))
        #expect(await harness.run("privacy erase --kind hints --yes").output == "There was nothing to erase.\n")
        #expect(await harness.run("privacy erase --yes --json").output.contains(#""donations": 5"#))
    }

    @Test func `erases nothing without a person's yes`() async {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("privacy erase")
        #expect(result.code == .cancelled && result.error.contains("say --yes"))
        #expect(host.erasures.withLock { $0.isEmpty })
    }

    @Test(arguments: [("y\n", true), ("n\n", false), ("\u{4}", false)])
    func `asks at a terminal`(_ answer: String, _ isErased: Bool) async throws {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let console = Console(
            output: TextStream { _ in },
            error: TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in },
            input: terminal.program, isInputTerminal: true, environment: ["LANG": "en_GB.UTF-8"],
            workingDirectory: "/srv/folder", timeZone: .gmt, now: { date("2026-03-04T09:30:00Z") })
        let host = FakeHost()
        let surface = CommandLineSurface(console: console, makeHost: { _ in host })
        terminal.type(answer)
        let code = await surface.run(["privacy", "erase", "--app", "Tasks"])
        #expect((code == .success) == isErased)
        #expect(host.erasures.withLock { $0.count } == (isErased ? 1 : 0))
        #expect(
            try await terminal.finalTranscript().contains(
                "Erase everything that is kept about what you do with Tasks? This cannot be taken back."))
    }

    @Test func `says where bytes may be left`() async {
        let host = FakeHost()
        host.remains.withLock { $0 = "the store is in use by another process" }
        let result = await CommandLineHarness(host: host).run("privacy erase --yes")
        #expect(result.code != .success && result.error.contains("the files may still hold the bytes"))
    }

    @Test func `lets an app be excepted from learning`() async {
        let harness = CommandLineHarness()
        #expect(
            await harness.run("privacy learning off --app Tasks").output
                == "Learning is on, but not from org.example.Tasks.\n")
        let json = await harness.run("privacy learning --json").output
        #expect(json.contains(#""isOn": true"#) && json.contains(#""org.example.Tasks""#))
        #expect(await harness.run("privacy learning on --app Tasks").output == "Learning is on.\n")
        #expect(await harness.run("privacy learning off --app Nobody").code != .success)
    }
}
