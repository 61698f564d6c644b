package import IntentWire
package import ValueForms

/// Reads a filter of entities: `Due Date is before tomorrow and Priority is A`.
///
/// ```
/// filter     = comparison { ("and" | "or") comparison }     one of both, not mixed
/// comparison = property operator value
/// value      = words up to the next "and" or "or" | "'" text "'"
/// property   = name or title of a property
/// operator   = "is" | "is not" | "=" | "!=" | "<" | "<=" | ">" | ">=" | "contains" | "starts with" | "ends with"
///            | "is before" | "is after" | "is between" value "and"
/// ```
package struct FilterParser: Sendable {
    private typealias Token = FilterTokenizer.Token

    private let entity: EntityDescriptor
    private let filters: [PropertyFilterDescriptor]
    private let reader: ValueReader

    /// Creates a parser for the filters of an entity's query.
    ///
    /// - Throws: `IntentFailure` where the query does not filter by properties.
    package init(entity: EntityDescriptor, reader: ValueReader) throws {
        guard let filters = entity.query.propertyFilters else {
            let name = entity.name.text(in: reader.context.languages)
            let help = entity.query.supportsText ? "--matching TEXT or --id ID" : "--id ID"
            throw IntentFailure(
                .unsupported, "\(name) cannot be filtered by properties; use \(help)", parameters: ["where"])
        }
        self.entity = entity
        self.filters = filters
        self.reader = reader
    }

    /// Reads a filter.
    ///
    /// - Throws: `IntentFailure` that says which part is wrong, and what is possible.
    package func parse(_ text: String) throws -> EntityFilter {
        var tokens = try FilterTokenizer.tokens(of: text)[...]
        guard !tokens.isEmpty else { throw failure("the filter is empty; write PROPERTY is VALUE") }
        var comparisons = [try comparison(&tokens)]
        var mode: EntityFilter.Mode?
        while let word = tokens.popFirst() {
            let next: EntityFilter.Mode = word.isWord("or") ? .or : .and
            if let mode, mode != next {
                throw failure("'and' and 'or' cannot be mixed in one filter; use one of them throughout")
            }
            mode = next
            guard !tokens.isEmpty else { throw failure("a comparison is missing behind '\(word.text)'") }
            comparisons.append(try comparison(&tokens))
        }
        return EntityFilter(comparisons: comparisons, mode: mode ?? .and)
    }

    /// Reads the property to sort by.
    ///
    /// - Throws: `IntentFailure` where the query does not sort by it.
    package func sort(by text: String, ascending: Bool) throws -> EntitySort {
        let names = entity.query.sortableProperties ?? []
        for name in names where Names.match(name, text) || isTitle(text, of: name) {
            return EntitySort(property: name, ascending: ascending)
        }
        let titles = names.map(title)
        let near = Names.nearest(to: text, among: titles)
        let rest =
            titles.isEmpty ? "it has no order by properties" : "it sorts by \(titles.formattedList(.or))"
        throw IntentFailure(
            .unknownProperty,
            "\(entity.name.text(in: reader.context.languages)) cannot be sorted by '\(text)'; \(rest)",
            parameters: ["sort"], candidates: Names.options(near))
    }

    // MARK: - Comparisons

    private func comparison(_ tokens: inout ArraySlice<Token>) throws -> EntityComparison {
        let filter = try property(&tokens)
        guard let (comparison, count) = FilterComparison.leading(tokens) else {
            let title = filter.title.text(in: reader.context.languages)
            let found = tokens.first.map { "'\($0.text)' is no comparison" } ?? "a comparison is missing"
            throw failure("\(found) behind '\(title)'; \(possible(filter))")
        }
        let name = tokens.prefix(count).map(\.text).joined(separator: " ")
        tokens.removeFirst(count)
        guard filter.comparisons.contains(comparison) else {
            let title = filter.title.text(in: reader.context.languages)
            throw failure("'\(title)' cannot be compared with '\(name)'; \(possible(filter))")
        }
        var values = [try value(&tokens, of: filter, behind: name)]
        if comparison == .isBetween {
            guard tokens.popFirst()?.isWord("and") == true else {
                throw failure("'\(name)' needs two values, as \(name) X and Y")
            }
            values.append(try value(&tokens, of: filter, behind: "and"))
        }
        return EntityComparison(property: filter.property, comparison: comparison, values: values)
    }

    /// The property that the tokens begin with; the longest name wins.
    private func property(_ tokens: inout ArraySlice<Token>) throws -> PropertyFilterDescriptor {
        // Every position before a comparison is tried, since a title may itself contain such a word.
        for count in stride(from: min(tokens.count, 8), to: 0, by: -1) {
            let words = tokens.prefix(count)
            guard words.allSatisfy({ $0.kind != .sign }) else { continue }
            let name = words.map(\.text).joined(separator: " ")
            if let found = filters.first(where: { Names.match($0.property, name) || isTitle(name, $0.title) }) {
                tokens.removeFirst(count)
                return found
            }
        }
        throw unknownProperty(tokens)
    }

    private func unknownProperty(_ tokens: ArraySlice<Token>) -> IntentFailure {
        var name: [String] = []
        for index in tokens.indices {
            if !name.isEmpty, FilterComparison.leading(tokens[index...]) != nil { break }
            if tokens[index].isWord("and") || tokens[index].isWord("or") { break }
            name.append(tokens[index].text)
        }
        let text = name.joined(separator: " ")
        let titles = filters.map { $0.title.text(in: reader.context.languages) }
        let near = Names.nearest(to: text, among: titles)
        let kind = entity.name.text(in: reader.context.languages)
        let isCompared = name.count < tokens.count
        let help =
            near.isEmpty
            ? "; \(kind) is filtered by \(titles.formattedList(.or))"
                + (isCompared ? "" : ", and a value with 'and' or 'or' in it needs quotes")
            : Names.suggestion(near)
        return IntentFailure(
            .unknownProperty, "\(kind) has no property '\(text)' to filter by\(help)", parameters: ["where"],
            candidates: Names.options(near))
    }

    private func value(
        _ tokens: inout ArraySlice<Token>, of filter: PropertyFilterDescriptor, behind name: String
    ) throws -> IntentValue {
        var words: [String] = []
        while let token = tokens.first, !token.isWord("and"), !token.isWord("or") {
            words.append(token.text)
            tokens.removeFirst()
            if token.kind == .quoted, words.count == 1 { break }
        }
        guard !words.isEmpty else { throw failure("a value is missing behind '\(name)'") }
        if let next = tokens.first, !next.isWord("and"), !next.isWord("or") {
            throw failure("'\(next.text)' is not expected behind '\(words[0])'; join comparisons with 'and' or 'or'")
        }
        let title = filter.title.text(in: reader.context.languages)
        let parameter = ParameterDescriptor(
            name: filter.property, title: filter.title, type: filter.type.element, isOptional: true)
        do {
            return try reader.read(words.joined(separator: " "), for: parameter)
        } catch let problem as ReadProblem {
            throw IntentFailure(
                .invalidValue, "--where: \(title): \(problem.message)", parameters: ["where"],
                candidates: Names.options(problem.candidates))
        }
    }

    // MARK: - Names

    private func isTitle(_ text: String, _ title: LocalizedText) -> Bool {
        title.allTexts.contains { Names.match($0, text) }
    }

    private func isTitle(_ text: String, of property: String) -> Bool {
        entity.property(property).map { isTitle(text, $0.title) } ?? false
    }

    private func title(of property: String) -> String {
        entity.property(property)?.title.text(in: reader.context.languages) ?? property
    }

    private func possible(_ filter: PropertyFilterDescriptor) -> String {
        let isDate = filter.type.element == .date || filter.type.element == .dateComponents
        let wordings = filter.comparisons.map { "'\(FilterComparison.wording(of: $0, isDate: isDate))'" }
        return "write \(wordings.formattedList(.or))"
    }

    private func failure(_ message: String) -> IntentFailure {
        IntentFailure(.invalidValue, "--where: \(message)", parameters: ["where"])
    }
}
