import IntentWire

/// How two apps' metadata, or two versions of one, differ.
package struct MetadataDiff: Hashable, Sendable {
    /// One difference.
    package struct Difference: Hashable, Sendable {
        /// What differs: `intent 'AddTask'`; nil for the file as a whole.
        package var subject: String?
        /// What is different, as the end of a sentence about the second file.
        package var message: String
        /// Whether shortcuts that people have made may stop working.
        package var isBreaking = false

        /// The difference in one line.
        package var line: String {
            (subject.map { "\($0) " } ?? "") + message
                + (isBreaking ? "; saved shortcuts that use it stop working" : "")
        }
    }

    /// The differences, intents first.
    package let differences: [Difference]

    /// Compares metadata; what stands in another order only is the same.
    ///
    /// - Parameters:
    ///   - old: The first, which the sentences call what was before.
    ///   - new: The second.
    package init(_ old: MetadataFile, _ new: MetadataFile) {
        var found: [Difference] = []
        if old.version != new.version {
            found.append(
                Difference(message: "It was written for Xcode \(new.version), before for Xcode \(old.version)"))
        }
        found += Self.compare(old.actions, new.actions, "intent", key: "identifier", IntentComparison.member)
        found += Self.compare(old.entities, new.entities, "entity", key: "typeName", EntityComparison.member)
        found += Self.compare(old.queries, new.queries, "query", key: "identifier", PlainComparison.member)
        found += Self.compare(old.enums, new.enums, "enumeration", key: "identifier", EntityComparison.member)
        found += Self.shortcuts(old, new)
        for name in Set(old.others.keys).union(new.others.keys).sorted() {
            let (left, right) = (old.others[name] ?? .null, new.others[name] ?? .null)
            if left != right { found += PlainComparison.member("the file", name, left, right) }
        }
        differences = found
    }

    /// Says what is different in one member of two objects.
    typealias Comparison = (_ subject: String, _ member: String, _ old: JSONValue, _ new: JSONValue) -> [Difference]

    /// Compares two lists of objects that have names.
    static func compare(
        _ old: [JSONValue], _ new: [JSONValue], _ kind: String, key: String, isBreaking: Bool = true,
        _ comparison: Comparison
    ) -> [Difference] {
        let before = Dictionary(old.map { ($0[key]?.string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0[key]?.string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Difference] = []
        for name in Set(before.keys).union(after.keys).sorted() {
            let subject = "\(kind) '\(name)'"
            switch (before[name], after[name]) {
            case (let left?, let right?):
                let members = Set((left.members ?? []).map(\.name)).union((right.members ?? []).map(\.name))
                for member in members.sorted() {
                    let (one, other) = (left[member] ?? .null, right[member] ?? .null)
                    if Self.canonical(one, member) != Self.canonical(other, member) {
                        found += comparison(subject, member, one, other)
                    }
                }
            case (nil, _?): found.append(Difference(subject: subject, message: "is new"))
            case (_?, nil):
                found.append(
                    Difference(subject: subject, message: "is gone", isBreaking: isBreaking && kind != "query"))
            case (nil, nil): break
            }
        }
        return found
    }

    private static func shortcuts(_ old: MetadataFile, _ new: MetadataFile) -> [Difference] {
        var found: [Difference] = []
        let before = phrases(old)
        let after = phrases(new)
        for intent in Set(before.keys).union(after.keys).sorted() {
            let subject = "the shortcut of intent '\(intent)'"
            guard let left = before[intent] else {
                found.append(Difference(subject: subject, message: "is new"))
                continue
            }
            guard let right = after[intent] else {
                found.append(Difference(subject: subject, message: "is gone"))
                continue
            }
            for phrase in left where !right.contains(phrase) {
                found.append(
                    Difference(subject: subject, message: "no longer has the phrase \u{201c}\(phrase)\u{201d}"))
            }
            for phrase in right where !left.contains(phrase) {
                found.append(Difference(subject: subject, message: "has the new phrase \u{201c}\(phrase)\u{201d}"))
            }
        }
        if found.isEmpty, old.shortcuts.map({ canonical($0, "") }) != new.shortcuts.map({ canonical($0, "") }) {
            found.append(
                Difference(message: "The shortcuts have other short titles, images or availability, or another order"))
        }
        if old.providerMangledName != new.providerMangledName {
            found.append(
                Difference(
                    subject: "the provider of shortcuts",
                    message: "is \(new.providerMangledName ?? "gone"), was \(old.providerMangledName ?? "missing")"))
        }
        return found
    }

    private static func phrases(_ metadata: MetadataFile) -> [String: [String]] {
        var phrases: [String: [String]] = [:]
        for shortcut in metadata.shortcuts {
            phrases[shortcut["actionIdentifier"]?.string ?? "", default: []] +=
                shortcut["phraseTemplates"]?.elements?.compactMap { MetadataWords.text($0) } ?? []
        }
        return phrases
    }

    // MARK: - Order

    private static let pairLists: Set = ["typeSpecificMetadata", "systemProtocolMetadata", "systemProtocolMetadataV2"]
    private static let sets: Set = ["resolvableInputTypes", "systemProtocols"]

    /// A value with what has no order in one order.
    static func canonical(_ value: JSONValue, _ name: String) -> JSONValue {
        switch value {
        case .object(let members):
            return .object(
                members.map { .init(name: $0.name, value: canonical($0.value, $0.name)) }.sorted { $0.name < $1.name })
        case .array(let values) where pairLists.contains(name):
            let pairs = stride(from: 0, to: values.count, by: 2).map { index in
                JSONValue.array(values[index..<min(index + 2, values.count)].map { canonical($0, "") })
            }
            return .array(pairs.sorted { $0.line < $1.line })
        case .array(let values):
            let elements = values.map { canonical($0, "") }
            return .array(sets.contains(name) ? elements.sorted { $0.line < $1.line } : elements)
        case .double(let number): return Int(exactly: number).map(JSONValue.int) ?? value
        default: return value
        }
    }
}
