import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

struct AlarmCommandTests {
    @Test(arguments: [
        ("list", "alarms list"), ("list-json", "alarms list --json"), ("history", "alarms history"),
        ("history-json", "alarms history --limit 1 --json"), ("pause", "alarms pause pasta"),
        ("pause-json", "alarms pause 0f4c --json"), ("cancel", "alarms cancel 'get up'"),
        ("cancel-json", "alarms cancel 7B21 --json"),
    ])
    func `shows alarms as text and as JSON`(name: String, line: String) async throws {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .success, "\(result.error)")
        #expect(result.error.isEmpty)
        try Snapshot.expect(result.output, is: "Alarms/\(name)")
    }

    @Test(arguments: [
        ("7:30", AlarmTime(hour: 7, minute: 30)), ("07:05", AlarmTime(hour: 7, minute: 5)),
        ("7:30pm", AlarmTime(hour: 19, minute: 30)), ("'7:30 PM'", AlarmTime(hour: 19, minute: 30)),
        ("12am", AlarmTime(hour: 0, minute: 0)), ("12:15pm", AlarmTime(hour: 12, minute: 15)),
        ("0:00", AlarmTime(hour: 0, minute: 0)),
    ])
    func `reads a time of day`(_ text: String, _ time: AlarmTime) async throws {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("alarms add \(text)")
        #expect(result.code == .success, "\(result.error)")
        let added = try #require(try await host.alarms().last)
        #expect(added.snapshot.schedule == .relative(time: time, weekdays: []))
        #expect(added.snapshot.postAlert == 540 && added.title == "Alarm")
    }

    @Test(arguments: [
        ("weekdays", [AlarmWeekday.monday, .tuesday, .wednesday, .thursday, .friday]),
        ("fri,mon", [.monday, .friday]), ("'Sat Sun'", [.saturday, .sunday]),
        (
            "weekends,wednesday",
            [.wednesday, .saturday, .sunday]
        ), ("daily", AlarmWeekday.allCases),
    ])
    func `reads days of the week`(_ text: String, _ days: [AlarmWeekday]) async throws {
        let host = FakeHost()
        let result = await CommandLineHarness(host: host).run("alarms add 7:30 --weekdays \(text) --snooze 5m")
        #expect(result.code == .success, "\(result.error)")
        let added = try #require(try await host.alarms().last)
        #expect(added.snapshot.schedule == .relative(time: AlarmTime(hour: 7, minute: 30), weekdays: days))
        #expect(added.snapshot.postAlert == 300)
    }

    @Test func `reads a date, and starts a timer`() async throws {
        let host = FakeHost()
        let harness = CommandLineHarness(host: host)
        #expect(await harness.run("alarms add '2026-12-24T18:00:00Z' --title Dinner").code == .success)
        #expect(await harness.run("alarms timer 1m30s --title Eggs").code == .success)
        let added = try await host.alarms().suffix(2).map(\.snapshot)
        #expect(added.first?.schedule == .fixed(date: Date(timeIntervalSince1970: 1_798_135_200)))
        #expect(added.last?.schedule == nil && added.last?.preAlert == 90)
    }

    @Test(arguments: [
        ("alarms add 25:61", "there is no time '25:61'"), ("alarms add 13pm", "there is no time '13pm'"),
        ("alarms add soon", "'soon' is neither a time of day"),
        ("alarms add 2026-02-30T18:00", "'2026-02-30T18:00' is neither a time of day"),
        ("alarms add 7:30 --weekdays someday", "'someday' is no day of the week"),
        ("alarms add 7:30 --weekdays t", "'t' is no day of the week"),
        ("alarms add '2026-12-24 18:00' --weekdays mon", "'2026-12-24 18:00' is a date, and a date does not repeat"),
        ("alarms stop", "there is no alarm that is alerting"), ("alarms pause soup", "there is no alarm 'soup'"),
    ])
    func `says what is no alarm`(line: String, message: String) async {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .usage)
        #expect(result.error.hasPrefix("error: \(message)"), "\(result.error)")
    }

    /// Alarms in each state; now is 9:30 in universal time.
    private static var everyState: [AlarmRecord] {
        var alarms = FakeHost.exampleAlarms
        var paused = alarms[0]
        paused.snapshot.id = UUID()
        paused.presentation.title = "Rice <b>"
        paused.snapshot.phase = .paused
        paused.snapshot.next = nil
        paused.snapshot.countdown = AlarmCountdown(total: 480, elapsed: 300)
        alarms.append(paused)
        var ringing = alarms[1]
        ringing.snapshot.id = UUID()
        ringing.presentation.title = "Eggs"
        ringing.snapshot.phase = .alerting
        alarms.append(ringing)
        return alarms
    }

    @Test(.temporaryFolder) func `writes a page with running timers`() async throws {
        let file = TemporaryFolder.path + "/alarms.html"
        let host = FakeHost()
        host.alarmRecords.withLock { $0 = Self.everyState }
        let result = await CommandLineHarness(host: host).run(["alarms", "list", "--html", file])
        #expect(result == .init(output: "Page: \(file)\n", error: "", code: .success))
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.components(separatedBy: "class=\"bk-banner\"").count == 5)
        for words in [
            "Pasta", "3:00", "Kitchen · counts down", "Get up", "on weekdays", "Rice &lt;b&gt;", "paused, 3 min left",
            "Eggs",
            "rings", "<script>",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        let json = await CommandLineHarness(host: host).run(["alarms", "list", "--html", file, "--json"])
        #expect(json.output.contains("\"page\": \""))
    }

    @Test func `has no page of no alarms`() async {
        let host = FakeHost()
        host.alarmRecords.withLock { $0 = [] }
        let result = await CommandLineHarness(host: host).run("alarms list --html /nowhere/page.html")
        #expect(result.code == .usage && result.error.hasPrefix("error: there is no alarm to show"))
    }

    @Test func `follows alarms, and rings the terminal's bell when one begins to ring`() async {
        let host = FakeHost()
        let looks = Mutex(0)
        let words = ["alarms", "list", "--watch"]
        let result = await CommandLineHarness(host: host).run(words, width: 100) { _ in
            let look = looks.withLock { looks in
                looks += 1
                return looks
            }
            // It begins to ring at the second look, and rings at the third.
            if look == 1 { host.alarmRecords.withLock { $0[0].snapshot.phase = .alerting } }
            if look == 3 { throw CancellationError() }
        }
        #expect(result.code == .success, "\(result.error)")
        #expect(result.output.components(separatedBy: "\u{7}").count == 2)
        #expect(result.output.contains("counts down") && result.output.contains("rings"))
    }

    @Test func `asks for one of several`() async {
        let result = await CommandLineHarness().run("alarms cancel")
        #expect(result.code == .usage && result.error.contains("2 alarms; name one by its ID"))
    }
}
