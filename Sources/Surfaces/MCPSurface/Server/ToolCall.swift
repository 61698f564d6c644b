import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// One call of a tool: reads its arguments, runs the intent, and lets it ask on the way.
struct ToolCall {
    let server: MCPServer
    let tool: Tool
    let arguments: [JSONValue.Member]
    /// The values to run with, where they are known already.
    var given: [String: IntentValue]?
    let context: RequestContext

    private var app: CatalogApp { tool.app }

    /// Runs the tool.
    ///
    /// - Returns: The result; one of the kind `input_required` where the client has to ask first.
    func run() async throws -> JSONValue {
        let request: IntentRequest
        do {
            request = try await self.request()
        } catch let problems as ArgumentReader.Problems {
            return ToolResult.failure(
                IntentFailure(.invalidValue, problems.lines.joined(separator: "\n"), parameters: problems.parameters))
        } catch let failure as IntentFailure {
            return ToolResult.failure(failure)
        }
        let progress = ProgressReporter(context)
        guard context.capabilities.hasForms else {
            return await result(
                of: request,
                ElicitingInteraction(app: app, surroundings: server.surroundings, progress: progress, elicit: nil))
        }
        switch context.era {
        case .handshake:
            let context = context
            let interaction = ElicitingInteraction(app: app, surroundings: server.surroundings, progress: progress) {
                form in
                try await Self.elicit(form, context)
            }
            return await result(of: request, interaction)
        case .stateless:
            let run = SuspendedRun(progress: progress)
            let interaction = ElicitingInteraction(app: app, surroundings: server.surroundings, progress: progress) {
                form in
                await run.ask(form)
            }
            let host = server.host
            run.start { try await host.run(request, interaction: interaction) }
            return await goOn(run)
        }
    }

    /// Goes on with a run that asked: with the answer, to the next question or the end.
    func resume(_ state: String, _ responses: JSONValue?) async throws(ProtocolError) -> JSONValue {
        switch try server.suspended.retry(state, responses, for: fingerprint) {
        case .ask(let form): return ToolResult.inputRequired(form, state: state)
        case .goOn(let run, let reply):
            run.progress.follow(context)
            run.answer(reply)
            return await goOn(run)
        }
    }

    private func goOn(_ run: SuspendedRun) async -> JSONValue {
        switch await run.next() {
        case .asked(let form):
            return ToolResult.inputRequired(form, state: server.suspended.keep(run, for: fingerprint, asking: form))
        case .ended(let result): return self.result(result)
        }
    }

    /// What tells this call from others.
    private var fingerprint: [UInt8] {
        JSONValue.array([.string(tool.name), .object(arguments)]).canonicalBytes
    }

    // MARK: - Running

    private func request() async throws -> IntentRequest {
        let values = if let given { given } else { try await values() }
        if !context.capabilities.hasForms { try checkMissing(values) }
        var request = IntentRequest(
            app: app.reference, intent: tool.intent.identifier, arguments: values, source: .assistant,
            locale: app.locale)
        request.requester = context.clientName
        request.isPrepared = given == nil ? nil : true
        request.origins = server.seen.origins(of: values, from: context.clientName)
        return request
    }

    /// Reads the values that the client sent.
    private func values() async throws -> [String: IntentValue] {
        let reading = try ArgumentReader(app: app, surroundings: server.surroundings).read(arguments, of: tool.intent)
        let options = ProvidedOptions(host: server.host, app: app.reference, intent: tool.intent, locale: app.locale)
        return try await options.replacing(reading.values, reading.texts)
    }

    /// Says everything that is missing at once, with what there is to choose, where nobody can be asked.
    private func checkMissing(_ values: [String: IntentValue]) throws {
        let missing = tool.intent.missing(values)
        guard !missing.isEmpty else { return }
        let names = missing.map { "'\($0.name)'" }.formattedList(.and)
        let verb = missing.count == 1 ? "is" : "are"
        throw IntentFailure(
            .missingValue, "\(names) \(verb) missing, and this client cannot ask its person; call again with a value",
            parameters: missing.map(\.name))
    }

    private func result(of request: IntentRequest, _ interaction: ElicitingInteraction) async -> JSONValue {
        do {
            return result(.success(try await server.host.run(request, interaction: interaction)))
        } catch {
            return result(.failure(error))
        }
    }

    private func result(_ result: Result<IntentOutcome, any Error>) -> JSONValue {
        server.watcher.noteRun()
        switch result {
        case .success(let outcome): return ToolResult(tool: tool, server: server).json(outcome)
        case .failure(let failure as IntentFailure): return ToolResult.failure(failure)
        case .failure(is CancellationError): return ToolResult.failure(IntentFailure(.cancelled, "cancelled"))
        case .failure(let error): return ToolResult.failure(IntentFailure(.intentFailed, error.localizedDescription))
        }
    }

    /// Asks by a request of the server. A client that cannot after all, or fails at it, has given up.
    private static func elicit(_ form: ElicitationForm, _ context: RequestContext) async throws -> ElicitationReply {
        do {
            return ElicitationReply(
                try await context.connection.ask("elicitation/create", form.parameters(context.revision), for: context))
        } catch let error as ProtocolError {
            throw IntentFailure(.cancelled, "the client could not ask its person: \(error.message)")
        }
    }
}
