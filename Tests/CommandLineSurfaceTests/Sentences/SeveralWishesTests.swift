import BeckonSystem
import CommandLineSurface
import Dialogue
import Foundation
import IntentWire
import Synchronization
import Testing

/// Sentences that hold several wishes, on a command line where nobody can be asked.
struct SeveralWishesTests {
    private func ask(_ sentence: String, _ host: FakeHost, _ options: [String] = []) async -> CommandLineHarness.Result
    {
        await CommandLineHarness(host: host).run(["ask"] + options + sentence.split(separator: " ").map(String.init))
    }

    /// An app in which some intents fail.
    private func host(failing intents: Set<String> = []) -> FakeHost {
        FakeHost { request, _ in
            if intents.contains(request.intent) { throw IntentFailure(.intentFailed, "the disk is full") }
            return IntentOutcome(
                value: .entity(TasksApp.tasks[0]), dialog: DialogSnapshot(full: "\(request.intent) is done."))
        }
    }

    @Test func `are done in order, and the second may name what the first has made`() async throws {
        let host = host()
        let result = await ask("add a task to buy milk and complete it", host)
        #expect(result.code == .success, "\(result.error)")
        let requests = host.requests.withLock { $0 }
        #expect(requests.map(\.intent) == ["AddTask", "CompleteTask"])
        // Each is a sentence for the policy, by its own words.
        #expect(requests.map(\.sentence) == ["add a task to buy milk", "complete it"])
        let questions = host.sentences.withLock { $0 }
        #expect(questions.map(\.text) == ["add a task to buy milk and complete it", "complete it"])
        #expect(questions.map(\.mayHoldSeveral) == [true, false])
        #expect(questions[1].focus.map(\.entity.id) == [TasksApp.tasks[0].id])
        let places = ["AddTask is done.", "CompleteTask is done."].compactMap {
            result.output.range(of: $0)?.lowerBound
        }
        #expect(places.count == 2 && places == places.sorted(), "\(result.output)")
    }

    @Test(arguments: [
        ("en", "the disk is full; “complete it” was not done"),
        ("de", "the disk is full; „complete it“ wurde nicht getan"),
        ("es", "the disk is full; «complete it» no se ha hecho"),
    ])
    func `are left undone behind one that failed, which is said`(_ locale: String, _ message: String) async {
        let host = host(failing: ["AddTask"])
        let result = await ask("add a task to buy milk and complete it", host, ["--locale", locale])
        #expect(result.code != .success && result.error.contains(message), "\(result.error)")
        #expect(host.requests.withLock { $0.map(\.intent) } == ["AddTask"])
    }

    @Test func `say nothing of the rest where the last one failed`() async {
        let result = await ask("add a task to buy milk and complete it", host(failing: ["CompleteTask"]))
        #expect(result.error.contains("the disk is full") && !result.error.contains("was not done"))
        #expect(result.output.contains("AddTask is done."))
    }

    @Test(arguments: ["add bread and delete everything", "add bread and complete milk"])
    func `do nothing at all where one of them is not sure and nobody can be asked`(_ sentence: String) async {
        let host = host()
        let result = await ask(sentence, host)
        #expect(result.code == .ambiguous, "\(result.error)")
        #expect(host.requests.withLock { $0.isEmpty })
    }

    @Test func `are shown with --explain and --json`() async throws {
        let explained = await ask("add bread and delete everything", host(), ["--dry-run", "--explain"]).output
        #expect(explained.hasPrefix("One after the other:\n  “add bread”\n    Understood:\n"), "\(explained)")
        #expect(explained.contains("  “delete everything”\n    Perhaps meant:\n"))
        let asked = await ask("add bread and complete milk", host(), ["--dry-run"]).output
        #expect(asked.contains("Perhaps meant:\n") && asked.contains("Or one after the other:\n"))
        let output = await ask("add bread and delete everything", host(), ["--dry-run", "--json"]).output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let wishes = try #require(json["wishes"] as? [[String: Any]])
        #expect(json["decision"] as? String == "several")
        #expect(wishes.map { $0["text"] as? String } == ["add bread", "delete everything"])
        #expect(wishes.map { $0["decision"] as? String } == ["run", "ask"])
    }
}
