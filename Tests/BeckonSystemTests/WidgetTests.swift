import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// The moment at which timelines of `WireApp` begin.
private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// A clock that tests move.
private final class Clock: Sendable {
    private let now = Mutex(start)
    var date: Date { now.withLock(\.self) }
    func move(to seconds: TimeInterval) { now.withLock { $0 = start + seconds } }
}

@Suite struct WidgetTests {
    private static func with(
        pace: Duration = .zero, adjust: (inout SystemConfiguration) -> Void = { _ in },
        _ body: (TestSystem, Clock) async throws -> Void
    ) async throws {
        let clock = Clock()
        try await TestSystem.with(adjust: { configuration in
            configuration.clock = { clock.date }
            configuration.widgetPace = pace
            adjust(&configuration)
        }) { try await body($0, clock) }
    }

    @Test func `shows the entry of the moment, and says when the next one comes`() async throws {
        try await Self.with { (test, clock) async throws in
            let first = try await test.widget("never", count: 3)
            #expect(first.text == "timeline systemSmall load 1 entry 0")
            #expect((first.position, first.count) == (0, 3))
            #expect(first.changes == start + 100)
            #expect(first.reloads == nil)
            clock.move(to: 150)
            #expect(try await test.widget("never", count: 3).text == "timeline systemSmall load 1 entry 1")
            clock.move(to: 10_000)
            let last = try await test.widget("never", count: 3)
            #expect(last.text == "timeline systemSmall load 1 entry 2")
            #expect(last.changes == nil)
            // Before its time a timeline shows its first entry.
            clock.move(to: -50)
            #expect(try await test.widget("never", count: 3).text == "timeline systemSmall load 1 entry 0")
        }
    }

    @Test func `is on the screen: "this" is what it shows, for ten minutes`() async throws {
        try await Self.with { (test, clock) async throws in
            func named() async throws -> IntentValue? {
                let question = SentenceQuestion("fetch this", app: .path(try wireApp), locale: "en")
                return try await test.system.understand(question).candidates.first?.arguments["task"]
            }
            #expect(try await named() == nil)
            _ = try await test.widget("never")
            let shown = EntitySnapshot(type: "TaskEntity", id: "shown", display: DisplaySnapshot(title: "Shown To Do"))
            #expect(try await named() == .entity(shown))
            clock.move(to: 1_000)
            #expect(try await named() == nil)
        }
    }

    @Test(arguments: [("atEnd", 199.0, 200.0), ("after 300", 299, 300), ("after -5", -1, 0)])
    func `asks again when the policy says so`(policy: String, early: Double, due: Double) async throws {
        try await Self.with { (test, clock) async throws in
            clock.move(to: early)
            let before = try await test.widget(policy, count: 3)
            #expect(before.text.contains("load 1"))
            #expect(try await test.widget(policy, count: 3).text.contains(due <= 0 ? "load 2" : "load 1"))
            clock.move(to: due)
            #expect(try await test.widget(policy, count: 3).text.contains(due <= 0 ? "load 3" : "load 2"))
        }
    }

    @Test func `asks no more often than its pace`() async throws {
        try await Self.with(pace: .seconds(60)) { (test, clock) async throws in
            for (second, load) in [(0.0, 1), (1, 1), (59, 1), (60, 2), (61, 2), (120, 3)] {
                clock.move(to: second)
                #expect(try await test.widget("atEnd").text.contains("load \(load) "))
            }
        }
    }

    @Test func `keeps a timeline for each size, configuration and place`() async throws {
        try await Self.with { (test, _) async throws in
            #expect(try await test.widget("never").text.contains("systemSmall load 1"))
            #expect(try await test.widget("never", family: "medium").text.contains("systemMedium load 2"))
            #expect(try await test.widget("never", count: 2).text.contains("systemSmall load 3"))
            #expect(try await test.widget("never", locale: "de").text.contains("systemSmall load 4"))
            #expect(try await test.widget("never").text.contains("systemSmall load 1"))
            #expect(try await test.widget("never", reloads: true).text.contains("systemSmall load 5"))
            #expect(try await test.widget("never").text.contains("systemSmall load 5"))
        }
    }

    @Test func `keeps timelines for other systems, which see what is out of date`() async throws {
        try await Self.with { (test, _) async throws in
            #expect(try await test.widget("never").text.contains("load 1"))
            let other = try BeckonSystem(configuration: test.configuration)
            let query = WidgetQuery(
                app: .path(try wireApp), kind: "clock", configuration: ["text": .string("never"), "count": .int(1)])
            // Its own process of the app counts from the beginning: this is the timeline of the first.
            #expect(try await other.widget(query).text.contains("load 1"))
            _ = try await test.run("Reload", ["text": .string("clock")])
            #expect(try await test.widget("never").text.contains("load 2"))
            #expect(try await other.widget(query).text.contains("load 2"))
            await other.shutdown()
        }
    }

    @Test(arguments: [("clock", true), ("", true), ("other", false)])
    func `asks again where the app wants it`(kind: String, isReloaded: Bool) async throws {
        try await Self.with { (test, _) async throws in
            #expect(try await test.widget("never").text.contains("load 1"))
            _ = try await test.run("Reload", ["text": .string(kind)])
            #expect(try await test.widget("never").text.contains(isReloaded ? "load 2" : "load 1"))
        }
    }

    @Test func `shows an older timeline where a new one is due and not given, and says why`() async throws {
        try await Self.with { (test, clock) async throws in
            #expect(try await test.widget("atEnd").problem == nil)
            _ = try await test.run("Break", ["text": .string("fail")])
            clock.move(to: 100)
            let old = try await test.widget("atEnd")
            #expect(old.text.contains("load 1"))
            #expect(old.problem == "the clock is broken")
            let failure = try await failure { try await test.widget("atEnd", reloads: true) }
            #expect(failure.message == "the clock is broken")
            _ = try await test.run("Break")
            let new = try await test.widget("atEnd")
            #expect(new.text.contains("load 2"))
            #expect(new.problem == nil)
        }
    }

    @Test func `gives up a provider that never answers`() async throws {
        try await Self.with(adjust: { $0.queryTimeout = .seconds(2) }) { (test, _) async throws in
            _ = try await test.run("Break", ["text": .string("hang")])
            let failure = try await failure { try await test.widget("never") }
            #expect(failure.code == .timeout)
            #expect(failure.message.contains("did not answer the timeline of the widget 'clock'"))
            // Its process was ended with it; the next one works.
            try await test.expectWorking()
        }
    }

    /// A clock that is shown, of an installed app.
    private static func withInstalled(
        _ body: (TestSystem, Clock, WidgetQuery) async throws -> Void
    ) async throws {
        try await with(adjust: { $0.widgetBackgroundPace = .seconds(600) }) { (test, clock) async throws in
            let app = try await test.system.install(try wireApp)
            let query = WidgetQuery(
                app: .name(app.identifier), kind: "clock", configuration: ["text": .string("atEnd")])
            #expect(try await test.system.widget(query).text.contains("load 1"))
            try await body(test, clock, query)
        }
    }

    @Test func `asks for what is due though nobody looks, as seldom as its pace`() async throws {
        try await Self.withInstalled { (test, clock, query) async throws in
            for (second, count) in [(0.0, 0), (599, 0), (600, 1), (601, 0), (1199, 0), (1200, 1)] {
                clock.move(to: second)
                #expect(await test.system.refreshDueWidgets() == count, "\(second)")
            }
            // A week after somebody looked, nobody is expected to look again.
            clock.move(to: 7 * 24 * 3600 + 1)
            #expect(await test.system.refreshDueWidgets() == 0)
        }
    }

    @Test func `asks at once for what the app says is out of date, and keeps why it was not given`() async throws {
        try await Self.withInstalled { (test, clock, query) async throws in
            _ = try await test.run("Reload", ["text": .string("clock")], app: query.app)
            clock.move(to: 20)
            #expect(await test.system.refreshDueWidgets() == 1)
            #expect(await test.system.refreshDueWidgets() == 0)
            _ = try await test.run("Break", ["text": .string("fail")], app: query.app)
            clock.move(to: 700)
            #expect(await test.system.refreshDueWidgets() == 1)
            // What failed is not tried again before its time.
            #expect(await test.system.refreshDueWidgets() == 0)
            #expect(try await test.system.widget(query).problem == "the clock is broken")
        }
    }

    @Test func `asks once for all who want a timeline at the same time`() async throws {
        try await Self.with { (test, _) async throws in
            let texts = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<8 { group.addTask { try await test.widget("never").text } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(texts == ["timeline systemSmall load 1 entry 0"])
        }
    }

    @Test func `runs what is pressed and asks for a new timeline`() async throws {
        try await Self.with { (test, _) async throws in
            #expect(try await test.widget("never").text.contains("load 1"))
            let query = try test.query("never")
            let press = WidgetPress(
                widget: query, intent: PreparedIntent(intent: "EchoIntent", arguments: ["text": .string("hi")]),
                source: .test)
            let result = try await test.system.pressWidget(press, interaction: Person())
            #expect(result.outcome.value == .string("hi"))
            #expect(result.display?.text.contains("load 2") == true)
            #expect(try await test.widget("never").text.contains("load 2"))
            var failing = press
            failing.intent = PreparedIntent(intent: "FailIntent")
            let failure = try await failure {
                try await test.system.pressWidget(failing, interaction: Person())
            }
            #expect(failure.message == "no coffee left")
            #expect(try await test.widget("never").text.contains("load 2"))
            #expect(try await test.system.runs(limit: 2).map(\.intent) == ["FailIntent", "EchoIntent"])
        }
    }

    @Test func `sets the new value of a switch in a widget`() async throws {
        try await Self.with { (test, _) async throws in
            let press = WidgetPress(
                widget: try test.query("never"),
                intent: PreparedIntent(intent: "LampIntent", arguments: ["value": .bool(false)]), isOn: true)
            _ = try await test.system.pressWidget(press, interaction: Person())
            #expect(try await test.control("lamp").control.isOn == true)
        }
    }

    @Test func `finds a widget by its kind, type, name and language`() async throws {
        try await Self.with { (test, _) async throws in
            for name in ["clock", "ClockWidget", "Clock", "uhr"] {
                #expect(
                    try await test.system.widget(WidgetQuery(app: .path(try wireApp), kind: name)).widget.kind
                        == "clock")
            }
            let unknown = try await failure {
                try await test.system.widget(WidgetQuery(app: .path(try wireApp), kind: "clok"))
            }
            #expect(unknown.code == .unknownWidget)
            #expect(unknown.message == "the app 'Wire App' has no widget 'clok': did you mean 'clock'?")
            let size = try await failure { try await test.widget("never", family: "large") }
            #expect(size.message == "the widget 'clock' has no size 'large'; it has 'systemSmall', 'systemMedium'")
            let values = try await failure {
                try await test.system.widget(
                    WidgetQuery(app: .path(try wireApp), kind: "other", configuration: ["text": .string("x")]))
            }
            #expect(values.code == .unknownParameter)
        }
    }

    @Test func `keeps neither placeholders nor snapshots`() async throws {
        try await Self.with { (test, _) async throws in
            for purpose in [WidgetRequest.Purpose.placeholder, .snapshot] {
                var query = try test.query("never")
                query.purpose = purpose
                #expect(try await test.system.widget(query).text.hasPrefix("\(purpose)"))
            }
            #expect(try await test.widget("never").text.contains("load 3"))
            let suggestions = try await test.system.widgetSuggestions(
                WidgetSuggestionsRequest(kind: "Clock"), of: .path(try wireApp))
            #expect(suggestions.recommendations.map(\.description) == ["clock"])
        }
    }

    @Test func `tells an app which of its widgets and controls are shown`() async throws {
        try await Self.with { (test, clock) async throws in
            #expect(try await test.run("Uses").value == .list([]))
            _ = try await test.widget("never", family: "medium")
            _ = try await test.widget("never", family: "medium", locale: "de")
            _ = try await test.control("lamp")
            #expect(try await test.run("Uses").value == .list([.string("clock systemMedium"), .string("lamp")]))
            clock.move(to: 60 * 24 * 3600)
            #expect(try await test.run("Uses").value == .list([]))
        }
    }
}

@Suite struct ControlTests {
    @Test func `presses a switch, and shows what is to become true while its intent runs`() async throws {
        try await TestSystem.with { (test) async throws in
            #expect(try await test.control("lamp").control.isOn == false)
            _ = try await test.run("Break", ["text": .string("ask")])
            let watcher = Watcher(test.system, .confirmed)
            let press = ControlPress(control: ControlQuery(app: .path(try wireApp), kind: "lamp"), source: .test)
            let result = try await test.system.pressControl(press, interaction: watcher)
            #expect(watcher.seen.withLock { $0?.isPending } == true)
            #expect(watcher.seen.withLock { $0?.control.look.text } == "Lamp, shining")
            #expect(result.pressed.control.isOn == true)
            #expect(result.display.control.isOn == true)
            #expect(!result.display.isPending)
            #expect(result.outcome == IntentOutcome())
        }
    }

    @Test func `falls back where the intent of a switch fails`() async throws {
        try await TestSystem.with { (test) async throws in
            _ = try await test.run("Break", ["text": .string("ask")])
            let watcher = Watcher(test.system, .declined)
            let press = ControlPress(control: ControlQuery(app: .path(try wireApp), kind: "Lamp"))
            let failure = try await failure {
                try await test.system.pressControl(press, interaction: watcher)
            }
            #expect(failure.message == "the lamp stays as it is")
            #expect(watcher.seen.withLock { $0?.control.isOn } == true)
            let after = try await test.control("lamp")
            #expect(after.control.isOn == false)
            #expect(!after.isPending)
        }
    }

    @Test func `runs nothing where a switch has the value already`() async throws {
        try await TestSystem.with { (test) async throws in
            let query = ControlQuery(app: .path(try wireApp), kind: "lamp")
            let off = try await test.system.pressControl(
                ControlPress(control: query, isOn: false), interaction: Person())
            #expect(off.outcome == nil)
            #expect(off.display.control.isOn == false)
            let on = try await test.system.pressControl(ControlPress(control: query, isOn: true), interaction: Person())
            #expect(on.outcome != nil)
            #expect(on.display.control.isOn == true)
        }
    }

    @Test func `presses a button, which is neither on nor off`() async throws {
        try await TestSystem.with { (test) async throws in
            let query = ControlQuery(app: .path(try wireApp), kind: "bell")
            let result = try await test.system.pressControl(ControlPress(control: query), interaction: Person())
            #expect(result.outcome?.value == .string("ding"))
            let both = try await failure {
                try await test.system.pressControl(ControlPress(control: query, isOn: true), interaction: Person())
            }
            #expect(both.code == .unsupported)
            // The bell is silent while the lamp shines.
            let lamp = ControlQuery(app: .path(try wireApp), kind: "lamp")
            _ = try await test.system.pressControl(ControlPress(control: lamp), interaction: Person())
            let disabled = try await failure {
                try await test.system.pressControl(ControlPress(control: query), interaction: Person())
            }
            #expect(disabled.message == "the control 'bell' cannot be pressed now: the app has disabled it")
        }
    }

    @Test func `gives up a value that never comes`() async throws {
        try await TestSystem.with(adjust: { $0.queryTimeout = .seconds(2) }) { (test) async throws in
            _ = try await test.run("Break", ["text": .string("hang")])
            #expect(try await failure { try await test.control("lamp") }.code == .timeout)
        }
    }
}

/// Looks at a control while its intent asks.
private final class Watcher: IntentInteraction {
    let capabilities = InteractionCapabilities.all
    let seen = Mutex<ControlDisplay?>(nil)
    private let system: BeckonSystem
    private let answer: IntentAnswer

    init(_ system: BeckonSystem, _ answer: IntentAnswer) {
        self.system = system
        self.answer = answer
    }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        let display = try await system.control(ControlQuery(app: .path(try wireApp), kind: "lamp"))
        seen.withLock { $0 = display }
        return answer
    }

    func report(_ progress: IntentProgress) async {}
}

extension TestSystem {
    fileprivate func query(
        _ policy: String, count: Int = 1, family: String? = nil, locale: String? = nil, reloads: Bool = false
    ) throws -> WidgetQuery {
        WidgetQuery(
            app: .path(try wireApp), kind: "clock", family: family,
            configuration: ["text": .string(policy), "count": .int(count)],
            surroundings: WidgetSurroundings(locale: locale), reloads: reloads)
    }

    fileprivate func widget(
        _ policy: String, count: Int = 1, family: String? = nil, locale: String? = nil, reloads: Bool = false
    ) async throws -> WidgetDisplay {
        try await system.widget(
            try query(policy, count: count, family: family, locale: locale, reloads: reloads))
    }

    fileprivate func control(_ kind: String) async throws -> ControlDisplay {
        try await system.control(ControlQuery(app: .path(try wireApp), kind: kind))
    }
}

extension WidgetDisplay {
    fileprivate var text: String { entry.view.root.spokenText }
}
