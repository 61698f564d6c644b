import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import SpotlightIndex
import Synchronization
import Testing

struct SearchCommandTests {
    @Test func `lists what was found with the command for it`() async {
        let result = await CommandLineHarness().run("search milk")
        #expect(result.code == .success)
        #expect(result.output.contains("Buy milk"))
        #expect(result.output.contains("beckon run Tasks CompleteTask --task "))
    }

    @Test func `asks for what the words of the line say`() async throws {
        let host = FakeHost()
        _ = await CommandLineHarness(host: host).run(
            "search buy milk --app Tasks --type Task --limit 3 --words-only --explain --since 2026-03-01")
        let asked = try #require(host.searches.withLock { $0.first })
        #expect(asked.text == "buy milk" && asked.app == .name("Tasks") && asked.type == "Task" && asked.limit == 3)
        #expect(!asked.isSemantic && asked.explains && asked.after != nil && asked.isTyping)
    }

    @Test func `says what it searched for in place of a typing error, and that there is nothing`() async {
        let harness = CommandLineHarness()
        #expect(await harness.run("search mlik").output.hasPrefix("Searched for 'milk' in place of 'mlik'.\n"))
        #expect(await harness.run("search xyzzy").output == "Nothing found.\n")
    }

    @Test func `tells why something has its place`() async {
        let output = await CommandLineHarness().run("search milk --explain").output
        #expect(output.contains("'milk' adds 2.00 (rarity 1.50, weighted count 3.00)"))
        #expect(output.contains("words 2.00 × title 1.00 × recency 1.50 × use 1.00"))
        #expect(output.contains("similarity of meaning 0.75"))
    }

    @Test func `gives all of it as JSON`() async throws {
        let output = await CommandLineHarness().run("search milk --json --explain").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let item = try #require((json["items"] as? [[String: Any]])?.first)
        #expect(item["kind"] as? String == "entity" && item["appName"] as? String == "Tasks")
        let action = try #require((item["actions"] as? [[String: Any]])?.first)
        #expect(action["intent"] as? String == "CompleteTask")
        #expect((item["explanation"] as? [String: Any])?["road"] as? String == "words")
    }

    @Test func `shows, verifies and rebuilds the index`() async {
        let host = FakeHost()
        let harness = CommandLineHarness(host: host)
        let status = await harness.run("index status").output
        #expect(status.contains("98 kB") && status.contains("org.example.Tasks"))
        #expect(await harness.run("index verify").output == "The index is sound.\n")
        #expect(
            await harness.run("index rebuild").output
                == "The index was made anew; it has 3 items.\nIndexed again: Tasks.\n")
        host.indexFaults.withLock { $0 = ["page 7 is damaged"] }
        let verified = await harness.run("index verify")
        #expect(verified.output == "page 7 is damaged\n" && verified.code != .success)
        #expect(verified.error.contains("beckon index rebuild"))
    }

    @Test func `opens what stands at a place of the list`() async throws {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("search milk --open 1")
        #expect(result.code == .success && result.output.hasPrefix("Opened "))
        let request = try #require(host.openings.withLock { $0.first })
        guard case .item(let app, let index, _) = request.target else {
            Issue.record("\(request)")
            return
        }
        #expect(app == "org.example.Tasks" && index.isEmpty && request.text == "milk" && request.process != nil)
        let json = await CommandLineHarness(host: host).run("search milk --open 1 --json").output
        #expect(json.contains("\"road\": \"intent\"") && json.contains("\"intent\": \"ShowTask\""))
    }

    @Test func `goes on with a search in an app`() async throws {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("search buy milk --app Tasks --in-app")
        #expect(result.output == "Results for buy milk\n")
        #expect(host.openings.withLock { $0.first?.target } == .search(app: .name("Tasks")))
    }

    @Test(arguments: [
        ("search milk --open 9", "--open 9 is too much"), ("search xyzzy --open 1", "nothing was found"),
        ("search milk --in-app", "--in-app needs --app"), ("search milk --open 0", "open"),
    ])
    func `says why nothing can be opened`(line: String, reason: String) async {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run(line)
        #expect(result.code == .usage && result.error.contains(reason), "\(result.error)")
        #expect(host.openings.withLock { $0.isEmpty })
    }
}
