import BeckonSystem
import ChildProcesses
import Foundation
import IntentWire
import Testing

@Suite struct AlarmCrashTests {
    /// `BECKON_ALARM_KILLS` sets how often it is killed.
    private static let kills = Int(ProcessInfo.processInfo.environment["BECKON_ALARM_KILLS"] ?? "") ?? 5

    @Test func `loses no alarm and rings none twice, whenever it is killed`() async throws {
        let test = try TestSystem()
        var acknowledged: Set<Int> = []
        var numbers = SystemRandomNumberGenerator()
        for kill in 0..<Self.kills {
            let output = Pipe()
            let process = try ChildProcess(
                [program("AlarmWriter"), test.folder.path, "\(kill * 100_000 + 1)"],
                output: output.fileHandleForWriting.fileDescriptor)
            try output.fileHandleForWriting.close()
            // At least one is acknowledged, and then it is killed at any moment.
            let line = try #require(await ChildProcess.line(from: output.fileHandleForReading))
            usleep(UInt32.random(in: 0..<60_000, using: &numbers))
            process.signal(SIGKILL)
            await process.wait()
            let rest = try output.fileHandleForReading.readToEnd() ?? Data()
            let whole = line + "\n" + String(decoding: rest, as: UTF8.self)
            // What was killed may have written half a number.
            acknowledged.formUnion(
                whole.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { Int($0) })
        }
        let system = try BeckonSystem(configuration: test.configuration)
        usleep(150_000)
        try await system.tellAlarmsTime()
        let log = try await system.alarmLog(limit: 10_000)
        let rings = log.filter { $0.event == .rang || $0.event == .missed }.compactMap { Int($0.title) }
        #expect(Set(rings).count == rings.count)
        #expect(acknowledged.subtracting(rings).isEmpty)
        #expect(Set(try await system.alarms().map(\.title)) == Set(rings.map(String.init)))
        await system.shutdown()
    }
}
