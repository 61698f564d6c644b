import AppIntents
import BeckonSystem
import IntentWire

/// Measures the runtime and the system: prints a line a number, for Benchmarks/run.
@main struct RuntimeBenchmarks {
    static func main() async throws {
        discovery()
        try await entities()
        try await calls()
    }

    static func report(_ name: String, _ value: Double, _ unit: String, _ note: String = "") {
        print("\(name)\t\(value)\t\(unit)\t\(note)")
    }

    /// The first look at what this process declares.
    private static func discovery() {
        let clock = ContinuousClock()
        var count = 0
        let time = clock.measure {
            let types = AppRegistry.shared.types
            count = types.intents.count + types.entities.count + types.enumerations.count
        }
        report("discovery", time / .milliseconds(1), "ms", "\(count) types of this process, once")
    }

    private static func entities() async throws {
        let clock = ContinuousClock()
        _ = try await EntityService.respond(to: EntityRequest(entity: "BenchmarkEntity", query: .all, limit: 10))
        var response = EntityResponse(entities: [])
        let snapshots = try await clock.measure {
            response = try await EntityService.respond(to: EntityRequest(entity: "BenchmarkEntity", query: .all))
        }
        report("10,000 entities to snapshots", snapshots / .milliseconds(1), "ms", "4 properties each")
        var data = Data()
        let encoding = try clock.measure { data = try JSONEncoder().encode(response) }
        report("10,000 entities to JSON", encoding / .milliseconds(1), "ms", "\(data.count / 1_000) kB")
        let decoding = try clock.measure { _ = try JSONDecoder().decode(EntityResponse.self, from: data) }
        report("10,000 entities from JSON", decoding / .milliseconds(1), "ms")
        let context = __ValueContext()
        let ids = response.entities.map { IntentValue.entity($0) }
        let resolving = try await clock.measure {
            for id in ids.prefix(1_000) { _ = try await BenchmarkEntity.__decode(id, context) }
        }
        report("an entity by identifier", resolving / .microseconds(1) / 1_000, "µs", "through the app's query")
    }

    /// Calls of a live app over its socket.
    private static func calls() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let system = try BeckonSystem(
            configuration: SystemConfiguration(
                dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache")))
        let app = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "BenchmarkApp")
        let request = IntentRequest(
            app: .path(app.path), intent: "EchoIntent", arguments: ["text": .string("hello")], source: .test)
        let clock = ContinuousClock()
        let first = try await clock.measure { _ = try await system.run(request, interaction: Nobody()) }
        report("first call", first / .milliseconds(1), "ms", "starts the app and reads its manifest")

        var times: [Double] = []
        for _ in 0..<2_000 {
            let time = try await clock.measure { _ = try await system.run(request, interaction: Nobody()) }
            times.append(time / .microseconds(1))
        }
        times.sort()
        report("warm call, median", times[times.count / 2], "µs", "2,000 calls one after the other")
        report("warm call, 99th percentile", times[times.count * 99 / 100], "µs")

        let parallel = try await clock.measure {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        for _ in 0..<250 { _ = try await system.run(request, interaction: Nobody()) }
                    }
                }
                try await group.waitForAll()
            }
        }
        report("calls a second", 4_000 / (parallel / .seconds(1)), "1/s", "16 at once")
        report("memory of the system", residentMegabytes(of: "self"), "MB", "at rest, after 6,000 calls")
        for child in children() { report("memory of the app", residentMegabytes(of: child), "MB", "at rest") }
        await system.shutdown()
    }

    private static func residentMegabytes(of process: String) -> Double {
        guard let handle = FileHandle(forReadingAtPath: "/proc/\(process)/status"),
            let data = try? handle.readToEnd()
        else { return 0 }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
    }

    /// The processes that this one started.
    private static func children() -> [String] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.flatMap { thread in
            let file = FileHandle(forReadingAtPath: "/proc/self/task/\(thread)/children")
            let data = file.flatMap { try? $0.readToEnd() } ?? Data()
            return String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
        }
    }
}

private struct Nobody: IntentInteraction {
    let capabilities: InteractionCapabilities = []
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
    func report(_ progress: IntentProgress) async {}
}

struct BenchmarkEntity: AppEntity {
    static let defaultQuery = BenchmarkQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Amount") var amount: Double
    @Property(title: "Created") var created: Date
    @Property(title: "Done") var isDone: Bool

    init(id: Int) {
        self.id = id
        name = "Item \(id)"
        amount = Double(id) / 3
        created = Date(timeIntervalSince1970: Double(id) * 1_000)
        isDone = id.isMultiple(of: 2)
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct BenchmarkQuery: EnumerableEntityQuery {
    private static let items = (0..<10_000).map(BenchmarkEntity.init(id:))

    func allEntities() async throws -> [BenchmarkEntity] { Self.items }
    func entities(for identifiers: [Int]) async throws -> [BenchmarkEntity] {
        identifiers.filter(Self.items.indices.contains).map { Self.items[$0] }
    }
}
