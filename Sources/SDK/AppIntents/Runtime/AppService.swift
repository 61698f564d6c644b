import FoundationAdditions
import IntentWire
import Synchronization

/// Serves the system that started this process.
package enum AppService {
    /// Serves where the system started this process; else says what it is. Does not return while it serves.
    package static func main() {
        let variable = ProcessInfo.processInfo.environment[IntentMethod.channelVariable]
        guard let descriptor = variable.flatMap(Int32.init) else { return introduce() }
        // Children of the app are not apps.
        unsetenv(IntentMethod.channelVariable)
        serve(on: descriptor)
    }

    private static func introduce() {
        let info = AppInfo.current
        let path = Bundle.main.executableURL?.path ?? CommandLine.arguments.first ?? info.name
        let intents = AppRegistry.shared.types.intents.keys.sorted()
        print(
            """
            \(info.name) (\(info.identifier)) offers intents; the system runs it:

                beckon intents --app \(path)
                beckon run --app \(path) \(intents.first ?? "INTENT") --help
                beckon apps install \(path)
            """)
    }

    private static func serve(on descriptor: Int32) {
        let handler = ServiceHandler()
        let connection = WireConnection(descriptor: descriptor, handler: handler)
        handler.connection = connection
        AppRegistry.shared.channel = connection
        IndexService.connect()
        connection.start()
        StartPages.release(after: .milliseconds(50))
        dispatchMain()
    }
}

/// Answers the system's messages.
private final class ServiceHandler: WireHandler {
    private let state = Mutex<WireConnection?>(nil)

    var connection: WireConnection? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        do {
            return try await answer(method, parameters)
        } catch {
            throw FailureDescription.failure(for: error, TextContext())
        }
    }

    private func answer(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        switch method {
        case IntentMethod.hello:
            let info = AppInfo.current
            return HelloResponse(identifier: info.identifier, name: info.name, version: info.version)
        case IntentMethod.manifest:
            return try await ManifestBuilder.manifest()
        case IntentMethod.perform:
            return try await perform(parameters.decode(PerformRequest.self))
        case IntentMethod.options:
            return try await OptionsService.respond(to: parameters.decode())
        case IntentMethod.predictions:
            return try await PredictionService.respond(to: parameters.decode())
        case IntentMethod.entities:
            return try await EntityService.respond(to: parameters.decode())
        case IntentMethod.exportEntity:
            return try await TransferService.respond(to: parameters.decode(ExportRequest.self))
        case IntentMethod.importEntity:
            return try await TransferService.respond(to: parameters.decode(ImportRequest.self))
        case IntentMethod.queryValues:
            return try await ValueQueryService.respond(to: parameters.decode())
        case IntentMethod.undo:
            return try await UndoableRuns.shared.undo(parameters.decode())
        case IntentMethod.indexEvent:
            return try await IndexService.respond(to: parameters.decode(SearchableIndexEventMessage.self))
        case IntentMethod.indexData:
            return try IndexService.respond(to: parameters.decode(SearchableDataRequest.self))
        default:
            for service in AppRegistry.shared.types.services {
                if let answer = try await service.answer(method, parameters) { return answer }
            }
            // An app without views has nothing that could go on with an activity.
            if method == IntentMethod.continueActivity { return ContinuationAnswer(taking: .nothing) }
            throw IntentFailure.unknownMethod(method)
        }
    }

    private func perform(_ request: PerformRequest) async throws -> IntentOutcome {
        guard let type = AppRegistry.shared.intentType(request.intent) else {
            throw IntentFailure(.unknownIntent, "there is no intent '\(request.intent)'")
        }
        guard let connection else { throw IntentFailure(.cancelled, "the connection to the system is gone") }
        let outcome: Result<IntentOutcome, any Error>
        do {
            outcome = .success(
                try await IntentPerformer.perform(
                    type, arguments: request.arguments,
                    interaction: ChannelInteraction(
                        run: request.run, capabilities: request.capabilities, connection: connection),
                    source: request.source, locale: request.locale.map { Locale(identifier: $0) },
                    isForeground: request.isForeground,
                    whenPerformed: { arguments in
                        connection.notify(
                            IntentMethod.performed, PerformedNotice(run: request.run, arguments: arguments))
                    },
                    whenUndoable: { manager, actionName in
                        UndoableRuns.shared.keep(manager, named: actionName, of: request.run)
                        connection.notify(IntentMethod.undoable, UndoNotice(run: request.run, actionName: actionName))
                    }))
        } catch {
            outcome = .failure(error)
        }
        // The system may end the app as soon as it has this answer.
        for service in AppRegistry.shared.types.services { await service.settle() }
        await IndexService.settle()
        return try outcome.get()
    }

    func receive(_ method: String, _ parameters: WirePayload) {
        if method == IntentMethod.shutdown {
            connection?.whenAnswered { exit(0) }
        } else {
            for service in AppRegistry.shared.types.services where service.receive(method, parameters) { return }
        }
    }

    func connectionClosed(_ failure: IntentFailure?) { exit(0) }
}

/// The person behind a connection.
struct ChannelInteraction: IntentInteraction {
    let run: String
    let capabilities: InteractionCapabilities
    let connection: WireConnection

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        try await connection.call(IntentMethod.ask, QuestionMessage(run: run, question: question))
    }

    func report(_ progress: IntentProgress) async {
        connection.notify(IntentMethod.progress, ProgressMessage(run: run, progress: progress))
    }
}
