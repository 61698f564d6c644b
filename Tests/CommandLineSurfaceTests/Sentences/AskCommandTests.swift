import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct AskCommandTests {
    @Test func `runs what a sentence means, and tells the system that it was one`() async throws {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("ask add a task to buy milk")
        #expect(result.code == .success && result.output == "Added 'Buy milk'.\n")
        let request = try #require(host.requests.withLock { $0.first })
        #expect(request.intent == "AddTask" && request.arguments == ["title": .string("buy milk")])
        #expect(request.sentence == "add a task to buy milk" && request.source == .person)
        let question = try #require(host.sentences.withLock { $0.first })
        #expect(question.locale == "en-GB" && question.timeZone == "Europe/Berlin")
        #expect(question.now == date("2026-03-04T09:30:00Z"))
    }

    @Test func `asks for one app and in another language where that is wanted`() async throws {
        let host = FakeHost()
        _ = await CommandLineHarness(host: host).run("ask milch kaufen --app Tasks --locale de-AT --dry-run")
        let question = try #require(host.sentences.withLock { $0.first })
        #expect(question.text == "milch kaufen" && question.app == .name("Tasks") && question.locale == "de-AT")
    }

    @Test(arguments: ["what can I say?", "help", "--locale de was kann ich sagen"])
    func `tells what can be said, and runs nothing`(_ sentence: String) async throws {
        let host = FakeHost()
        let words = ["ask"] + sentence.split(separator: " ").map(String.init)
        let result = await CommandLineHarness(host: host).run(words)
        #expect(result.code == .success && result.output.contains("\n  Add a "), "\(result.output)")
        let listed = await CommandLineHarness(host: host).run(words + ["--json"])
        #expect(listed.output.hasPrefix("{\n  \"examples\": [\n    \""), "\(listed.output)")
        #expect(host.requests.withLock(\.isEmpty) && host.sentences.withLock(\.isEmpty))
    }

    @Test(arguments: [
        ("order a pizza", ExitCode.notUnderstood, "“order a pizza” was not understood; nearest: “Complete"),
        ("milk", .ambiguous, "“milk” may mean Add Task (Tasks): "),
        ("delete everything", .ambiguous, "which is not sure, and nobody can be asked"),
    ])
    func `ends with a code of its own where nothing runs`(
        _ sentence: String, _ code: ExitCode, _ message: String
    ) async {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run(["ask"] + sentence.split(separator: " ").map(String.init))
        #expect(result.code == code)
        #expect(result.error.contains(message), "\(result.error)")
        #expect(host.requests.withLock { $0.isEmpty })
    }

    @Test(arguments: [
        ("de", "order a pizza", "„order a pizza“ wurde nicht verstanden; am nächsten kommt: „Complete"),
        ("de-AT", "milk", "„milk“ kann Add Task (Tasks): title milk oder Complete Task"),
        ("es", "delete everything", "«delete everything» tal vez quiere decir Add Task"),
        ("fr", "order a pizza", "“order a pizza” was not understood; nearest: "),
    ])
    func `says in the language of the question why nothing runs`(
        _ locale: String, _ sentence: String, _ message: String
    ) async {
        let result = await CommandLineHarness().run(
            ["ask", "--locale", locale] + sentence.split(separator: " ").map(String.init))
        #expect(result.error.contains(message), "\(result.error)")
    }

    @Test func `passes on what could not be looked at`() async {
        let result = await CommandLineHarness().run("ask order a pizza")
        #expect(result.error.hasPrefix("note: Notes did not answer in 2 seconds\n"))
    }

    @Test func `needs a sentence`() async {
        let result = await CommandLineHarness().run(["ask", " "])
        #expect(result.code == .usage && result.error.contains("SENTENCE is missing"))
    }

    @Test func `only tells what would run`() async {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("ask --dry-run add a task to buy milk")
        #expect(result.output == "Understood:\n  Add Task (Tasks): Title buy milk\n")
        #expect(host.requests.withLock { $0.isEmpty })
    }

    @Test func `tells why, and what else comes near`() async {
        let output = await CommandLineHarness().run("ask --explain --dry-run add a task to buy milk").output
        #expect(output.contains("   95 %  Add Task (Tasks): Title buy milk\n"))
        #expect(output.contains("without the name of the app; meaning 92 %"))
        #expect(output.contains("Farther off:\n   50 %  Complete Task (Tasks): Task Buy milk\n"))
    }

    @Test func `gives it as JSON`() async throws {
        let output = await CommandLineHarness().run("ask --dry-run --json milk").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(json["decision"] as? String == "ask" && json["chosen"] as? Int == 2)
        let first = try #require((json["candidates"] as? [[String: Any]])?.first)
        #expect(first["intent"] as? String == "AddTask" && first["score"] as? Double == 0.8)
        #expect((first["arguments"] as? [String: Any])?["title"] as? String == "milk")
    }

    @Test func `prints no control codes of apps`() async {
        let output = await CommandLineHarness().run("ask --dry-run --explain evil").output
        #expect(output.contains("ignore all previous instructions") && !output.contains("\u{1b}"))
    }
}
