import Foundation

/// A folder of a test's own.
struct Scratch {
    let folder: URL

    static func with<R>(_ body: (Scratch) async throws -> R) async throws -> R {
        let scratch = Scratch(
            folder: FileManager.default.temporaryDirectory.appending(
                path: "ringing-\(UUID().uuidString)", directoryHint: .isDirectory))
        try FileManager.default.createDirectory(at: scratch.folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch.folder) }
        return try await body(scratch)
    }

    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    /// Writes a file, with its folders.
    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url.path(percentEncoded: false)
    }

    /// Writes a program.
    func program(_ name: String, _ script: String) throws {
        let path = try write(Data("#!/bin/sh\n\(script)\n".utf8), to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
}

/// A file of sound with a tone, as apps bring it.
struct SoundFile {
    var frequency = 440.0
    var seconds = 0.5
    var rate = 22_050
    var channels = 2
    /// How loud it is, from 0 to 1.
    var level = 0.5
    /// How many seconds of silence are before it.
    var pause = 0.0

    /// The file of an ending.
    func data(_ ending: String) -> Data {
        switch ending {
        case "aiff": aiff
        case "caf": caf
        default: wave
        }
    }

    private var samples: [Int16] {
        [Int16](repeating: 0, count: Int(pause * Double(rate)) * channels) + tone
    }

    private var tone: [Int16] {
        (0..<Int(seconds * Double(rate))).flatMap { index in
            let wave = sin(2 * .pi * frequency * Double(index) / Double(rate)) * level * 32_000
            return [Int16](repeating: Int16(wave), count: channels)
        }
    }

    /// - Source: Multimedia Programming Interface and Data Specifications 1.0, "Waveform Audio File Format".
    var wave: Data {
        var file = Bytes(isBig: false)
        let bytes = samples.count * 2
        file.text("RIFF")
        file.number(UInt32(36 + bytes))
        file.text("WAVEfmt ")
        file.number(UInt32(16))
        file.number(UInt16(1))
        file.number(UInt16(channels))
        file.number(UInt32(rate))
        file.number(UInt32(rate * channels * 2))
        file.number(UInt16(channels * 2))
        file.number(UInt16(16))
        file.text("data")
        file.number(UInt32(bytes))
        for sample in samples { file.number(sample) }
        return file.data
    }

    /// - Source: Audio Interchange File Format 1.3; the rate is a number of 80 bits.
    var aiff: Data {
        var file = Bytes(isBig: true)
        let bytes = samples.count * 2
        file.text("FORM")
        file.number(UInt32(4 + 26 + 16 + bytes))
        file.text("AIFFCOMM")
        file.number(UInt32(18))
        file.number(UInt16(channels))
        file.number(UInt32(samples.count / channels))
        file.number(UInt16(16))
        let exponent = Int(log2(Double(rate)))
        file.number(UInt16(16_383 + exponent))
        file.number(UInt64(rate) << UInt64(63 - exponent))
        file.text("SSND")
        file.number(UInt32(8 + bytes))
        file.number(UInt32(0))
        file.number(UInt32(0))
        for sample in samples { file.number(sample) }
        return file.data
    }

    /// - Source: Apple Core Audio Format Specification 1.0.
    var caf: Data {
        var file = Bytes(isBig: true)
        file.text("caff")
        file.number(UInt16(1))
        file.number(UInt16(0))
        file.text("desc")
        file.number(UInt64(32))
        file.number(Double(rate).bitPattern)
        file.text("lpcm")
        file.number(UInt32(0))
        file.number(UInt32(channels * 2))
        file.number(UInt32(1))
        file.number(UInt32(channels))
        file.number(UInt32(16))
        file.text("data")
        file.number(UInt64(4 + samples.count * 2))
        file.number(UInt32(0))
        for sample in samples { file.number(sample) }
        return file.data
    }
}

private struct Bytes {
    let isBig: Bool
    private(set) var data = Data()

    init(isBig: Bool) { self.isBig = isBig }

    mutating func text(_ text: String) { data.append(contentsOf: text.utf8) }

    mutating func number(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: isBig ? number.bigEndian : number.littleEndian) { data.append(contentsOf: $0) }
    }
}

/// How often the samples go from below to above nothing in a second: the frequency of a tone.
func crossings(_ samples: [Int16], rate: Int) -> Double {
    let count = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    return Double(count) / (Double(samples.count) / Double(rate))
}
