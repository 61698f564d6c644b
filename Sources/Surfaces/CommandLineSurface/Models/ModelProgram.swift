import BeckonSystem
import Foundation
import Glibc
import IntentWire

/// Sends requests to the language model that a person has configured, through the program that has the libraries for it.
struct ModelProgram: Sendable {
    /// The name of the program, which lies beside that of this command.
    static let name = "beckon-model"
    /// The longest request that is sent, in bytes.
    private static let longest = 8 << 20

    let settings: ModelSettings
    let environment: [String: String]

    /// Asks for a chat completion.
    ///
    /// - Throws: `IntentFailure` with code `model-failed`.
    func complete(_ body: JSONValue) async throws -> JSONValue {
        let text = body.line
        guard text.utf8.count <= Self.longest else {
            throw failed("the request has \(text.utf8.count) bytes, too many to send")
        }
        return try await send("chat/completions", text)
    }

    /// The names of the models that the address offers.
    ///
    /// - Throws: `IntentFailure` with code `model-failed`.
    func models() async throws -> [String] {
        let answer = try await send("models", nil)
        guard let models = answer["data"]?.elements else {
            throw failed("it does not list its models: is '\(settings.url)' its API?")
        }
        return models.compactMap { $0["id"]?.string }
    }

    private func send(_ path: String, _ body: String?) async throws -> JSONValue {
        let base = settings.url.hasSuffix("/") ? String(settings.url.dropLast()) : settings.url
        let call = ModelCall(
            url: "\(base)/\(path)", body: body, keyFile: settings.keyFile, keyVariable: settings.keyVariable,
            seconds: settings.seconds)
        let output = try await run(try JSONEncoder().encode(call))
        guard let reply = try? JSONDecoder().decode(ModelReply.self, from: output) else {
            throw failed("\(Self.name) gave no answer")
        }
        if let problem = reply.problem { throw failed(problem) }
        guard let answer = try? JSONValue(parsing: reply.body ?? "") else { throw failed("it answers no JSON") }
        return answer
    }

    private func failed(_ why: String) -> IntentFailure {
        IntentFailure(.modelFailed, "the model '\(settings.model)' cannot be asked: \(why)")
    }

    // MARK: - The program

    private func run(_ input: Data) async throws -> Data {
        let (request, answer) = (Pipe(), Pipe())
        let ends = [request, answer].flatMap { [$0.fileHandleForReading, $0.fileHandleForWriting] }
        for end in ends { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        guard
            let process = ProgramStart.spawn(
                [try program()], environment, output: answer.fileHandleForWriting.fileDescriptor,
                input: request.fileHandleForReading.fileDescriptor)
        else { throw failed("\(Self.name) cannot be started") }
        try? answer.fileHandleForWriting.close()
        try? request.fileHandleForReading.close()
        // On threads: both may wait for the program.
        Thread.detachNewThread {
            try? request.fileHandleForWriting.write(contentsOf: input)
            try? request.fileHandleForWriting.close()
        }
        let output = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Data, Never>) in
                Thread.detachNewThread {
                    continuation.resume(returning: (try? answer.fileHandleForReading.readToEnd()) ?? Data())
                }
            }
        } onCancel: {
            kill(process, SIGTERM)
        }
        await ProgramStart.end(of: process)
        try Task.checkCancellation()
        return output
    }

    /// Where the program is: where the environment says, or beside the one that runs.
    private func program() throws -> String {
        if let path = environment["BECKON_MODEL_PROGRAM"], !path.isEmpty { return path }
        let own =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let path = URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: Self.name).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw failed("'\(path)' is not there: install it beside beckon, or name it in BECKON_MODEL_PROGRAM")
        }
        return path
    }
}
