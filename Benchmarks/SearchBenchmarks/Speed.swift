import Foundation
import IntentWire
import SentenceVectors
import SpotlightIndex

/// How long things take, in processor time; the best of three for a search.
struct Speed {
    let material: Material
    let folder: URL

    func run() async throws {
        let encoder = try VectorTable.english()
        let index = try SpotlightIndex(in: folder, encoder: encoder)
        let source = IndexSource(app: "benchmark")
        let count = Double(material.count)
        let note = "\(material.count) items\(encoder == nil ? ", no vectors" : "")"
        let (build, wall) = try await taken {
            for start in stride(from: 0, to: material.count, by: 5000) {
                try await index.apply([.index(material.items(start..<start + 5000))], to: source)
            }
            try await index.optimize()
        }
        tell(
            "search: items indexed a second", count / build, "1/s",
            "\(note); \(Int(count / wall)) by the clock")
        tell("search: size", Double(size()) / 1e6, "MB", note)
        let opened = try await taken {
            let other = try SpotlightIndex(in: folder, encoder: encoder)
            _ = try await other.search(SearchRequest(material.pairs[0], isSemantic: false))
        }
        tell("search: open and search once", opened.processor * 1000, "ms", "")

        let typed = try await times(index, material.prefixes) {
            SearchRequest($0, isTyping: true, matching: .all, isSemantic: false)
        }
        report("as you type", typed.map(\.time))
        for length in 1...12 {
            report(
                "as you type, \(length) letter\(length == 1 ? "" : "s")",
                typed.filter { $0.text.count == length }.map(\.time))
        }
        report("as you type, 3 and more", typed.filter { $0.text.count > 2 }.map(\.time))
        let pairs = try await times(index, material.pairs) {
            SearchRequest($0, matching: .all, isSemantic: false)
        }
        report("two words", pairs.map(\.time))
        if encoder != nil {
            let both = try await times(index, Array(material.pairs.prefix(500))) {
                SearchRequest($0, matching: .all)
            }
            report("two words and meaning", both.map(\.time))
            let meaning = try await times(index, Array(material.prefixes.prefix(500))) {
                SearchRequest($0, isTyping: true)
            }
            report("as you type, with meaning", meaning.map(\.time))
        }
        try await queries(index)
        try await updates(index, source)
        tell("search: peak memory", Double(peakMemory()) / 1024, "MB", note)
        if environment["SEARCH_SLOWEST"] != nil {
            for slow in (typed + pairs).sorted(by: { $0.time > $1.time }).prefix(20) {
                FileHandle.standardError.write(Data("\(slow.time) ms: \(slow.text)\n".utf8))
            }
        }
    }

    /// Query strings, with a look at the full-text table first and without.
    private func queries(_ index: SpotlightIndex) async throws {
        for usesWords in [true, false] {
            var times: [Double] = []
            for text in material.pairs.prefix(usesWords ? 200 : 10) {
                // Signs would have to be quoted in a query string.
                guard let word = text.split(whereSeparator: { !$0.isLetter }).first else { continue }
                let time = try await taken {
                    _ = try await index.find("contentDescription == \"\(word)*\"cdw", usesWords: usesWords)
                }
                times.append(time.processor * 1000)
            }
            report(usesWords ? "query string" : "query string, each item looked at", times)
        }
    }

    private func updates(_ index: SpotlightIndex, _ source: IndexSource) async throws {
        var processor: [Double] = []
        var clock: [Double] = []
        for item in material.items(0..<1000) {
            var changed = item
            if case .text(let title)? = item.attributes.values["title"] {
                changed.attributes.values["title"] = .text(title + " updated")
            }
            let time = try await taken { try await index.apply([.index([changed])], to: source) }
            processor.append(time.processor * 1000)
            clock.append(time.clock * 1000)
        }
        tell(
            "search: update of an item, median", percentile(clock, 0.5), "ms",
            "by the clock, on the disk when it returns")
        tell(
            "search: update of an item, 99th percentile", percentile(clock, 0.99), "ms",
            "\(clock.count) updates, one after the other")
        tell("search: update of an item, slowest", clock.max() ?? 0, "ms", "")
        tell("search: update of an item, processor", percentile(processor, 0.5), "ms", "")
    }

    private func times(
        _ index: SpotlightIndex, _ texts: [String], _ request: (String) -> SearchRequest
    ) async throws -> [(text: String, time: Double)] {
        for text in texts.prefix(100) { _ = try await index.search(request(text)) }
        var times: [(String, Double)] = []
        for text in texts {
            var best = Double.infinity
            for _ in 0..<3 {
                let time = try await taken { _ = try await index.search(request(text)) }
                best = min(best, time.processor * 1000)
            }
            times.append((text, best))
        }
        return times
    }

    private func report(_ name: String, _ times: [Double]) {
        guard !times.isEmpty else { return }
        tell("search: \(name), median", percentile(times, 0.5), "ms", "\(times.count) searches")
        tell("search: \(name), 99th percentile", percentile(times, 0.99), "ms", "")
    }

    private func percentile(_ values: [Double], _ part: Double) -> Double {
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }

    private func size() -> Int {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: folder.appending(path: name).path)
            return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
        }
    }
}

func tell(_ name: String, _ value: Double, _ unit: String, _ note: String) {
    print("\(name)\t\(value)\t\(unit)\t\(note)")
}

func taken(_ body: () async throws -> Void) async rethrows -> (processor: Double, clock: Double) {
    func time(_ clock: clockid_t) -> Double {
        var now = timespec()
        clock_gettime(clock, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
    let (processor, clock) = (time(CLOCK_PROCESS_CPUTIME_ID), time(CLOCK_MONOTONIC))
    try await body()
    return (time(CLOCK_PROCESS_CPUTIME_ID) - processor, time(CLOCK_MONOTONIC) - clock)
}

func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
}
