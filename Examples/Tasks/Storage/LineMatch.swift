import Foundation

/// Finds the lines of an earlier reading in a later one.
struct LineMatch {
    private let old: [String]
    private let new: [String]
    private let oldWords: [LineWords]
    private let newWords: [LineWords]
    /// For each new line, the place that it had.
    private(set) var oldPlaces: [Int?]
    private var newPlaces: [Int?]

    init(old: [String], new: [String]) {
        self.old = old
        self.new = new
        oldWords = old.map(LineWords.init)
        newWords = new.map(LineWords.init)
        oldPlaces = Array(repeating: nil, count: new.count)
        newPlaces = Array(repeating: nil, count: old.count)
    }

    /// The old lines that were not found.
    var unmatchedOld: [Int] { old.indices.filter { newPlaces[$0] == nil } }

    private var unmatchedNew: [Int] { new.indices.filter { oldPlaces[$0] == nil } }

    private mutating func join(_ oldPlace: Int, _ newPlace: Int) {
        newPlaces[oldPlace] = newPlace
        oldPlaces[newPlace] = oldPlace
    }

    /// Joins lines that are the same; of several the first with the first.
    mutating func matchExactly() {
        match(old, new)
    }

    /// Joins lines whose words are the same, whatever happened to marks, dates and keys.
    mutating func matchWords() {
        match(oldWords.map(\.words), newWords.map(\.words))
    }

    private mutating func match<Key: Hashable>(_ oldKeys: [Key], _ newKeys: [Key]) {
        var waiting: [Key: [Int]] = [:]
        for place in unmatchedOld.reversed() { waiting[oldKeys[place], default: []].append(place) }
        for place in unmatchedNew {
            guard let found = waiting[newKeys[place]]?.popLast() else { continue }
            join(found, place)
        }
    }

    /// Joins lines between the same neighbours where words were added or taken away, and no word was replaced.
    mutating func matchNeighbours() {
        var groups: [Gap: [Int]] = [:]
        for (place, gap) in Self.gaps(of: newPlaces, isFree: { newPlaces[$0] == nil }, other: { newPlaces[$0] }) {
            groups[gap, default: []].append(place)
        }
        for (place, gap) in Self.gaps(of: oldPlaces, isFree: { oldPlaces[$0] == nil }, other: { $0 }) {
            guard let candidates = groups[gap] else { continue }
            let found = candidates.filter { newPlaces[$0] == nil && oldWords[$0].isEdited(into: newWords[place]) }
            guard let best = found.max(by: { likeness($0, place) < likeness($1, place) }) else { continue }
            join(best, place)
        }
    }

    private func likeness(_ oldPlace: Int, _ newPlace: Int) -> Int {
        min(oldWords[oldPlace].all.count, newWords[newPlace].all.count)
    }

    /// The neighbours of a line that were found in both readings, by their new places.
    private struct Gap: Hashable {
        let before: Int?
        let after: Int?
    }

    private static func gaps(
        of places: [Int?], isFree: (Int) -> Bool, other: (Int) -> Int?
    ) -> [(place: Int, gap: Gap)] {
        var before: [Int?] = []
        var last: Int?
        for place in places.indices {
            before.append(last)
            if !isFree(place) { last = other(place) }
        }
        var result: [(place: Int, gap: Gap)] = []
        var next: Int?
        for place in places.indices.reversed() {
            if isFree(place) {
                result.append((place, Gap(before: before[place], after: next)))
            } else {
                next = other(place)
            }
        }
        return result.reversed()
    }
}

/// The words of a line by which it is known.
struct LineWords: Hashable, Sendable {
    /// Without marks, dates and keys.
    let words: [String]
    /// `words`, without projects and contexts.
    let all: [String]

    init(_ text: String) {
        let line = TodoLine(text)
        let kept = line.words.filter { !$0.isKeyValue }
        words = (kept.isEmpty ? line.words : kept).map(\.text)
        let plain = kept.filter { !$0.isTag }
        all = plain.isEmpty ? words : plain.map(\.text)
    }

    /// Whether the other words are these with some added, or with some taken away; at least half stay.
    func isEdited(into other: LineWords) -> Bool {
        let (short, long) = all.count <= other.all.count ? (all, other.all) : (other.all, all)
        guard !short.isEmpty, short.count * 2 >= long.count else { return false }
        var rest = long[...]
        for word in short {
            guard let found = rest.firstIndex(of: word) else { return false }
            rest = rest[(found + 1)...]
        }
        return true
    }
}
