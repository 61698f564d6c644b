// Writes to an index until it is killed, so that a test can see what is left.
//
// IndexWriter change FOLDER NAME SEED    indexes and deletes items named NAME-number without end; prints each change when it
//                                        is acknowledged: "+3,4,5" and "-3"
// IndexWriter add FOLDER NAME COUNT      indexes COUNT items, one at a time, and prints their numbers
// IndexWriter fill FOLDER                indexes items of 16 KB until one is refused; prints how many were kept and why
import Foundation
import IntentWire
import SQLiteStore
import SpotlightIndex

func item(_ name: String, _ number: Int, text: String = "some words about it") -> IndexedItem {
    IndexedItem(
        identifier: "\(name)-\(number)",
        attributes: SearchableAttributes(values: [
            "title": .text("Item \(name) number\(number)"), "contentDescription": .text(text),
        ]))
}

func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func change(_ index: SpotlightIndex, _ source: IndexSource, _ name: String, seed: UInt64) async throws {
    var state = seed
    func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
    var next = 0
    while true {
        if next > 3 && random(3) == 0 {
            let number = random(next)
            try await index.apply([.deleteItems(["\(name)-\(number)"])], to: source)
            tell("-\(number)")
        } else {
            // Sometimes many at once, and sometimes one that is there already.
            let first = next > 3 && random(4) == 0 ? random(next) : next
            let numbers = Array(first..<first + 1 + random(8))
            next = max(next, (numbers.last ?? 0) + 1)
            try await index.apply([.index(numbers.map { item(name, $0) })], to: source)
            tell("+\(numbers.map(String.init).joined(separator: ","))")
        }
    }
}

func fill(_ index: SpotlightIndex, _ source: IndexSource) async throws {
    var kept = 0
    do {
        while true {
            let text = (0..<2000).map { "word\($0 * kept % 7919)" }.joined(separator: " ")
            try await index.apply([.index([item("fill", kept, text: text)])], to: source)
            kept += 1
        }
    } catch let error as StoreError {
        let found = try await index.status().sources.first?.items ?? 0
        let health = try await index.verify()
        tell("\(kept) \(found) \(health.isSound) \(error.code.rawValue) \(error.message)")
    }
}

let arguments = CommandLine.arguments
do {
    guard arguments.count > 2 else { throw CocoaError(.featureUnsupported) }
    let index = try SpotlightIndex(in: URL(filePath: arguments[2]), encoder: nil)
    let source = IndexSource(app: "com.example.writer")
    let name = arguments.count > 3 ? arguments[3] : "item"
    let number = arguments.count > 4 ? Int(arguments[4]) ?? 1 : 1
    switch arguments[1] {
    case "change": try await change(index, source, name, seed: UInt64(number))
    case "add":
        for count in 0..<number {
            try await index.apply([.index([item(name, count)])], to: source)
            tell("\(count)")
        }
    default: try await fill(index, source)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
