import ChildProcesses
import Foundation
import Glibc
import Testing

@testable import AlarmRinging

/// What is heard, by whatever way, in a process whose environment leads to that way.
@Suite(.serialized) struct HeardTests {
    /// Rings until a file has grown by so many bytes since something was heard.
    private func ring(
        until file: String, grows bytes: Int, in scratch: Scratch, _ changes: [String: String], sound: [String] = []
    ) async throws -> String {
        var environment = [
            "HOME": scratch.path("home"), "PATH": "/nowhere", "XDG_DATA_DIRS": scratch.path("share"),
            "PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/no",
            "XDG_RUNTIME_DIR": scratch.path("run"), "LANG": "C",
        ]
        environment.merge(changes) { $1 }
        let program = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "BellRinger")
        let result = try await ChildProcess.run(
            [program.path, scratch.folder.path, scratch.path(file), "\(bytes)"] + sound, environment: environment)
        #expect(result.code == 0)
        return result.output.trimmingCharacters(in: .newlines)
    }

    private func samples(_ data: Data) -> [Int16] {
        data.withUnsafeBytes { bytes in
            (0..<bytes.count / 2).map {
                Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
            }
        }
    }

    /// Whether ALSA's library is on this machine.
    private static var hasALSA: Bool { dlopen("libasound.so.2", RTLD_LAZY) != nil }

    @Test(.enabled(if: hasALSA), arguments: [false, true])
    func `is heard by ALSA where no sound server answers`(_ isOwn: Bool) async throws {
        try await Scratch.with { scratch in
            try scratch.write(SoundFile(frequency: 300, seconds: 2).wave, to: "App/own.wav")
            try scratch.write(
                Data(
                    """
                    pcm.!default { type file; slave.pcm "null"; file "\(scratch.path("heard.raw"))"; format "raw" }
                    pcm.null { type null }
                    """.utf8), to: "asound.conf")
            let way = try await ring(
                until: "heard.raw", grows: AlarmSound.rate * 2, in: scratch,
                ["ALSA_CONFIG_PATH": scratch.path("asound.conf")],
                sound: isOwn ? ["own", scratch.path("App/App")] : [])
            #expect(way == "alsa")
            let heard = samples(try Data(contentsOf: URL(filePath: scratch.path("heard.raw"))))
            // A device that takes samples as fast as they come has as many of them as the test was slow.
            let second = Array(heard.prefix(AlarmSound.rate / 2))
            #expect(second.count == AlarmSound.rate / 2)
            if isOwn {
                #expect(abs(crossings(second, rate: AlarmSound.rate) - 300) < 5)
            } else {
                #expect(second == AlarmSound.tone.samples(from: 30, AlarmSound.rate / 2))
            }
        }
    }

    @Test(arguments: ["pw-play", "paplay", "aplay", "ffplay", "play"])
    func `is heard by a program where no library plays`(_ name: String) async throws {
        try await Scratch.with { scratch in
            try scratch.program(
                "bin/\(name)",
                """
                for file in "$@"; do :; done
                echo "$@" >>'\(scratch.path("played"))'
                /bin/cp "$file" '\(scratch.path("heard.wav"))'
                /bin/sleep 0.1
                """)
            let way = try await ring(until: "played", grows: 1, in: scratch, ["PATH": scratch.path("bin")])
            #expect(way == scratch.path("bin/\(name)"))
            let lines = try String(contentsOfFile: scratch.path("played"), encoding: .utf8).split(separator: "\n")
            #expect(lines.count >= 2 && lines.allSatisfy { $0.hasSuffix(".wav") })
            #expect(name != "ffplay" || lines.allSatisfy { $0.hasPrefix("-nodisp -autoexit ") })
            let heard = samples(try Data(contentsOf: URL(filePath: scratch.path("heard.wav"))).dropFirst(44))
            #expect(heard.count == AlarmSound.rate * 2)
            #expect(heard == AlarmSound.tone.samples(from: 60, AlarmSound.rate * 2))
            // Nothing is left of what it played.
            #expect(
                !(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)).contains {
                    $0.hasPrefix("alarm-")
                })
        }
    }

    @Test func `goes on to the next program where one fails, and is silent where none plays`() async throws {
        try await Scratch.with { scratch in
            try scratch.program("bin/pw-play", "exit 1")
            let path = ["PATH": scratch.path("bin")]
            #expect(try await ring(until: "none", grows: 0, in: scratch, path) == "silent")
            try scratch.program("bin/aplay", "/bin/sleep 0.1")
            #expect(try await ring(until: "none", grows: 0, in: scratch, path) == scratch.path("bin/aplay"))
        }
    }

    @Test func `ends a program at once when the alarm is stopped`() async throws {
        try await Scratch.with { scratch in
            try scratch.program("bin/paplay", "echo >'\(scratch.path("begun"))'; exec /bin/sleep 600")
            let way = try await ring(until: "begun", grows: 0, in: scratch, ["PATH": scratch.path("bin")])
            #expect(way == "nothing was played")
        }
    }

    private static let pulse = "/usr/bin/pulseaudio"
    private static var hasPulse: Bool {
        [pulse, "/usr/bin/parec", "/usr/bin/pactl"].allSatisfy(FileManager.default.isExecutableFile(atPath:))
    }

    @Test(.enabled(if: hasPulse))
    func `is heard by PulseAudio before anything else`() async throws {
        try await Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.path("run"), withIntermediateDirectories: true)
            let environment = ["HOME": scratch.path("home"), "XDG_RUNTIME_DIR": scratch.path("run"), "LANG": "C"]
            let server = "unix:\(scratch.path("pulse"))"
            let daemon = try ChildProcess(
                [
                    Self.pulse, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
                    "--load=module-null-sink sink_name=test",
                    "--load=module-native-protocol-unix auth-anonymous=1 socket=\(scratch.path("pulse"))",
                ], environment: environment)
            defer { daemon.end() }
            let client = environment.merging(["PULSE_SERVER": server]) { $1 }
            while try await ChildProcess.run(["/usr/bin/pactl", "info"], environment: client).code != 0 {
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(FileManager.default.createFile(atPath: scratch.path("heard.raw"), contents: nil))
            let file = try FileHandle(forWritingTo: URL(filePath: scratch.path("heard.raw")))
            let recorder = try ChildProcess(
                ["/usr/bin/parec", "--device=test.monitor", "--format=s16le", "--rate=44100", "--channels=1", "--raw"],
                environment: client, output: file.fileDescriptor)
            let way = try await ring(
                until: "heard.raw", grows: AlarmSound.rate * 4, in: scratch, ["PULSE_SERVER": server])
            recorder.end()
            #expect(way == "pulse")
            let heard = samples(try Data(contentsOf: URL(filePath: scratch.path("heard.raw"))))
            #expect((heard.map { abs(Int($0)) }.max() ?? 0) > 20_000)
        }
    }
}
