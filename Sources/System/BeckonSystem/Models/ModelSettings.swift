public import Foundation
public import IntentWire

/// The language model that a person has configured, for sentences that phrases do not understand.
///
/// There is none unless somebody configures one. The key is never kept here, only where it is.
public struct ModelSettings: Codable, Hashable, Sendable {
    /// The address under which the model's API is, as `http://127.0.0.1:8080/v1`.
    public var url: String
    /// The name of the model.
    public var model: String
    /// The file with the key; nil where the model needs none.
    public var keyFile: String?
    /// The variable of the environment with the key.
    public var keyVariable: String?
    /// Whether it is used.
    public var isOn: Bool
    /// How many seconds one sentence may take.
    public var seconds: Int

    /// Creates settings.
    public init(
        url: String, model: String, keyFile: String? = nil, keyVariable: String? = nil, isOn: Bool = true,
        seconds: Int = 120
    ) {
        self.url = url
        self.model = model
        self.keyFile = keyFile
        self.keyVariable = keyVariable
        self.isOn = isOn
        self.seconds = seconds
    }

    /// Where they are kept, in the folder of a system's state.
    public static func file(in folder: URL) -> URL { folder.appending(path: "model.json") }

    /// Reads them; nil where nobody has configured a model.
    ///
    /// - Throws: `IntentFailure` with code `store` where the file cannot be read.
    public static func load(from folder: URL) throws -> ModelSettings? {
        let file = file(in: folder)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(ModelSettings.self, from: Data(contentsOf: file))
        } catch {
            throw IntentFailure(
                .store, "'\(file.path)' cannot be read: configure the model again with beckon config model set")
        }
    }

    /// Writes them, for nobody else to read.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func save(in folder: URL) throws {
        let file = Self.file(in: folder)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(self).write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            throw IntentFailure(.store, "'\(file.path)' cannot be written: \(error.localizedDescription)")
        }
    }

    /// Takes them away.
    public static func remove(from folder: URL) { try? FileManager.default.removeItem(at: file(in: folder)) }
}

/// What `beckon-model` is told: one request of the model's API.
public struct ModelCall: Codable, Sendable {
    /// Where to, as `http://127.0.0.1:8080/v1/chat/completions`.
    public var url: String
    /// The body, as JSON text; nil asks by GET.
    public var body: String?
    public var keyFile: String?
    public var keyVariable: String?
    /// How many seconds the answer may take.
    public var seconds: Int
    /// How long the answer may be, in bytes.
    public var limit: Int

    /// Creates a call.
    public init(
        url: String, body: String?, keyFile: String? = nil, keyVariable: String? = nil, seconds: Int = 60,
        limit: Int = 4 << 20
    ) {
        self.url = url
        self.body = body
        self.keyFile = keyFile
        self.keyVariable = keyVariable
        self.seconds = seconds
        self.limit = limit
    }
}

/// What `beckon-model` answers.
public struct ModelReply: Codable, Sendable {
    /// The body of the answer; nil where there is none.
    public var body: String?
    /// Why there is none.
    public var problem: String?

    /// Creates an answer.
    public init(body: String? = nil, problem: String? = nil) {
        self.body = body
        self.problem = problem
    }
}

extension IntentFailure.Code {
    /// The language model that a person configured cannot be reached, or does not do what it should.
    public static let modelFailed = IntentFailure.Code(rawValue: "model-failed")
    /// No language model is configured.
    public static let noModel = IntentFailure.Code(rawValue: "no-model")
}
