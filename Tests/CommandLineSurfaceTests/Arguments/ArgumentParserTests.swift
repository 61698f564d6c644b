import CommandLineSurface
import IntentWire
import Testing
import ValueForms

struct ArgumentParserTests {
    private func parse(_ words: [String], _ parameters: [ParameterDescriptor] = TasksApp.addTask.parameters) throws
        -> [String: IntentValue]
    {
        try ArgumentParser(ArgumentGrammar(parameters: parameters), reader: reader()).parse(words).values
    }

    // MARK: - Flags

    @Test(arguments: [
        ["--due-date", "today"], ["--due-date=today"], ["--dueDate", "today"], ["--due_date", "today"],
        ["--DUE-DATE=today"], ["--Due Date", "today"],
    ])
    func `takes a flag in every spelling`(words: [String]) throws {
        #expect(try parse(words) == ["dueDate": .date(date("2026-03-03T23:00:00Z"))])
    }

    @Test(arguments: [
        ("dueDate", "due-date"), ("pageURL", "page-url"), ("URLString", "url-string"), ("title", "title"),
        ("is_done", "is-done"), ("item2Count", "item2-count"), ("ID", "id"),
    ])
    func `writes names as flags`(name: String, flag: String) { #expect(FlagName.kebabCase(name) == flag) }

    @Test func `takes the title of a parameter in another language`() throws {
        let size = parameter(.string, name: "size") { $0.title = LocalizedText("Size", translations: ["de": "Größe"]) }
        #expect(try parse(["--grosse", "x"], [size]) == ["size": .string("x")])
    }

    @Test(arguments: [
        (["--is-flagged"], true), (["--no-is-flagged"], false), (["--is-flagged=no"], false),
        (["--flagged", "on"], true),
        (["--is-flagged", "no"], false), (["--no-flagged"], false), (["--is-flagged", "--title", "x"], true),
    ])
    func `takes switches with and without a value`(words: [String], value: Bool) throws {
        #expect(try parse(words)["isFlagged"] == .bool(value))
    }

    @Test func `takes a parameter's own name before a negation`() throws {
        let noise = parameter(.bool, name: "noise")
        let noNoise = parameter(.bool, name: "noNoise")
        #expect(try parse(["--no-noise"], [noise, noNoise]) == ["noNoise": .bool(true)])
    }

    @Test func `repeats a flag for each element of a list`() throws {
        #expect(
            try parse(["--tags", "a", "--tags=b,c"]) == ["tags": .list([.string("a"), .string("b,c")])])
    }

    @Test(arguments: [
        (["--effort", "-5"], "--effort: -5 is out of range; from 1 to 10 is taken"),
        (["--effort=-5"], "--effort: -5 is out of range; from 1 to 10 is taken"),
    ])
    func `takes a negative number for a value`(words: [String], message: String) {
        #expect(problem { try parse(words) } == message)
    }

    @Test func `takes an empty value`() throws { #expect(try parse(["--title="]) == ["title": .string("")]) }

    @Test func `takes a value that looks like a flag behind an equals sign`() throws {
        #expect(try parse(["--title=--done=1"]) == ["title": .string("--done=1")])
    }

    // MARK: - Mistakes

    @Test(arguments: [
        (["--titel", "x"], "there is no parameter '--titel'; did you mean '--title'?"),
        (["--quantity=3"], "there is no parameter '--quantity'; --help lists the parameters"),
        (["-t", "x"], "there is no parameter '-t'; --help lists the parameters"),
        (["--title"], "--title needs a value (text)"),
        (
            ["--title", "--effort", "3"],
            "--title needs a value (text); where '--effort' is the value, write --title=--effort"
        ),
        (["--title", "a", "--title", "b"], "--title is given 2 times; one value is taken"),
        (["--no-is-flagged=yes"], "--no-is-flagged takes no value"),
        (["Buy milk"], "'Buy milk' is not expected here; give values by name, as --title 'Buy milk'"),
        (["--", "milk"], "'milk' is not expected here; give values by name, as --title milk"),
        (["--effort", "many"], "--effort: 'many' is not a whole number"),
        (
            ["--tags", "a", "--tags", "b", "--tags", "c", "--tags", "d"],
            "--tags: at most 3 values are taken, 4 were given"
        ),
        (["--no-title"], "there is no parameter '--no-title'; did you mean '--title'?"),
    ])
    func `says what is wrong`(words: [String], message: String) { #expect(problem { try parse(words) } == message) }

    @Test func `names the parameter and what could be meant`() {
        let failure = #expect(throws: IntentFailure.self) { try parse(["--priority", "hihg"]) }
        #expect(failure?.code == .invalidValue)
        #expect(failure?.parameters == ["priority"])
        #expect(failure?.candidates?.map(\.display.title) == ["High", "Medium", "Low"])
    }

    // MARK: - Positions

    private let entities = ArgumentGrammar(
        parameters: [
            parameter(.string, name: "app"), parameter(.string, name: "entity"), parameter(.list(.string), name: "id"),
            parameter(.bool, name: "all"),
        ], positionals: ["app", "entity", "id"])

    @Test func `gives words their parameters by position`() throws {
        let parsed = try ArgumentParser(entities, reader: reader()).parse([
            "Tasks", "Task", "1", "--all", "2", "--", "--3",
        ])
        #expect(
            parsed.values == [
                "app": .string("Tasks"), "entity": .string("Task"), "all": .bool(true),
                "id": .list([.string("1"), .string("2"), .string("--3")]),
            ])
        #expect(parsed.givenByFlag == ["all"])
    }

    @Test(arguments: [["--app", "x", "Task"], ["Task", "--app", "x"], ["--app=x", "Task"]])
    func `leaves out the position of a parameter that is given by its flag`(words: [String]) throws {
        let parsed = try ArgumentParser(entities, reader: reader()).parse(words)
        #expect(parsed.values == ["app": .string("x"), "entity": .string("Task")])
    }

    // MARK: - Remainder

    private let run = ArgumentGrammar(
        parameters: [
            parameter(.string, name: "app"), parameter(.string, name: "intent"),
            parameter(.list(.string), name: "arguments"), parameter(.bool, name: "json"),
        ], positionals: ["app", "intent"], remainder: "arguments")

    @Test(arguments: [
        (["Tasks", "Add", "--title", "x", "--json"], ["Tasks", "Add"], ["--title", "x", "--json"]),
        (["--json", "Tasks", "Add"], ["Tasks", "Add"], []),
        (["Add", "--title", "x", "y"], ["Add"], ["--title", "x", "y"]),
        (["Tasks", "Add", "--", "-1"], ["Tasks", "Add"], ["--", "-1"]),
        (["Add", "--", "--title"], ["Add"], ["--title"]),
    ])
    func `keeps what stands behind the positions unread`(words: [String], names: [String], rest: [String]) throws {
        let parsed = try ArgumentParser(run, reader: reader()).parse(words)
        #expect([parsed.texts["app"], parsed.texts["intent"]].compactMap { $0?.first } == names)
        #expect(parsed.texts["arguments"] ?? [] == rest)
    }
}
