import Foundation
import Testing

@testable import AlarmRinging

@Suite struct SoundLibraryTests {
    private func library(_ scratch: Scratch) -> SoundLibrary {
        SoundLibrary(environment: ["XDG_DATA_DIRS": scratch.path("share"), "HOME": scratch.path("home")])
    }

    @Test(arguments: ["ding.wav", "ding.aiff", "ding.caf"])
    func `plays the file of an app, whatever its channels and its rate`(_ name: String) async throws {
        try await Scratch.with { scratch in
            try scratch.write(SoundFile().data((name as NSString).pathExtension), to: "App/\(name)")
            let library = library(scratch)
            for asked in [name, "ding"] {
                let sound = library.sound(asked, of: scratch.path("App/App"))
                #expect(sound != .tone)
                let samples = sound.samples(from: 60, AlarmSound.rate / 2)
                #expect(abs(crossings(samples, rate: AlarmSound.rate) - 440) < 5)
                // As loud as any other, however low it was recorded.
                #expect((27_000...28_000).contains(samples.map { abs(Int($0)) }.max() ?? 0))
                // It is shorter than a second, and begins anew after one.
                #expect(sound.samples(from: 60.5, AlarmSound.rate / 2).allSatisfy { $0 == 0 })
                #expect(sound.samples(from: 61, 100) == sound.samples(from: 60, 100))
            }
        }
    }

    @Test func `is heard at once where a file begins with silence, and repeats as it was made`() async throws {
        try await Scratch.with { scratch in
            try scratch.write(SoundFile(frequency: 441, seconds: 1.5, pause: 0.5).wave, to: "App/late.wav")
            let sound = library(scratch).sound("late", of: scratch.path("App/App"))
            #expect(sound.samples(from: 60, 100).contains { abs(Int($0)) > 1000 })
            #expect(sound.samples(from: 61.5, AlarmSound.rate / 2).filter { abs(Int($0)) > 300 }.count < 10)
            #expect(sound.samples(from: 62, 1000) == sound.samples(from: 60, 1000))
        }
    }

    @Test(arguments: [
        "App.resources/bell.wav", "Resources/bell.wav", "Sounds/bell.wav", "App.resources/Sounds/bell.wav",
    ])
    func `looks for a sound where apps keep them`(_ place: String) async throws {
        try await Scratch.with { scratch in
            let path = try scratch.write(SoundFile().wave, to: "App/\(place)")
            #expect(SoundLibrary.file("bell", of: scratch.path("App/App")) == path)
        }
    }

    @Test(arguments: [
        "", "missing", "../secret.wav", "/etc/passwd", ".hidden.wav", "broken.wav", "pipe.wav", "empty.wav",
    ])
    func `has the usual sound where an app has no such file`(_ name: String) async throws {
        try await Scratch.with { scratch in
            try scratch.write(SoundFile().wave, to: "secret.wav")
            try scratch.write(SoundFile().wave, to: "App/.hidden.wav")
            try scratch.write(SoundFile().wave.prefix(30) + Data(count: 500), to: "App/broken.wav")
            try scratch.write(Data(), to: "App/empty.wav")
            #expect(mkfifo(scratch.path("App/pipe.wav"), 0o600) == 0)
            #expect(library(scratch).sound(name, of: scratch.path("App/App")) == .tone)
        }
    }

    @Test func `takes the alarm clock of the desktop's theme, and reads it once`() async throws {
        try await Scratch.with { scratch in
            try theme("freedesktop", scratch)
            let path = try scratch.write(
                SoundFile().wave, to: "share/sounds/freedesktop/stereo/alarm-clock-elapsed.wav")
            let library = library(scratch)
            let usual = library.usual()
            #expect(usual != .tone && library.usualFile == path)
            // The same object, not a second copy of its samples.
            #expect(library.sound(nil, of: "") == usual && library.sound("missing", of: "") == usual)
            try scratch.write(SoundFile(frequency: 880).wave, to: "share/sounds/freedesktop/stereo/later.wav")
            try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: path)
            #expect(library.usual() != usual)
        }
    }

    @Test func `goes from the chosen theme to those that it inherits`() async throws {
        try await Scratch.with { scratch in
            try theme("freedesktop", scratch)
            try theme("bright", scratch, inherits: "calm")
            try theme("calm", scratch, inherits: "bright,freedesktop")
            try scratch.write(
                Data("[Settings]\ngtk-sound-theme-name=bright\n".utf8), to: "home/.config/gtk-3.0/settings.ini")
            let theme = SoundTheme(environment: ["XDG_DATA_DIRS": scratch.path("share"), "HOME": scratch.path("home")])
            #expect(theme.file(of: SoundTheme.alarm) == nil)
            let last = try scratch.write(Data(), to: "share/sounds/freedesktop/stereo/alarm-clock-elapsed.oga")
            #expect(theme.file(of: SoundTheme.alarm) == last)
            let middle = try scratch.write(Data(), to: "share/sounds/calm/stereo/alarm-clock-elapsed.ogg")
            #expect(theme.file(of: SoundTheme.alarm) == middle)
            // The person's own folder comes before that of the machine.
            let own = try scratch.write(
                Data(), to: "home/.local/share/sounds/calm/stereo/alarm-clock-elapsed.wav")
            #expect(theme.file(of: SoundTheme.alarm) == middle)
            try scratch.write(index(inherits: nil), to: "home/.local/share/sounds/calm/index.theme")
            #expect(theme.file(of: SoundTheme.alarm) == own)
            try scratch.write(Data(), to: "share/sounds/bright/stereo/alarm-clock-elapsed.disabled")
            #expect(theme.file(of: SoundTheme.alarm) == nil)
        }
    }

    private func theme(_ name: String, _ scratch: Scratch, inherits: String? = nil) throws {
        try scratch.write(index(inherits: inherits), to: "share/sounds/\(name)/index.theme")
    }

    private func index(inherits: String?) -> Data {
        let parents = inherits.map { "Inherits=\($0)\n" } ?? ""
        return Data("[Sound Theme]\nName=Test\n\(parents)Directories=stereo\n\n[stereo]\n".utf8)
    }
}
