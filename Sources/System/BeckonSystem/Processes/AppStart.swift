import Foundation
import IntentWire
import Synchronization

/// A process that was started and has not said anything yet.
struct AppStart: Sendable {
    let process: AppProcess
    let connection: WireConnection
    let runs: SessionRuns

    static func begin(
        _ location: AppLocation, _ configuration: SystemConfiguration, _ services: any AppServices
    ) async throws -> AppStart {
        let (process, channel) = try await AppProcess.start(location.executable, configuration)
        let runs = SessionRuns(services: services, executable: location.executable)
        let connection = WireConnection(descriptor: channel, handler: runs)
        connection.start()
        return AppStart(process: process, connection: connection, runs: runs)
    }

    /// Sends the first message and waits for its answer.
    ///
    /// - Throws: `IntentFailure` with code `app-not-started`; the process has ended then.
    func hello(_ location: AppLocation, _ configuration: SystemConfiguration) async throws -> HelloResponse {
        let limit = configuration.startTimeout
        let isLate = Signal()
        let watch = Task {
            try await Task.sleep(for: limit)
            isLate.send()
            process.kill()
            connection.close()
        }
        defer { watch.cancel() }
        do {
            let response: HelloResponse = try await connection.call(IntentMethod.hello, HelloRequest())
            guard response.protocolVersion == IntentMethod.protocolVersion else {
                throw IntentFailure(
                    .appNotStarted,
                    "it speaks version \(response.protocolVersion) of the protocol and this system "
                        + "\(IntentMethod.protocolVersion): upgrade the older of them")
            }
            return response
        } catch {
            let closing = connection.end
            // Most programs that are no app have ended by now; their status says more than the closed socket.
            if closing != nil { _ = await process.waitForEnd(atMost: configuration.endTimeout) }
            let ending = process.ending
            process.kill()
            connection.close()
            _ = await process.waitForEnd(atMost: configuration.endTimeout)
            throw explain(error, location, closing: closing, ending: ending, late: isLate.isSent ? limit : nil)
        }
    }

    private func explain(
        _ error: any Error, _ location: AppLocation, closing: IntentFailure?, ending: AppProcess.Ending?,
        late limit: Duration?
    ) -> IntentFailure {
        let path = location.executable
        let advice = "an app of this system links AppIntents and starts as an AppIntentsExtension or an App"
        let failure = error as? IntentFailure
        if let failure, failure.code == .cancelled || failure.code == .appNotStarted {
            return failure.code == .cancelled
                ? failure : IntentFailure(.appNotStarted, "'\(path)' cannot be used: \(failure.message)")
        }
        if let limit {
            return IntentFailure(
                .appNotStarted,
                "'\(path)' is no Beckon app, or hangs when it starts: it said nothing within \(limit.spoken); \(advice)"
                    + process.lastWords)
        }
        if let closing, closing.code == .invalidMessage {
            return IntentFailure(
                .appNotStarted, "'\(path)' is no Beckon app: \(closing.message); \(advice)" + process.lastWords)
        }
        switch ending {
        case .signalled:
            return IntentFailure(
                .appNotStarted, "'\(path)' \(ending?.description ?? "") when it started" + process.lastWords)
        case .exited:
            return IntentFailure(
                .appNotStarted,
                "'\(path)' is no Beckon app, or cannot start: it \(ending?.description ?? "") at once; \(advice)"
                    + process.lastWords)
        case nil:
            return IntentFailure(
                .appNotStarted,
                "'\(path)' is no Beckon app: \(failure?.message ?? "\(error)"); \(advice)" + process.lastWords)
        }
    }
}

/// Something that happens once and that tasks wait for.
final class Signal: Sendable {
    private let state = Mutex<(isSent: Bool, timers: [Task<Void, any Error>])>((false, []))

    var isSent: Bool { state.withLock(\.isSent) }

    func send() {
        let timers = state.withLock { state in
            state.isSent = true
            defer { state.timers = [] }
            return state.timers
        }
        for timer in timers { timer.cancel() }
    }

    /// Waits until it is sent, also when the task is cancelled; false where that takes longer than the limit.
    func wait(atMost limit: Duration) async -> Bool {
        let timer = Task.detached { try await Task.sleep(for: limit) }
        let isSent = state.withLock { state in
            state.timers.append(timer)
            return state.isSent
        }
        if isSent { timer.cancel() }
        _ = try? await timer.value
        return self.isSent
    }
}
