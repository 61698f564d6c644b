import IntentWire

/// What members of metadata mean, in words.
enum MetadataWords {
    /// A text: its key.
    static func text(_ value: JSONValue?) -> String? { value?["key"]?.string }

    /// A type of values: `text`, `list of StreamEntity`.
    static func type(_ value: JSONValue?) -> String {
        guard let member = value?.members?.first else { return "nothing" }
        let wrapper = member.value["wrapper"]
        switch member.name {
        case "primitive": return name(wrapper?["typeIdentifier"]?.int, primitives, "kind")
        case "intents": return name(wrapper?["typeIdentifier"]?.int, intents, "system value")
        case "measurement": return name(wrapper?["unitType"]?.int, measurements, "measurement")
        case "entity": return wrapper?["typeName"]?.string ?? "entity"
        case "linkEnumeration": return wrapper?["identifier"]?.string ?? "choice"
        case "array": return "list of \(type(wrapper?["memberValueType"]))"
        case "searchCriteria": return "search text"
        default: return member.name
        }
    }

    private static func name(_ code: Int?, _ names: [Int: String], _ kind: String) -> String {
        guard let code else { return kind }
        return names[code] ?? "\(kind) \(code)"
    }

    private static let primitives = [
        0: "text", 1: "yes or no", 2: "whole number", 7: "number", 8: "date", 9: "parts of a date", 11: "URL",
        12: "styled text",
    ]
    private static let intents = [3: "person", 12: "file", 14: "amount of money"]
    private static let measurements = [1: "length", 7: "duration"]

    /// The default in a parameter's special metadata.
    static func defaultValue(_ parameter: JSONValue) -> String? {
        guard let value = pairs(parameter["typeSpecificMetadata"])["LNValueTypeSpecificMetadataKeyDefaultValue"] else {
            return nil
        }
        let wrapped = value.members?.first?.value["wrapper"]
        if parameter["valueType"]?["primitive"]?["wrapper"]?["typeIdentifier"]?.int == 1 {
            return wrapped?.int == 1 ? "yes" : "no"
        }
        return wrapped.map { $0.string ?? $0.line } ?? value.line
    }

    /// A flat list of keys and values as values by key.
    static func pairs(_ value: JSONValue?) -> [String: JSONValue] {
        let elements = value?.elements ?? []
        var pairs: [String: JSONValue] = [:]
        for index in stride(from: 0, to: elements.count - 1, by: 2) {
            if let key = elements[index].string { pairs[key] = elements[index + 1] }
        }
        return pairs
    }

    /// What an intent gives, in words.
    static func results(_ action: JSONValue) -> [String] {
        let flags = action["outputFlags"]?.int ?? 0
        var words: [String] = []
        if let type = action["outputType"] { words.append("returns \(self.type(type))") }
        for (bit, word) in [
            (4, "speaks"), (2, "shows a view"), (32, "shows a snippet intent"), (1, "goes on with another intent"),
            (8, "only configures"),
        ] where flags & bit != 0 { words.append(word) }
        return words
    }

    /// What else one should know of an intent.
    static func traits(_ action: JSONValue) -> [String] {
        var words: [String] = []
        if action["openAppWhenRun"]?.bool == true { words.append("opens the app") }
        if action["isDiscoverable"]?.bool == false { words.append("not discoverable") }
        switch action["authenticationPolicy"]?.int {
        case 1: words.append("needs an unlocked device")
        case 2: words.append("needs authentication")
        default: break
        }
        for name in action["systemProtocols"]?.elements?.compactMap(\.string) ?? [] {
            words.append(name.split(separator: ".").last.map(String.init) ?? name)
        }
        return words
    }

    /// The sentence of a summary.
    static func summary(_ action: JSONValue) -> String? {
        let configuration = action["actionConfiguration"]
        if let text = configuration?["actionSummary"]?["wrapper"]?["summaryString"]?["formatString"]?.string {
            return text
        }
        return configuration?.members?.first.map { _ in "depends on a parameter" }
    }
}
