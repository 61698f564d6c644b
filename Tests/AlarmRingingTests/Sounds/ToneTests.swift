import Foundation
import Testing

@testable import AlarmRinging

@Suite struct ToneTests {
    @Test func `is silent between its notes and never too loud`() {
        let samples = AlarmTone().samples(from: 60, AlarmSound.rate)
        #expect(samples.contains { abs(Int($0)) > 15_000 })
        #expect(samples.allSatisfy { abs(Int($0)) < 28_500 })
        // The last half of each second.
        #expect(samples.suffix(AlarmSound.rate / 2).allSatisfy { $0 == 0 })
    }

    @Test func `grows louder for half a minute`() {
        func peak(_ start: TimeInterval) -> Int {
            AlarmTone().samples(from: start, AlarmSound.rate).map { abs(Int($0)) }.max() ?? 0
        }
        #expect(peak(0) < peak(10) && peak(10) < peak(29) && peak(31) == peak(300))
    }

    @Test func `goes on where the last samples ended`() {
        let tone = AlarmTone()
        let whole = tone.samples(from: 0, 8820)
        #expect(tone.samples(from: 0, 4410) + tone.samples(from: 0.1, 4410) == whole)
    }

    @Test func `is a file that programs play`() {
        let data = AlarmSound.tone.wave(from: 0)
        #expect(data.count == 44 + AlarmSound.rate * 4)
        #expect(String(decoding: data.prefix(4), as: UTF8.self) == "RIFF")
        #expect(String(decoding: data[8..<16], as: UTF8.self) == "WAVEfmt ")
    }
}
