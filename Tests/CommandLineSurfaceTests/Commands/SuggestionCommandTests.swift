import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct SuggestionCommandTests {
    @Test func `lists suggestions with the reasons that matter`() async {
        let output = await CommandLineHarness().run("suggest").output
        let lines = output.split(separator: "\n")
        #expect(lines.count == 3 && lines[0].hasPrefix("#"))
        #expect(
            lines[1].contains("Complete Buy milk") && lines[1].contains("about 10:25, on Wednesdays, 4 times, last"))
        #expect(lines[2].contains("Count Tasks") && lines[2].contains("after 'Add Task', done"))
    }

    @Test func `tells why each has its place`() async {
        let output = await CommandLineHarness().run("suggest --explain").output
        #expect(
            output.contains(
                "1  Complete Buy milk  (Tasks)\n     5.13 = use 1.50 × time 1.90 × weekday 1.80 × after 1.00\n"))
        #expect(output.contains("time: 94 % at this time of day, usually about 10:25"))
        #expect(output.contains("× just done 0.25"))
        #expect(output.contains("after: 'Add Task' was just done; this follows it in 50 %"))
    }

    @Test func `gives all of it as JSON`() async throws {
        let output = await CommandLineHarness().run("suggest --json --limit 1").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let all = try #require(json["suggestions"] as? [[String: Any]])
        #expect(all.count == 1 && all[0]["id"] as? String == "1a2b3c" && all[0]["intent"] as? String == "CompleteTask")
        #expect((all[0]["reasons"] as? [String: Any])?["usualTime"] as? String == "10:25")
        #expect((all[0]["arguments"] as? [String: Any])?["task"] != nil)
    }

    @Test(arguments: ["1", "1a2b3c"])
    func `runs a suggestion by number and by name`(_ word: String) async throws {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("suggest --run \(word)")
        #expect(result.code == .success)
        let request = try #require(host.requests.withLock { $0.first })
        #expect(
            request.intent == "CompleteTask" && request.app == .name("org.example.Tasks") && request.source == .person)
        #expect(request.arguments == ["task": .entity(TasksApp.tasks[0])])
    }

    @Test func `says where there is no such suggestion`() async {
        let result = await CommandLineHarness().run("suggest --run 9")
        #expect(result.code != .success && result.error.contains("there is no suggestion '9' now"))
    }

    @Test func `does not suggest what was dismissed`() async {
        let host = FakeHost()
        let harness = CommandLineHarness(host: host)
        #expect(await harness.run("suggest --dismiss 1").output == "'Complete Buy milk' is not suggested any more.\n")
        #expect(await !harness.run("suggest").output.contains("Complete Buy milk"))
        _ = await harness.run("suggest --dismiss 1")
        #expect(await harness.run("suggest").output.hasPrefix("Nothing to suggest yet"))
        #expect(await harness.run("suggest --run 1").error.contains("nothing is suggested now"))
    }

    @Test func `says that learning is off`() async {
        let harness = CommandLineHarness()
        #expect(await harness.run("privacy learning off").output == "Learning is off.\n")
        #expect(await harness.run("suggest").output.hasPrefix("Learning is off; 'beckon privacy learning on'"))
    }
}
