// How quickly the index finds, and how well. Prints lines for Benchmarks/run.
//
// SearchBenchmarks [ITEMS]       speed and size with so many items, 100,000 if not given
//
// SEARCH_ITEMS, SEARCH_QUERIES   files to take the items and queries from, with tabs between: identifier, title, description,
//                                keywords; and prefix or and2, text. Without them words are made up.
// SEARCH_CRANFIELD               a folder with cran.all.1400.xml, cran.qry.xml and cranqrel.trec.txt: the quality, too
// SEARCH_WORDNET                 a folder with WordNet's data.noun, data.verb, data.adj and data.adv: synonyms that are in no text
//
// Benchmarks/search-table runs it beside other engines and prints a table.
import Foundation

let environment = ProcessInfo.processInfo.environment
let folder = URL(
    filePath: environment["BENCHMARK_WORK"] ?? FileManager.default.temporaryDirectory.path
)
.appending(path: "search-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

if let path = environment["SEARCH_CRANFIELD"] {
    try await Quality(collection: URL(filePath: path), folder: folder).run()
}
if let path = environment["SEARCH_WORDNET"] {
    try await Synonyms(wordnet: URL(filePath: path), folder: folder).run()
}
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
if count > 0 {
    try await Speed(material: Material(count: count, environment: environment), folder: folder).run()
}
