import Foundation

extension ZoneRules {
    /// Where the machine keeps its zones.
    public static let folder = "/usr/share/zoneinfo"

    /// Reads the rules of a zone from the machine's tzdata.
    ///
    /// - Parameters:
    ///   - name: As `Europe/Berlin`.
    ///   - folder: Where the files are.
    /// - Throws: ``ZoneError``.
    public init(named name: String, in folder: String = Self.folder) throws(ZoneError) {
        // A name is a path below the folder: not one that leads out of it.
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { throw .unknown(name) }
        try self.init(path: "\(folder)/\(name)", name: name)
    }

    /// Reads the rules of a zone from a file.
    ///
    /// - Parameters:
    ///   - path: Where it is, as `/etc/localtime`.
    ///   - name: What it is called.
    /// - Throws: ``ZoneError``.
    public init(path: String, name: String) throws(ZoneError) {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { throw .unknown(name) }
        do throws(ZoneFileReader.Damage) {
            self = try ZoneFileReader.rules(in: [UInt8](data), name: name)
        } catch {
            throw .damaged(path, reason: error.reason)
        }
    }
}

/// Reads the bytes of a zone's file.
///
/// - Source: RFC 9636, section 3.
private struct ZoneFileReader {
    struct Damage: Error { var reason: String }

    private struct Counts {
        var ends, standards, leaps, times, types, characters: Int

        /// The length of a block whose instants have so many bytes.
        func length(_ size: Int) -> Int {
            times * (size + 1) + types * 6 + characters + leaps * (size + 4) + standards + ends
        }
    }

    let bytes: [UInt8]
    var place = 0

    static func rules(in bytes: [UInt8], name: String) throws(Damage) -> ZoneRules {
        var reader = ZoneFileReader(bytes: bytes)
        var (version, counts) = try reader.header()
        var size = 4
        if version >= UInt8(ascii: "2") {
            // The first block is for readers that know no larger instants.
            reader.place += counts.length(4)
            (version, counts) = try reader.header()
            size = 8
        }
        return try reader.block(counts, size, name)
    }

    private mutating func header() throws(Damage) -> (UInt8, Counts) {
        guard bytes.count >= place + 44, bytes[place..<place + 4].elementsEqual("TZif".utf8) else {
            throw Damage(reason: "it does not begin with 'TZif'")
        }
        let version = bytes[place + 4]
        place += 20
        var numbers: [Int] = []
        for _ in 0..<6 { numbers.append(Int(try integer(4))) }
        guard numbers.allSatisfy({ (0...1 << 20).contains($0) }), numbers[4] > 0 else {
            throw Damage(reason: "its counts cannot be right")
        }
        return (
            version,
            Counts(
                ends: numbers[0], standards: numbers[1], leaps: numbers[2], times: numbers[3], types: numbers[4],
                characters: numbers[5])
        )
    }

    private mutating func block(_ counts: Counts, _ size: Int, _ name: String) throws(Damage) -> ZoneRules {
        guard bytes.count >= place + counts.length(size) else { throw Damage(reason: "it ends too early") }
        let end = place + counts.length(size)
        var instants: [Int64] = []
        for _ in 0..<counts.times { instants.append(try integer(size)) }
        let kinds = bytes[place..<place + counts.times].map(Int.init)
        place += counts.times
        var offsets: [Int] = []
        for _ in 0..<counts.types {
            offsets.append(Int(try integer(4)))
            place += 2
        }
        guard kinds.allSatisfy({ $0 < counts.types }), instants == instants.sorted() else {
            throw Damage(reason: "its changes cannot be right")
        }
        var offset = offsets[0]
        var transitions: [ZoneRules.Transition] = []
        for (instant, kind) in zip(instants, kinds) where offsets[kind] != offset {
            // Changes of the name alone, or of what is called summer time, do not move clocks.
            offset = offsets[kind]
            transitions.append(ZoneRules.Transition(instant: instant, offset: offset))
        }
        return ZoneRules(
            name: name, firstOffset: offsets[0], transitions: transitions,
            rule: try size == 8 ? footer(from: end) : nil, ruleStart: instants.last ?? .min)
    }

    /// The rule after the last change.
    private func footer(from place: Int) throws(Damage) -> RecurringRule? {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\n"),
            let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\n"))
        else { throw Damage(reason: "it has no rule for the years to come") }
        let text = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
        if text.isEmpty { return nil }
        guard let rule = RecurringRule(text) else { throw Damage(reason: "its rule '\(text)' is none") }
        return rule
    }

    private mutating func integer(_ size: Int) throws(Damage) -> Int64 {
        guard bytes.count >= place + size else { throw Damage(reason: "it ends too early") }
        var value: Int64 = bytes[place] & 0x80 == 0 ? 0 : -1
        for byte in bytes[place..<place + size] { value = value << 8 | Int64(byte) }
        place += size
        return value
    }
}
