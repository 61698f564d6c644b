import Foundation

/// What a compiled zone of tzdata calls its times, as `CET` and `CEST`.
///
/// Foundation knows when clocks change, but has such names for few zones only.
///
/// - Source: RFC 9636, the TZif format.
struct ZoneFile: Hashable, Sendable {
    /// A kind of local time.
    struct LocalTime: Hashable, Sendable {
        let secondsFromGMT: Int
        let isDaylightSaving: Bool
        let abbreviation: String
    }

    /// When which local time begins, in seconds since 1970, in order.
    private let transitions: [(time: Int64, type: Int)]
    private let types: [LocalTime]

    /// Reads a file; nil where it is none, or damaged.
    init?(_ data: Data) {
        guard var header = Header(data, at: 0) else { return nil }
        var start = Header.length
        var timeSize = 4
        if header.version >= 2 {
            // The first block has 32-bit times, for old programs; the second one counts.
            start += header.blockLength(timeSize: 4)
            guard let second = Header(data, at: start) else { return nil }
            header = second
            start += Header.length
            timeSize = 8
        }
        guard header.typeCount > 0, data.count >= start + header.blockLength(timeSize: timeSize) else { return nil }
        let bytes = [UInt8](data)
        func number(_ place: Int, _ size: Int) -> Int64 {
            let value = bytes[place..<(place + size)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            return size == 8 ? Int64(bitPattern: value) : Int64(Int32(truncatingIfNeeded: value))
        }
        let typesOfTransitions = start + header.timeCount * timeSize
        let firstType = typesOfTransitions + header.timeCount
        let names = bytes[(firstType + header.typeCount * 6)...].prefix(header.nameLength)
        transitions = (0..<header.timeCount).map {
            (number(start + $0 * timeSize, timeSize), Int(bytes[typesOfTransitions + $0]))
        }
        types = (0..<header.typeCount).map { index in
            let place = firstType + index * 6
            let name = names.dropFirst(Int(bytes[place + 5])).prefix { $0 != 0 }
            return LocalTime(
                secondsFromGMT: Int(number(place, 4)), isDaylightSaving: bytes[place + 4] != 0,
                abbreviation: String(decoding: name, as: UTF8.self))
        }
        guard transitions.allSatisfy({ types.indices.contains($0.type) }) else { return nil }
    }

    /// What the local time is called that has this offset at this time.
    ///
    /// Behind the last change that the file lists, the latest time with the same offset gives its name.
    func abbreviation(at date: Date, secondsFromGMT: Int) -> String? {
        let time = Int64(date.timeIntervalSince1970.rounded(.down))
        // The changes up to the date, by bisection: there are some hundred.
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        let past = transitions[..<low].reversed().lazy.map { types[$0.type] }
        let found = past.first { $0.secondsFromGMT == secondsFromGMT }
        // Before the first change, the first kind of time counts.
        let name = (found ?? types.first { $0.secondsFromGMT == secondsFromGMT })?.abbreviation
        // Zones without a name have their offset in its place.
        return name.flatMap { $0.first == "+" || $0.first == "-" ? nil : $0 }
    }

    static func == (left: ZoneFile, right: ZoneFile) -> Bool {
        left.types == right.types && left.transitions.elementsEqual(right.transitions, by: ==)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(types)
        hasher.combine(transitions.count)
    }
}

extension ZoneFile {
    /// The counts at the beginning of a block.
    private struct Header {
        static let length = 44

        let version: Int
        let timeCount: Int
        let typeCount: Int
        let nameLength: Int
        private let others: (gmtIndicators: Int, standardIndicators: Int, leapSeconds: Int)

        init?(_ data: Data, at start: Int) {
            let bytes = [UInt8](data.dropFirst(start).prefix(Self.length))
            guard bytes.count == Self.length, bytes.starts(with: "TZif".utf8) else { return nil }
            func count(_ index: Int) -> Int {
                bytes[(20 + index * 4)..<(24 + index * 4)].reduce(0) { $0 << 8 | Int($1) }
            }
            version = bytes[4] == 0 ? 1 : Int(bytes[4]) - Int(UInt8(ascii: "0"))
            others = (count(0), count(1), count(2))
            (timeCount, typeCount, nameLength) = (count(3), count(4), count(5))
        }

        func blockLength(timeSize: Int) -> Int {
            timeCount * (timeSize + 1) + typeCount * 6 + nameLength + others.leapSeconds * (timeSize + 4)
                + others.standardIndicators + others.gmtIndicators
        }
    }
}
