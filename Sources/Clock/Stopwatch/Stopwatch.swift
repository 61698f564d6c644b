import AppIntents
import Foundation

/// The person's stopwatch: when it was started, and what it has measured.
///
/// It is a file, so that it goes on while no program runs.
struct Stopwatch: Codable, Equatable {
    var id = UUID()
    /// When it would have been started if it had never stood still.
    var start: Date
    /// Since when it stands still; nil while it runs.
    var pause: Date?
    /// How long each lap took, in seconds.
    var laps: [TimeInterval] = []

    /// How much it has measured, in seconds; a clock that was set back does not make it negative.
    func elapsed(at now: Date) -> TimeInterval { max(0, (pause ?? now).timeIntervalSince(start)) }

    /// The same, running again.
    func resumed(at now: Date) -> Stopwatch {
        guard pause != nil else { return self }
        var stopwatch = self
        stopwatch.start = now - elapsed(at: now)
        stopwatch.pause = nil
        return stopwatch
    }

    /// The same with one lap more, which began where the last one ended.
    func lapped(at now: Date) -> Stopwatch {
        var stopwatch = self
        stopwatch.laps.append(max(0, elapsed(at: now) - laps.reduce(0, +)))
        return stopwatch
    }

    // MARK: The file

    private static var file: URL {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            ?? URL.homeDirectory.appending(path: ".local/state")
        return folder.appending(path: "beckon-clock/stopwatch.json")
    }

    /// The stopwatch; nil where none was started.
    ///
    /// - Throws: `ClockError.unreadable` where its file holds something else.
    static func current() throws -> Stopwatch? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard let stopwatch = try? JSONDecoder().decode(Stopwatch.self, from: data) else {
            throw ClockError.unreadable(file.path(percentEncoded: false))
        }
        return stopwatch
    }

    /// Keeps it.
    func keep() throws {
        let file = Stopwatch.file
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
    }

    /// Forgets it, a file that cannot be read included.
    static func forget() throws {
        if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
            try FileManager.default.removeItem(at: file)
        }
    }
}
