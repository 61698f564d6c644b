import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// The moment that a system takes for now.
final class MovableClock: Sendable {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)
    private let moment = Mutex(start)

    var now: Date { moment.withLock(\.self) }
    func move(hours: Double) { moment.withLock { $0 += hours * 3600 } }
}

/// A system whose clock is moved, and the app `BrewApp`.
struct BrewBar: Sendable {
    let test: TestSystem
    let clock: MovableClock

    static func with(_ body: (BrewBar) async throws -> Void) async throws {
        let clock = MovableClock()
        try await TestSystem.with(adjust: { $0.clock = { clock.now } }) {
            try await body(BrewBar(test: $0, clock: clock))
        }
    }

    var system: BeckonSystem { test.system }
    var app: AppReference { get throws { .path(try program("BrewApp")) } }

    @discardableResult
    func run(_ intent: String, _ arguments: [String: IntentValue] = [:]) async throws -> IntentValue? {
        try await test.run(intent, arguments, app: try app).value
    }

    func start(_ drink: String = "Latte", _ arguments: [String: IntentValue] = [:]) async throws -> String {
        let value = try await run("StartBrew", arguments.merging(["drink": .string(drink)]) { $1 })
        guard case .string(let id)? = value else {
            throw IntentFailure(.invalidValue, "no identifier: \(value ?? .null)")
        }
        return id
    }

    func heard(_ id: String, _ count: Int) async throws -> [String] {
        guard case .list(let values)? = try await run("Heard", ["id": .string(id), "count": .int(count)]) else {
            return []
        }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Ends the app's process; the next run starts another.
    func endProcess() async throws {
        guard case .int(let number)? = try await run("BrewProcess") else { return }
        kill(pid_t(number), SIGKILL)
        try await waitForEnd(of: pid_t(number))
    }

    func phase(_ id: String) async throws -> ActivityPhase? {
        try await system.activities().first { $0.id == id }?.phase
    }
}

extension ViewNode {
    /// Texts and names of symbols, in order.
    var words: [String] {
        switch content {
        case .text(let text): [text.text]
        case .image(let image): if case .system(let name) = image.image.source { [name] } else { [] }
        case .stack(let stack): stack.children.flatMap(\.words)
        case .group(let group): group.children.flatMap(\.words)
        case .button(let button): button.children.flatMap(\.words).map { "[\($0)]" }
        default: []
        }
    }
}

@Suite struct ActivityTests {
    @Test func `lists an activity that an intent has started, drawn before its run was answered`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            let activity = try #require(await bar.system.activities().first)
            #expect(activity.id == id && activity.app == "local.BrewApp" && activity.appName == "BrewApp")
            #expect(activity.snapshot.attributes == #"{"drink":"Latte"}"#)
            #expect(activity.snapshot.attributesType == "BrewApp.BrewAttributes")
            #expect(activity.phase == .active && activity.start == MovableClock.start)
            #expect(activity.end == MovableClock.start + 8 * 3600 && activity.removal == nil)
            try await bar.endProcess()
            // No process lives, so that this is what was sent.
            let drawing = try await bar.system.activity(id).drawing
            #expect(drawing.problem == nil)
            #expect(drawing.lockScreen?.root.words == ["Your Latte", "Grinding", "[Next]"])
            #expect(drawing.small?.root.words == ["Latte"])
            let island = try #require(drawing.island)
            #expect(island.expanded.map(\.position) == [.leading, .center, .trailing, .bottom])
            #expect(island.expanded.map(\.priority) == [0, 1, 0, 0])
            #expect(island.compactLeading.root.words == ["Latte"] && island.compactTrailing.root.words == ["Grinding"])
            #expect(island.minimal.root.words == ["cup.and.saucer"] && island.minimal.colorScheme == .dark)
            #expect(island.keylineTint == ViewColor(name: "orange") && island.url == "brew:\(id)")
        }
    }

    @Test func `shows each update, and runs the intent of a button`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            #expect(
                try await bar.run("UpdateBrew", ["id": .string(id), "step": .string("Steaming"), "alert": .bool(true)])
                    == .string("active Steaming"))
            let page = try await bar.system.activity(id)
            #expect(page.drawing.lockScreen?.root.words == ["Your Latte", "Steaming", "[Next]"])
            #expect(page.activity.alert == ActivityAlert(title: "Now", body: "Steaming", sound: "bell"))
            #expect(page.activity.alertDate == bar.clock.now)
            let action = try #require(page.drawing.lockScreen?.root.firstAction)
            _ = try await bar.test.run(action.intent, action.arguments, app: try bar.app)
            #expect(try await bar.system.activity(id).drawing.island?.compactTrailing.root.words == ["Pouring"])
            #expect(
                try await bar.heard(id, 4) == ["state active", "step Grinding", "step Pouring", "step Steaming"])
        }
    }

    @Test func `becomes stale, which the app hears and draws`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start("Tea", ["stale": .date(MovableClock.start + 600)])
            #expect(try await bar.phase(id) == .active)
            bar.clock.move(hours: 0.5)
            #expect(try await bar.phase(id) == .stale)
            #expect(try await bar.heard(id, 3) == ["state active", "state stale", "step Grinding"])
            let drawing = try await bar.system.activity(id).drawing
            #expect(drawing.isStale && drawing.lockScreen?.root.words == ["Your Tea", "No news", "[Next]"])
            try await bar.run("UpdateBrew", ["id": .string(id), "step": .string("Done")])
            #expect(try await bar.phase(id) == .active)
            #expect(
                try await bar.heard(id, 5)
                    == ["state active", "state active", "state stale", "step Done", "step Grinding"])
        }
    }

    @Test func `waits for its start`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start("Tea", ["start": .date(MovableClock.start + 3600)])
            #expect(try await bar.phase(id) == .pending)
            #expect(try await bar.run("OngoingBrews") == .list([.string("Tea pending")]))
            bar.clock.move(hours: 1)
            #expect(try await bar.phase(id) == .active)
            #expect(try await bar.heard(id, 3) == ["state active", "state pending", "step Grinding"])
            let activity = try await bar.system.activity(id).activity
            #expect(activity.alert?.title == "Brewing" && activity.alertDate == bar.clock.now)
            #expect(activity.end == MovableClock.start + 9 * 3600)
        }
    }

    @Test func `ends after eight hours and goes after four more`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            bar.clock.move(hours: 7.9)
            #expect(try await bar.phase(id) == .active)
            bar.clock.move(hours: 0.1)
            #expect(try await bar.phase(id) == .ended)
            #expect(
                try await bar.run("UpdateBrew", ["id": .string(id), "step": .string("Late")])
                    == .string("ended Grinding"))
            bar.clock.move(hours: 3.9)
            #expect(try await bar.phase(id) == .ended)
            bar.clock.move(hours: 0.1)
            #expect(try await bar.phase(id) == nil)
            #expect(
                try await bar.heard(id, 7) == [
                    "end of states", "end of steps", "end of tokens", "state active", "state dismissed", "state ended",
                    "step Grinding",
                ])
        }
    }

    @Test(
        arguments: [
            ([:], 4.0), (["immediate": .bool(true)], 0), (["after": .date(MovableClock.start + 3600)], 1),
            (["after": .date(MovableClock.start + 9 * 3600)], 4), (["after": .date(MovableClock.start - 60)], 0),
        ] as [([String: IntentValue], Double)])
    func `is shown after its end for as long as its policy wants, at most four hours`(
        policy: [String: IntentValue], hours: Double
    ) async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            let end = ["id": .string(id), "step": IntentValue.string("Ready")].merging(policy) { $1 }
            let state = try await bar.run("EndBrew", end)
            #expect(state == .string(hours == 0 ? "dismissed Ready" : "ended Ready"))
            guard hours > 0 else { return #expect(try await bar.phase(id) == nil) }
            #expect(try await bar.system.activities().map(\.removal) == [MovableClock.start + hours * 3600])
            #expect(
                try await bar.system.activity(id).drawing.lockScreen?.root.words == ["Your Latte", "Ready", "[Next]"])
            bar.clock.move(hours: hours - 0.01)
            #expect(try await bar.phase(id) == .ended)
            bar.clock.move(hours: 0.02)
            #expect(try await bar.phase(id) == nil)
        }
    }

    @Test func `passes over updates after the end, and those that are older than what is known`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            let late: [String: IntentValue] = [
                "id": .string(id), "step": .string("Old"), "found": .date(MovableClock.start - 60),
            ]
            #expect(try await bar.run("UpdateBrew", late) == .string("active Grinding"))
            _ = try await bar.run("EndBrew", ["id": .string(id), "step": .string("Ready")])
            #expect(
                try await bar.run("UpdateBrew", ["id": .string(id), "step": .string("More")]) == .string("ended Ready"))
            // The end of one that has ended makes it go sooner, and changes nothing else.
            let again: [String: IntentValue] = [
                "id": .string(id), "step": .string("Other"), "immediate": .bool(true),
            ]
            #expect(try await bar.run("EndBrew", again) == .string("dismissed Ready"))
        }
    }

    @Test func `is taken away by the person, which the app hears`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            #expect(try await bar.system.endActivity(id).phase == .dismissed)
            #expect(try await bar.system.activities().isEmpty)
            #expect(
                try await bar.heard(id, 6) == [
                    "end of states", "end of steps", "end of tokens", "state active", "state dismissed",
                    "step Grinding",
                ])
            #expect(try await bar.run("OngoingBrews") == .list([]))
        }
    }

    @Test func `hears what another system on the same store does`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            let other = try BeckonSystem(configuration: bar.test.configuration)
            _ = try await other.endActivity(id)
            await other.shutdown()
            #expect(try await bar.system.activities().isEmpty)
            #expect(try await bar.heard(id, 6).contains("state dismissed"))
        }
    }

    @Test func `stays when the app's process ends, and is known to the next one`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start("Mocha")
            try await bar.endProcess()
            #expect(try await bar.run("OngoingBrews") == .list([.string("Mocha active")]))
            _ = try await bar.run("UpdateBrew", ["id": .string(id), "step": .string("Steaming")])
            #expect(try await bar.heard(id, 3) == ["state active", "step Grinding", "step Steaming"])
        }
    }

    @Test func `draws in the language that is asked for`() async throws {
        try await BrewBar.with { bar in
            let id = try await bar.start()
            let page = try await bar.system.activity(id, locale: "ar")
            #expect(page.drawing.locale == "ar" && page.drawing.lockScreen?.isRightToLeft == true)
            #expect(try await bar.system.activity(id, locale: "de").drawing.lockScreen?.isRightToLeft == nil)
        }
    }

    @Test func `says why it cannot be drawn, and shows what was drawn last`() async throws {
        try await BrewBar.with { bar in
            let copy = bar.test.folder.appending(path: "BrewCopy").path
            try FileManager.default.copyItem(atPath: try program("BrewApp"), toPath: copy)
            let value = try await bar.test.run("StartBrew", ["drink": .string("Latte")], app: .path(copy)).value
            guard case .string(let id)? = value else { throw IntentFailure(.invalidValue, "no identifier") }
            try FileManager.default.removeItem(atPath: copy)
            let drawing = try await bar.system.activity(id, locale: "de").drawing
            #expect(drawing.problem?.contains("there is nothing at") == true, "\(drawing.problem ?? "none")")
            #expect(drawing.lockScreen?.root.words == ["Your Latte", "Grinding", "[Next]"])
        }
    }

    @Test func `refuses more than an app may have, and takes another one after an end`() async throws {
        try await BrewBar.with { bar in
            var ids: [String] = []
            for number in 1...5 { ids.append(try await bar.start("\(number)", ["relevance": .double(Double(number))])) }
            let refused = try await failure { try await bar.start("6") }
            #expect(refused.message == "targetMaximumExceeded")
            #expect(try await bar.system.activities().map(\.id) == ids.reversed())
            _ = try await bar.run("EndBrew", ["id": .string(ids[0])])
            _ = try await bar.start("6")
        }
    }

    @Test(arguments: [(4096 - 44, true), (4096 - 43, false)])
    func `takes 4 KB of attributes and state`(length: Int, isTaken: Bool) async throws {
        try await BrewBar.with { bar in
            // {"drink":"…"} and {"step":"Grinding","progress":0}
            let drink = String(repeating: "x", count: length)
            if isTaken {
                _ = try await bar.start(drink)
            } else {
                #expect(try await failure { try await bar.start(drink) }.message == "attributesTooLarge")
            }
        }
    }

    @Test func `goes with its app, and is unknown then`() async throws {
        try await BrewBar.with { bar in
            _ = try await bar.system.install(try program("BrewApp"))
            let id = try await bar.start()
            _ = try await bar.system.remove(.name("BrewApp"))
            #expect(try await bar.system.activities().isEmpty)
            #expect(try await failure { try await bar.system.activity(id) }.code == .unknownActivity)
            #expect(try await failure { try await bar.system.endActivity(id) }.code == .unknownActivity)
        }
    }
}

extension ViewNode {
    /// The intent of the first button.
    fileprivate var firstAction: PreparedIntent? {
        switch content {
        case .button(let button): if case .intent(let run) = button.action { run } else { nil }
        case .stack(let stack): stack.children.lazy.compactMap(\.firstAction).first
        case .group(let group): group.children.lazy.compactMap(\.firstAction).first
        default: nil
        }
    }
}
