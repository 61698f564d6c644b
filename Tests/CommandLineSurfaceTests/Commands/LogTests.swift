import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct LogTests {
    /// Six runs of two apps by two sources, an hour apart, the latest first.
    private func host() -> FakeHost {
        let host = FakeHost()
        host.log.withLock { log in
            log = (1...6).map { number in
                RunRecord(
                    run: "\(number)", app: number.isMultiple(of: 2) ? "org.example.Tasks" : "org.example.Gone",
                    intent: "Run\(number)", source: number > 4 ? .assistant : .person,
                    started: date("2026-03-04T09:00:00Z").addingTimeInterval(Double(-3600 * number)), outcome: "done")
            }
        }
        return host
    }

    @Test(arguments: [
        ("log", ["1", "2", "3", "4", "5", "6"]), ("log --app Tasks", ["2", "4", "6"]),
        ("log --app org.example.Tasks --source person", ["2", "4"]), ("log --app org.example.Gone", ["1", "3", "5"]),
        ("log --source assistant", ["5", "6"]), ("log --source ASSISTANT --limit 1", ["5"]),
        ("log --app Tasks --limit 2", ["2", "4"]), ("log --since 2026-03-04T07:00", ["1", "2", "3"]),
        ("log --source remote", []),
    ])
    func `lists the runs that are wanted`(line: String, runs: [String]) async throws {
        let result = await CommandLineHarness(host: host()).run(line + " --json")
        #expect(result.code == .success)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [[String: Any]]]
        #expect(json?["runs"]?.compactMap { $0["id"] as? String } == runs)
    }

    @Test func `says that there is no such run, and no such app`() async {
        let harness = CommandLineHarness(host: host())
        #expect(await harness.run("log --source remote").output == "No such run.\n")
        let unknown = await harness.run("log --app Taks")
        #expect(unknown.code == .usage)
        #expect(unknown.error == "error: there is no app 'Taks'; did you mean 'Tasks'?\n")
        #expect(await harness.run("log --source nobody").code == .usage)
    }

    @Test(arguments: [
        (RunRecord.Decision.confirmed, "done", "done (confirmed: it deletes)"),
        (.declined, "declined", "declined (declined: it deletes)"), (.allowed, "done", "done"),
    ])
    func `shows what was decided`(decision: RunRecord.Decision, outcome: String, shown: String) async {
        let host = FakeHost()
        host.log.withLock { log in
            log = [
                RunRecord(
                    run: "1", app: "org.example.Tasks", intent: "DeleteTask", source: .assistant,
                    requester: "Claude\u{1b}[2J", started: date("2026-03-04T09:00:00Z"), outcome: outcome,
                    decision: decision, reason: "it deletes")
            ]
        }
        let output = await CommandLineHarness(host: host).run("log").output
        let line = output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(line.hasSuffix("  assistant Claude\u{fffd}[2J  \(shown)"), "\(line)")
    }
}
