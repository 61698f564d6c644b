import CommandLineSurface
import IntentWire
import Testing
import ValueForms
import ViewRendering

struct HelpTests {
    @Test(arguments: [
        ("beckon", "--help"), ("run", "run --help"), ("entities", "help entities"), ("apps", "apps"),
        ("completions", "completions -h"), ("log", "log --help"), ("undo", "undo --help"), ("serve", "serve --help"),
        ("ask", "ask --help"), ("phrases-test", "phrases test --help"), ("phrases-check", "phrases check --help"),
        ("config-model-set", "config model set --help"),
        ("metadata", "metadata --help"), ("metadata-show", "metadata show --help"),
        ("metadata-diff", "metadata diff --help"), ("suggest", "suggest --help"),
        ("privacy-erase", "privacy erase --help"),
        ("run-tasks", "run Tasks --help"),
        ("run-tasks-add-task", "run Tasks AddTask --help"), ("run-tasks-complete-task", "run Tasks complete-task -h"),
    ])
    func `shows what there is to know`(name: String, line: String) async throws {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .success)
        #expect(result.error.isEmpty)
        try Snapshot.expect(result.output, is: "Help/\(name)")
    }

    @Test func `stays within the width of the terminal`() async throws {
        let result = await CommandLineHarness().run("run Tasks AddTask --help", width: 50)
        #expect(result.output.split(separator: "\n").allSatisfy { DisplayWidth.columns($0) <= 50 })
        try Snapshot.expect(result.output, is: "Help/narrow")
    }

    @Test func `speaks the person's language`() async throws {
        let result = await CommandLineHarness().run("run Tasks AddTask --help --locale de-AT")
        #expect(result.output.contains("One of Hoch, Mittel or Niedrig."))
    }

    @Test func `is plain where styles are off, and bold where they are on`() {
        let help = IntentHelp(
            intent: TasksApp.countTasks, invocation: "beckon run Tasks CountTasks",
            grammar: ArgumentGrammar(parameters: []),
            context: context())
        #expect(help.text(width: 80, style: TextStyle(isEnabled: false)).contains("\u{1b}") == false)
        #expect(help.text(width: 80, style: TextStyle(isEnabled: true)).hasPrefix("\u{1b}[1mCount Tasks\u{1b}[0m"))
    }

    @Test func `calls types by their names`() async {
        var manifest = TasksApp.manifest
        manifest.entities[0].name = LocalizedText("To-do Item", translations: ["de": "Aufgabe"])
        let harness = CommandLineHarness(host: FakeHost(manifest: manifest))
        let english = await harness.run("run Tasks CompleteTask --help").output
        #expect(english.contains("Usage: beckon run Tasks CompleteTask --task <To-do Item>"))
        let german = await harness.run("run Tasks AddTask --help --locale de").output
        #expect(german.contains("Returns Aufgabe."))
    }
}
