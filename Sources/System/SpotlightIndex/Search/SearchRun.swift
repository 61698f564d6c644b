import Foundation
import IntentWire
import SQLiteStore
import SentenceVectors

/// One search in one state of the index.
struct SearchRun {
    /// An item that may be a hit.
    struct Candidate {
        var item: Int64
        var road: SearchExplanation.Road
        /// The score of the words, factors included.
        var score: Double
        /// The query of the full-text table that found it.
        var match: String?
        var similarity: Float?
        var placeByWords: Int?
        var placeByMeaning: Int?
        var field = 1.0
        var choice = 1.0
    }

    let database: Database
    let request: SearchRequest
    let surroundings: SearchSurroundings
    let encoder: (any SentenceEncoder)?
    let now: Date
    let tuning: SearchTuning

    // MARK: - The main road

    mutating func results() throws -> SearchResults {
        try surroundings.refresh(database, now: now)
        let words = QueryWords(request.text, isTyping: request.isTyping)
        let filter = try FilterClause(request.filter, in: database)
        if words.words.isEmpty { return SearchResults(hits: try hits(try mostUsed(filter), [:])) }
        if request.matching == .meaning {
            var near: [Candidate] = []
            try addMeaning(to: &near, filter, leastSimilarity: 0)
            return SearchResults(hits: try hits(near, [:]))
        }
        var found = try byWords(words, filter)
        var corrections: [String: String] = [:]
        if found.count < min(3, request.limit) && request.matching != .any {
            var spelling = Spelling(database: database)
            if let (corrected, changes) = try spelling.corrected(words) {
                let more = try byWords(corrected, filter).filter { new in !found.contains { $0.item == new.item } }
                if !more.isEmpty { corrections = changes }
                found += more.map { candidate in
                    var candidate = candidate
                    candidate.road = .correction
                    candidate.score *= 0.5
                    return candidate
                }
            }
        }
        if found.isEmpty && request.matching == .automatic && words.words.count > 1 {
            found = try someWords(words, filter, excluding: [])
        }
        try prefer(&found, words)
        if request.isSemantic && words.letterCount > 2 {
            try addMeaning(to: &found, filter, leastSimilarity: tuning.leastSimilarity)
        }
        return SearchResults(hits: try hits(found, corrections), corrections: corrections)
    }

    // MARK: - Words

    private var wanted: Int { request.limit + tuning.margin }

    private func byWords(_ words: QueryWords, _ filter: FilterClause) throws -> [Candidate] {
        if request.matching == .any { return try someWords(words, filter, excluding: []) }
        let finished = words.finished.map(\.finished)
        guard let unfinished = words.unfinished else {
            return try scored("words", finished.joined(separator: " "), .words, filter, unfinished: 0)
        }
        let isShort = finished.isEmpty && unfinished.letters.utf8.count < 3
        let match = (finished + [unfinished.unfinished]).joined(separator: " ")
        if isShort { return try newest(match, unfinished, filter) }
        let last = UInt64(1) << UInt64(min(63, finished.count))
        var found = try scored("titles", match, .title, filter, unfinished: last)
        guard found.count < request.limit else { return found }
        // The beginning of a word in one or two letters is in too many texts to tell anything.
        let inText = unfinished.letters.utf8.count < 3 ? finished.joined(separator: " ") : match
        let known = Set(found.map(\.item))
        let others = try scored("words", inText, .words, filter, unfinished: last)
        let least = found.last?.score ?? .infinity
        for var candidate in others where !known.contains(candidate.item) {
            // All titles come before all texts.
            candidate.score = min(candidate.score, least)
            found.append(candidate)
        }
        return found
    }

    /// Items with one of the words; words that all texts have count only where there are no others.
    private func someWords(
        _ words: QueryWords, _ filter: FilterClause, excluding known: Set<Int64>
    ) throws -> [Candidate] {
        let telling = words.finished.filter { !CommonWords.english.contains($0.letters) }
        var parts = (telling.isEmpty ? Array(words.finished) : telling).map(\.finished)
        var unfinished: UInt64 = 0
        if let last = words.unfinished, last.letters.utf8.count > 2 || parts.isEmpty {
            unfinished = UInt64(1) << UInt64(min(63, parts.count))
            parts.append(last.unfinished)
        }
        return try scored("words", parts.joined(separator: " OR "), .someWords, filter, unfinished: unfinished)
            .filter { !known.contains($0.item) }
    }

    private func scored(
        _ table: String, _ match: String, _ road: SearchExplanation.Road, _ filter: FilterClause, unfinished: UInt64
    ) throws -> [Candidate] {
        surroundings.weigh(tuning, unfinished: unfinished)
        let statement =
            filter.isEmpty
            ? "SELECT rowid, search_rank(\(table)) AS score FROM \(table) WHERE \(table) MATCH ? "
                + "ORDER BY score DESC LIMIT ?"
            : "SELECT \(table).rowid, search_rank(\(table)) AS score FROM \(table) "
                + "CROSS JOIN items ON items.id = \(table).rowid WHERE \(table) MATCH ?\(filter.text) "
                + "ORDER BY score DESC LIMIT ?"
        return try database.rows(statement, values: [match] + filter.values + [wanted]) { row in
            Candidate(item: try row.get(0), road: road, score: try row.get(1), match: match)
        }
    }

    /// For one or two letters: what was used, then what came last, of the items whose titles have a word that begins so.
    private func newest(_ match: String, _ word: QueryWords.Word, _ filter: FilterClause) throws -> [Candidate] {
        let used = try Set(
            mostUsed(filter, limit: 200).map(\.item).filter { item in
                try texts(of: item).map { texts in
                    ([texts.title] + texts.alternateNames).contains { begins($0, word) }
                } ?? false
            })
        let statement =
            filter.isEmpty
            ? "SELECT rowid FROM titles WHERE titles MATCH ? ORDER BY rowid DESC LIMIT ?"
            : "SELECT titles.rowid FROM titles CROSS JOIN items ON items.id = titles.rowid "
                + "WHERE titles MATCH ?\(filter.text) ORDER BY titles.rowid DESC LIMIT ?"
        let new = try database.rows(statement, values: [match] + filter.values + [wanted]) { row in
            try row.get(0, as: Int64.self)
        }
        return (used.union(new)).map { item in
            Candidate(item: item, road: .title, score: Double(surroundings.factor(of: item)), match: match)
        }
    }

    private func begins(_ text: String, _ word: QueryWords.Word) -> Bool {
        QueryWords(text, isTyping: false).words.contains { $0.letters.hasPrefix(word.letters) }
    }

    private func texts(of item: Int64) throws -> SearchableTexts? {
        try database.first("SELECT attributes FROM items WHERE id = ?", item) { row in
            SearchableTexts(AttributeCoding.attributes(of: try row.get(0)))
        }
    }

    private func mostUsed(_ filter: FilterClause, limit: Int? = nil) throws -> [Candidate] {
        let used = surroundings.used.prefix(1000)
        var found: [Candidate] = []
        for item in used where found.count < limit ?? request.limit {
            if !filter.isEmpty {
                let isWanted = try database.rows(
                    "SELECT 1 FROM items WHERE id = ?\(filter.text)", values: [item] + filter.values
                ) { try $0.get(0, as: Int.self) }
                if isWanted.isEmpty { continue }
            }
            found.append(Candidate(item: item, road: .use, score: Double(surroundings.factor(of: item))))
        }
        return found
    }

    // MARK: - Meaning

    private func addMeaning(
        to found: inout [Candidate], _ filter: FilterClause, leastSimilarity: Float
    ) throws {
        guard let encoder, let vector = encoder.encode(request.text, limit: 64) else { return }
        var wantedItems: Set<Int64>?
        if !filter.isEmpty {
            wantedItems = Set(
                try database.rows("SELECT id FROM items WHERE 1\(filter.text)", values: filter.values) {
                    try $0.get(0, as: Int64.self)
                })
        }
        let near = try ItemVectors.nearest(
            to: vector, count: max(tuning.nearest, request.limit), in: database
        ) { wantedItems?.contains($0) ?? true }
        for place in found.indices { found[place].placeByWords = place + 1 }
        var places: [Int64: Int] = [:]
        for (place, candidate) in found.enumerated() { places[candidate.item] = place }
        for (place, (item, similarity)) in near.enumerated() {
            if let known = places[item] {
                found[known].similarity = similarity
                found[known].placeByMeaning = place + 1
            } else if similarity >= leastSimilarity {
                found.append(
                    Candidate(
                        item: item, road: .meaning, score: 0, similarity: similarity, placeByMeaning: place + 1))
            }
        }
        for place in found.indices {
            let words = found[place].placeByWords.map { 1 / (tuning.placeOffset + Double($0)) } ?? 0
            let meaning = found[place].placeByMeaning.map { tuning.meaning / (tuning.placeOffset + Double($0)) } ?? 0
            found[place].score = words + meaning
        }
        sort(&found)
    }

    // MARK: - Places

    /// Prefers titles that are, or begin with, what was typed, and what was chosen for it before.
    private func prefer(_ found: inout [Candidate], _ words: QueryWords) throws {
        let typed = words.words.map(\.letters)
        let chosen = try choices(typed.joined(separator: " "))
        for place in found.indices {
            if found[place].road != .someWords, let title = try title(of: found[place].item) {
                let letters = QueryWords(title, isTyping: false).words.map(\.letters)
                if letters == typed {
                    found[place].field = tuning.equalTitle
                } else if letters.count >= typed.count,
                    letters.dropLast(letters.count - typed.count + 1).elementsEqual(typed.dropLast()),
                    let last = typed.last, letters[typed.count - 1].hasPrefix(last)
                {
                    found[place].field = tuning.beginningTitle
                }
            }
            if let weight = chosen[found[place].item] { found[place].choice = 1 + tuning.choice * log2(1 + weight) }
            found[place].score *= found[place].field * found[place].choice
        }
        sort(&found)
    }

    private func choices(_ text: String) throws -> [Int64: Double] {
        let found = try database.rows(
            """
            SELECT items.id, choices.weight, choices.last FROM choices
            CROSS JOIN items ON items.source = choices.source AND items.identifier = choices.identifier
            WHERE choices.text = ?
            """, text
        ) { row in
            (try row.get(0, as: Int64.self), try row.get(1, as: Double.self), try row.get(2, as: Date.self))
        }
        return Dictionary(found.map { ($0.0, UseDecay.weight($0.1, since: $0.2, at: now)) }) { $1 }
    }

    private func title(of item: Int64) throws -> String? {
        try database.first("SELECT attributes FROM items WHERE id = ?", item) { row in
            row.withBytes(0) { bytes in
                AttributeCoding.text(of: "title", in: bytes) ?? AttributeCoding.text(of: "displayName", in: bytes)
            }
        } ?? nil
    }

    private func sort(_ found: inout [Candidate]) {
        // Newer items first among equals, so that the order is the same each time.
        found.sort { ($0.score, $0.item) > ($1.score, $1.item) }
    }

    // MARK: - Hits

    private func hits(_ found: [Candidate], _ corrections: [String: String]) throws -> [SearchHit] {
        var hits: [SearchHit] = []
        for candidate in found where hits.count < request.limit {
            guard var hit = try database.hit(candidate.item, score: candidate.score, at: now) else { continue }
            if request.explains {
                hit.explanation = try explanation(of: candidate, corrections)
            }
            hits.append(hit)
        }
        return hits
    }

    private func explanation(
        of candidate: Candidate, _ corrections: [String: String]
    ) throws -> SearchExplanation {
        let table = candidate.road == .title ? "titles" : "words"
        var explanation = SearchExplanation(road: candidate.road)
        if let match = candidate.match {
            let parts = try database.first(
                "SELECT search_parts(\(table)) FROM \(table) WHERE \(table) MATCH ? AND rowid = ?", match,
                candidate.item
            ) { try $0.get(0, as: String.self) }
            let names = match.split(separator: " ").filter { $0.hasPrefix("\"") }
            explanation.words = (parts ?? "").split(separator: "\n").compactMap { line in
                let fields = line.split(separator: "\t").compactMap { Double($0) }
                guard fields.count == 4 else { return nil }
                let name = Int(fields[0]) < names.count ? names[Int(fields[0])] : ""
                return SearchExplanation.Word(
                    word: name.trimmingCharacters(in: CharacterSet(charactersIn: "\"")), rarity: fields[1],
                    count: fields[2], share: fields[3])
            }
            explanation.text = explanation.words.reduce(0) { $0 + $1.share }
        }
        let chunks = ItemSignals.chunks
        let (chunk, place) = Int(candidate.item).quotientAndRemainder(dividingBy: chunks.count)
        let signals = try database.first("SELECT data FROM signals WHERE chunk = ?", chunk) { row in
            row.withBytes(0) { ItemSignals($0, at: place * chunks.width) }
        }
        let factors = surroundings.parts(of: candidate.item, signals: signals ?? nil)
        explanation.recency = Double(factors.recency)
        explanation.hint = Double(factors.hint)
        explanation.use = Double(factors.use)
        explanation.field = candidate.field
        explanation.choice = candidate.choice
        explanation.similarity = candidate.similarity.map(Double.init)
        explanation.placeByWords = candidate.placeByWords
        explanation.placeByMeaning = candidate.placeByMeaning
        if candidate.road == .correction { explanation.corrections = corrections }
        return explanation
    }
}

extension Database {
    /// An item as a hit; nil where it has outlived its time.
    func hit(_ item: Int64, score: Double, at now: Date) throws -> SearchHit? {
        try first(
            """
            SELECT sources.app, sources.name, items.identifier, items.domain, items.kind, items.expires, items.listener,
            items.attributes, items.type, items.entity FROM items JOIN sources ON sources.id = items.source
            WHERE items.id = ? AND (items.expires IS NULL OR items.expires > ?)
            """, item, now
        ) { row in
            var attributes = AttributeCoding.attributes(of: try row.get(7))
            if let type = try row.get(8, as: String?.self), let entity = try row.get(9, as: String?.self) {
                attributes.entity = SearchableEntityReference(type: type, identifier: entity)
            }
            return SearchHit(
                app: try row.get(0), index: try row.get(1), identifier: try row.get(2), domain: try row.get(3),
                kind: ItemKind(rawValue: try row.get(4)) ?? .item, expiration: try row.get(5),
                listener: try row.get(6), attributes: attributes, score: score)
        }
    }
}
