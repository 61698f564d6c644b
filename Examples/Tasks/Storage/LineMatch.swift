import Foundation

/// Finds the lines of an earlier reading in a later one.
struct LineMatch {
    private let old: [String]
    private let new: [String]
    /// For each new line, the place that it had.
    private(set) var oldPlaces: [Int?]
    private var newPlaces: [Int?]
    /// The words of the lines that are not found as they were; most are, and need not be read.
    private var oldWords: [Int: LineWords] = [:]
    private var newWords: [Int: LineWords] = [:]

    init(old: [String], new: [String]) {
        self.old = old
        self.new = new
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
        match(unmatchedOld.map { ($0, old[$0]) }, unmatchedNew.map { ($0, new[$0]) })
        for place in unmatchedOld { oldWords[place] = LineWords(old[place]) }
        for place in unmatchedNew { newWords[place] = LineWords(new[place]) }
    }

    /// Joins lines whose words are the same, whatever happened to marks, dates and keys.
    mutating func matchWords() {
        match(
            unmatchedOld.map { ($0, oldWords[$0]?.words ?? []) }, unmatchedNew.map { ($0, newWords[$0]?.words ?? []) })
    }

    private mutating func match<Key: Hashable>(_ oldKeys: [(Int, Key)], _ newKeys: [(Int, Key)]) {
        var waiting: [Key: [Int]] = [:]
        for (place, key) in oldKeys.reversed() { waiting[key, default: []].append(place) }
        for (place, key) in newKeys {
            guard let found = waiting[key]?.popLast() else { continue }
            join(found, place)
        }
    }

    /// How many lines between two neighbours are compared with each other: where more changed, the file is another one.
    private static let largestGap = 50

    /// Joins lines between the same neighbours where words were added or taken away, and no word was replaced.
    mutating func matchNeighbours() {
        var groups: [Gap: [Int]] = [:]
        for (place, gap) in Self.gaps(of: newPlaces, isFree: { newPlaces[$0] == nil }, other: { newPlaces[$0] }) {
            groups[gap, default: []].append(place)
        }
        for (place, gap) in Self.gaps(of: oldPlaces, isFree: { oldPlaces[$0] == nil }, other: { $0 }) {
            guard let candidates = groups[gap], candidates.count <= Self.largestGap, let words = newWords[place]
            else { continue }
            // Of several the one with which it has the most words in common.
            let likeness = candidates.filter { newPlaces[$0] == nil }.compactMap { candidate in
                oldWords[candidate].flatMap { old in
                    old.isEdited(into: words) ? (candidate, min(old.plain.count, words.plain.count)) : nil
                }
            }
            guard let best = likeness.max(by: { $0.1 < $1.1 }) else { continue }
            join(best.0, place)
        }
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
    let plain: [String]

    init(_ text: String) {
        let line = TodoLine(text)
        let kept = line.words.filter { !$0.isKeyValue }
        words = (kept.isEmpty ? line.words : kept).map(\.text)
        let untagged = kept.filter { !$0.isTag }
        plain = untagged.isEmpty ? words : untagged.map(\.text)
    }

    /// Whether the other words are these with some added, or with some taken away; at least half stay.
    func isEdited(into other: LineWords) -> Bool {
        let (short, long) = plain.count <= other.plain.count ? (plain, other.plain) : (other.plain, plain)
        guard !short.isEmpty, short.count * 2 >= long.count else { return false }
        var rest = long[...]
        for word in short {
            guard let found = rest.firstIndex(of: word) else { return false }
            rest = rest[(found + 1)...]
        }
        return true
    }
}
