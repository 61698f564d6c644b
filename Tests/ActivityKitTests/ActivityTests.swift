import ActivityKit
import AppIntents
import IntentWire
import Synchronization
import Testing

struct TeaAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var step: String
    }

    var kind: String

    static func content(_ step: String, stale: Date? = nil) -> ActivityContent<ContentState> {
        ActivityContent(state: ContentState(step: step), staleDate: stale, relevanceScore: 3)
    }

    static func request(_ kind: String = "Green", step: String = "Heating") throws -> Activity<TeaAttributes> {
        try Activity.request(attributes: TeaAttributes(kind: kind), content: content(step))
    }
}

/// Attributes of another type, whose activities nobody mixes up with those of tea.
struct SoupAttributes: ActivityAttributes {
    typealias ContentState = Int
    var kind: String
}

// One process has one channel.
// `request` keeps its thread waiting: on the main actor that is none of those on which the system answers.
@Suite(.serialized) @MainActor struct ActivityTests {
    @Test func `starts with what it was given`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            #expect(activity.attributes.kind == "Green" && activity.content.state.step == "Heating")
            #expect(activity.content.relevanceScore == 3 && activity.content.staleDate == nil)
            #expect(activity.activityState == .active && activity.pushToken == nil)
            let kept = try #require(system.activities.withLock { $0[activity.id] })
            #expect(kept.attributes == #"{"kind":"Green"}"# && kept.content.state == #"{"step":"Heating"}"#)
            #expect(kept.attributesType == "ActivityKitTests.TeaAttributes")
        }
    }

    @Test func `starts in every form that there is`() async throws {
        try await FakeSystem.with { _ in
            let (attributes, content) = (TeaAttributes(kind: "Black"), TeaAttributes.content("Heating"))
            let alert = AlertConfiguration(title: "Tea", body: "It starts", sound: .default)
            let later = Date.now.addingTimeInterval(3600)
            _ = try Activity.request(attributes: attributes, content: content, pushType: .token)
            _ = try Activity.request(
                attributes: attributes, content: content, pushType: .channel("a"), style: .transient)
            let planned = try Activity.request(
                attributes: attributes, content: content, style: .standard, alertConfiguration: alert, start: later)
            #expect(planned.activityState == .pending)
        }
    }

    @Test func `is one activity, however many objects there are of it`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            _ = try Activity.request(
                attributes: SoupAttributes(kind: "Miso"), content: ActivityContent(state: 1, staleDate: nil))
            let other = try #require(Activity<TeaAttributes>.activities.first)
            #expect(Activity<TeaAttributes>.activities.count == 1)
            await other.update(TeaAttributes.content("Pouring"))
            #expect(activity.content.state.step == "Pouring")
            system.change(activity.id) { $0.phase = .stale }
            let states = other.activityStateUpdates.makeAsyncIterator()
            while await states.next() != .stale {}
            #expect(activity.activityState == .stale)
        }
    }

    @Test func `gives each change once to each who reads, and then ends`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            let states = activity.activityStateUpdates.makeAsyncIterator()
            let contents = activity.contentUpdates.makeAsyncIterator()
            await activity.update(TeaAttributes.content("Steeping"))
            let late = activity.contentUpdates.makeAsyncIterator()
            system.change(activity.id) { $0.phase = .stale }
            // Heard twice, and once what is older: neither is news.
            system.tell(system.activities.withLock { $0[activity.id] })
            var old = try #require(system.activities.withLock { $0[activity.id] })
            old.revision = 1
            old.content.state = #"{"step":"Old"}"#
            system.tell(old)
            system.change(activity.id) { $0.show(ActivityContentSnapshot(state: #"{"step":"Pouring"}"#)) }
            await activity.end(TeaAttributes.content("Ready"), dismissalPolicy: .after(.now))
            system.change(activity.id) { $0.phase = .dismissed }
            var heard: [ActivityState] = []
            while let state = await states.next() { heard.append(state) }
            #expect(heard == [.active, .stale, .active, .ended, .dismissed])
            var steps: [String] = []
            while let content = await contents.next() { steps.append(content.state.step) }
            #expect(steps == ["Heating", "Steeping", "Pouring", "Ready"])
            #expect(await late.next()?.state.step == "Steeping")
            for await _ in activity.pushTokenUpdates { Issue.record("there is no push service") }
            for await content in activity.contentUpdates { #expect(content.state.step == "Ready") }
        }
    }

    @Test func `tells of activities that there are and that start elsewhere, each once`() async throws {
        try await FakeSystem.with { system in
            let first = try TeaAttributes.request("First")
            let updates = Activity<TeaAttributes>.activityUpdates.makeAsyncIterator()
            #expect(await updates.next()?.id == first.id)
            var elsewhere = try #require(system.activities.withLock { $0[first.id] })
            elsewhere.id = "elsewhere"
            elsewhere.attributes = #"{"kind":"Second"}"#
            var soup = elsewhere
            soup.id = "soup"
            soup.attributesType = "ActivityKitTests.SoupAttributes"
            for snapshot in [soup, elsewhere, elsewhere] { system.tell(snapshot) }
            #expect(await updates.next()?.attributes.kind == "Second")
            let third = try TeaAttributes.request("Third")
            #expect(await updates.next()?.id == third.id)
        }
    }

    @Test func `stops reading when its task is cancelled`() async throws {
        try await FakeSystem.with { _ in
            let activity = try TeaAttributes.request()
            let (reading, isReading) = AsyncStream<Void>.makeStream()
            let task = Task {
                var count = 0
                for await _ in activity.contentUpdates {
                    count += 1
                    isReading.yield()
                }
                return count
            }
            var started = reading.makeAsyncIterator()
            await started.next()
            task.cancel()
            #expect(await task.value == 1)
            let tokens = Task { for await _ in Activity<TeaAttributes>.pushToStartTokenUpdates {} }
            tokens.cancel()
            await tokens.value
            #expect(Activity<TeaAttributes>.pushToStartToken == nil)
        }
    }

    @Test(arguments: [
        (IntentFailure.Code.activityTooLarge, ActivityAuthorizationError.attributesTooLarge),
        (.activityLimitOfApp, .targetMaximumExceeded), (.activityLimit, .globalMaximumExceeded),
        (.store, .persistenceFailure), (.unknownMethod, .unsupported),
    ])
    func `says why it did not start`(code: IntentFailure.Code, error: ActivityAuthorizationError) async throws {
        try await FakeSystem.with { system in
            system.failure.withLock { $0 = IntentFailure(code, "no") }
            #expect(throws: error) { try TeaAttributes.request() }
        }
    }

    @Test func `takes 4 KB of attributes and state together`() async throws {
        try await FakeSystem.with { system in
            // {"kind":"…"} and {"step":"…"}
            let room = 4096 - 22
            _ = try TeaAttributes.request(
                String(repeating: "x", count: room - 10), step: String(repeating: "y", count: 10))
            #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
                try TeaAttributes.request(
                    String(repeating: "x", count: room - 10), step: String(repeating: "y", count: 11))
            }
            #expect(system.asked.withLock { $0 } == [IntentMethod.requestActivity])
        }
    }

    @Test func `passes over an update that is too large`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            await activity.update(TeaAttributes.content(String(repeating: "x", count: 4096)))
            #expect(activity.content.state.step == "Heating")
            #expect(system.asked.withLock { $0 } == [IntentMethod.requestActivity])
            // An end without its last content is an end all the same.
            await activity.end(TeaAttributes.content(String(repeating: "x", count: 4096)), dismissalPolicy: .immediate)
            #expect(activity.activityState == .dismissed && activity.content.state.step == "Heating")
        }
    }

    @Test func `goes on where the system knows nothing of it any more`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            system.activities.withLock { $0 = [:] }
            await activity.update(TeaAttributes.content("Pouring"))
            await activity.end(nil)
            #expect(activity.content.state.step == "Heating" && Activity<TeaAttributes>.activities.isEmpty)
        }
    }

    @Test func `leaves out what does not fit the types any more`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            var foreign = try #require(system.activities.withLock { $0[activity.id] })
            foreign.id = "foreign"
            foreign.attributes = #"{"size":3}"#
            system.activities.withLock { $0["foreign"] = foreign }
            #expect(Activity<TeaAttributes>.activities.map(\.id) == [activity.id])
            // Content of another version leaves the last one that could be read.
            system.change(activity.id) { $0.show(ActivityContentSnapshot(state: #"{"level":3}"#)) }
            let contents = activity.contentUpdates.makeAsyncIterator()
            while await contents.next() == nil {}
            #expect(activity.content.state.step == "Heating")
        }
    }

    @Test func `says in the drawing that no widget draws it`() async throws {
        try await FakeSystem.with { system in
            let activity = try TeaAttributes.request()
            for service in AppRegistry.shared.types.services { await service.settle() }
            let drawing = try #require(system.drawings.withLock { $0[activity.id] })
            #expect(
                drawing.problem?.contains("ActivityConfiguration(for: ActivityKitTests.TeaAttributes.self)") == true)
            let snapshot = try #require(system.activities.withLock { $0[activity.id] })
            let again = try await system.draw(ActivityDrawRequest(activity: snapshot, locale: "de"))
            #expect(again.problem == drawing.problem && again.locale == "de")
        }
    }

    @Test func `cannot start without a system`() {
        #expect(throws: ActivityAuthorizationError.unsupported) { try TeaAttributes.request() }
        #expect(Activity<TeaAttributes>.activities.isEmpty)
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    }

    @Test func `says whether activities are enabled, once`() async throws {
        try await FakeSystem.with { _ in
            let info = ActivityAuthorizationInfo()
            #expect(info.areActivitiesEnabled && !info.frequentPushesEnabled)
            var enabled = info.activityEnablementUpdates.makeAsyncIterator()
            #expect(await enabled.next() == true)
            var pushes = info.frequentPushEnablementUpdates.makeAsyncIterator()
            #expect(await pushes.next() == false)
        }
    }
}
