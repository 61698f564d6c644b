import Alarms
import BeckonSystem
import Foundation
import IntentWire
import Synchronization

/// What alarms cost, and how late they ring. Prints name, value, unit and note, with tabs between.
@main
enum AlarmBenchmarks {
    static func main() async throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["BENCHMARK_WORK"] ?? NSTemporaryDirectory())
            .appending(path: "alarms-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try occurrences()
        try await lateness(folder.appending(path: "late"))
        try await many(folder.appending(path: "many"))
    }

    private static func report(_ name: String, _ value: Double, _ unit: String, _ note: String = "") {
        print("\(name)\t\(value)\t\(unit)\t\(note)")
    }

    private static func configuration(_ folder: URL) throws -> SystemConfiguration {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var configuration = SystemConfiguration(
            dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache"))
        configuration.environment["XDG_RUNTIME_DIR"] = folder.path
        return configuration
    }

    private static func request(_ schedule: AlarmSchedule) -> AlarmRequest {
        AlarmRequest(id: UUID(), schedule: schedule, presentation: AlarmPresentationSnapshot(title: "Alarm"))
    }

    /// The next ring of a daily alarm, in a zone with summer time.
    private static func occurrences() throws {
        let zone = try ZoneRules(named: "Europe/Berlin")
        let daily = AlarmOccurrences(
            .relative(time: AlarmTime(hour: 7, minute: 30), weekdays: AlarmWeekday.allCases), in: zone)
        var last = Date.now
        let count = 10_000
        let time = ContinuousClock().measure {
            for _ in 0..<count { last = daily.next(after: last) ?? last }
        }
        report("next ring", time / .microseconds(1) / Double(count), "µs", "of a daily alarm, over 27 years")
    }

    /// From the time of an alarm to the call of the bell.
    private static func lateness(_ folder: URL) async throws {
        let bell = Stopwatch()
        var options = SystemServer.Options()
        options.alarmBell = bell
        let configuration = try configuration(folder)
        let server = try SystemServer(configuration: configuration, options: options)
        let serving = Task { await server.run() }
        guard let client = try await SystemClient.connect(configuration) else { return }
        let count = 200
        let start = Date.now + 3
        for index in 0..<count { _ = try await client.setAlarm(request(.fixed(date: start + Double(index) * 0.1))) }
        try await Task.sleep(for: .seconds(3 + 0.1 * Double(count) + 2))
        let late = bell.lateness().sorted()
        report("alarm rings late, median", late[late.count / 2] * 1000, "ms", "\(late.count) alarms, 10 a second")
        report("alarm rings late, 99th percentile", late[late.count * 99 / 100] * 1000, "ms")
        await client.shutdown()
        server.stop()
        await serving.value
    }

    private static func many(_ folder: URL) async throws {
        var options = SystemServer.Options()
        options.alarmBell = Stopwatch()
        let configuration = try configuration(folder)
        let server = try SystemServer(configuration: configuration, options: options)
        let serving = Task { await server.run() }
        guard let client = try await SystemClient.connect(configuration) else { return }
        let (count, workers) = (10_000, 64)
        let start = Date.now + 86_400
        let clock = ContinuousClock()
        let time = try await clock.measure {
            try await withThrowingTaskGroup { group in
                for worker in 0..<workers {
                    group.addTask {
                        for index in stride(from: worker, to: count, by: workers) {
                            _ = try await client.setAlarm(request(.fixed(date: start + Double(index))))
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
        report("10,000 alarms set", time / .seconds(1), "s", "each on the disk when it returns; 64 at once")
        try await Task.sleep(for: .seconds(2))
        let before = await server.alarmWakeUps
        let rest = 30.0
        try await Task.sleep(for: .seconds(rest))
        let wakeUps = await server.alarmWakeUps - before
        report("wake-ups at rest", Double(wakeUps) * 3600 / rest, "1/h", "of alarms, 10,000 of which wait")
        report("memory with 10,000 alarms", Double(try await client.status().memory ?? 0) / 1_000_000, "MB")
        await client.shutdown()
        server.stop()
        await serving.value
    }
}

/// Measures how late alarms ring.
private final class Stopwatch: AlarmBell {
    private let late = Mutex<[UUID: TimeInterval]>([:])
    private let press = Mutex<(@Sendable (AlarmPress) async -> Void)?>(nil)

    func lateness() -> [TimeInterval] { late.withLock { Array($0.values) } }

    func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) async { self.press.withLock { $0 = press } }

    func ring(_ alarms: [RingingAlarm]) async {
        let now = Date.now
        late.withLock { late in
            for alarm in alarms where late[alarm.alarm.id] == nil {
                guard case .fixed(let date)? = alarm.alarm.snapshot.schedule else { continue }
                late[alarm.alarm.id] = now.timeIntervalSince(date)
            }
        }
        // A person stops what rings.
        let press = press.withLock(\.self)
        for alarm in alarms {
            Task { await press?(AlarmPress(id: alarm.alarm.id, action: .operation(.stop))) }
        }
    }

    func missed(_ alarm: AlarmRecord, at times: [Date]) async {}
    func end() async {}
}
