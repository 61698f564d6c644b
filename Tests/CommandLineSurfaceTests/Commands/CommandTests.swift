import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing
import ViewRendering

struct CommandTests {
    // MARK: - What is shown

    @Test(arguments: [
        ("apps-list", "apps list"), ("apps-list-json", "apps list --json"), ("apps-install", "apps install ./Tasks"),
        ("apps-install-json", "--json apps install /x/Tasks"), ("apps-remove", "apps remove tasks"),
        ("apps-info", "apps info Tasks"), ("apps-info-json", "apps info --app Tasks --json"),
        ("intents", "intents"), ("intents-all", "intents Tasks --all"), ("intents-json", "intents tasks --json"),
        ("entities", "entities Tasks Task"), ("entities-json", "entities tasks task --id 1 --id 2 --json"),
        ("entities-none", "entities Tasks Task --matching nothing"), ("phrases", "shortcuts phrases"),
        ("phrases-json", "shortcuts phrases Tasks --json"), ("undo", "undo"), ("undo-json", "undo Tasks --json"),
        ("undo-list", "undo --list"),
        ("undo-list-json", "undo tasks --list --limit 1 --json"), ("log", "log"), ("log-json", "log --limit 1 --json"),
        ("entities-model", "entities Tasks Task --id 1 --id 3 --format model"),
        ("entities-model-json", "entities Tasks Task --id 3 --format model --json --locale de"),
        ("run", "run Tasks AddTask --title 'Buy milk'"), ("run-json", "run Tasks AddTask --title 'Buy milk' --json"),
    ])
    func `shows results as text and as JSON`(name: String, line: String) async throws {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .success)
        #expect(result.error.isEmpty)
        try Snapshot.expect(result.output, is: "Commands/\(name)")
    }

    @Test(arguments: [(100, "wide"), (60, "medium"), (30, "narrow")])
    func `fits tables into the terminal`(width: Int, name: String) async throws {
        let result = await CommandLineHarness().run("entities Tasks Task", width: width)
        #expect(result.output.split(separator: "\n").allSatisfy { DisplayWidth.columns($0) <= width })
        try Snapshot.expect(result.output, is: "Commands/entities-\(name)")
    }

    // MARK: - What is asked of the system

    @Test func `runs an intent with the values that were given`() async throws {
        let harness = CommandLineHarness()
        let result = await harness.run(
            "run Tasks add-task --title 'Buy milk' --priority hoch --due-date 'tomorrow 17:00' --tags a --tags b --locale de-AT"
        )
        #expect(result.code == .success)
        let request = try #require(harness.host.requests.withLock { $0.first })
        var expected = IntentRequest(
            app: .name("Tasks"), intent: "AddTask",
            arguments: [
                "title": .string("Buy milk"),
                "priority": .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A")),
                "dueDate": .date(date("2026-03-05T16:00:00Z")), "tags": .list([.string("a"), .string("b")]),
            ], locale: "de-AT")
        expected.process = ProcessInfo.processInfo.processIdentifier
        #expect(request == expected)
    }

    @Test(arguments: [
        "run --app Tasks CountTasks", "run CountTasks --app Tasks", "run CountTasks --app=./Tasks",
        "--app Tasks run CountTasks", "run ./Tasks CountTasks", "run --app /srv/folder/Tasks CountTasks --json",
    ])
    func `runs an app from a path, wherever it is named`(line: String) async throws {
        let harness = CommandLineHarness()
        let result = await harness.run(line)
        #expect(result.code == .success, "\(result.error)")
        #expect(harness.host.requests.withLock { $0.first?.app } == .path("/srv/folder/Tasks"))
    }

    @Test func `finds the app that has an intent`() async throws {
        let harness = CommandLineHarness()
        let result = await harness.run("run CompleteTask --task 'Buy milk'")
        #expect(result.code == .success)
        let request = try #require(harness.host.requests.withLock { $0.first })
        #expect(request.app == .name("org.example.Tasks"))
        #expect(request.arguments == ["task": .text("Buy milk")])
    }

    @Test(arguments: [
        ("entities Tasks Task", EntityRequest.Query.all), ("entities Tasks Task --matching milk", .matching("milk")),
        ("entities Tasks Task --id 1 --id 2", .identifiers(["1", "2"])),
        (
            "entities Tasks Task --like ada@example.org",
            .value(
                .person(
                    PersonSnapshot(
                        displayName: "ada@example.org", handle: .init(kind: .emailAddress, value: "ada@example.org")))
            )
        ),
        (
            "entities Tasks Task --where 'Effort > 3' --sort 'Due Date' --sort title --descending",
            .filter(
                EntityFilter(comparisons: [
                    EntityComparison(property: "effort", comparison: .greaterThan, values: [.int(3)])
                ]),
                sort: [
                    EntitySort(property: "dueDate", ascending: false), EntitySort(property: "title", ascending: false),
                ])
        ),
        (
            "entities Task --app Tasks --sort title",
            .filter(EntityFilter(comparisons: []), sort: [EntitySort(property: "title")])
        ),
    ])
    func `asks for entities`(line: String, query: EntityRequest.Query) async throws {
        let harness = CommandLineHarness()
        let result = await harness.run(line)
        #expect(result.code == .success, "\(result.error)")
        #expect(harness.host.questions.withLock { $0.first?.query } == query)
    }

    @Test func `passes the limit on`() async throws {
        let harness = CommandLineHarness()
        _ = await harness.run("entities Tasks Task --limit 5")
        #expect(harness.host.questions.withLock { $0.first?.limit } == 5)
    }

    @Test func `lists what there is although one app is broken`() async {
        let host = FakeHost()
        host.broken.withLock {
            $0 = AppRecord(identifier: "org.example.Broken", name: "Broken", executablePath: "/b", bundlePath: "/")
        }
        let result = await CommandLineHarness(host: host).run("shortcuts phrases")
        #expect(result.code == .success)
        #expect(result.output.contains("Add a task in Tasks"))
        #expect(result.error == "warning: Broken is left out: 'Broken' ended at once\n")
    }

    /// An app whose only intent takes values that the app lists.
    private var choosing: AppManifest {
        var colour = ParameterDescriptor(name: "colour", title: "Colour", type: .string, isOptional: false)
        colour.options = .provider
        var more = ParameterDescriptor(name: "more", title: "More", type: .list(.string), isOptional: true)
        more.options = .provider
        var manifest = AppManifest(identifier: "org.example.Tasks", name: "Tasks")
        manifest.intents = [
            IntentDescriptor(identifier: "Paint", typeName: "Tasks.Paint", title: "Paint", parameters: [colour, more])
        ]
        return manifest
    }

    @Test func `puts the app's own values in the place of their names`() async throws {
        let harness = CommandLineHarness(host: FakeHost(manifest: choosing))
        let result = await harness.run("run Tasks Paint --colour 'buy MILK' --more green --more 'call zoe'")
        #expect(result.code == .success)
        let arguments = try #require(harness.host.requests.withLock { $0.first }?.arguments)
        #expect(
            arguments == [
                "colour": .entity(TasksApp.tasks[0]), "more": .list([.string("green"), .entity(TasksApp.tasks[2])]),
            ])
    }

    @Test func `leaves a value that the app may propose to the app`() async {
        let harness = CommandLineHarness(host: FakeHost(manifest: choosing))
        #expect(await harness.run("run Tasks Paint").code == .success)
        #expect(harness.host.requests.withLock { $0.first?.arguments } == [:])
    }

    // MARK: - Mistakes

    @Test(arguments: [
        ("aps list", "there is no command 'aps'; did you mean 'apps'?"),
        ("apps lst", "there is no command 'apps lst'; did you mean 'apps list'?"),
        ("frobnicate", "there is no command 'frobnicate'; beckon --help lists them"),
        ("--jsn apps list", "there is no parameter '--jsn'; did you mean '--json'?"),
        ("apps install", "PATH is missing; beckon apps install --help shows what is taken"),
        ("apps install a b", "'b' is not expected here"),
        ("apps info Task", "there is no app 'Task'; did you mean 'Tasks'?"),
        ("run", "INTENT is missing; beckon intents lists them"),
        ("run Tasks", "INTENT is missing; beckon intents 'Tasks' lists those of Tasks"),
        ("run AddTsk", "no installed app has an intent 'AddTsk'; did you mean 'AddTask'?"),
        ("run Tasks AddTsk", "Tasks has no intent 'AddTsk'; did you mean 'AddTask'?"),
        ("run Tasks Fly", "Tasks has no intent 'Fly'; beckon intents 'Tasks' lists what it has"),
        ("run Tasks AddTask --titel x", "there is no parameter '--titel'; did you mean '--title'?"),
        ("run Tasks CompleteTask --by x", "there is no parameter '--by'; there is --task"),
        ("run Tasks CompleteTask --task", "--task needs a value (Task)"),
        ("run Tasks CountTasks --by x", "there is no parameter '--by'; none is taken here"),
        ("run Tasks AddTask", "--title <text> is missing, and nobody can be asked"),
        ("run Tasks AddTask --title x --effort 99", "--effort: 99 is out of range; from 1 to 10 is taken"),
        ("entities Tasks Tsk", "Tasks has no entity 'Tsk'; did you mean 'Task'?"),
        ("entities Tasks Colour", "Tasks has no entity 'Colour'; it has Task"),
        ("entities Tasks Task --id 1 --matching x", "--matching and --id cannot be combined; use one of them"),
        ("entities Tasks Task --descending", "--descending needs --sort with a property to sort by"),
        ("completions tcsh", "'tcsh' is no Shell; choose bash, zsh or fish"),
        ("entities Tasks Task --format csv", "--format: 'csv' is no Format; choose text or model"),
        ("log --limit 0", "--limit: 0 is out of range; from 1 to 10000 is taken"),
    ])
    func `says what is wrong with a command line`(line: String, message: String) async {
        let result = await CommandLineHarness().run(line)
        #expect(result == .init(output: "", error: "error: \(message)\n", code: .usage))
    }

    @Test func `shows errors as JSON too`() async throws {
        let result = await CommandLineHarness().run("run Tasks AddTask --json --priority hihg")
        #expect(result.code == .usage)
        #expect(result.error.isEmpty)
        try Snapshot.expect(result.output, is: "Commands/error-json")
    }

    @Test(arguments: [
        (IntentFailure.Code.intentFailed, ExitCode.failure), (.appCrashed, .failure), (.timeout, .failure),
        (.unsupported, .failure), (.store, .failure), (.invalidMessage, .failure), (.missingValue, .usage),
        (.invalidValue, .usage), (.ambiguousValue, .usage), (.entityNotFound, .usage), (.unknownApp, .usage),
        (.unknownIntent, .usage), (.unknownParameter, .usage), (.unknownEntity, .usage), (.unknownProperty, .usage),
        (.cancelled, .cancelled), (.declined, .cancelled), (.appNotStarted, .notStarted),
        (.init(rawValue: "of-a-later-version"), .failure),
    ])
    func `tells the shell how it went`(code: IntentFailure.Code, exit: ExitCode) async {
        let host = FakeHost { _, _ in throw IntentFailure(code, "because") }
        let result = await CommandLineHarness(host: host).run("run Tasks CountTasks")
        #expect(result == .init(output: "", error: "error: because\n", code: exit))
    }

    @Test func `lists the entities that a text fits`() async throws {
        let host = FakeHost { _, _ in
            throw IntentFailure(
                .ambiguousValue, "'Buy' fits several tasks; give an identifier", parameters: ["task"],
                candidates: TasksApp.tasks.prefix(2).map { OptionItem(value: .entity($0), display: $0.display) })
        }
        let result = await CommandLineHarness(host: host).run("run Tasks CompleteTask --task Buy")
        #expect(result.error == "error: 'Buy' fits several tasks; give an identifier\n  Buy milk  1\n  Buy bread  2\n")
        #expect(result.code == .usage)
    }

    @Test func `asks nobody where there is no terminal`() async {
        let host = FakeHost { _, interaction in
            #expect(interaction.capabilities == [])
            let question = ConfirmationQuestion(
                dialog: DialogSnapshot(full: "Really?"), acceptLabel: "Yes", denyLabel: "No")
            let answer = try await interaction.ask(.confirmation(question))
            #expect(answer == .unsupported)
            return IntentOutcome()
        }
        let result = await CommandLineHarness(host: host).run("run Tasks CountTasks")
        #expect(result == .init(output: "Done.\n", error: "", code: .success))
    }

    @Test func `gives the language of the environment`() async {
        let harness = CommandLineHarness(environment: [
            "LANG": "de_AT.UTF-8", "LC_ALL": "", "LC_MESSAGES": "fr_CH@euro",
        ])
        _ = await harness.run("run Tasks CountTasks")
        #expect(harness.host.requests.withLock { $0.first?.locale } == "fr-CH")
    }

    @Test func `keeps what an app says from changing the terminal`() async {
        let host = FakeHost { _, _ in
            IntentOutcome(dialog: DialogSnapshot(full: "one\u{1b}[2J\ntwo\u{7}"))
        }
        let result = await CommandLineHarness(host: host).run("run Tasks CountTasks")
        #expect(result.output == "one\u{fffd}[2J\ntwo\u{fffd}\n")
    }

    @Test func `prints its version`() async {
        #expect(await CommandLineHarness().run("--version").output == "beckon \(CommandLineSurface.version)\n")
    }
}
