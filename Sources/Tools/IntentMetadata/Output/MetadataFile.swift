package import Foundation
package import IntentWire

/// The content of an `extract.actionsdata`.
///
/// - Source: files that Xcode 15.2, 26.3 and 27 wrote, in public repositories.
package struct MetadataFile: Hashable, Sendable {
    /// Whose form the file has.
    package var dialect: MetadataDialect
    /// The version of the Xcode that wrote it.
    package var version: String
    /// The intents.
    package var actions: [JSONValue] = []
    package var entities: [JSONValue] = []
    package var queries: [JSONValue] = []
    package var enums: [JSONValue] = []
    /// The App Shortcuts, in their order.
    package var shortcuts: [JSONValue] = []
    package var providerMangledName: String?
    /// What the file says beside that, as it stands there.
    package var others: [String: JSONValue]

    /// Creates metadata without content.
    package init(dialect: MetadataDialect, version: String) {
        self.dialect = dialect
        self.version = version
        others = ["negativePhrases": .array([]), "shortcutTileColor": .int(14), "version": .int(1)]
        if dialect.isModern {
            for name in ["assistantEntities", "assistantIntentNegativePhrases", "assistantIntents"] {
                others[name] = .array([])
            }
        }
    }

    /// Puts everything whose order says nothing into one order.
    mutating func sort() {
        actions.sort { Self.key($0, "identifier") < Self.key($1, "identifier") }
        entities.sort { Self.key($0, "typeName") < Self.key($1, "typeName") }
        queries.sort { Self.key($0, "identifier") < Self.key($1, "identifier") }
        enums.sort { Self.key($0, "identifier") < Self.key($1, "identifier") }
    }

    private static func key(_ value: JSONValue, _ name: String) -> String { value[name]?.string ?? "" }

    /// The whole as JSON.
    package var json: JSONValue {
        var members = others.map { JSONValue.Member(name: $0.key, value: $0.value) }
        members += [
            .init(name: "actions", value: Self.object(actions, "identifier")),
            .init(name: "autoShortcuts", value: .array(shortcuts)),
            .init(name: "entities", value: Self.object(entities, "typeName")),
            .init(name: "enums", value: .array(enums)),
            .init(
                name: "generator",
                value: .members(["name": .string("xcode-tools"), "version": .string(version)])),
            .init(name: "queries", value: Self.object(queries, "identifier")),
        ]
        if let name = providerMangledName {
            members.append(.init(name: "autoShortcutProviderMangledName", value: .string(name)))
        }
        return .object(members)
    }

    private static func object(_ values: [JSONValue], _ name: String) -> JSONValue {
        .object(values.map { JSONValue.Member(name: key($0, name), value: $0) })
    }

    /// The bytes of `extract.actionsdata`.
    package var data: Data { MetadataWriter.data(json) }

    /// The bytes of `version.json`.
    package var versionData: Data { MetadataWriter.version(version) }

    /// Writes both files into `Metadata.appintents` in a folder; other files there stay.
    ///
    /// - Returns: The path of `extract.actionsdata`.
    /// - Throws: ``MetadataFailure`` where the folder cannot be written.
    package func write(into folder: String) throws(MetadataFailure) -> String {
        let bundle = (folder as NSString).appendingPathComponent("Metadata.appintents")
        let path = (bundle as NSString).appendingPathComponent("extract.actionsdata")
        let version = (bundle as NSString).appendingPathComponent("version.json")
        do {
            try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
            try data.write(to: URL(filePath: path), options: .atomic)
            try versionData.write(to: URL(filePath: version), options: .atomic)
        } catch {
            throw MetadataFailure(
                "cannot be written: \(WriteReason.text(error))", at: SourcePlace(file: bundle))
        }
        return path
    }
}

/// Why Foundation could not write, in words.
private enum WriteReason {
    static func text(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return FileReading.reason(Int32(clamping: underlying.code))
        }
        return (error as NSError).localizedDescription
    }
}
