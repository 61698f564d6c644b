import Foundation
import SQLiteStore
import SentenceVectors

/// The vectors of items, some to a row.
enum ItemVectors {
    /// Whole vectors in less than a page, so that one changed item costs one page.
    static func chunks(_ dimensions: Int) -> SlotChunks {
        SlotChunks(table: "vectors", width: dimensions, bytes: 4000)
    }

    /// What the vector of an item is made of.
    static func text(of texts: SearchableTexts) -> String {
        ([texts.title] + texts.alternateNames + texts.texts.map { String($0.prefix(1200)) } + texts.names)
            .joined(separator: " ")
    }

    /// The identifiers of the items that are nearest to a vector, the nearest first.
    ///
    /// - Parameters:
    ///   - vector: What is looked for.
    ///   - count: How many are wanted.
    ///   - isWanted: Whether an item counts.
    static func nearest(
        to vector: SentenceVector, count: Int, in database: Database, isWanted: (Int64) -> Bool = { _ in true }
    ) throws -> [(item: Int64, similarity: Float)] {
        var found: [(item: Int64, product: Int32)] = []
        found.reserveCapacity(4 * count)
        var least: Int32 = 0
        try chunks(vector.numbers.count).forEach(in: database) { start, bytes in
            let products = vector.products(with: bytes)
            for (index, product) in products.enumerated() where product > least {
                let item = Int64(start + index)
                guard isWanted(item) else { continue }
                found.append((item, product))
                if found.count == 4 * count {
                    found.sort { $0.product > $1.product }
                    found.removeLast(found.count - count)
                    least = found[count - 1].product
                }
            }
        }
        found.sort { $0.product > $1.product }
        let unit = SentenceVector.scale * SentenceVector.scale
        return found.prefix(count).map { ($0.item, Float($0.product) / unit) }
    }
}
