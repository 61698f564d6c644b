import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct WidgetCommandTests {
    @Test(arguments: [
        ("widgets-list", "widgets list"), ("widgets-list-json", "widgets list Tasks --json"),
        ("widgets-show", "widgets show Tasks next"), ("widgets-show-json", "widgets show tasks Next --json"),
        ("widgets-show-placeholder", "widgets show Tasks next --placeholder"),
        ("widgets-show-help", "widgets show Tasks next --help"),
        ("widgets-press", "widgets press Tasks next 'buy milk'"),
        ("widgets-suggestions", "widgets suggestions Tasks next"), ("controls-list", "controls list"),
        ("controls-list-json", "controls list Tasks --json"), ("controls-show", "controls show Tasks done"),
        ("controls-show-button", "controls show Tasks Add"), ("controls-show-json", "controls show Tasks done --json"),
        ("controls-press", "controls press Tasks done on"), ("controls-press-json", "controls press Tasks done --json"),
    ])
    func `shows widgets and controls as text and as JSON`(name: String, line: String) async throws {
        let harness = CommandLineHarness(host: FakeHost { _, _ in IntentOutcome() })
        let result = await harness.run(line)
        #expect(result.code == .success)
        #expect(result.error.isEmpty)
        try Snapshot.expect(result.output, is: "Commands/\(name)")
    }

    @Test(arguments: [
        "widgets show Tasks next --family medium --priority urgent --at 2026-03-05 --reload --locale de",
        "widgets show --family=medium --at 2026-03-05 --reload Tasks als-nächstes --priority A --locale de",
        "widgets show Tasks next --set priority=high --family medium --at tomorrow --reload --locale de",
        "widgets show --set priority=High --app Tasks NextWidget --family medium --at 2026-03-05 --reload --locale de",
    ])
    func `asks for the widget that the words mean`(line: String) async throws {
        let harness = CommandLineHarness()
        let result = await harness.run(line)
        #expect(result.error.isEmpty)
        var query = try #require(harness.host.widgetQueries.withLock { $0.first })
        query.app = .name("Tasks")
        #expect(
            query
                == WidgetQuery(
                    app: .name("Tasks"), kind: "next", family: "medium",
                    configuration: ["priority": .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A"))],
                    surroundings: WidgetSurroundings(locale: "de"), date: date("2026-03-04T23:00:00Z"), reloads: true))
    }

    @Test(
        .temporaryFolder,
        arguments: [
            ("widgets show Tasks next", ["bk-systemSmall", "bk-systemMedium"]),
            ("widgets show Tasks next --family systemSmall", ["bk-systemSmall"]),
            ("controls show Tasks done", ["bk-control"]),
        ])
    func `writes a page in place of drawing`(line: String, classes: [String]) async throws {
        let file = TemporaryFolder.path + "/page.html"
        let harness = CommandLineHarness()
        let result = await harness.run(ShellWords.split(line) + ["--html", file])
        #expect(result == .init(output: "Page: \(file)\n", error: "", code: .success))
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<html lang=\"en-GB\" dir=\"ltr\""))
        let body = page.components(separatedBy: "<body>").last ?? ""
        for name in ["bk-systemSmall", "bk-systemMedium", "bk-control"] {
            #expect(body.contains(name) == classes.contains(name), "\(name)")
        }
    }

    @Test func `says why a page cannot be written`() async {
        let result = await CommandLineHarness().run("controls show Tasks done --html /nowhere/page.html")
        #expect(result.code == .usage)
        #expect(
            result.error.hasPrefix(
                "error: the page '/nowhere/page.html' cannot be written: there is no folder '/nowhere'"))
    }

    @Test func `draws a widget anew as time goes on, and reloads it once`() async throws {
        let harness = CommandLineHarness()
        let count = Mutex(0)
        let result = await harness.run(ShellWords.split("widgets show Tasks next --watch --reload")) { _ in
            // The person presses Ctrl-C at the third look.
            if count.withLock({
                $0 += 1; return $0
            }) == 3 {
                throw CancellationError()
            }
        }
        #expect(result.code == .success)
        let queries = harness.host.widgetQueries.withLock { $0 }
        #expect(queries.map(\.reloads) == [true, false, false])
    }

    @Test func `reaches a parameter that has the name of an option`() async throws {
        let harness = CommandLineHarness()
        _ = await harness.run("widgets show Tasks next --family small --set family=Smith")
        let query = try #require(harness.host.widgetQueries.withLock { $0.first })
        #expect(query.family == "small")
        #expect(query.configuration == ["family": .string("Smith")])
    }

    @Test(arguments: ["1", "Buy milk", "BUY MILK", "buymilk"])
    func `presses a button by its number or by what it says`(button: String) async throws {
        let harness = CommandLineHarness()
        let result = await harness.run(["widgets", "press", "Tasks", "next", button, "--priority", "A"])
        #expect(result.code == .success)
        let press = try #require(harness.host.widgetPresses.withLock { $0.first })
        #expect(press.intent == PreparedIntent(intent: "CompleteTask", arguments: ["task": .text("1")]))
        #expect(press.isOn == true)
        #expect(press.widget.configuration.count == 1)
    }

    @Test(arguments: [("on", true), ("off", false), ("yes", true), ("", nil)] as [(String, Bool?)])
    func `sets a switch to the value that is named, or to the other`(word: String, isOn: Bool?) async throws {
        let harness = CommandLineHarness()
        let result = await harness.run("controls press Tasks done \(word) --priority A")
        #expect(result.code == .success)
        let press = try #require(harness.host.controlPresses.withLock { $0.first })
        #expect(press.isOn == isOn)
        #expect(press.control.kind == "done")
        #expect(press.control.configuration.count == 1)
    }

    @Test(arguments: [
        ("widgets show Tasks nex", "Tasks has no widget 'nex'; did you mean 'next'?"),
        ("controls show Tasks xyz", "Tasks has no control 'xyz'; it has done and add"),
        ("widgets press Tasks next 7", "the widget has no button '7'; it has 'Buy milk' and 'Add'"),
        ("widgets press Tasks next", "BUTTON is missing; beckon widgets show lists the buttons of a widget"),
        ("widgets show Tasks next --priority huge", "--priority: 'huge' is no Priority; choose High, Medium or Low"),
        ("widgets show Tasks next --set priority", "--set takes name=value, not 'priority'"),
        (
            "widgets show Tasks next --set size=1",
            "the configuration has no parameter 'size'; it has priority and family"
        ),
        ("controls press Tasks done maybe", "'maybe' is neither 'yes' nor 'no'"),
        ("widgets show Tasks", "WIDGET is missing; beckon widgets show --help shows what is taken"),
    ])
    func `says what is wrong`(line: String, message: String) async {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .usage)
        #expect(result.error == "error: \(message)\n")
    }

    @Test func `says that a pressed intent failed`() async {
        let host = FakeHost { _, _ in throw IntentFailure(.intentFailed, "no pen") }
        let result = await CommandLineHarness(host: host).run("controls press Tasks done on")
        #expect(result.code == .failure)
        #expect(result.error == "error: no pen\n")
    }
}
