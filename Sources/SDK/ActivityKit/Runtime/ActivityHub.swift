import AppIntents
import FoundationAdditions
import IntentWire
import Synchronization

/// The Live Activities of this process, and what is said about them to the system that runs it.
final class ActivityHub: Sendable {
    static let shared = ActivityHub()

    private struct State {
        var cores: [String: ActivityCore] = [:]
        var starts = ChangeReaders<ActivitySnapshot>()
    }

    private let state = Mutex(State())

    /// The one core of an activity, which takes what the system says of it.
    func core(_ snapshot: ActivitySnapshot) -> ActivityCore {
        let (core, queues) = state.withLock { state -> (ActivityCore, [ChangeQueue<ActivitySnapshot>]) in
            if let core = state.cores[snapshot.id] { return (core, []) }
            let core = ActivityCore(snapshot)
            state.cores[snapshot.id] = core
            return (core, snapshot.phase == .dismissed ? [] : state.starts.all())
        }
        core.apply(snapshot)
        for queue in queues { queue.push(snapshot) }
        return core
    }

    /// The activities that the system knows of a type, the oldest first; none without a system.
    func ongoing(_ type: String) -> [ActivityCore] {
        guard let channel = AppRegistry.shared.channel,
            let found: [ActivitySnapshot] = try? channel.callBlocking(
                IntentMethod.activities, ActivityQuery(attributesType: type))
        else { return [] }
        return found.map(core)
    }

    /// A queue of the activities of a type: first those that there are, then those that start.
    func starts(_ type: String) -> ChangeQueue<ActivitySnapshot> {
        let queue = ChangeQueue<ActivitySnapshot>()
        state.withLock { $0.starts.add(queue) }
        for core in ongoing(type) { queue.push(core.snapshot) }
        return queue
    }

    // MARK: - Messages

    /// Starts an activity.
    ///
    /// - Throws: `ActivityAuthorizationError`.
    func request(_ request: ActivityRequest) throws -> ActivityCore {
        guard let channel = AppRegistry.shared.channel else { throw ActivityAuthorizationError.unsupported }
        guard AppInfo.current.supportsLiveActivities != false else {
            throw ActivityAuthorizationError.unsupportedTarget
        }
        let snapshot: ActivitySnapshot
        do {
            snapshot = try channel.callBlocking(IntentMethod.requestActivity, request)
        } catch let failure as IntentFailure {
            throw ActivityAuthorizationError(failure)
        }
        ActivityDrawings.shared.begin(snapshot, channel)
        return core(snapshot)
    }

    /// Changes what an activity shows; passed over where that cannot be.
    func update(_ core: ActivityCore, _ update: ActivityUpdate) async {
        await send(core, IntentMethod.updateActivity) { channel, texts in
            var update = update
            var shown = core.snapshot
            shown.content = update.content
            if shown.phase == .stale { shown.phase = .active }
            update.drawing = await ActivityDrawings.draw(shown, texts)
            return update
        }
    }

    /// Ends an activity.
    func end(_ core: ActivityCore, _ end: ActivityEnd) async {
        await send(core, IntentMethod.endActivity) { channel, texts in
            var end = end
            guard let content = end.content, end.dismissal != .immediate else { return end }
            var shown = core.snapshot
            shown.content = content
            shown.phase = .ended
            end.drawing = await ActivityDrawings.draw(shown, texts)
            return end
        }
    }

    private func send(
        _ core: ActivityCore, _ method: String,
        _ message: (WireConnection, TextContext) async -> some Encodable & Sendable
    ) async {
        guard let channel = AppRegistry.shared.channel else { return }
        let texts = IntentSession.current?.texts ?? TextContext()
        do {
            core.apply(try await channel.call(method, await message(channel, texts)))
        } catch let failure as IntentFailure {
            Self.complain(core.snapshot.id, failure)
        } catch {
            // `call` throws nothing else, and there is nobody to tell.
        }
    }

    /// Says in the app's output what an update without a result cannot say.
    static func complain(_ id: String, _ failure: IntentFailure) {
        let line = "ActivityKit: a change of the Live Activity \(id) is passed over: \(failure.message)\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
}

extension ActivityAuthorizationError {
    /// Why the system did not start an activity.
    init(_ failure: IntentFailure) {
        switch failure.code {
        case .activityTooLarge: self = .attributesTooLarge
        case .activityLimitOfApp: self = .targetMaximumExceeded
        case .activityLimit: self = .globalMaximumExceeded
        case .unknownMethod: self = .unsupported
        default: self = .persistenceFailure
        }
    }
}
