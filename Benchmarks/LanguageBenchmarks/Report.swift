import Foundation
import ValueParsing

/// What the command line asks for.
struct BenchmarkOptions {
    /// The folder of the sets.
    var data: URL?
    /// A folder of tables to use instead of those that are built in.
    var tables: URL?
    /// The templates and the house of Home Assistant, as `Scripts/bench-home-assistant` writes them.
    var home: URL?
    /// Sentences and their vectors by another encoder, in place of the table's.
    var encoded: (sentences: URL, vectors: URL)?
    /// Where to write the sentences that another encoder is to encode, instead of measuring.
    var writes: URL?
    /// Part of the name of the rows to measure.
    var only: String?
    /// Whether sentences that are not understood are printed.
    var showsMisses = false

    /// Whether a row is to be measured.
    func wants(_ name: String) -> Bool { only.map { name.localizedCaseInsensitiveContains($0) } ?? true }

    /// A parser for a language, with the table of the folder or the built-in one.
    func parser(_ language: String) throws -> ValueParser {
        if let tables {
            let text = try String(contentsOf: tables.appending(path: "\(language).txt"), encoding: .utf8)
            return ValueParser([try LanguageTable(text)])
        }
        return ValueParser([try LanguageTable.known(language)].compactMap { $0 })
    }
}

/// The rows of the table that is printed.
struct Report {
    private struct Row {
        var right = 0
        var all = 0
        var seconds = 0.0
    }

    let options: BenchmarkOptions
    private var names: [String] = []
    private var rows: [String: Row] = [:]
    private var notes: [String: Double] = [:]
    private var remarks: [String] = []

    init(options: BenchmarkOptions) { self.options = options }

    /// Counts one sentence.
    mutating func count(_ name: String, right: Bool, seconds: Double, miss: @autoclosure () -> String?) {
        if rows[name] == nil { names.append(name) }
        rows[name, default: Row()].all += 1
        rows[name, default: Row()].seconds += seconds
        if right {
            rows[name, default: Row()].right += 1
        } else if options.showsMisses, let miss = miss() {
            Swift.print("- \(name): \(miss)")
        }
    }

    /// Counts many sentences at once.
    mutating func share(_ name: String, _ right: Int, of all: Int, seconds: Double) {
        names.append(name)
        rows[name] = Row(right: right, all: all, seconds: seconds)
    }

    /// Notes a figure that is no share of sentences.
    mutating func note(_ name: String, _ value: Double) {
        names.append(name)
        notes[name] = value
    }

    /// Adds a line of words at the end.
    mutating func remark(_ text: String) { remarks.append(text) }

    /// What rows are to reach.
    private static let goals = [
        "Home Assistant, phrases: intents and slots": "0.99, 20000/s",
        "Home Assistant, 5 phrases": "0.78", "Home Assistant, 10 phrases": "0.86",
        "HWU64, 5 phrases": "0.72", "HWU64, 10 phrases": "0.79", "CLINC150, 10 phrases": "0.75",
        "SNIPS slots, 10 phrases: mean F1": "0.50", "SNIPS slots, 70 phrases: mean F1": "0.75",
        "HWU64, 10 phrases, half unknown, as it is: foreign not run": "0.90",
        "CLINC150, 10 phrases, half unknown, as it is: foreign not run": "0.90",
        "BANKING77, 10 phrases, half unknown, as it is: foreign not run": "0.90",
        "Matcher, 1000 intents of 100 apps: a sentence, milliseconds, p99": "at most 5",
    ]

    private func name(_ row: String) -> String {
        row.padding(toLength: max(66, row.count), withPad: " ", startingAt: 0)
    }

    private func goal(_ row: String) -> String { Report.goals[row].map { "  (goal: \($0))" } ?? "" }

    /// Prints all rows.
    func print() {
        for name in names {
            if let note = notes[name] {
                Swift.print(self.name(name) + String(format: "                  %.3f", note) + goal(name))
                continue
            }
            guard let row = rows[name], row.all > 0 else { continue }
            let share = Double(row.right) / Double(row.all)
            let rate = row.seconds > 0 ? Int(Double(row.all) / row.seconds) : 0
            let cells = [
                self.name(name), String(format: "%5d of %5d", row.right, row.all), String(format: "%.3f", share),
                rate > 0 ? "\(rate)/s" : "",
            ]
            Swift.print(cells.joined(separator: "  ") + goal(name))
        }
        remarks.forEach { Swift.print($0) }
    }
}

/// How long something takes the processor, in seconds; what else runs on the machine does not count.
func measured<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    let result = try work()
    return (result, now() - start)
}
