internal import CAlarmSound
import Foundation
import Glibc

/// The sound of a file, in one channel and at the rate at which alarms are played.
final class Recording: Sendable, Hashable {
    /// How much of a file is read, in seconds; a sound is repeated anyway.
    static let longest = 60.0
    /// How often it begins anew at most, in seconds: a click is not repeated a hundred times a second.
    private static let shortestRound = 1.0
    /// What is not heard.
    private static let silence = 280
    /// The largest file that is looked at, in bytes.
    private static let largestFile = 64_000_000

    let path: String
    private let samples: [Int16]
    /// After how many samples it begins anew.
    var round: Int { max(samples.count, Int(Self.shortestRound * Double(AlarmSound.rate))) }

    /// Reads a file; nil where it holds no sound that can be read here.
    init?(path: String) {
        var facts = stat()
        // A pipe would keep the alarm waiting.
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= Self.largestFile else {
            return nil
        }
        var recording = beckon_recording()
        guard beckon_recording_read(path, Self.longest, &recording) == 0, let start = recording.samples else {
            return nil
        }
        defer { beckon_recording_free(&recording) }
        let channels = Int(recording.channels)
        let whole = Self.fitted(
            UnsafeBufferPointer(start: start, count: recording.count * channels), channels: channels,
            rate: Double(recording.rate))
        // It is heard at once: the silence before it comes after it, so that it repeats as it was made.
        let silent = whole.firstIndex { abs(Int($0)) > Self.silence } ?? 0
        samples = whole[silent...] + [Int16](repeating: 0, count: silent)
        self.path = path
    }

    static func == (left: Recording, right: Recording) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Samples from so many seconds after its beginning on.
    func samples(from start: TimeInterval, _ count: Int) -> [Int16] {
        let first = Int((start * Double(AlarmSound.rate)).rounded())
        return (first..<first + count).map { index in
            let place = index % round
            guard place < samples.count else { return 0 }
            return Int16(Double(samples[place]) * AlarmSound.volume(after: Double(index) / Double(AlarmSound.rate)))
        }
    }

    /// The mean of the channels, at our rate, as loud as goes.
    private static func fitted(
        _ numbers: UnsafeBufferPointer<Float>, channels: Int, rate: Double
    ) -> [Int16] {
        let frames = numbers.count / channels
        let mono = (0..<frames).map { frame in
            (0..<channels).reduce(Float(0)) { $0 + numbers[frame * channels + $1] } / Float(channels)
        }
        let peak = mono.reduce(Float(0)) { max($0, $1.isFinite ? abs($1) : 0) }
        // A file that was recorded low would not wake anybody; one that is silent stays so.
        let gain = peak > 0.001 ? 28_000 / Double(peak) : 0
        return (0..<Int(Double(frames) * Double(AlarmSound.rate) / rate)).map { index in
            let place = Double(index) * rate / Double(AlarmSound.rate)
            let (left, part) = (Int(place), place - place.rounded(.down))
            let value = Double(mono[left]) * (1 - part) + Double(mono[min(left + 1, frames - 1)]) * part
            return value.isFinite ? Int16(max(-28_000, min(28_000, value * gain))) : 0
        }
    }
}
