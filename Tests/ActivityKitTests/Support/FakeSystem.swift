import ActivityKit
import AppIntents
import Foundation
import IntentWire
import Synchronization

/// The other end of the app's channel: a system that keeps activities in memory, and does what a test wants.
final class FakeSystem: WireHandler {
    /// The activities by identifier, as the app last heard of them.
    let activities = Mutex<[String: ActivitySnapshot]>([:])
    /// What the app has asked, in order, without drawings.
    let asked = Mutex<[String]>([])
    /// The drawings that came, by identifier.
    let drawings = Mutex<[String: ActivityDrawing]>([:])
    /// What requests and updates fail with.
    let failure = Mutex<IntentFailure?>(nil)
    private let connection = Mutex<WireConnection?>(nil)

    /// Runs a test with a system behind the app; without one afterwards.
    static func with(
        isolation: isolated (any Actor)? = #isolation, _ body: (FakeSystem) async throws -> Void
    ) async throws {
        let system = FakeSystem()
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
            // Many tests run at once, so that an answer may take its time.
            try await BlockingPatience.$limit.withValue(.seconds(600)) {
                try await AppRegistry.$channelOfTask.withValue(app) { try await body(system) }
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        app.close()
        connection.close()
        try result.get()
    }

    /// Changes an activity, and tells the app.
    func change(_ id: String, _ change: (inout ActivitySnapshot) -> Void) {
        let snapshot = activities.withLock { activities in
            if var snapshot = activities[id] {
                change(&snapshot)
                activities[id] = snapshot
            }
            return activities[id]
        }
        tell(snapshot)
    }

    /// Tells the app of an activity.
    func tell(_ snapshot: ActivitySnapshot?) {
        guard let snapshot else { return }
        connection.withLock(\.self)?.notify(IntentMethod.activityChanged, snapshot)
    }

    /// Asks the app to draw an activity.
    func draw(_ request: ActivityDrawRequest) async throws -> ActivityDrawing {
        guard let connection = connection.withLock(\.self) else {
            throw IntentFailure(.connectionClosed, "no connection")
        }
        return try await connection.call(IntentMethod.drawActivity, request)
    }

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        if method != IntentMethod.activityDrawn {
            asked.withLock { $0.append(method) }
            if let failure = failure.withLock(\.self) { throw failure }
        }
        switch method {
        case IntentMethod.requestActivity:
            let request: ActivityRequest = try parameters.decode()
            let phase: ActivityPhase = request.start.map { $0 > .now } == true ? .pending : .active
            let snapshot = ActivitySnapshot(
                id: UUID().uuidString, attributesType: request.attributesType, attributes: request.attributes,
                content: request.content, phase: phase)
            activities.withLock { $0[snapshot.id] = snapshot }
            return snapshot
        case IntentMethod.updateActivity:
            let update: ActivityUpdate = try parameters.decode()
            if let drawing = update.drawing { drawings.withLock { $0[update.id] = drawing } }
            return try take(update.id) { $0.show(update.content) }
        case IntentMethod.endActivity:
            let end: ActivityEnd = try parameters.decode()
            return try take(end.id) { snapshot in
                if let content = end.content { snapshot.show(content) } else { snapshot.revision += 1 }
                snapshot.phase = end.dismissal == .immediate ? .dismissed : .ended
            }
        case IntentMethod.activities:
            let query: ActivityQuery = try parameters.decode()
            return activities.withLock { $0.values.filter { $0.attributesType == query.attributesType } }
                .sorted { $0.attributes < $1.attributes }
        case IntentMethod.activityDrawn:
            let drawn: ActivityDrawn = try parameters.decode()
            drawings.withLock { $0[drawn.id] = drawn.drawing }
            return WireNothing()
        default: throw IntentFailure.unknownMethod(method)
        }
    }

    func receive(_ method: String, _ parameters: WirePayload) {}
    func connectionClosed(_ failure: IntentFailure?) {}

    private func take(_ id: String, _ change: (inout ActivitySnapshot) -> Void) throws -> ActivitySnapshot {
        try activities.withLock { activities in
            guard var snapshot = activities[id] else { throw IntentFailure(.unknownActivity, "no '\(id)'") }
            change(&snapshot)
            activities[id] = snapshot
            return snapshot
        }
    }
}

extension ActivitySnapshot {
    /// Shows other content from now on.
    mutating func show(_ content: ActivityContentSnapshot) {
        self.content = content
        revision += 1
        contentRevision = revision
        if phase == .stale { phase = .active }
    }
}

/// The app's end of the channel: what a process that was started by a system does with what it gets.
private final class AppEnd: WireHandler {
    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        for service in AppRegistry.shared.types.services {
            if let answer = try await service.answer(method, parameters) { return answer }
        }
        throw IntentFailure.unknownMethod(method)
    }

    func receive(_ method: String, _ parameters: WirePayload) {
        for service in AppRegistry.shared.types.services where service.receive(method, parameters) { return }
    }

    func connectionClosed(_ failure: IntentFailure?) {}
}
