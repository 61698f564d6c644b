import Foundation

/// The sound of an alarm: four short notes each second, which grow louder for half a minute.
///
/// Computed where it is played, so that an alarm needs no file.
struct AlarmTone: Sendable {
    static let rate = 44_100
    /// For how long it grows louder, in seconds.
    static let ramp = 30.0

    private static let notes: [(start: Double, frequency: Double)] = [
        (0, 880), (0.13, 1108.73), (0.26, 880), (0.39, 1318.51),
    ]
    private static let noteLength = 0.1

    /// Samples of the sound.
    ///
    /// - Parameters:
    ///   - start: How many seconds the alarm has rung before them.
    ///   - count: How many.
    func samples(from start: TimeInterval, _ count: Int) -> [Int16] {
        (0..<count).map { index in
            let time = start + Double(index) / Double(Self.rate)
            let place = time - time.rounded(.down)
            guard let note = Self.notes.last(where: { $0.start <= place }), place < note.start + Self.noteLength else {
                return 0
            }
            let within = place - note.start
            // Without an edge at which a speaker would click.
            let edge = min(1, min(within, Self.noteLength - within) / 0.008)
            let wave = sin(2 * .pi * note.frequency * within) + 0.3 * sin(4 * .pi * note.frequency * within)
            return Int16(wave / 1.3 * edge * Self.volume(after: time) * 28_000)
        }
    }

    /// How loud it is after so many seconds, from 0.2 to 1.
    static func volume(after time: TimeInterval) -> Double { 0.2 + 0.8 * min(1, max(0, time) / ramp) }

    /// Two seconds of it as a file, for programs that play files.
    func wave(from start: TimeInterval) -> Data {
        let samples = samples(from: start, Self.rate * 2)
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
