import AlarmRinging
import BeckonSystem
import DesktopBus
import Foundation
import IntentWire
import PrivateBus
import Synchronization
import Testing

/// A bell on a desktop of the test's own.
private struct Desktop {
    let bus: PrivateBus
    let server: MockNotices
    let bell: DesktopBell
    let presses: AsyncStream<AlarmPress>

    /// - Parameter capabilities: What the desktop's server of notices can do.
    static func with(capabilities: String, _ body: (Desktop) async throws -> Void) async throws {
        try await PrivateBus.with { bus in
            let server = try await MockNotices(on: bus, capabilities: capabilities)
            // Neither a sound server nor a program that plays is found.
            let bell = DesktopBell(
                environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "PATH": "/nowhere"],
                folder: FileManager.default.temporaryDirectory)
            let (presses, continuation) = AsyncStream<AlarmPress>.makeStream()
            await bell.start { press in continuation.yield(press) }
            try await body(Desktop(bus: bus, server: server, bell: bell, presses: presses))
            await bell.end()
        }
    }

    /// The arguments of the notices that were shown, once there are so many.
    func notices(_ count: Int) async throws -> [[BusValue]] {
        while true {
            let calls = try await server.calls("Notify")
            if calls.count >= count { return calls }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func nextPress() async -> AlarmPress? {
        for await press in presses { return press }
        return nil
    }
}

private func ringing(_ title: String, app: String = "Kitchen") -> RingingAlarm {
    var presentation = AlarmPresentationSnapshot(title: title)
    presentation.secondaryButton = .init(text: "Snooze")
    presentation.secondaryBehavior = .countdown
    return RingingAlarm(
        alarm: AlarmRecord(
            snapshot: AlarmSnapshot(id: UUID(), phase: .alerting), app: app, appName: app,
            presentation: presentation, hasStopIntent: false, hasSecondaryIntent: false),
        // Its sound is over, the notice is not.
        elapsed: DesktopBell.longestRing, executablePath: "", sound: nil)
}

@Suite(.serialized) struct NoticeTests {
    @Test func `shows a notice with buttons that stays until its alarm is stopped`() async throws {
        try await Desktop.with(capabilities: "actions body persistence") { desktop in
            let alarm = ringing("Pasta is ready")
            await desktop.bell.ring([alarm])
            // Told again of the same alarm it shows nothing new.
            await desktop.bell.ring([alarm])
            await desktop.bell.ring([])
            let notice = try #require(try await desktop.notices(1).first)
            #expect(notice[3] == .string("Pasta is ready"))
            #expect(
                notice[5].members?.compactMap(\.text) == ["default", "Stop", "stop", "Stop", "secondary", "Snooze"])
            #expect(notice[6]["urgency"]?.number == 2 && notice[6]["resident"]?.flag == true)
            #expect(notice[7].number == 0)
            await desktop.bell.end()
            #expect(try await desktop.server.calls("Notify").count == 1)
        }
    }

    @Test(arguments: [
        ("stop", AlarmPress.Action.operation(.stop)), ("secondary", .secondary), ("default", .operation(.stop)),
    ])
    func `does what its buttons are for`(_ key: String, _ action: AlarmPress.Action) async throws {
        try await Desktop.with(capabilities: "actions body") { desktop in
            let alarm = ringing("Tea")
            await desktop.bell.ring([alarm])
            _ = try await desktop.notices(1)
            // The server gives numbers from 1 on; the answer may still be on its way to the bell.
            try await desktop.server.press(1, key)
            #expect(await desktop.nextPress() == AlarmPress(id: alarm.alarm.id, action: action))
        }
    }

    @Test func `stops the alarm whose notice is taken away`() async throws {
        try await Desktop.with(capabilities: "actions body") { desktop in
            let alarms = [ringing("Tea"), ringing("Eggs")]
            await desktop.bell.ring(alarms)
            _ = try await desktop.notices(2)
            try await desktop.server.close(2, reason: 2)
            #expect(await desktop.nextPress() == AlarmPress(id: alarms[1].alarm.id, action: .operation(.stop)))
        }
    }

    @Test func `says how to stop an alarm where there are no buttons`() async throws {
        try await Desktop.with(capabilities: "body") { desktop in
            await desktop.bell.ring([ringing("Tea")])
            let notice = try #require(try await desktop.notices(1).first)
            #expect(notice[5].members?.isEmpty == true)
            #expect(notice[4].text?.contains("beckon alarms stop") == true)
        }
    }

    @Test func `keeps a title from being taken for markup`() async throws {
        try await Desktop.with(capabilities: "body body-markup") { desktop in
            await desktop.bell.ring([ringing("Tea", app: "<b>Kitchen & Co</b>")])
            let notice = try #require(try await desktop.notices(1).first)
            #expect(notice[4].text?.hasPrefix("&lt;b&gt;Kitchen &amp; Co&lt;/b&gt;") == true)
        }
    }

    @Test func `tells of an alarm that was missed`() async throws {
        try await Desktop.with(capabilities: "actions body") { desktop in
            await desktop.bell.missed(ringing("Get up").alarm, at: [Date(timeIntervalSince1970: 1_780_488_000)])
            let notice = try #require(try await desktop.notices(1).first)
            #expect(notice[3] == .string("Missed: Get up") && notice[6]["urgency"]?.number == 1)
        }
    }

    @Test(arguments: [("allow", true), ("deny", false)])
    func `asks with two buttons`(_ key: String, _ answer: Bool) async throws {
        try await Desktop.with(capabilities: "actions body") { desktop in
            async let asked = desktop.bell.ask(question)
            let notice = try #require(try await desktop.notices(1).first)
            #expect(notice[3] == .string("'Kitchen' wants to set alarms."))
            #expect(notice[4] == .string("It says: <b>Pasta</b>"))
            #expect(notice[5].members?.compactMap(\.text) == ["allow", "Allow", "deny", "Don't Allow"])
            try await desktop.server.press(1, key)
            #expect(await asked == answer)
        }
    }

    @Test func `has no answer where a question is taken away, or there are no buttons`() async throws {
        try await Desktop.with(capabilities: "actions body") { desktop in
            async let asked = desktop.bell.ask(question)
            _ = try await desktop.notices(1)
            try await desktop.server.close(1, reason: 2)
            #expect(await asked == nil)
        }
        try await Desktop.with(capabilities: "body") { desktop in
            #expect(await desktop.bell.ask(question) == nil)
            let calls = try await desktop.server.calls("Notify")
            #expect(calls.isEmpty)
        }
    }

    private var question: ConfirmationQuestion {
        ConfirmationQuestion(
            dialog: DialogSnapshot(full: "'Kitchen' wants to set alarms.\nIt says: <b>Pasta</b>"),
            acceptLabel: "Allow", denyLabel: "Don't Allow")
    }

    @Test func `rings on without a desktop`() async throws {
        let bell = DesktopBell(
            environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": "/nowhere"],
            folder: FileManager.default.temporaryDirectory)
        await bell.start { _ in }
        await bell.ring([ringing("Tea")])
        await bell.end()
    }
}
