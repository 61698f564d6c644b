import Foundation
import IntentWire
import SentenceVectors
import SpotlightIndex

/// How well the index finds what experts think belongs to a question: the Cranfield collection.
struct Quality {
    let collection: URL
    let folder: URL

    func run() async throws {
        let place = folder.appending(path: "cranfield")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let encoder = try VectorTable.english()
        let index = try SpotlightIndex(in: place, encoder: encoder)
        try await index.apply([.index(try documents())], to: IndexSource(app: "cranfield"))
        let (questions, judgements) = (try questions(), try judgements())
        let ways: [(String, SearchRequest.Matching, Bool)] = [
            ("words", .any, false), ("meaning", .meaning, true), ("words and meaning", .any, true),
        ]
        for (name, matching, isSemantic) in ways where encoder != nil || !isSemantic {
            var (gain, recall) = (0.0, 0.0)
            for (number, text) in questions.enumerated() {
                guard let relevant = judgements[number + 1] else { continue }
                let found = try await index.search(
                    SearchRequest(text, matching: matching, isSemantic: isSemantic, limit: 100)
                ).hits.compactMap { Int($0.identifier) }
                let ideal = (0..<min(10, relevant.count)).reduce(0.0) { $0 + 1 / log2(Double($1) + 2) }
                gain +=
                    found.prefix(10).enumerated().reduce(0.0) { sum, hit in
                        sum + (relevant.contains(hit.element) ? 1 / log2(Double(hit.offset) + 2) : 0)
                    } / ideal
                recall += Double(Set(found).intersection(relevant).count) / Double(relevant.count)
            }
            let count = Double(judgements.count)
            tell("search: Cranfield, \(name), nDCG@10", gain / count, "", "225 questions, 1,400 texts")
            tell("search: Cranfield, \(name), recall@100", recall / count, "", "")
        }
    }

    private func documents() throws -> [IndexedItem] {
        let text = try String(
            contentsOf: collection.appending(path: "cran.all.1400.xml"), encoding: .isoLatin1)
        return text.components(separatedBy: "<doc>").compactMap { part in
            guard let number = between(part, "docno") else { return nil }
            return Material.item(
                number.trimmingCharacters(in: .whitespaces), title: between(part, "title") ?? "",
                text: between(part, "text") ?? "", keywords: [])
        }
    }

    private func questions() throws -> [String] {
        let text = try String(
            contentsOf: collection.appending(path: "cran.qry.xml"), encoding: .isoLatin1)
        return text.components(separatedBy: "<top>").compactMap { between($0, "title") }
    }

    private func judgements() throws -> [Int: Set<Int>] {
        var relevant: [Int: Set<Int>] = [:]
        let text = try String(
            contentsOf: collection.appending(path: "cranqrel.trec.txt"), encoding: .isoLatin1)
        for line in text.split(whereSeparator: \.isNewline) {
            let fields = line.split(separator: " ").compactMap { Int($0) }
            if fields.count == 4 && fields[3] >= 0 { relevant[fields[0], default: []].insert(fields[2]) }
        }
        return relevant
    }

    private func between(_ text: String, _ tag: String) -> String? {
        guard let start = text.range(of: "<\(tag)>"), let end = text.range(of: "</\(tag)>") else {
            return nil
        }
        return text[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
    }
}
