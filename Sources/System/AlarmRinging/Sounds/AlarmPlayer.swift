internal import CAlarmSound
import Foundation
import Glibc
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

    /// Programs that play a file which is their argument.
    private static let programs = ["pw-play", "paplay", "aplay"]

    private let path: [String]
    private let folder: URL
    private let isPlaying = Mutex(false)
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
            folders.map { "\($0)/\(program)" as String }.first { access($0, X_OK) == 0 }
        }.first
    }

    /// How it was heard last.
    var way: Way? { used.withLock(\.self) }

    /// Begins, unless it plays already.
    ///
    /// - Parameter elapsed: How many seconds the alarm has rung.
    func start(from elapsed: TimeInterval) {
        let begins = isPlaying.withLock { isPlaying in
            defer { isPlaying = true }
            return !isPlaying
        }
        guard begins else { return }
        let thread = Thread { [self] in
            play(from: elapsed)
            finished.signal()
        }
        thread.name = "beckon.alarm-sound"
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    /// Is silent when it returns.
    func stop() {
        let ends = isPlaying.withLock { isPlaying in
            defer { isPlaying = false }
            return isPlaying
        }
        if ends { finished.wait() }
    }

    private var goesOn: Bool { isPlaying.withLock(\.self) }

    private func play(from elapsed: TimeInterval) {
        if stream(beckon_sound_pulse, .pulse, from: elapsed) { return }
        if stream(beckon_sound_alsa, .alsa, from: elapsed) { return }
        for program in Self.programs {
            if let found = path.map({ "\($0)/\(program)" as String }).first(where: { access($0, X_OK) == 0 }),
                run(found, from: elapsed)
            {
                return
            }
        }
        used.withLock { $0 = .silent }
    }

    /// Plays by a library until it is stopped; false where that is not possible.
    private func stream(_ kind: beckon_sound_way, _ way: Way, from elapsed: TimeInterval) -> Bool {
        var sound: OpaquePointer?
        guard beckon_sound_open(kind, "beckon", UInt32(AlarmTone.rate), &sound) == 0, let sound else { return false }
        defer { beckon_sound_close(sound) }
        used.withLock { $0 = way }
        let tone = AlarmTone()
        let piece = AlarmTone.rate / 20
        var played = 0
        while goesOn {
            let samples = tone.samples(from: elapsed + Double(played) / Double(AlarmTone.rate), piece)
            // Who played has gone: the next way may still work.
            guard beckon_sound_write(sound, samples, samples.count) == 0 else { return false }
            played += piece
        }
        return true
    }

    /// Plays a file again and again by a program; false where it plays none.
    private func run(_ program: String, from elapsed: TimeInterval) -> Bool {
        let file = folder.appending(path: "alarm-\(getpid()).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        let start = Date.now
        while goesOn {
            let time = elapsed + Date.now.timeIntervalSince(start)
            guard (try? AlarmTone().wave(from: time).write(to: file)) != nil else { return false }
            guard let status = status(of: program, file.path(percentEncoded: false)) else { return true }
            guard status == 0 else { return false }
            used.withLock { $0 = .program(program) }
        }
        return true
    }

    /// Runs a program to its end; nil where it was stopped before.
    private func status(of program: String, _ file: String) -> Int32? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(file), nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { return -1 }
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
