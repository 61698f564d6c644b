import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct ActivityCommandTests {
    @Test(arguments: [
        ("activities", "activities"), ("activities-json", "activities --json"),
        ("activities-show", "activities show 5f0c"),
        ("activities-show-expanded", "activities show tasks --presentation expanded"),
        ("activities-show-compact", "activities show Tasks --presentation compact"),
        ("activities-show-minimal", "activities show org.example.Tasks --presentation minimal"),
        ("activities-show-json", "activities show 5F0C1D2E --presentation expanded --json"),
        ("activities-press", "activities press tasks count"), ("activities-press-number", "activities press tasks 1"),
        ("activities-press-json", "activities press tasks Done --json"),
        ("activities-end", "activities end tasks"), ("activities-end-json", "activities end tasks --json"),
    ])
    func `shows Live Activities as text and as JSON`(name: String, line: String) async throws {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .success, "\(result.error)")
        #expect(result.error.isEmpty)
        try Snapshot.expect(result.output, is: "Activities/\(name)")
    }

    @Test(.temporaryFolder) func `writes a page with every place in which an activity is shown`() async throws {
        let file = TemporaryFolder.path + "/live.html"
        let result = await CommandLineHarness().run(["activities", "show", "tasks", "--html", file])
        #expect(result == .init(output: "Page: \(file)\n", error: "", code: .success))
        let page = try String(contentsOfFile: file, encoding: .utf8)
        for place in ["bk-banner", "bk-island bk-expanded", "bk-island bk-compact", "bk-island bk-minimal"] {
            #expect(page.contains("class=\"\(place)\""))
        }
        let json = await CommandLineHarness().run(["activities", "show", "tasks", "--html", file, "--json"])
        #expect(json.output.contains("\"page\": \""))
    }

    @Test func `says that there is none`() async {
        let host = FakeHost()
        host.pages.withLock { $0 = [] }
        let result = await CommandLineHarness(host: host).run("activities")
        #expect(result.code == .success && result.output == "There is no Live Activity.\n")
    }

    @Test(arguments: [
        (
            "activities show nothing",
            "there is no Live Activity 'nothing'; beckon activities lists those that there are"
        ),
        ("activities press tasks Undo", "the Live Activity has no button 'Undo'; it has 'Done' and 'Count'"),
        ("activities end 5F0D", "there is no Live Activity '5F0D'; beckon activities lists those that there are"),
    ])
    func `says what it cannot find`(line: String, message: String) async {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .usage)
        #expect(result.error.hasPrefix("error: \(message)"), "\(result.error)")
    }

    @Test func `names those that one word fits`() async {
        let host = FakeHost()
        host.pages.withLock { pages in
            var other = TasksApp.cleaning
            other.activity.snapshot.id = "5F0C9999-0000-4000-8000-000000000000"
            pages.append(other)
        }
        let result = await CommandLineHarness(host: host).run("activities show 5f0c")
        #expect(result.code == .usage)
        #expect(result.error.contains("'5f0c' fits 2 Live Activities; use more of the ID"))
        #expect(result.error.contains("5f0c9999"))
    }

    @Test func `runs what was pressed with the values that its view has`() async throws {
        let harness = CommandLineHarness()
        _ = await harness.run("activities press tasks Done --locale de")
        #expect(
            harness.host.requests.withLock { $0 } == [
                IntentRequest(
                    app: .path("/srv/folder/Tasks"), intent: "CompleteTask",
                    arguments: ["task": .entityIdentifier("1")], locale: "de")
            ])
    }

    @Test func `takes away what the person ends`() async {
        let harness = CommandLineHarness()
        _ = await harness.run("activities end tasks")
        #expect(await harness.run("activities").output == "There is no Live Activity.\n")
    }

    @Test func `says what is wrong with the view`() async {
        let host = FakeHost()
        host.pages.withLock { pages in
            pages[0].drawing.island = nil
            pages[0].drawing.problem = "nested too deep"
        }
        let harness = CommandLineHarness(host: host)
        let result = await harness.run("activities show tasks --presentation compact")
        #expect(result.output == "Tasks · active\n")
        #expect(result.error == "The view cannot be drawn: nested too deep\n")
        host.pages.withLock { $0[0].drawing.problem = nil }
        let absent = await harness.run("activities show tasks --presentation minimal")
        #expect(absent.error == "The app draws nothing for 'minimal'.\n")
    }

    // MARK: - Watching

    /// Watches while the activity goes through pages, one a second, and then is gone.
    private func watch(_ line: String, _ pages: [ActivityPage?], width: Int? = nil) async -> CommandLineHarness.Result {
        let host = FakeHost()
        host.pages.withLock { $0 = [pages[0]].compactMap(\.self) }
        let rest = Mutex(Array(pages.dropFirst()))
        return await CommandLineHarness(host: host).run(ShellWords.split(line), width: width) { _ in
            let next = try rest.withLock { rest in
                // The person presses Ctrl-C.
                guard !rest.isEmpty else { throw CancellationError() }
                return rest.removeFirst()
            }
            host.pages.withLock { $0 = [next].compactMap(\.self) }
        }
    }

    @Test func `draws an activity anew in its place as it changes`() async throws {
        let alert = ActivityAlert(title: "Kitchen", body: "All done")
        let pages: [ActivityPage?] = [
            TasksApp.cleaning(done: 1), TasksApp.cleaning(done: 1), TasksApp.cleaning(done: 2),
            TasksApp.cleaning(done: 3, alert: alert), nil,
        ]
        let result = await watch("activities show tasks --watch", pages, width: 40)
        #expect(result.code == .success && result.error.isEmpty)
        try Snapshot.expect(
            result.output.replacing("\u{1b}", with: "^[").replacing("\u{7}", with: "^G"),
            is: "Activities/watch-terminal")
    }

    @Test func `takes away all rows of lines that are wider than the terminal`() async throws {
        let host = FakeHost()
        let looks = Mutex(0)
        let words = ShellWords.split("widgets show Tasks next --watch")
        let result = await CommandLineHarness(host: host).run(words, width: 20) { _ in
            // The second look shows something else, the third is the last.
            if looks.withLock({
                $0 += 1; return $0
            }) == 2 {
                throw CancellationError()
            }
            host.widgetDate.withLock { $0 = date("2026-03-06T12:00:00Z") }
        }
        let first = result.output.prefix { $0 != "\u{1b}" }.split(separator: "\n", omittingEmptySubsequences: false)
        let rows = first.dropLast().reduce(0) { $0 + max(1, ($1.count + 19) / 20) }
        #expect(rows > first.count && result.output.contains("\u{1b}[\(rows)A\u{1b}[J"))
    }

    @Test func `ends once the activity is dismissed or unknown`() async throws {
        var dismissed = TasksApp.cleaning(done: 2)
        dismissed.activity.snapshot.phase = .dismissed
        for last in [dismissed, nil] {
            let result = await watch(
                "activities show tasks --watch --presentation minimal", [TasksApp.cleaning(done: 1), last])
            #expect(result.output == "Tasks · active\n1\n\nIt is gone.\n")
        }
    }

    @Test func `writes each change once where there is no terminal`() async throws {
        let pages: [ActivityPage?] = [
            TasksApp.cleaning(done: 1), TasksApp.cleaning(done: 1), TasksApp.cleaning(done: 2),
        ]
        let result = await watch("activities show tasks --watch --presentation compact", pages)
        #expect(result.code == .success)
        try Snapshot.expect(result.output, is: "Activities/watch-pipe")
    }

    @Test func `lists what starts and ends, also as JSON`() async throws {
        let pages: [ActivityPage?] = [nil, TasksApp.cleaning(done: 1), nil]
        let text = await watch("activities --watch", pages)
        #expect(text.output.components(separatedBy: "\n\n").count == 3)
        let json = await watch("activities --watch --json", pages)
        #expect(json.output.components(separatedBy: #""activities""#).count == 4)
    }
}
