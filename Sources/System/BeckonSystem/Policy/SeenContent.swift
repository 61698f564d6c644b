import Foundation
package import IntentWire
import Synchronization

/// What assistants and other machines have been given to read, to know it again in their arguments.
///
/// A text in an entity may tell a model to send or delete something. The person who is asked about that should see
/// that the text is not their own. Kept in memory only, the last of each requester.
///
/// The system notes what comes of runs. A surface that gives a model other things to read, as entities, notes them in one
/// of its own and tells `IntentRequest.origins`.
package final class SeenContent: Sendable {
    private static let keptTexts = 256
    private static let keptRequesters = 32
    /// How many letters a text has that is worth knowing again.
    private static let shortest = 4
    /// How many letters a text has that is known again inside another.
    private static let shortestPart = 12

    private struct Text {
        var folded: String
        /// Where it stood.
        var place: String
    }

    private struct State {
        var texts: [String: [Text]] = [:]
        /// The requesters, who was heard of last at the end.
        var order: [String] = []
    }

    private let state = Mutex(State())

    /// Creates a memory that is empty.
    package init() {}

    /// Remembers what a requester was given.
    ///
    /// - Parameters:
    ///   - values: What it was.
    ///   - place: What names the place of values that have no name of their own.
    ///   - requester: Who it was given to.
    package func note(_ values: [IntentValue], from place: String, to requester: String) {
        var found: [Text] = []
        for value in values { Self.collect(value, place, into: &found) }
        guard !found.isEmpty else { return }
        state.withLock { state in
            state.order.removeAll { $0 == requester }
            state.order.append(requester)
            state.texts[requester] = ((state.texts[requester] ?? []) + found).suffix(Self.keptTexts)
            while state.order.count > Self.keptRequesters { state.texts[state.order.removeFirst()] = nil }
        }
    }

    /// Where a value of a requester comes from, as far as it was given it before.
    package func origin(of value: IntentValue, from requester: String) -> ArgumentOrigin {
        let texts = state.withLock { $0.texts[requester] ?? [] }
        guard !texts.isEmpty else { return .requester }
        for text in Self.written(value).map(Self.folded) where text.count >= Self.shortest {
            let seen = texts.last { seen in
                if seen.folded == text { return true }
                let shorter = min(seen.folded.count, text.count)
                return shorter >= Self.shortestPart && (text.contains(seen.folded) || seen.folded.contains(text))
            }
            if let seen { return .content(seen.place) }
        }
        return .requester
    }

    private static func collect(_ value: IntentValue, _ place: String, into found: inout [Text]) {
        switch value {
        case .list(let values): for value in values { collect(value, place, into: &found) }
        case .entity(let entity):
            let name = entity.display.title
            for text in [name, entity.display.subtitle].compactMap(\.self) { add(text, name, to: &found) }
            for property in entity.properties.values { collect(property, name, into: &found) }
        default: for text in written(value) { add(text, place, to: &found) }
        }
    }

    private static func add(_ text: String, _ place: String, to found: inout [Text]) {
        let folded = folded(text)
        if folded.count >= shortest { found.append(Text(folded: folded, place: place)) }
    }

    /// The texts of a value that somebody wrote freely.
    private static func written(_ value: IntentValue) -> [String] {
        switch value {
        case .string(let text), .text(let text), .searchCriteria(let text): [text]
        case .attributedString(let styled): [styled.runs.map(\.text).joined()]
        case .url(let url): [url.absoluteString]
        case .file(let file): [file.filename]
        case .list(let values): values.flatMap(written)
        default: []
        }
    }

    /// A text without what a model changes when it repeats one.
    private static func folded(_ text: String) -> String {
        text.lowercased().split { $0.isWhitespace || $0.isNewline }.joined(separator: " ").prefix(4096).description
    }
}
