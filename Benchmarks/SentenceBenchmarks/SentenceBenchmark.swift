import BeckonSystem
import Foundation
import IntentWire

/// Installs the apps, starts a system, and asks it.
struct SentenceBenchmark {
    private static let apps = 100
    private static let sentences = 2_000

    /// The system in a folder; one of the same folder is the same.
    static func configuration(_ folder: URL) -> SystemConfiguration {
        var configuration = SystemConfiguration(
            dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache"))
        configuration.environment["XDG_RUNTIME_DIR"] = folder.appending(path: "run").path
        return configuration
    }

    private static func report(_ name: String, _ value: Double, _ unit: String, _ note: String = "") {
        print("\(name)\t\(value)\t\(unit)\t\(note)")
    }

    func run() async throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "beckon-sentences-\(UUID().uuidString.prefix(8))")
        defer { try? files.removeItem(at: folder) }
        try files.createDirectory(
            at: folder.appending(path: "run"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
        )
        try await install(in: folder)
        let (first, cold) = try await serve(folder) { system in
            try await Self.time(system, "order a coffee in coffee desk")
        }
        Self.report(
            "sentence, first ever", first / .milliseconds(1), "ms",
            "1,000 intents of 100 apps; all apps are started and asked for their values; system up in "
                + "\(Int(cold / .milliseconds(1))) ms")
        let (again, _) = try await serve(folder) { system in
            try await Self.time(system, "order a coffee in coffee desk")
        }
        Self.report("sentence, first of a system", again / .milliseconds(1), "ms", "values are in the cache")
        _ = try await serve(folder) { system in
            let before = system.memory
            try await measure(system, before)
        }
    }

    // MARK: - Surroundings

    /// A hundred programs, which are this one by other names.
    private func install(in folder: URL) async throws {
        let system = try BeckonSystem(configuration: Self.configuration(folder))
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        for number in 0..<Self.apps {
            let own = folder.appending(path: "apps/\(number)")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let path = own.appending(path: "Phrases\(number)")
            do {
                try FileManager.default.linkItem(at: program, to: path)
            } catch {
                try FileManager.default.copyItem(at: program, to: path)
            }
            _ = try await system.install(path.path)
        }
        await system.shutdown()
    }

    /// A system in a process of its own, and a client of it.
    struct Served {
        var client: SystemClient
        var process: Process

        /// The time that the system has taken the processor, in seconds.
        var processorTime: Double {
            let line = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
            // Behind the name, which is in brackets: the state is the first field, the times in mode of user and system the 12th and 13th.
            let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
            return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }

        /// Memory of the system, in megabytes.
        var memory: Double {
            let status =
                (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
            return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
        }
    }

    private func serve<Result>(
        _ folder: URL, _ body: (Served) async throws -> Result
    ) async throws -> (result: Result, start: Duration) {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["serve", folder.path]
        process.standardOutput = FileHandle.standardError
        // It ends with this one, however that ends.
        let life = Pipe()
        process.standardInput = life
        let clock = ContinuousClock()
        let begun = clock.now
        try process.run()
        defer {
            try? life.fileHandleForWriting.close()
            process.terminate()
            process.waitUntilExit()
        }
        let configuration = Self.configuration(folder)
        while true {
            if let client = try await SystemClient.connect(configuration) {
                let start = clock.now - begun
                let served = Served(client: client, process: process)
                let result = try await body(served)
                await client.shutdown()
                return (result, start)
            }
            guard begun.duration(to: .now) < .seconds(30) else {
                throw IntentFailure(.timeout, "the system did not begin in 30 seconds")
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    // MARK: - Sentences

    private static func time(_ system: Served, _ sentence: String) async throws -> Duration {
        try await ContinuousClock().measure { _ = try await read(sentence, system) }
    }

    private static func read(_ sentence: String, _ system: Served) async throws -> SentenceReading {
        try await system.client.understand(SentenceQuestion(sentence, locale: "en-GB", timeZone: "Europe/Berlin"))
    }

    private func measure(_ system: Served, _ before: Double) async throws {
        let first = try await Self.read("order a coffee in coffee desk", system)
        Self.report(
            "phrases", Double(first.phrases), "", "of \(first.intents) intents, \(PhraseApp.entities) entities an app")
        Self.report("memory for the phrases", system.memory - before, "MB", "of the system, after the first sentence")
        var times: [Double] = []
        var own: [Double] = []
        var preparing: [Double] = []
        let begun = system.processorTime
        var decisions: [SentenceReading.Decision: Int] = [:]
        for place in 0..<Self.sentences {
            let sentence = Self.sentence(place)
            let clock = ContinuousClock()
            let begun = clock.now
            let reading = try await Self.read(sentence, system)
            times.append((clock.now - begun) / .milliseconds(1))
            own.append(reading.seconds * 1_000)
            preparing.append(reading.preparing * 1_000)
            decisions[reading.decision, default: 0] += 1
        }
        let note = "\(Self.sentences) sentences one after the other, over the socket"
        Self.report("sentence to decision, median", Self.share(times, 0.5), "ms", note)
        Self.report("sentence to decision, 99th percentile", Self.share(times, 0.99), "ms", "goal: at most 5")
        Self.report("sentence to decision, longest", times.max() ?? 0, "ms")
        Self.report(
            "the system's own part, 99th percentile", Self.share(own, 0.99), "ms",
            "run \(decisions[.run] ?? 0), asked about \(decisions[.ask] ?? 0), refused \(decisions[.refuse] ?? 0)")
        Self.report(
            "a look whether phrases are as they were, median", Self.share(preparing, 0.5), "ms", "part of each sentence"
        )
        Self.report(
            "processor time of a sentence, mean", (system.processorTime - begun) * 1_000 / Double(Self.sentences), "ms",
            "of the system, the socket included; a machine with much to do does not count")
        // What phrases do not know, the app is asked for; the first question starts it.
        var asked: [Double] = []
        for place in 0..<300 {
            let number = place % 10
            let sentence = "\(PhraseApp.verb(number, 2)) old \(PhraseApp.noun(number)) \(place)"
            let time = try await Self.time(system, sentence) / .milliseconds(1)
            if place >= 10 { asked.append(time) }
        }
        Self.report("sentence with a name that its app finds, median", Self.share(asked, 0.5), "ms", "the app runs")
        Self.report("sentence with a name that its app finds, 99th percentile", Self.share(asked, 0.99), "ms")
        Self.report("memory of the system", system.memory, "MB", "after \(Self.sentences + 300) sentences")
    }

    private static func share(_ times: [Double], _ part: Double) -> Double {
        let sorted = times.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }

    private static let foreign = [
        "how is the weather on mars", "what is my balance", "who won the game last night", "tell me a joke about cows",
        "translate good morning into french", "why is the sky blue", "sing something by the beatles",
        "how many ounces are in a gallon", "what does the fox say", "do you like me",
    ]

    /// What people may say, in turn: a phrase, with and without the name of its app, with slips, values, names, and what is no phrase.
    private static func sentence(_ place: Int) -> String {
        let number = place * 37 % apps
        let noun = PhraseApp.noun(number)
        func verb(_ kind: Int) -> String { PhraseApp.verb(number, kind + place / 500 % 2 * 5) }
        switch place % 10 {
        case 0: return "\(verb(0)) a \(noun) in \(PhraseApp.name(number))"
        case 1: return "could you \(verb(0)) the \(noun) please"
        case 2: return "\(verb(1)) three large \(noun)s"
        case 3: return "\(verb(2)) \(PhraseApp.entity(number, place % PhraseApp.entities))"
        case 4: return "\(verb(3)) \(noun) call my sister back tomorrow at five"
        case 5: return "\(verb(4)) \(noun) for twenty minutes"
        case 6: return String(verb(0).dropLast()) + " a \(noun) with \(PhraseApp.name(number))"
        case 7: return "\(noun) \(verb(1)) please now"
        case 8: return foreign[place / 10 % foreign.count]
        default: return "i would like to \(verb(3)) that \(noun) in an hour and a half"
        }
    }
}
