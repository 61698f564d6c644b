import AlarmKit
import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Synchronization
import Testing

@Suite(.serialized) struct AlarmManagerTests {
    @Test func `sets an alarm with all that it says`() async throws {
        try await FakeAlarms.with { system in
            let id = UUID()
            let alarm = try await AlarmManager.shared.schedule(id: id, configuration: .pasta(id))
            #expect(alarm.id == id && alarm.state == .countdown && alarm.schedule == nil)
            #expect(alarm.countdownDuration == Alarm.CountdownDuration(preAlert: 480, postAlert: 60))
            let request = try #require(system.requests.withLock { $0.first })
            #expect(request.presentation.title == "Pasta is ready")
            #expect(request.presentation.secondaryButton?.text == "1 More")
            #expect(request.presentation.secondaryBehavior == .countdown)
            #expect(request.presentation.countdownTitle == "Pasta")
            #expect(request.presentation.resumeButton?.systemImageName == "play.fill")
            #expect(request.stopIntent?.arguments == ["alarm": .string(id.uuidString)])
            #expect(request.secondaryIntent == nil)
            #expect(request.attributesType == "AlarmKit.AlarmAttributes<AlarmKitTests.PotMetadata>")
            let attributes = try JSONDecoder().decode(
                AlarmAttributes<PotMetadata>.self, from: Data(try #require(request.attributes).utf8))
            #expect(attributes.metadata == PotMetadata(name: "Large") && attributes.tintColor == .orange)
        }
    }

    @Test func `gives the alarms that there are, then each change once`() async throws {
        try await FakeAlarms.with { system in
            var updates = AlarmManager.shared.alarmUpdates.makeAsyncIterator()
            #expect(try await updates.next()?.isEmpty == true)
            let id = UUID()
            _ = try await AlarmManager.shared.schedule(id: id, configuration: .pasta(id))
            #expect(try await updates.next()?.map(\.state) == [.countdown])
            try AlarmManager.shared.pause(id: id)
            #expect(try await updates.next()?.map(\.state) == [.paused])
            try AlarmManager.shared.resume(id: id)
            try AlarmManager.shared.pause(id: id)
            #expect(try await updates.next()?.map(\.state) == [.countdown])
            #expect(try await updates.next()?.map(\.state) == [.paused])
            try AlarmManager.shared.cancel(id: id)
            #expect(try await updates.next()?.isEmpty == true)
            let states = try AlarmManager.shared.alarms
            #expect(states.isEmpty)
        }
    }

    @Test func `puts changes in order that come in another one, and takes each once`() async throws {
        try await FakeAlarms.with { system in
            var updates = AlarmManager.shared.alarmUpdates.makeAsyncIterator()
            _ = try await updates.next()
            let notices = system.prepare([.countdown, .alerting, .countdown])
            for notice in [notices[1], notices[2], notices[2], notices[0], notices[0]] { system.tell(notice) }
            for state in [Alarm.State.countdown, .alerting, .countdown] {
                #expect(try await updates.next()?.map(\.state) == [state])
            }
        }
    }

    @Test func `leaves out changes that an app does not see`() async throws {
        try await FakeAlarms.with { system in
            var updates = AlarmManager.shared.alarmUpdates.makeAsyncIterator()
            _ = try await updates.next()
            for notice in system.prepare([.scheduled, .scheduled, .alerting]) { system.tell(notice) }
            #expect(try await updates.next()?.map(\.state) == [.scheduled])
            #expect(try await updates.next()?.map(\.state) == [.alerting])
        }
    }

    @Test func `ends when its task is cancelled`() async throws {
        try await FakeAlarms.with { _ in
            // One after the other: each keeps a thread waiting for an answer that needs one too.
            let reading = Task { for await _ in AlarmManager.shared.alarmUpdates {} }
            reading.cancel()
            await reading.value
            let watching = Task { for await _ in AlarmManager.shared.authorizationUpdates {} }
            watching.cancel()
            await watching.value
        }
    }

    @Test func `tells that there are as many alarms as there may be`() async throws {
        try await FakeAlarms.with { system in
            system.failure.withLock { $0 = IntentFailure(.alarmLimit, "too many") }
            let id = UUID()
            await #expect(throws: AlarmManager.AlarmError.maximumLimitReached) {
                _ = try await AlarmManager.shared.schedule(id: id, configuration: .pasta(id))
            }
        }
    }

    @Test func `cannot set alarms that the person denies`() async throws {
        try await FakeAlarms.with { system in
            #expect(AlarmManager.shared.authorizationState == .notDetermined)
            #expect(try await AlarmManager.shared.requestAuthorization() == .authorized)
            system.permission.withLock { $0 = .denied }
            #expect(AlarmManager.shared.authorizationState == .denied)
            let failure = try await #require(throws: IntentFailure.self) {
                _ = try await AlarmManager.shared.schedule(id: UUID(), configuration: .pasta(UUID()))
            }
            #expect(failure.code == .notAllowed)
        }
    }

    @Test(arguments: [Double.infinity, -Double.infinity, .nan])
    func `refuses a length of time that is none`(_ duration: TimeInterval) async throws {
        try await FakeAlarms.with { _ in
            let configuration = AlarmManager.AlarmConfiguration<PotMetadata>.timer(
                duration: duration, attributes: .pasta)
            let failure = try await #require(throws: IntentFailure.self) {
                _ = try await AlarmManager.shared.schedule(id: UUID(), configuration: configuration)
            }
            #expect(failure.code == .invalidAlarm)
        }
    }

    @Test func `refuses a week without days`() async throws {
        try await FakeAlarms.with { _ in
            let schedule = Alarm.Schedule.relative(
                .init(time: .init(hour: 7, minute: 30), repeats: .weekly([])))
            let failure = try await #require(throws: IntentFailure.self) {
                _ = try await AlarmManager.shared.schedule(
                    id: UUID(),
                    configuration: AlarmManager.AlarmConfiguration.alarm(
                        schedule: schedule, attributes: AlarmAttributes<PotMetadata>.pasta))
            }
            #expect(failure.code == .invalidAlarm && failure.message.contains(".never"))
        }
    }

    @Test func `throws without a system`() {
        #expect(throws: IntentFailure.self) { _ = try AlarmManager.shared.alarms }
        #expect(throws: IntentFailure.self) { try AlarmManager.shared.stop(id: UUID()) }
        #expect(AlarmManager.shared.authorizationState == .notDetermined)
    }
}

@Suite struct AlarmValueTests {
    @Test func `writes and reads what it shows`() throws {
        let state = AlarmPresentationState(
            alarmID: UUID(),
            mode: .countdown(
                .init(
                    totalCountdownDuration: 60, previouslyElapsedDuration: 5,
                    startDate: Date(timeIntervalSince1970: 1000), fireDate: Date(timeIntervalSince1970: 1055))))
        #expect(
            try JSONDecoder().decode(AlarmPresentationState.self, from: JSONEncoder().encode(state)) == state)
    }

    @Test func `keeps the stop button of iOS 26`() throws {
        let button = AlarmButton(text: "Done", textColor: .red, systemImageName: "checkmark")
        let alert = AlarmPresentation.Alert(title: "Tea", stopButton: button)
        let read = try JSONDecoder().decode(AlarmPresentation.Alert.self, from: JSONEncoder().encode(alert))
        #expect(String(localized: read.stopButton.text) == "Done" && read.stopButton.textColor == .red)
        #expect(String(localized: AlarmPresentation.Alert(title: "Tea").stopButton.text) == "Stop")
    }

    @Test func `takes an entity in each spelling`() {
        let attributes = AlarmAttributes<PotMetadata>.pasta
        _ = AlarmManager.AlarmConfiguration.alarm(attributes: attributes, appEntityIdentifier: nil)
        _ = AlarmManager.AlarmConfiguration.timer(duration: 5, attributes: attributes, appEntityIdentifier: nil)
        _ = AlarmManager.AlarmConfiguration(attributes: attributes, appEntityIdentifier: nil)
        _ = AlarmManager.AlarmConfiguration(attributes: attributes)
    }
}
