import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// `beckon config model set`
struct SetModel: CommandIntent {
    static let syntax = CommandSyntax("config", "model", "set")
    static let title: LocalizedStringResource = "Set Model"
    static let description: IntentDescription? = IntentDescription(
        """
        Chooses a language model for sentences that phrases do not understand, at any address with OpenAI's API for chats. It calls the \
        tools that assistants have, under the same policy.
        """)

    @Parameter(title: "URL", description: "The address of the API, as http://127.0.0.1:8080/v1")
    var url: String

    @Parameter(title: "Model", description: "The name of the model", default: "default")
    var model: String

    @Parameter(title: "Key File", description: "A file with the key, if the model needs one")
    var keyFile: String?

    @Parameter(title: "Key Variable", description: "A variable of the environment with the key")
    var keyVariable: String?

    @Parameter(title: "Seconds", description: "How long one sentence may take", default: 120, inclusiveRange: (1, 3600))
    var seconds: Int

    func run(in context: CommandContext) async throws {
        guard let parsed = URL(string: url), ["http", "https"].contains(parsed.scheme ?? ""),
            parsed.host?.isEmpty == false,
            parsed.user == nil
        else {
            throw IntentFailure(
                .invalidValue, "'\(url)' is no address of a model's API; one is http://127.0.0.1:8080/v1",
                parameters: ["url"])
        }
        if keyFile != nil, keyVariable != nil {
            throw IntentFailure(
                .invalidValue, "--key-file and --key-variable cannot be combined; use one of them",
                parameters: ["keyFile", "keyVariable"])
        }
        let file = keyFile.map { context.reading().files.absolutePath($0) }
        if let file, !FileManager.default.isReadableFile(atPath: file) {
            throw IntentFailure(
                .invalidValue, "the file of the key, '\(file)', cannot be read", parameters: ["keyFile"])
        }
        let settings = ModelSettings(
            url: url, model: model, keyFile: file, keyVariable: keyVariable, seconds: seconds)
        try settings.save(in: context.stateFolder)
        context.show(settings.json) { settings.lines }
    }
}

/// `beckon config model show`
struct ShowModel: CommandIntent {
    static let syntax = CommandSyntax("config", "model", "show")
    static let title: LocalizedStringResource = "Show Model"
    static let description: IntentDescription? = IntentDescription(
        "Shows which language model is used for sentences that phrases do not understand. A key is never shown.")

    func run(in context: CommandContext) async throws {
        guard let settings = try ModelSettings.load(from: context.stateFolder) else {
            return context.show(.members(["model": .null])) { ["No model is configured."] }
        }
        context.show(settings.json) { settings.lines }
    }
}

/// `beckon config model off`
struct TurnOffModel: CommandIntent {
    static let syntax = CommandSyntax("config", "model", "off")
    static let title: LocalizedStringResource = "Turn Off Model"
    static let description: IntentDescription? = IntentDescription(
        "Forgets the language model: no sentence is sent to it any more.")

    func run(in context: CommandContext) async throws {
        let wasThere = try ModelSettings.load(from: context.stateFolder) != nil
        ModelSettings.remove(from: context.stateFolder)
        context.show(.members(["model": .null])) {
            [wasThere ? "No model is used any more." : "No model was configured."]
        }
    }
}

/// `beckon config model test`
struct TestModel: CommandIntent {
    static let syntax = CommandSyntax("config", "model", "test")
    static let title: LocalizedStringResource = "Test Model"
    static let description: IntentDescription? = IntentDescription(
        "Asks the language model for one word, and says how long that took.")

    func run(in context: CommandContext) async throws {
        guard let settings = try ModelSettings.load(from: context.stateFolder) else {
            throw IntentFailure(.noModel, "no model is configured: see beckon config model set --help")
        }
        let begun = ContinuousClock.now
        let answer = try await ModelProgram(settings: settings, environment: context.console.environment).complete(
            .members([
                "model": .string(settings.model), "max_tokens": .int(16),
                "messages": .array([
                    .members(["role": .string("user"), "content": .string("Answer with the word: ready")])
                ]),
            ]))
        guard let text = answer["choices"]?.elements?.first?["message"]?["content"]?.string else {
            throw IntentFailure(.modelFailed, "the model '\(settings.model)' answers, but gives no message")
        }
        let seconds = ((ContinuousClock.now - begun) / .seconds(1) * 10).rounded() / 10
        context.show(.members(["answer": .string(text), "seconds": .double(seconds)])) {
            ["\(settings.model) answers “\(DisplayWidth.printable(text))” in \(seconds) s."]
        }
    }
}

extension ModelSettings {
    fileprivate var json: JSONValue {
        .members([
            "model": .string(model), "url": .string(url), "keyFile": keyFile.map(JSONValue.string),
            "keyVariable": keyVariable.map(JSONValue.string), "seconds": .int(seconds), "on": .bool(isOn),
        ])
    }

    fileprivate var lines: [String] {
        let key = keyFile.map { ", key in \($0)" } ?? keyVariable.map { ", key in the variable \($0)" } ?? ""
        return ["\(model) at \(url)\(key), up to \(seconds) s for a sentence."].map { DisplayWidth.printable($0) }
    }
}
