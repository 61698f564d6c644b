import Foundation
import PhraseMatching
import SentenceVectors
import ValueParsing

// Usage: LanguageBenchmarks DATA [--home FILE] [--encoded SENTENCES VECTORS] [--write-sentences FILE] [--tables FOLDER]
//        [--only NAME] [--misses]
//
// Prints how much of the public sets in the folder DATA is understood; see Documentation/Language.md.
let usage = "usage: LanguageBenchmarks DATA [--home FILE] [--encoded SENTENCES VECTORS] [--only NAME] [--misses]"

func leave(_ words: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(code)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var options = BenchmarkOptions()
while let argument = arguments.first {
    arguments.removeFirst()
    switch argument {
    case "--tables": options.tables = arguments.isEmpty ? nil : URL(filePath: arguments.removeFirst())
    case "--home": options.home = arguments.isEmpty ? nil : URL(filePath: arguments.removeFirst())
    case "--encoded" where arguments.count >= 2:
        options.encoded = (URL(filePath: arguments.removeFirst()), URL(filePath: arguments.removeFirst()))
    case "--write-sentences": options.writes = arguments.isEmpty ? nil : URL(filePath: arguments.removeFirst())
    case "--only": options.only = arguments.isEmpty ? nil : arguments.removeFirst()
    case "--misses": options.showsMisses = true
    case _ where argument.hasPrefix("-") || options.data != nil: leave(usage, argument == "--help" ? 0 : 2)
    default: options.data = URL(filePath: argument)
    }
}
guard let data = options.data else { leave(usage, 2) }

/// Whether a set is in the folder; says so where it is not.
func has(_ set: String) -> Bool {
    let isThere = FileManager.default.fileExists(atPath: data.appending(path: set).path)
    if !isThere { FileHandle.standardError.write(Data("not measured: '\(data.path)' has no '\(set)'\n".utf8)) }
    return isThere
}

if let file = options.writes {
    try EncodedSentences.write(data, to: file)
    exit(0)
}
var report = Report(options: options)
if has("recognizers") {
    try RecognizersBenchmark(folder: data.appending(path: "recognizers"), options: options).run(&report)
}
if has("duckling/english.jsonl") {
    try DucklingBenchmark(file: data.appending(path: "duckling/english.jsonl"), options: options).run(&report)
}
let vectors = try VectorTable.english()
var encoder: (any MeaningEncoder)? = vectors.map(TableEncoder.init)
if let (sentences, vectors) = options.encoded { encoder = try EncodedSentences(sentences: sentences, vectors: vectors) }
if encoder == nil { print("without vectors: BECKON_VECTORS names the file of a table") }
if has("fewshot") { try FewPhrasesBenchmark(folder: data, options: options, encoder: encoder).run(&report) }
if has("snips/snips_train.jsonl") {
    try SlotBenchmark(
        folder: data, options: options, encoder: encoder, parser: try options.parser("en")
    ).run(&report)
}
if has("fewshot") {
    try ForeignBenchmark(
        folder: data, options: options, encoder: encoder, parser: try options.parser("en")
    ).run(&report)
}
if has("home-assistant/ha.jsonl") {
    try HomeAssistantBenchmark(
        sentences: data.appending(path: "home-assistant/ha.jsonl"), home: options.home, options: options,
        encoder: encoder
    ).run(&report)
}
if has("fewshot") { try MatcherBenchmark(folder: data, options: options, encoder: encoder).run(&report) }
report.print()
