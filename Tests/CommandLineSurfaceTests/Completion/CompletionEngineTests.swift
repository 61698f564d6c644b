import CommandLineSurface
import Testing
import ValueForms

struct CompletionEngineTests {
    /// The candidates for a command line, of which the last word is being typed.
    private func complete(_ words: [String]) async -> [String] {
        // However slow the machine is.
        await CompletionPatience.$limit.withValue(.seconds(600)) {
            await CommandLineHarness().run(["__complete", "--"] + words).output.split(separator: "\n").map(String.init)
        }
    }

    private func words(_ lines: [String]) -> [String] {
        lines.dropFirst().map { String($0.prefix { $0 != "\t" }) }
    }

    // MARK: - Commands

    @Test func `lists commands with what they do`() async {
        let lines = await complete([""])
        #expect(lines.first == ":none")
        #expect(
            words(lines) == [
                "run", "intents", "entities", "search", "suggest", "ask", "apps", "widgets", "controls", "activities",
                "alarms", "shortcuts", "phrases", "weather", "index", "undo", "log", "privacy", "config", "serve",
                "status", "doctor", "stop", "mcp", "check", "metadata", "completions",
            ])
        #expect(lines.contains("apps\tInstall, remove and describe apps"))
        #expect(lines.contains("run\tRun Intent"))
    }

    @Test(arguments: [
        (["ap"], ["apps"]), (["apps", ""], ["list", "install", "remove", "info"]),
        (["apps", "i"], ["install", "info"]),
        (["shortcuts", ""], ["phrases"]), (["privacy", "e"], ["erase"]), (["weather", ""], ["quota"]),
        (["privacy", "erase", "--kind", "ac"], ["activities"]),
        (["x", ""], []), (["--json", "lo"], ["log"]),
        (["--js"], ["--json"]), (["--ver"], ["--version"]),
    ])
    func `completes commands`(line: [String], expected: [String]) async {
        #expect(words(await complete(line)) == expected)
    }

    // MARK: - Names

    @Test(arguments: [
        (["run", ""], ["Tasks", "AddTask", "CompleteTask", "CountTasks"]), (["run", "ta"], ["Tasks"]),
        (["run", "Tasks", ""], ["AddTask", "CompleteTask", "CountTasks"]),
        (["run", "Tasks", "co"], ["CompleteTask", "CountTasks"]), (["run", "--app", "./Tasks", "add"], ["AddTask"]),
        (["apps", "info", ""], ["Tasks"]), (["entities", "Tasks", ""], ["Task"]), (["intents", "t"], ["Tasks"]),
        (["completions", ""], ["bash", "zsh", "fish"]), (["completions", "f"], ["fish"]), (["run", "Nothing", ""], []),
        (["widgets", "show", "Tasks", ""], ["next"]), (["controls", "press", "Tasks", "d"], ["done"]),
        (["activities", "show", ""], ["5f0c1d2e"]), (["activities", "end", "5F"], ["5f0c1d2e"]),
        (["activities", "press", "tasks", ""], ["Done", "Count"]), (["activities", "press", "x", ""], []),
    ])
    func `completes names of apps, intents and entities`(line: [String], expected: [String]) async {
        #expect(words(await complete(line)) == expected)
    }

    // MARK: - Flags and values

    @Test(arguments: [
        (["run", "Tasks", "AddTask", "--ti"], ["--title"]),
        (["run", "Tasks", "AddTask", "--title", "x", "--t"], ["--tags"]),
        (["run", "Tasks", "AddTask", "--tags", "x", "--t"], ["--title", "--tags"]),
        (["run", "Tasks", "AddTask", "--priority", ""], ["High", "Medium", "Low"]),
        (["run", "Tasks", "AddTask", "--priority", "m"], ["Medium"]),
        (["run", "Tasks", "AddTask", "--priority=h"], ["--priority=High"]),
        (["run", "Tasks", "AddTask", "--is-flagged", ""], ["yes", "no"]),
        (["run", "Tasks", "AddTask", "--due-date", "to"], ["today", "tomorrow"]),
        (["run", "Tasks", "AddTask", "--title", ""], []),
        (["run", "Tasks", "AddTask", "--nothing", "x", "--eff"], ["--effort"]),
        (["entities", "Tasks", "Task", "--so"], ["--sort"]),
        (["entities", "Tasks", "Task", "--sort", ""], ["title", "dueDate"]),
        (["entities", "Tasks", "Task", "--where", "d"], ["dueDate"]),
        (["run", "Tasks", "AddTask", "--ht"], ["--html"]), (["widgets", "show", "--ht"], ["--html"]),
        (["log", "--lim"], ["--limit"]), (["run", "AddTask", "--ti"], ["--title"]),
        (["run", "AddTask", "--title", "x", "--priority", "l"], ["Low"]), (["run", "Nothing", "--x", "--ti"], []),
    ])
    func `completes flags and values`(line: [String], expected: [String]) async {
        #expect(words(await complete(line)) == expected)
    }

    @Test(arguments: [
        (["run", "Tasks", "CompleteTask", "--task", ""], ["Buy milk", "Buy bread", "Call Zoë"]),
        (["run", "Tasks", "CompleteTask", "--task", "'Buy m"], ["Buy milk"]),
        (["run", "Tasks", "CompleteTask", "--task", "buy\\ b"], ["Buy bread"]),
        (["run", "Tasks", "CompleteTask", "--task", "call zoe"], ["Call Zoë"]),
    ])
    func `completes the entities that an app proposes, with quotes undone`(line: [String], expected: [String]) async {
        #expect(words(await complete(line)) == expected)
    }

    @Test func `describes flags`() async {
        let lines = await complete(["run", "Tasks", "AddTask", "--due"])
        #expect(lines == [":none", "--due-date\tWhen it has to be done"])
    }

    @Test(arguments: [
        (["apps", "install", ""], ":files"), (["run", "--data-directory", ""], ":directories"),
        (["run", "--app", ""], ":files"), (["--app", ""], ":files"), (["--data-directory", ""], ":directories"),
        (["run", "Tasks", "AddTask", "--data-directory", ""], ":directories"), (["log", ""], ":none"),
        (["run", "Tasks", "AddTask", "--html", ""], ":files"), (["activities", "show", "--html", ""], ":files"),
    ])
    func `leaves paths to the shell`(line: [String], directive: String) async {
        #expect(await complete(line).first == directive)
    }

    // MARK: - Quotes

    @Test(arguments: [
        ("a\\ b", "a b"), ("'a b'", "a b"), ("'a b", "a b"), ("\"a \\\" b\"", "a \" b"), ("a\"b c\"d", "ab cd"),
        ("'it'\\''s'", "it's"), ("\"a\\nb\"", "a\\nb"), ("\\", ""),
    ])
    func `undoes the quotes of a shell`(typed: String, word: String) { #expect(ShellWords.unquoted(typed) == word) }
}
