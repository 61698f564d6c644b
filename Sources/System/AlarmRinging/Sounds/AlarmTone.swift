import Foundation

/// The sound of an alarm: four short notes each second, which grow louder for half a minute.
///
/// Computed where it is played, so that an alarm needs no file.
struct AlarmTone: Sendable {
    private static let rate = AlarmSound.rate
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
            return Int16(wave / 1.3 * edge * AlarmSound.volume(after: time) * 28_000)
        }
    }
}
