import Foundation
import PhraseMatching
import SentenceVectors
import ValueParsing

// Usage: LanguageBenchmarks DATA [--home FILE] [--encoded SENTENCES VECTORS] [--write-sentences FILE] [--tables FOLDER]
//        [--only NAME] [--misses]
//
// Prints how much of the public sets in the folder DATA is understood; see Documentation/Language.md.
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
    default: options.data = URL(filePath: argument)
    }
}
guard let data = options.data else {
    print("usage: LanguageBenchmarks DATA [--home FILE] [--encoded SENTENCES VECTORS] [--only NAME] [--misses]")
    exit(2)
}
if let file = options.writes {
    try EncodedSentences.write(data, to: file)
    exit(0)
}
var report = Report(options: options)
try RecognizersBenchmark(folder: data.appending(path: "recognizers"), options: options).run(&report)
try DucklingBenchmark(file: data.appending(path: "duckling/english.jsonl"), options: options).run(&report)
let vectors = try VectorTable.english()
var encoder: (any MeaningEncoder)? = vectors.map(TableEncoder.init)
if let (sentences, vectors) = options.encoded { encoder = try EncodedSentences(sentences: sentences, vectors: vectors) }
if encoder == nil { print("without vectors: BECKON_VECTORS names the file of a table") }
try FewPhrasesBenchmark(folder: data, options: options, encoder: encoder).run(&report)
try SlotBenchmark(
    folder: data, options: options, encoder: encoder, parser: try options.parser("en")
).run(&report)
try ForeignBenchmark(
    folder: data, options: options, encoder: encoder, parser: try options.parser("en")
).run(&report)
try HomeAssistantBenchmark(
    sentences: data.appending(path: "home-assistant/ha.jsonl"), home: options.home, options: options,
    encoder: encoder
).run(&report)
try MatcherBenchmark(folder: data, options: options, encoder: encoder).run(&report)
report.print()
