import Foundation
import IntentWire
import SentenceVectors
import SpotlightIndex
import Synchronization
import Testing

/// An index in a folder that lives as long as a test, with a clock that the test moves.
final class IndexFixture: Sendable {
    let folder: URL
    let index: SpotlightIndex

    static let app = IndexSource(app: "com.example.tasks")

    init(vectors: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let clock = Clock()
        self.clock = clock
        let table = try VectorTable.english()
        if vectors && table == nil { throw CocoaError(.fileNoSuchFile) }
        let encoder = vectors ? table : nil
        index = try SpotlightIndex(in: folder, encoder: encoder, now: { clock.now })
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    final class Clock: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_790_000_000))
        var now: Date {
            get { time.withLock { $0 } }
            set { time.withLock { $0 = newValue } }
        }
    }
    let clock: Clock

    /// Indexes items.
    func add(_ items: IndexedItem..., to source: IndexSource = app) async throws {
        try await index.apply([.index(items)], to: source)
    }

    /// The identifiers of what is found, the best first.
    func found(
        _ text: String, isTyping: Bool = false, matching: SearchRequest.Matching = .automatic, isSemantic: Bool = false,
        filter: SearchFilter = SearchFilter()
    ) async throws -> [String] {
        try await index.search(
            SearchRequest(text, isTyping: isTyping, matching: matching, isSemantic: isSemantic, filter: filter)
        ).hits.map(\.identifier)
    }
}

extension IndexedItem {
    /// An item with a title, and what else is given.
    static func titled(
        _ identifier: String, _ title: String, text: String? = nil, keywords: [String] = [], domain: String? = nil,
        expiration: Date? = nil, isUpdate: Bool = false, others: [String: SearchableAttributeValue] = [:],
        entity: SearchableEntityReference? = nil
    ) -> IndexedItem {
        var values = others
        values["title"] = .text(title)
        if let text { values["contentDescription"] = .text(text) }
        if !keywords.isEmpty { values["keywords"] = .texts(keywords) }
        return IndexedItem(
            identifier: identifier, domain: domain, kind: entity == nil ? .item : .entity, expiration: expiration,
            isUpdate: isUpdate, attributes: SearchableAttributes(values: values, entity: entity))
    }
}
