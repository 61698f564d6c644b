import AlarmKit
import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Synchronization

/// What a cook adds to a timer.
struct PotMetadata: AlarmMetadata {
    var name: String
}

struct ServeIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Serve"

    @Parameter(title: "Alarm")
    var alarm: String

    init() {}

    init(alarm: String) { self.alarm = alarm }

    func perform() async throws -> some IntentResult { .result() }
}

extension AlarmAttributes<PotMetadata> {
    static var pasta: Self {
        AlarmAttributes(
            presentation: AlarmPresentation(
                alert: AlarmPresentation.Alert(
                    title: "Pasta is ready",
                    secondaryButton: AlarmButton(text: "1 More", textColor: .white, systemImageName: "plus"),
                    secondaryButtonBehavior: .countdown),
                countdown: AlarmPresentation.Countdown(title: "Pasta"),
                paused: AlarmPresentation.Paused(
                    title: "Waiting",
                    resumeButton: AlarmButton(text: "Go On", textColor: .white, systemImageName: "play.fill"))),
            metadata: PotMetadata(name: "Large"), tintColor: .orange)
    }
}

extension AlarmManager.AlarmConfiguration<PotMetadata> {
    static func pasta(_ id: UUID) -> Self {
        AlarmManager.AlarmConfiguration(
            countdownDuration: Alarm.CountdownDuration(preAlert: 480, postAlert: 60), attributes: .pasta,
            stopIntent: ServeIntent(alarm: id.uuidString))
    }
}

/// The other end of the app's channel: a system that keeps alarms in memory, without a clock.
final class FakeAlarms: WireHandler {
    let requests = Mutex<[AlarmRequest]>([])
    /// What setting an alarm fails with.
    let failure = Mutex<IntentFailure?>(nil)
    let permission = Mutex(AlarmPermission.notDetermined)
    private let list = Mutex(AlarmList(revision: 0, alarms: []))
    private let connection = Mutex<WireConnection?>(nil)

    /// Runs a test with a system behind the app; without one afterwards.
    static func with(
        isolation: isolated (any Actor)? = #isolation, _ body: (FakeAlarms) async throws -> Void
    ) async throws {
        let system = FakeAlarms()
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw IntentFailure(.connectionClosed, "no socket")
        }
        let connection = WireConnection(descriptor: ends[0], handler: system)
        system.connection.withLock { $0 = connection }
        connection.start()
        let app = WireConnection(descriptor: ends[1], handler: AppEnd())
        app.start()
        let result: Result<Void, any Error>
        do {
            try await BlockingPatience.$limit.withValue(.seconds(600)) {
                try await AppRegistry.$channelOfTask.withValue(app) {
                    AlarmHub.shared.reset()
                    try await AlarmHub.$isUsageDescribed.withValue(true) { try await body(system) }
                }
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        app.close()
        connection.close()
        try result.get()
    }

    /// Changes of a new alarm, one after the other, which the app does not know yet.
    func prepare(_ phases: [AlarmPhase]) -> [AlarmNotice] {
        let id = UUID()
        return list.withLock { list in
            phases.map { phase in
                list.revision += 1
                let alarm = AlarmSnapshot(
                    id: id, phase: phase, next: Date(timeIntervalSince1970: Double(list.revision)))
                return AlarmNotice(revision: list.revision, id: id, alarm: alarm)
            }
        }
    }

    func tell(_ notice: AlarmNotice) { connection.withLock(\.self)?.notify(IntentMethod.alarmsChanged, notice) }

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        switch method {
        case IntentMethod.scheduleAlarm:
            if let failure = failure.withLock(\.self) { throw failure }
            let request: AlarmRequest = try parameters.decode()
            requests.withLock { $0.append(request) }
            return change(
                AlarmSnapshot(
                    id: request.id, schedule: request.schedule, preAlert: request.preAlert,
                    postAlert: request.postAlert, phase: request.schedule == nil ? .countdown : .scheduled),
                of: request.id)
        case IntentMethod.changeAlarm:
            let message: AlarmChange = try parameters.decode()
            var alarm = list.withLock { $0.alarms.first { $0.id == message.id } }
            switch message.operation {
            case .stop, .cancel: alarm = nil
            case .pause: alarm?.phase = .paused
            case .resume, .countdown: alarm?.phase = .countdown
            }
            return change(alarm, of: message.id)
        case IntentMethod.alarms: return list.withLock(\.self)
        case IntentMethod.alarmPermission:
            let request: AlarmPermissionRequest = try parameters.decode()
            return permission.withLock { permission in
                if request.decides, permission == .notDetermined { permission = .authorized }
                return AlarmPermissionState(permission: permission)
            }
        default: throw IntentFailure.unknownMethod(method)
        }
    }

    private func change(_ alarm: AlarmSnapshot?, of id: UUID) -> AlarmNotice {
        let notice = list.withLock { list in
            list.revision += 1
            list.alarms.removeAll { $0.id == id }
            if let alarm { list.alarms.append(alarm) }
            return AlarmNotice(revision: list.revision, id: id, alarm: alarm)
        }
        // The app hears of it twice: by the answer, and by a message.
        tell(notice)
        return notice
    }

    func receive(_ method: String, _ parameters: WirePayload) {}
    func connectionClosed(_ failure: IntentFailure?) {}
}

/// The app's end of the channel.
private final class AppEnd: WireHandler {
    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        throw IntentFailure.unknownMethod(method)
    }

    func receive(_ method: String, _ parameters: WirePayload) {
        for service in AppRegistry.shared.types.services where service.receive(method, parameters) { return }
    }

    func connectionClosed(_ failure: IntentFailure?) {}
}
