import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// A sentence that phrases do not understand, for the language model that a person has configured.
struct ModelTurn {
    let settings: ModelSettings
    let app: AppReference?
    let context: CommandContext

    /// The turn; nil where no model is configured, or it is off.
    init?(_ app: AppReference?, in context: CommandContext) throws {
        guard ProgramServices.current.askModel != nil, let settings = try ModelSettings.load(from: context.stateFolder),
            settings.isOn
        else { return nil }
        self.settings = settings
        self.app = app
        self.context = context
    }

    /// Lets the model do what the sentence says, and shows what it answers.
    ///
    /// - Returns: What it answers; nil where it could not be asked, which is told as a note.
    func run(_ sentence: String) async throws -> String? {
        guard let ask = ProgramServices.current.askModel else { return nil }
        let console = context.console
        let program = ModelProgram(settings: settings, environment: console.environment)
        let canAsk = !context.options.isSilent && console.error.isTerminal && console.isInputTerminal
        var person: (@Sendable (JSONValue) async -> JSONValue)?
        if canAsk {
            let questions = FormQuestions(lines: LineReader(descriptor: console.input), stream: console.error)
            person = { form in await questions.answer(form) }
        }
        let host = try await context.host
        let answer: ProgramServices.ModelAnswer
        do {
            let request = ProgramServices.Model(
                host: host, app: app, model: settings.model, seconds: settings.seconds, sentence: sentence,
                complete: { body in try await program.complete(body) }, person: person, locale: context.locale,
                timeZone: console.timeZone, workingDirectory: console.workingDirectory,
                homeDirectory: console.homeDirectory)
            answer = try await ask(request)
        } catch let failure as IntentFailure where failure.code == .modelFailed {
            console.error.writeLine("note: \(DisplayWidth.printable(failure.message))")
            return nil
        }
        context.show(
            .members([
                "model": .string(settings.model), "answer": .string(answer.text),
                "calls": .array(
                    answer.calls.map { .members(["tool": .string($0.tool), "failed": .bool($0.isFailure)]) }),
            ])
        ) { answer.text.split(separator: "\n").map { DisplayWidth.printable(String($0)) } }
        return answer.text
    }
}

/// Puts the forms of a model's calls to the person at the terminal.
struct FormQuestions: Sendable {
    private static let attempts = 3

    let lines: LineReader
    let stream: TextStream

    /// Asks for the one field of a form.
    ///
    /// - Parameter form: What a server of the Model Context Protocol asks: `message`, and `requestedSchema`.
    /// - Returns: The answer as the protocol has it. Nothing is ever agreed to by an empty line.
    func answer(_ form: JSONValue) async -> JSONValue {
        let cancelled = JSONValue.members(["action": .string("cancel")])
        guard let field = form["requestedSchema"]?["properties"]?.members?.first else { return cancelled }
        for line in (form["message"]?.string ?? "").split(separator: "\n") {
            stream.writeLine(DisplayWidth.printable(String(line)))
        }
        let choices = Self.choices(field.value)
        for (index, choice) in choices.enumerated() {
            stream.writeLine("  \(index + 1)  \(DisplayWidth.printable(choice.title))")
        }
        for _ in 0..<Self.attempts {
            stream.write("> ")
            guard case .text(let line) = await lines.line() else { return cancelled }
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { return cancelled }
            guard let value = Self.value(text, choices, field.value["type"]?.string) else { continue }
            return .members([
                "action": .string("accept"), "content": .object([JSONValue.Member(name: field.name, value: value)]),
            ])
        }
        return cancelled
    }

    private static func choices(_ schema: JSONValue) -> [(value: JSONValue, title: String)] {
        if let one = schema["oneOf"]?.elements {
            return one.map { ($0["const"] ?? .null, $0["title"]?.string ?? $0["const"]?.string ?? "") }
        }
        let titles = schema["enumNames"]?.elements ?? []
        return (schema["enum"]?.elements ?? []).enumerated().map { index, value in
            (value, titles.indices.contains(index) ? titles[index].string ?? "" : value.string ?? "")
        }
    }

    private static func value(
        _ text: String, _ choices: [(value: JSONValue, title: String)], _ type: String?
    ) -> JSONValue? {
        if !choices.isEmpty {
            if let place = Int(text), choices.indices.contains(place - 1) { return choices[place - 1].value }
            return choices.first {
                [$0.title.lowercased(), $0.value.string?.lowercased()].contains(text.lowercased())
            }?.value
        }
        switch type {
        case "integer": return Int(text).map(JSONValue.int)
        case "number": return Double(text).map(JSONValue.double)
        case "boolean":
            return ["yes": true, "no": false, "true": true, "false": false][text.lowercased()].map(JSONValue.bool)
        case "array": return .array(text.split(separator: ",").map { .string($0.trimmingCharacters(in: .whitespaces)) })
        default: return .string(text)
        }
    }
}

extension CommandContext {
    /// The folder of the state that this command works with.
    var stateFolder: URL {
        SystemConfiguration.commandLine(
            directory: options.dataDirectory.map { reading().files.absolutePath($0) }, environment: console.environment
        ).dataDirectory
    }
}
