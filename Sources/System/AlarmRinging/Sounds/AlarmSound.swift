import Foundation

/// What is heard while an alarm rings: again and again, and louder for half a minute.
enum AlarmSound: Hashable, Sendable {
    /// Computed, where there is no file to play.
    case tone
    case recording(Recording)

    /// How many samples a second has.
    static let rate = 44_100
    /// For how long it grows louder, in seconds.
    static let ramp = 30.0

    /// How loud it is after so many seconds, from 0.2 to 1.
    static func volume(after time: TimeInterval) -> Double { 0.2 + 0.8 * min(1, max(0, time) / ramp) }

    /// Samples of the sound.
    ///
    /// - Parameters:
    ///   - start: How many seconds the alarm has rung before them.
    ///   - count: How many.
    func samples(from start: TimeInterval, _ count: Int) -> [Int16] {
        switch self {
        case .tone: AlarmTone().samples(from: start, count)
        case .recording(let recording): recording.samples(from: start, count)
        }
    }

    /// Some seconds of it as a file, for programs that play files: about two, and whole rounds.
    func wave(from start: TimeInterval) -> Data {
        let round =
            switch self {
            case .tone: Self.rate
            case .recording(let recording): recording.round
            }
        // From its beginning, and as loud as it is by then.
        let begin = (start * Double(Self.rate) / Double(round)).rounded(.down) * Double(round) / Double(Self.rate)
        let samples = samples(from: begin, round * max(1, (2 * Self.rate + round - 1) / round))
        var data = Data()
        func add(_ text: String) { data.append(contentsOf: text.utf8) }
        func add(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        add("RIFF")
        add(UInt32(36 + samples.count * 2))
        add("WAVEfmt ")
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(1))
        add(UInt32(Self.rate))
        add(UInt32(Self.rate * 2))
        add(UInt16(2))
        add(UInt16(16))
        add("data")
        add(UInt32(samples.count * 2))
        for sample in samples { add(sample) }
        return data
    }
}
