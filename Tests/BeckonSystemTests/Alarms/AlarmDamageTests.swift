import Alarms
import BeckonSystem
import ChildProcesses
import Foundation
import Glibc
import IntentWire
import SQLiteStore
import Testing

/// What becomes of alarms where the disk, the power or another system does not do what it should.
@Suite struct AlarmDamageTests {
    /// Whether this user may mount a file system in a name space of their own.
    private static func canMount() async throws -> Bool {
        try await ChildProcess.run(mountWords + ["true", "/tmp"]).code == 0
    }
    private static let mountWords = [
        "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
        "mount -t tmpfs -o size=2m tmpfs \"$2\" && if [ \"$1\" != true ]; then \"$1\" fill \"$2\" && "
            + "mount -o remount,size=16m \"$2\" && \"$1\" fill \"$2\" 1; fi", "sh",
    ]

    @Test(.enabled { try await canMount() })
    func `says that the disk is full, keeps what it has acknowledged, and goes on when there is room`() async throws {
        let test = try TestSystem()
        let result = try await ChildProcess.run(Self.mountWords + [program("AlarmWriter"), test.folder.path])
        #expect(result.code == 0)
        let lines = result.output.split(separator: "\n").map(String.init)
        // How many it found, how many it has set, how many there are afterwards, and why it went no further.
        let words = try #require(lines.first).split(separator: " ", maxSplits: 3)
        #expect(words[0] == "0" && words[1] == words[2] && Int(words[1]) ?? 0 > 10)
        #expect(words[3].hasPrefix("store ") && words[3].contains("free some space"))
        let count = try #require(Int(words[2]))
        #expect(try #require(lines.dropFirst().first) == "\(count) 1 \(count + 1) enough")
        await test.system.shutdown()
    }

    @Test func `leaves the alarms of a newer version as they are`() async throws {
        try await AlarmBench.with { bench in
            try await bench.set(in: 60)
            await bench.system.shutdown()
            let path = bench.test.configuration.dataDirectory.appending(path: "beckon.sqlite").path
            let later = Array(repeating: Migration(), count: 90)
            let newer = try Store(path: path, application: 0x4245_4B4E, migrations: later)
            let failure = try await failure { try BeckonSystem(configuration: bench.test.configuration) }
            #expect(failure.code == .store && failure.message.contains("written by a newer version"))
            #expect(
                try await newer.read { try $0.first("SELECT count(*) FROM alarms") { try $0.get(0, as: Int.self) } }
                    == 1)
        }
    }

    @Test func `rings once where several systems have the same alarms`() async throws {
        try await AlarmBench.with { bench in
            let others = try (0..<3).map { _ in try BeckonSystem(configuration: bench.test.configuration) }
            for second in 1...50 { try await bench.set(in: Double(second), title: "\(second)") }
            for _ in 1...50 {
                bench.clock.pass(1)
                try await withThrowingTaskGroup { group in
                    for system in others + [bench.system] { group.addTask { try await system.tellAlarmsTime() } }
                    try await group.waitForAll()
                }
            }
            let rings = try await bench.system.alarmLog(limit: 1000).filter { $0.event == .rang }
            #expect(rings.map(\.title).sorted() == (1...50).map(String.init).sorted())
            for system in others { await system.shutdown() }
        }
    }

    @Test func `lets no second system ring for the same alarms`() async throws {
        try await ServedSystem.with { served in
            let failure = try await failure { try SystemServer(configuration: served.configuration) }
            #expect(failure.message.contains("already"))
        }
    }

    private static let copies = ProcessInfo.processInfo.environment["BECKON_SLOW_TESTS"] == "1" ? 500 : 12

    @Test func `opens each copy that a power cut may leave, with all that was acknowledged before`() async throws {
        let test = try TestSystem()
        await test.system.shutdown()
        let output = Pipe()
        let process = try ChildProcess(
            [program("AlarmWriter"), test.folder.path, "1"], output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        let stream = output.fileHandleForReading.fileDescriptor
        #expect(fcntl(stream, F_SETFL, O_NONBLOCK) == 0)
        var numbers = SystemRandomNumberGenerator()
        var text = Data()
        for copy in 0..<Self.copies {
            let before = text.count
            // Something was acknowledged since the last copy, and then it is any moment.
            while text.count == before {
                text += Self.read(stream)
                usleep(1000)
            }
            usleep(UInt32.random(in: 0..<20_000, using: &numbers))
            process.signal(SIGSTOP)
            text += Self.read(stream)
            // What is half written is no number yet.
            let acknowledged = Set(
                String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                    .dropLast().map(String.init))
            let folder = test.folder.appending(path: "copy\(copy)")
            let data = folder.appending(path: "data")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            for file in ["beckon.sqlite", "beckon.sqlite-wal"] {
                try FileManager.default.copyItem(
                    at: test.configuration.dataDirectory.appending(path: file), to: data.appending(path: file))
            }
            process.signal(SIGCONT)
            if copy % 2 == 1 { try Self.tear(data.appending(path: "beckon.sqlite-wal"), &numbers) }
            let system = try BeckonSystem(
                configuration: SystemConfiguration(dataDirectory: data, cacheDirectory: folder))
            let log = try await system.alarmLog(limit: 10_000)
            let (alarms, set) = (try await system.alarms(), Set(log.filter { $0.event == .set }.map(\.title)))
            #expect(acknowledged.subtracting(set).isEmpty)
            #expect(acknowledged.subtracting(alarms.map(\.title)).isEmpty)
            let rings = log.filter { $0.event == .rang }.map(\.title)
            #expect(Set(rings).count == rings.count)
            await system.shutdown()
            try FileManager.default.removeItem(at: folder)
        }
        process.signal(SIGKILL)
        await process.wait()
    }

    /// What can be read at once.
    private static func read(_ stream: Int32) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(stream, &buffer, buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// Writes what a disk may have begun to write behind the last change: half a page, or noise.
    private static func tear(_ file: URL, _ numbers: inout SystemRandomNumberGenerator) throws {
        let handle = try FileHandle(forUpdating: file)
        try handle.seekToEnd()
        let length = Int.random(in: 1..<9000, using: &numbers)
        let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        try handle.write(contentsOf: Data(noise))
        try handle.close()
    }
}
