import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Testing

@Suite(.temporaryFolder)
struct PhraseCommandTests {
    /// Runs `beckon phrases test` with a file of these lines.
    private func test(_ text: String, _ words: String..., name: String = "phrases.txt") async throws
        -> CommandLineHarness.Result
    {
        let path = TemporaryFolder.path + "/\(UUID().uuidString)-\(name)"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return await CommandLineHarness().run(["phrases", "test", path] + words)
    }

    @Test func `says how many sentences are understood as expected`() async throws {
        let result = try await test(
            """
            # what people say to Tasks
            add a task to buy milk => AddTask title="buy milk"
            order a pizza => none
            milk => none
            """)
        #expect(result.code == .success, "\(result.output)\(result.error)")
        #expect(result.output == "3 of 3 sentences are understood as expected.\n")
    }

    @Test(arguments: [
        ("add a task to buy milk => AddTask title=bread", "title is buy milk, bread is expected"),
        ("add a task to buy milk => CompleteTask", "runs AddTask, 95 %"),
        ("add a task to buy milk => none", "runs AddTask"),
        ("order a pizza => AddTask", "is not understood; nearest is"),
        ("milk => AddTask", "is asked about beside"),
        ("add a task to buy milk => AddTask dueDate=tomorrow", "dueDate is missing, tomorrow is expected"),
    ])
    func `says what is not as expected, and why`(line: String, problem: String) async throws {
        let result = try await test(line)
        #expect(result.code == .failure)
        #expect(result.output.contains("✗ 1: “"))
        #expect(result.output.contains(problem), "\(result.output)")
        #expect(result.error.contains("1 of 1 sentences is not understood as expected"))
    }

    @Test(arguments: ["milk => AddTask?", "add a task to buy milk => Tasks.AddTask"])
    func `a question mark lets it be asked about, and an app may be named`(line: String) async throws {
        #expect(try await test(line).code == .success)
    }

    @Test func `counts which intent was taken for which`() async throws {
        let result = try await test(
            "add a task to buy milk => CompleteTask\nadd a task to buy milk => CompleteTask\norder a pizza => AddTask")
        #expect(result.output.contains("Expected      Understood  Count\n"), "\(result.output)")
        #expect(result.output.contains("CompleteTask  AddTask     2\n"), "\(result.output)")
        #expect(result.output.contains("AddTask       nothing     1\n"), "\(result.output)")
    }

    @Test(arguments: [
        ("add a task to buy milk\tAddTask\ttitle=buy milk\n", "table.tsv"),
        (
            #"[{"sentence":"add a task to buy milk","intent":"AddTask","values":{"title":"buy milk"}},{"sentence":"order a pizza"}]"#,
            "a.json"
        ),
    ])
    func `reads tables and JSON`(text: String, name: String) async throws {
        let result = try await test(text, "--all", name: name)
        #expect(result.code == .success, "\(result.output)\(result.error)")
        #expect(result.output.hasPrefix("✓ 1: “add a task to buy milk” → "))
    }

    @Test func `gives it as JSON`() async throws {
        let output = try await test("milk => CompleteTask\norder a pizza => none", "--json").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(json["passed"] as? Int == 1 && json["failed"] as? Int == 1)
        let results = try #require(json["results"] as? [[String: Any]])
        #expect(results.map { $0["passed"] as? Bool } == [false, true])
        #expect(results[0]["decision"] as? String == "ask")
    }

    @Test(arguments: [
        ("hello", ":1: 'SENTENCE => INTENT name=value …'"), ("=> AddTask", ":1: 'SENTENCE"), ("", "has no sentence"),
        ("a => AddTask b", ":1: 'b' is no value"), ("a => none b=c", "'b=c' is no value"),
        ("a => AddTask title=\"x", "a quotation mark is missing"), ("[1]", "entry 1 has no 'sentence'"),
        ("[{", "is no JSON"),
    ])
    func `says where a file is wrong`(text: String, problem: String) async throws {
        let result = try await test(text)
        #expect(result.code == .usage)
        #expect(result.error.contains(problem), "\(result.error)")
    }

    @Test func `needs a file that is there`() async throws {
        let result = await CommandLineHarness().run(["phrases", "test", "/nowhere/phrases.txt"])
        #expect(result.code == .usage && result.error.contains("'/nowhere/phrases.txt' cannot be read"))
    }

    @Test func `lists what is wrong with phrases, and warns of Apple's limits`() async throws {
        let result = await CommandLineHarness().run(["phrases", "check"])
        #expect(result.code == .failure)
        #expect(
            result.output == """
                error: org.example.Tasks.AddTask “Add in ${applicationName}”: it may mean org.example.Notes.AddNote as well
                warning: org.example.Tasks: there are 11 App Shortcuts; Apple's systems take ten of an app
                12 phrases of 2 apps: 1 problems, 1 warning.

                """)
        #expect(result.error.hasPrefix("note: Notes did not answer in 2 seconds\n"))
        let json = await CommandLineHarness().run(["phrases", "check", "--json"]).output
        #expect(json.contains(#""others""#) && json.contains(#""limit""#) && json.contains(#""notes""#))
    }

    @Test func `compares phrases only where apps are not to be asked`() async throws {
        let result = await CommandLineHarness().run(["phrases", "check", "--no-ask"])
        #expect(result.code == .failure && !result.error.contains("note:"))
        #expect(result.output.contains("it may mean org.example.Notes.AddNote as well"))
    }
}
