import CoreSpotlight
import IntentWire
import Synchronization

/// An index that notes what it is asked.
final class RecordingTransport: SearchableIndexTransport {
    struct Refusal: Error, CustomStringConvertible { let description = "the line is cut" }

    let isAvailable: Bool
    private let answer: Data?
    private let failure: (any Error)?
    private let noted = Mutex<[SearchableIndexRequest]>([])

    init(isAvailable: Bool = true, answer: Data? = nil, failure: (any Error)? = nil) {
        self.isAvailable = isAvailable
        self.answer = answer
        self.failure = failure
    }

    var requests: [SearchableIndexRequest] { noted.withLock(\.self) }
    var operations: [SearchableIndexOperation] { requests.map(\.operation) }

    func perform(_ request: SearchableIndexRequest) async throws -> Data? {
        // What crosses is JSON: what does not survive that is not sent.
        let sent = try JSONDecoder().decode(SearchableIndexRequest.self, from: JSONEncoder().encode(request))
        await Task.yield()
        noted.withLock { $0.append(sent) }
        if let failure { throw failure }
        return answer
    }
}

extension CSSearchableIndex {
    /// An index at the end of a channel of its own.
    static func at(_ transport: (any SearchableIndexTransport)?, name: String? = "notes") -> CSSearchableIndex {
        CSSearchableIndex(
            reference: SearchableIndexReference(name: name), channel: SearchableIndexChannel(transport: transport))
    }
}

extension CSSearchableItem {
    /// An item with a title.
    convenience init(_ identifier: String, title: String? = nil) {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = title
        self.init(uniqueIdentifier: identifier, domainIdentifier: "drinks.hot", attributeSet: attributes)
    }
}
