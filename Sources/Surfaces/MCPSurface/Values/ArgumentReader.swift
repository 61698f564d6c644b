import Foundation
import IntentWire
import ValueForms

/// Reads JSON that a client sent as values of an intent's parameters.
///
/// What stands in a string is read as a person would write it, so that a model may give a title for an enumeration or
/// `2 km` for a length; objects have the forms in which results give such values.
struct ArgumentReader {
    private let app: CatalogApp
    private let surroundings: Surroundings
    private let reader: ValueReader

    init(app: CatalogApp, surroundings: Surroundings) {
        self.app = app
        self.surroundings = surroundings
        reader = ValueReader(context: app.readingNow)
    }

    /// Everything that is wrong with the arguments of a call, a line each.
    struct Problems: Error {
        var lines: [String]
        var parameters: [String]
    }

    /// What was read, with the texts behind it for options that only the app can tell.
    struct Reading {
        var values: [String: IntentValue] = [:]
        var texts: [String: [String]] = [:]
    }

    /// Reads all arguments of a call. `null` is no value.
    func read(_ members: [JSONValue.Member], of intent: IntentDescriptor) throws(Problems) -> Reading {
        var reading = Reading()
        var problems = Problems(lines: [], parameters: [])
        for member in members where member.value != .null {
            guard let parameter = intent.parameter(member.name) else {
                problems.lines.append(unknown(member.name, in: intent))
                problems.parameters.append(member.name)
                continue
            }
            do {
                reading.values[member.name] = try value(member.value, for: parameter)
                reading.texts[member.name] = texts(member.value)
            } catch {
                problems.lines.append("\(member.name): \((error as? ReadProblem)?.message ?? "\(error)")")
                problems.parameters.append(member.name)
            }
        }
        guard problems.lines.isEmpty else { throw problems }
        return reading
    }

    private func unknown(_ name: String, in intent: IntentDescriptor) -> String {
        let names = intent.parameters.map(\.name)
        let near = Names.nearest(to: name, among: names)
        let help =
            !near.isEmpty
            ? Names.suggestion(near)
            : names.isEmpty ? "; there are none" : "; there are \(names.formattedList(.and))"
        return "there is no argument '\(SafeText.line(name, limit: 100))'\(help)"
    }

    private func texts(_ value: JSONValue) -> [String]? {
        switch value {
        case .string(let text): [text]
        case .array(let values):
            values.allSatisfy { $0.string != nil } ? values.compactMap(\.string) : nil
        default: nil
        }
    }

    // MARK: - Values

    /// Reads one argument.
    ///
    /// - Throws: ``ReadProblem`` where the value does not fit.
    func value(_ json: JSONValue, for parameter: ParameterDescriptor) throws -> IntentValue {
        guard case .list(let element) = parameter.type else { return try value(json, as: parameter.type, parameter) }
        let given: [JSONValue]
        switch json {
        case .array(let values): given = values
        // One thing stands for a list of one, where it is named; a number is more likely a mistake.
        case .string, .object: given = [json]
        default: throw mismatch(json, parameter.type)
        }
        let values = try given.map { try value($0, as: element, parameter) }
        if let least = parameter.minimumCount, values.count < least {
            throw ReadProblem("at least \(least) values are needed, \(values.count) were given")
        }
        if let most = parameter.maximumCount, values.count > most {
            throw ReadProblem("at most \(most) values are taken, \(values.count) were given")
        }
        return .list(values)
    }

    private func value(_ json: JSONValue, as type: ValueType, _ parameter: ParameterDescriptor) throws -> IntentValue {
        switch (json, type) {
        case (_, .union(let types)): return try union(json, types, parameter)
        case (.string(let text), .entity(let identifier)): return try entity(text, identifier)
        case (.string(let text), .file): return .file(try file(path: text, parameter))
        case (.string(let text), _): return try reader.read(text, as: type, for: parameter)
        case (.bool(let value), .bool): return .bool(value)
        case (.int, .int), (.int, .double), (.int, .decimal), (.double, .int), (.double, .decimal), (.double, .double),
            (.int, .measurement), (.double, .measurement), (.int, .currencyAmount), (.double, .currencyAmount):
            return try reader.read(number(json), as: type, for: parameter)
        // Identifiers of entities are often numbers.
        case (.int(let number), .entity): return .text("\(number)")
        case (.object, _):
            return try ObjectReader(reader: reader, json: json).value(as: type, parameter) { file in
                try self.file(file, parameter)
            }
        case (_, .other): return .string(json.line)
        default: throw mismatch(json, type)
        }
    }

    private func number(_ json: JSONValue) -> String {
        if let whole = json.int { "\(whole)" } else { json.text }
    }

    private func union(_ json: JSONValue, _ types: [ValueType], _ parameter: ParameterDescriptor) throws -> IntentValue
    {
        // Any text is a `string`, so it is tried last.
        var problems: [String] = []
        for type in types.filter({ $0 != .string }) + types.filter({ $0 == .string }) {
            do {
                return try value(json, as: type, parameter)
            } catch let problem as ReadProblem {
                problems.append(problem.message)
            }
        }
        throw ReadProblem(problems.joined(separator: "; and "))
    }

    private func mismatch(_ json: JSONValue, _ type: ValueType) -> ReadProblem {
        let kind =
            switch json {
            case .null: "null"
            case .bool: "a boolean"
            case .int, .double, .decimal: "a number"
            case .string: "a string"
            case .array: "an array"
            case .object: "an object"
            }
        return ReadProblem("\(kind) was given; \(app.readingNow.name(of: type)) is wanted")
    }

    // MARK: - Entities and files

    /// An entity by the URI of its resource, by identifier, by name, or by words to search for: the app decides.
    private func entity(_ text: String, _ type: String) throws -> IntentValue {
        guard text.hasPrefix("\(EntityURI.scheme)://") else {
            if text.allSatisfy(\.isWhitespace) { throw ReadProblem("the text is empty") }
            return .text(text)
        }
        guard let uri = EntityURI(text), uri.app == app.manifest.identifier else {
            throw ReadProblem("'\(text)' is no resource of \(app.name)")
        }
        guard uri.entity == type else {
            throw ReadProblem("'\(text)' is a \(uri.entity); \(app.readingNow.name(of: .entity(type))) is wanted")
        }
        return .entityIdentifier(uri.identifier)
    }

    private func file(path text: String, _ parameter: ParameterDescriptor) throws -> FileSnapshot {
        // A model must not read what the server's own input holds, nor what lies outside the folders it was given.
        guard text != "-" else { throw ReadProblem("'-' is no path") }
        guard case .file(let file) = try reader.read(text, as: .file, for: parameter), let url = file.url else {
            throw ReadProblem("'\(text)' is no file")
        }
        let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
        guard surroundings.fileFolders.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else {
            throw ReadProblem(
                surroundings.fileFolders.isEmpty
                    ? "files of this machine are not given to apps here; send {\"name\", \"data\"}, or start the server with --files FOLDER"
                    : "'\(text)' lies outside \(surroundings.fileFolders.formattedList(.and))")
        }
        return file
    }

    /// A file with its bytes, or by its place.
    private func file(_ json: JSONValue, _ parameter: ParameterDescriptor) throws -> FileSnapshot {
        if let place = json["uri"]?.string ?? json["path"]?.string { return try file(path: place, parameter) }
        let name = (json["name"] ?? json["filename"])?.string ?? "file"
        guard let text = (json["data"] ?? json["blob"])?.string else {
            throw ReadProblem("a file needs 'data' or 'uri'")
        }
        guard let data = Data(base64Encoded: text) else { throw ReadProblem("'data' is not base64") }
        let files = app.readingNow.files
        let fromName = files.contentType(URL(filePath: name).pathExtension)
        let type = (json["mimeType"] ?? json["type"])?.string.flatMap(ContentTypes.identifier) ?? fromName
        let taken = parameter.contentTypes ?? []
        if let type, !taken.isEmpty, !taken.contains(where: { files.conforms(type, $0) }) {
            throw ReadProblem("'\(name)' is \(type); \(taken.formattedList(.or)) is taken")
        }
        return FileSnapshot(filename: URL(filePath: name).lastPathComponent, type: type, data: data)
    }
}
