import Foundation
import PhraseMatching

/// Vectors of sentences that an encoder has made beforehand, as `Scripts/bench-encode` writes them: a figure for what it would add.
///
/// The words of the sentences are among them, too: the matcher compares them one by one.
struct EncodedSentences: MeaningEncoder {
    private let vectors: [String: [Float]]

    /// - Parameters:
    ///   - sentences: A file with a sentence a line.
    ///   - file: A file with their vectors in the same order.
    init(sentences: URL, vectors file: URL) throws {
        let lines = try String(contentsOf: sentences, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .dropLast()
        let data = try Data(contentsOf: file)
        let size = lines.isEmpty ? 0 : data.count / 4 / lines.count
        var vectors: [String: [Float]] = [:]
        data.withUnsafeBytes { bytes in
            for (row, line) in lines.enumerated() {
                vectors[String(line)] = (0..<size).map {
                    bytes.loadUnaligned(fromByteOffset: 4 * (row * size + $0), as: Float.self)
                }
            }
        }
        self.vectors = vectors
    }

    func vector(of sentence: String) -> [Float]? { vectors[sentence] }

    /// Writes the sentences of the sets, and their words, a line each.
    static func write(_ folder: URL, to file: URL) throws {
        var lines: Set<String> = []
        for set in ["HWU64", "CLINC150", "BANKING77"] {
            for part in ["train_5", "train_10", "valid", "test"] {
                lines.formUnion(FewPhrasesBenchmark.read(folder.appending(path: "fewshot/\(set)/\(part)")).map(\.text))
            }
        }
        for count in [3, 5, 10] {
            for draw in 1...3 {
                let file = folder.appending(path: "home-assistant/ha_k\(count)_s\(draw).jsonl")
                lines.formUnion(try jsonLines(file).compactMap { $0["text"] as? String })
            }
        }
        for line in lines {
            let words = line.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            lines.formUnion(words.map { String($0) })
        }
        let all = lines.filter { !$0.contains("\n") }.sorted()
        try Data((all.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
}
