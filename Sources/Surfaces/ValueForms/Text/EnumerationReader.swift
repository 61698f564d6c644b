package import IntentWire

/// Reads a case of an enumeration by raw value, title or synonym, in any language the app has.
package struct EnumerationReader: Sendable {
    let identifier: String
    let descriptor: EnumDescriptor?
    /// The raw values that the parameter takes; all where nil.
    let supported: [String]?
    let languages: [String]

    /// Creates a reader.
    package init(identifier: String, descriptor: EnumDescriptor?, supported: [String]?, languages: [String]) {
        self.identifier = identifier
        self.descriptor = descriptor
        self.supported = supported
        self.languages = languages
    }

    /// The cases to choose from.
    package var cases: [EnumDescriptor.Case] {
        let all = descriptor?.cases ?? []
        guard let supported else { return all }
        return all.filter { supported.contains($0.rawValue) }
    }

    func read(_ text: String) throws -> EnumCaseSnapshot {
        guard descriptor != nil else { return EnumCaseSnapshot(type: identifier, rawValue: text) }
        if let found = find(text, among: cases) {
            return EnumCaseSnapshot(type: identifier, rawValue: found.rawValue)
        }
        let titles = cases.map { $0.title.text(in: languages) }
        let name = descriptor?.name.text(in: languages) ?? identifier
        if let other = find(text, among: descriptor?.cases ?? []) {
            throw ReadProblem(
                "'\(other.title.text(in: languages))' is not taken here; choose \(titles.formattedList(.or))",
                candidates: titles)
        }
        let near = Names.nearest(to: text, among: titles)
        throw ReadProblem(
            "'\(text)' is no \(name); choose \(titles.formattedList(.or))",
            candidates: near + titles.filter { !near.contains($0) })
    }

    /// The raw value decides before a title, a title before a synonym.
    private func find(_ text: String, among cases: [EnumDescriptor.Case]) -> EnumDescriptor.Case? {
        if let exact = cases.first(where: { $0.rawValue == text }) { return exact }
        let folded = Names.folded(text)
        return cases.first { Names.folded($0.rawValue) == folded }
            ?? cases.first { $0.title.allTexts.contains { Names.folded($0) == folded } }
            ?? cases.first { ($0.synonyms ?? []).contains { $0.allTexts.contains { Names.folded($0) == folded } } }
    }
}
