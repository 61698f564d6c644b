import IntentWire

/// Says what is different in members of which no more is known than their names.
enum PlainComparison {
    static func member(_ subject: String, _ member: String, _ old: JSONValue, _ new: JSONValue)
        -> [MetadataDiff.Difference]
    {
        let message: String
        if old == .null {
            message = "now has '\(member)': \(short(new))"
        } else if new == .null {
            message = "no longer has '\(member)', which was \(short(old))"
        } else if let left = MetadataWords.text(old), let right = MetadataWords.text(new), left != right {
            message = "has \(quoted(right)) as '\(member)', was \(quoted(left))"
        } else {
            message = "has \(short(new)) as '\(member)', was \(short(old))"
        }
        return [MetadataDiff.Difference(subject: subject, message: message)]
    }

    static func quoted(_ text: String?) -> String { text.map { "\u{201c}\($0)\u{201d}" } ?? "none" }

    private static func short(_ value: JSONValue) -> String {
        if let text = MetadataWords.text(value) { return quoted(text) }
        let line = value.line
        return line.count > 120 ? "\(line.prefix(120))…" : line
    }

    /// The sentence for a member with a word of its own.
    static func text(_ subject: String, _ word: String, _ old: String?, _ new: String?) -> MetadataDiff.Difference {
        switch (old, new) {
        case (nil, _): .init(subject: subject, message: "now has the \(word) \(quoted(new))")
        case (_, nil): .init(subject: subject, message: "no longer has the \(word) \(quoted(old))")
        default: .init(subject: subject, message: "has the \(word) \(quoted(new)), was \(quoted(old))")
        }
    }
}

/// Says what is different in an intent.
enum IntentComparison {
    static func member(_ subject: String, _ member: String, _ old: JSONValue, _ new: JSONValue)
        -> [MetadataDiff.Difference]
    {
        switch member {
        case "title":
            return [PlainComparison.text(subject, "title", MetadataWords.text(old), MetadataWords.text(new))]
        case "descriptionMetadata":
            let (left, right) = (
                MetadataWords.text(old["descriptionText"]), MetadataWords.text(new["descriptionText"])
            )
            if left != right { return [PlainComparison.text(subject, "description", left, right)] }
        case "parameters":
            return MetadataDiff.compare(
                old.elements ?? [], new.elements ?? [], "parameter", key: "name", ParameterComparison.member
            ).map { difference in
                var whole = difference
                whole.subject = "\(difference.subject ?? "parameter") of \(subject)"
                return whole
            } + order(subject, old, new)
        case "openAppWhenRun":
            return [
                .init(subject: subject, message: new == .bool(true) ? "now opens the app" : "no longer opens the app")
            ]
        case "isDiscoverable":
            return [
                .init(
                    subject: subject,
                    message: new == .bool(true) ? "can be found by people now" : "can no longer be found by people")
            ]
        case "outputType":
            return [
                .init(
                    subject: subject,
                    message: "returns \(MetadataWords.type(new)), before \(MetadataWords.type(old))", isBreaking: true)
            ]
        default: break
        }
        return PlainComparison.member(subject, member, old, new)
    }

    private static func order(_ subject: String, _ old: JSONValue, _ new: JSONValue) -> [MetadataDiff.Difference] {
        let (left, right) = (names(old), names(new))
        guard left != right, left.sorted() == right.sorted() else { return [] }
        return [
            .init(
                subject: subject,
                message: "has its parameters in another order: \(right.joined(separator: ", "))")
        ]
    }

    private static func names(_ value: JSONValue) -> [String] {
        value.elements?.compactMap { $0["name"]?.string } ?? []
    }
}

/// Says what is different in a parameter or a property.
enum ParameterComparison {
    static func member(_ subject: String, _ member: String, _ old: JSONValue, _ new: JSONValue)
        -> [MetadataDiff.Difference]
    {
        switch member {
        case "title":
            return [PlainComparison.text(subject, "title", MetadataWords.text(old), MetadataWords.text(new))]
        case "parameterDescription":
            return [PlainComparison.text(subject, "description", MetadataWords.text(old), MetadataWords.text(new))]
        case "valueType":
            return [
                .init(
                    subject: subject, message: "takes \(MetadataWords.type(new)), before \(MetadataWords.type(old))",
                    isBreaking: true)
            ]
        case "isOptional":
            return [.init(subject: subject, message: new == .bool(true) ? "may be left out now" : "is needed now")]
        // Follows from the type, which has its own sentence.
        case "resolvableInputTypes": return []
        default: return PlainComparison.member(subject, member, old, new)
        }
    }
}

/// Says what is different in an entity or an enumeration.
enum EntityComparison {
    static func member(_ subject: String, _ member: String, _ old: JSONValue, _ new: JSONValue)
        -> [MetadataDiff.Difference]
    {
        switch member {
        case "displayTypeName":
            return [PlainComparison.text(subject, "name", MetadataWords.text(old), MetadataWords.text(new))]
        case "properties":
            return nested("property", "identifier", subject, old, new, ParameterComparison.member)
        case "cases": return nested("case", "identifier", subject, old, new, PlainComparison.member)
        default: return PlainComparison.member(subject, member, old, new)
        }
    }

    private static func nested(
        _ kind: String, _ key: String, _ subject: String, _ old: JSONValue, _ new: JSONValue,
        _ comparison: MetadataDiff.Comparison
    ) -> [MetadataDiff.Difference] {
        let found = MetadataDiff.compare(old.elements ?? [], new.elements ?? [], kind, key: key, comparison)
            .map { difference in
                var whole = difference
                whole.subject = "\(difference.subject ?? kind) of \(subject)"
                return whole
            }
        guard found.isEmpty else { return found }
        return [.init(subject: subject, message: "lists each \(kind) in another order")]
    }
}
