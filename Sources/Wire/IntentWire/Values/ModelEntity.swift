import Foundation

/// An entity in the form in which a language model reads it: all in texts, under the names that people see.
///
/// ```json
/// {
///   "type": "Calendar Event",
///   "title": "Team Meeting",
///   "subtitle": "Jan 15, 2025 at 2:00 PM",
///   "properties": {
///     "Title": "Team Meeting",
///     "Start Date": "2025-01-15T14:00:00Z"
///   }
/// }
/// ```
public struct ModelEntity: Hashable, Sendable {
    /// An exposed property that has a value.
    public struct Property: Hashable, Sendable {
        /// The title that the app gave it; unlike that of all others of the entity.
        public var title: String
        public var text: String

        /// Creates a property.
        public init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    /// What such an entity is called.
    public var type: String
    public var title: String
    public var subtitle: String?
    /// In the order in which the app declares them.
    public var properties: [Property]

    /// The entity as a JSON object, with its members in this order.
    ///
    /// - Source: RFC 8259.
    public var json: String {
        var members = [("type", Self.literal(type)), ("title", Self.literal(title))]
        if let subtitle { members.append(("subtitle", Self.literal(subtitle))) }
        let values = properties.map { "    \(Self.literal($0.title)): \(Self.literal($0.text))" }
        members.append(("properties", values.isEmpty ? "{}" : "{\n" + values.joined(separator: ",\n") + "\n  }"))
        return "{\n" + members.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n}"
    }

    private static func literal(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A text can always be encoded; without one there is nothing to say.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

extension EntitySnapshot {
    /// The entity for a language model: what it is, how it is shown, and its exposed properties under their titles.
    ///
    /// Properties without a value are left out, and deferred ones that were not asked for. Where two have one title,
    /// the later ones go by their names.
    ///
    /// - Parameters:
    ///   - manifest: What the app declares: the names of the type, its properties and of cases.
    ///   - languages: The languages of those names as BCP 47 tags, the best first; the app's own where empty.
    public func forModel(in manifest: AppManifest, languages: [String] = []) -> ModelEntity {
        let descriptor = manifest.entities.first { $0.identifier == type }
        let texts = ModelText(manifest: manifest, languages: languages)
        let declared = descriptor?.properties.map { ($0.name, $0.title.text(in: languages)) } ?? []
        let others = Set(properties.keys).subtracting(declared.map(\.0)).sorted().map { ($0, $0) }
        var titles: Set<String> = []
        var model = ModelEntity(
            type: descriptor?.name.text(in: languages) ?? type, title: display.title,
            subtitle: display.subtitle.flatMap { $0.isEmpty ? nil : $0 }, properties: [])
        for (name, title) in declared + others {
            guard let text = properties[name].flatMap(texts.text) else { continue }
            let key = titles.insert(title).inserted ? title : name
            titles.insert(key)
            model.properties.append(ModelEntity.Property(title: key, text: text))
        }
        return model
    }

    /// The entity as JSON for a language model: see ``forModel(in:languages:)``.
    public func modelJSON(in manifest: AppManifest, languages: [String] = []) -> String {
        forModel(in: manifest, languages: languages).json
    }
}
