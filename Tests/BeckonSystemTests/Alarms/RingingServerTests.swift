import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// Remembers what rings.
private final class RecordingBell: AlarmBell {
    let rings: AsyncStream<[UUID]>
    private let continuation: AsyncStream<[UUID]>.Continuation
    private let press = Mutex<(@Sendable (AlarmPress) async -> Void)?>(nil)

    init() { (rings, continuation) = AsyncStream.makeStream() }

    func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) async { self.press.withLock { $0 = press } }
    func ring(_ alarms: [RingingAlarm]) async { continuation.yield(alarms.map(\.alarm.id)) }
    func missed(_ alarm: AlarmRecord, at times: [Date]) async {}
    func end() async { continuation.finish() }

    func press(_ operation: AlarmOperation, _ id: UUID) async {
        await press.withLock(\.self)?(AlarmPress(id: id, action: .operation(operation)))
    }

    /// Waits until these alarms ring and no others.
    func wait(for alarms: [UUID]) async {
        for await ringing in rings where ringing == alarms { return }
    }
}

/// Alarms in a system that serves, by the clocks of the machine.
@Suite struct RingingServerTests {
    private func set(_ client: SystemClient, in seconds: TimeInterval) async throws -> UUID {
        try await client.setAlarm(
            AlarmRequest(
                id: UUID(), preAlert: seconds, postAlert: 0.05,
                presentation: AlarmPresentationSnapshot(title: "Tea"))
        ).id
    }

    @Test func `rings, snoozes and falls silent`() async throws {
        let bell = RecordingBell()
        try await ServedSystem.with(options: { $0.alarmBell = bell }) { served in
            try await served.withClient { client in
                let id = try await set(client, in: 0.05)
                await bell.wait(for: [id])
                await bell.press(.countdown, id)
                await bell.wait(for: [id])
                await bell.press(.stop, id)
                await bell.wait(for: [])
                let events = try await client.alarmLog(limit: 10).map(\.event)
                #expect(events == [.stopped, .rang, .snoozed, .rang, .set])
            }
        }
    }

    @Test func `goes on for as long as an alarm waits`() async throws {
        try await ServedSystem.with(options: { $0.idleLimit = .milliseconds(1) }) { served in
            let id = try await served.withClient { try await set($0, in: 3600) }
            try await served.withClient { client in
                #expect(try await client.alarms().map(\.id) == [id])
                _ = try await client.pressAlarm(
                    AlarmPress(id: id, action: .operation(.cancel)), interaction: Person())
            }
            await served.waitForEnd()
        }
    }
}
