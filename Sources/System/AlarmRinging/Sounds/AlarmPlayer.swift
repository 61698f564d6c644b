internal import CAlarmSound
import Foundation
import Glibc
import IntentWire
import Synchronization

/// Plays the sound of an alarm until it is stopped: by PulseAudio or PipeWire, else by ALSA, else by a program.
final class AlarmPlayer: Sendable {
    /// How it is heard.
    enum Way: Hashable, Sendable {
        case pulse, alsa
        /// The path of a program that plays files.
        case program(String)
        /// Nothing plays.
        case silent
    }

    /// Programs that play a file which is their last argument, and the arguments before it.
    private static let programs: [(name: String, arguments: [String])] = [
        ("pw-play", []), ("paplay", []), ("aplay", ["-q"]),
        ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]), ("play", ["-q"]),
    ]

    private let path: [String]
    private let folder: URL
    /// What is played; nil while nothing is.
    private let playing = Mutex<AlarmSound?>(nil)
    private let finished = DispatchSemaphore(value: 0)
    private let used = Mutex<Way?>(nil)

    /// - Parameters:
    ///   - environment: `PATH` says where programs are.
    ///   - folder: Where a file may be put that a program is to play.
    init(environment: [String: String], folder: URL) {
        path = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        self.folder = folder
    }

    /// The program that would play where no library does.
    static func program(in environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        return programs.lazy.compactMap { program in
            folders.map { "\($0)/\(program.name)" as String }.first { access($0, X_OK) == 0 }
        }.first
    }

    /// How it was heard last.
    var way: Way? { used.withLock(\.self) }

    /// Begins, unless it plays this already; another sound ends.
    ///
    /// - Parameters:
    ///   - sound: What is to be heard.
    ///   - elapsed: How many seconds the alarm has rung.
    func start(_ sound: AlarmSound, from elapsed: TimeInterval) {
        guard playing.withLock(\.self) != sound else { return }
        stop()
        playing.withLock { $0 = sound }
        let thread = Thread { [self] in
            play(sound, from: elapsed)
            finished.signal()
        }
        thread.name = "beckon.alarm-sound"
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    /// Is silent when it returns.
    func stop() {
        let ends = playing.withLock { playing in
            defer { playing = nil }
            return playing != nil
        }
        if ends { finished.wait() }
    }

    private var goesOn: Bool { playing.withLock { $0 != nil } }

    private func play(_ sound: AlarmSound, from elapsed: TimeInterval) {
        if stream(sound, beckon_sound_pulse, .pulse, from: elapsed) { return }
        if stream(sound, beckon_sound_alsa, .alsa, from: elapsed) { return }
        for program in Self.programs {
            if let found = path.map({ "\($0)/\(program.name)" as String }).first(where: { access($0, X_OK) == 0 }),
                run([found] + program.arguments, sound, from: elapsed)
            {
                return
            }
        }
        used.withLock { $0 = .silent }
    }

    /// Plays by a library until it is stopped; false where that is not possible.
    private func stream(
        _ sound: AlarmSound, _ kind: beckon_sound_way, _ way: Way, from elapsed: TimeInterval
    ) -> Bool {
        var output: OpaquePointer?
        guard beckon_sound_open(kind, "beckon", UInt32(AlarmSound.rate), &output) == 0, let output else { return false }
        defer { beckon_sound_close(output) }
        used.withLock { $0 = way }
        let piece = AlarmSound.rate / 20
        var played = 0
        while goesOn {
            let samples = sound.samples(from: elapsed + Double(played) / Double(AlarmSound.rate), piece)
            // Who played has gone: the next way may still work.
            guard beckon_sound_write(output, samples, samples.count) == 0 else { return false }
            played += piece
        }
        return true
    }

    /// Plays a file again and again by a program; false where it plays none.
    private func run(_ command: [String], _ sound: AlarmSound, from elapsed: TimeInterval) -> Bool {
        let file = folder.appending(path: "alarm-\(getpid()).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        let start = Date.now
        while goesOn {
            let time = elapsed + Date.now.timeIntervalSince(start)
            guard (try? sound.wave(from: time).write(to: file)) != nil else { return false }
            guard let status = status(of: command + [file.path(percentEncoded: false)]) else { return true }
            guard status == 0 else { return false }
            used.withLock { $0 = .program(command[0]) }
        }
        return true
    }

    /// Runs a program to its end; nil where it was stopped before.
    private func status(of command: [String]) -> Int32? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let error = BusyProgram.start { posix_spawn(&process, command[0], &actions, nil, &words, environ) }
        guard error == 0 else { return -1 }
        var status: Int32 = 0
        while true {
            let result = waitpid(process, &status, WNOHANG)
            if result == process { return status }
            if result < 0, errno != EINTR { return -1 }
            if !goesOn {
                kill(process, SIGKILL)
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                return nil
            }
            usleep(20_000)
        }
    }
}
