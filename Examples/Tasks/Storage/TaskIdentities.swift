import Foundation

/// Which identifier each line has.
///
/// A todo.txt has no identifiers, and a line's number changes with every line before it. So the app remembers the lines
/// that it saw last with an identifier each, and finds them again in the file as it is now: see ``follow(_:)``.
struct TaskIdentities: Codable, Hashable, Sendable {
    /// A line that has an identifier.
    struct Known: Codable, Hashable, Sendable {
        let id: String
        let line: String
    }

    /// A line that is gone.
    struct Gone: Codable, Hashable, Sendable {
        let id: String
        let line: String
        let time: Date
    }

    /// How long a line may be gone and still be itself when it comes back: other programs may empty a file for a moment
    /// before they write it again.
    static let returnTime: TimeInterval = 3600

    private(set) var version = 1
    /// The lines of the file, in its order.
    private(set) var known: [Known] = []
    /// Lines that went lately, and not by this app.
    private(set) var gone: [Gone] = []
    /// The identifiers of all that is gone for good; none of them is given again.
    private(set) var retired: Set<String> = []

    static let currentVersion = 1

    /// Remembers lines with the identifiers that this app gave them, and forgets the rest for good.
    mutating func set(_ lines: [Known]) {
        let kept = Set(lines.map(\.id))
        retired.formUnion(known.map(\.id).filter { !kept.contains($0) })
        // A task that was deleted may come back by undoing.
        retired.subtract(kept)
        known = lines
    }

    /// Gives each line of the file its identifier.
    ///
    /// A line keeps it when nothing changed; else when its words are the same, whatever happened to its mark, priority,
    /// dates and keys; else when it stands between the same neighbours and words were only added or taken away, not
    /// replaced. Any other line is a new task. An identifier that is gone never comes back for another task.
    ///
    /// - Returns: The identifiers, in the order of the lines.
    mutating func follow(_ lines: [String], now: Date) -> [String] {
        var match = LineMatch(old: known.map(\.line), new: lines)
        match.matchExactly()
        match.matchWords()
        match.matchNeighbours()
        var ids: [String?] = match.oldPlaces.map { place in place.map { known[$0].id } }

        expire(now)
        let lost = match.unmatchedOld.map { known[$0] }
        revive(lines, &ids)
        var used = retired.union(known.map(\.id)).union(gone.map(\.id))
        let given = lines.indices.map { place in
            ids[place] ?? Self.makeIdentifier(for: lines[place], avoiding: &used)
        }
        gone += lost.map { Gone(id: $0.id, line: $0.line, time: now) }
        known = zip(given, lines).map { Known(id: $0, line: $1) }
        return given
    }

    private mutating func expire(_ now: Date) {
        let isOver = { (line: Gone) in now.timeIntervalSince(line.time) > Self.returnTime }
        retired.formUnion(gone.filter(isOver).map(\.id))
        gone.removeAll(where: isOver)
    }

    private mutating func revive(_ lines: [String], _ ids: inout [String?]) {
        guard !gone.isEmpty else { return }
        for place in lines.indices where ids[place] == nil {
            guard let found = gone.firstIndex(where: { $0.line == lines[place] }) else { continue }
            ids[place] = gone.remove(at: found).id
        }
    }

    /// A new identifier. It follows from the words of the line, so that the same one comes out where what the app
    /// remembers was lost.
    static func makeIdentifier(for line: String, avoiding used: inout Set<String>) -> String {
        let words = LineWords(line).words.joined(separator: " ")
        var attempt = 0
        while true {
            let id = StableHash.text(of: attempt == 0 ? words : "\(words)\u{1F}\(attempt)", length: 8)
            if used.insert(id).inserted { return id }
            attempt += 1
        }
    }
}

/// A short number for a text that is the same on every machine.
///
/// - Source: Fowler, Noll and Vo, FNV-1a with 64 bits; Crockford's base 32.
enum StableHash {
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")

    static func text(of text: String, length: Int) -> String {
        var hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        // The low bits of FNV mix worst; the high ones are folded in.
        hash ^= hash >> 29
        return String((0..<length).map { digits[Int((hash >> (UInt64($0) * 5)) & 31)] })
    }
}
