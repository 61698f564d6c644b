import IntentWire

/// Where a page of a list begins, as clients hand it back: a place in a list that is known by its revision.
///
/// - Source: MCP 2025-11-25, server/utilities/pagination.
enum Cursor {
    static let unknown = ProtocolError.invalidParameters("'cursor' is unknown, or the list has changed; begin anew")

    /// The place at which a request wants to begin.
    static func start(_ parameters: JSONValue, of revision: String, count: Int) throws(ProtocolError) -> Int {
        guard let cursor = parameters["cursor"], cursor != .null else { return 0 }
        let parts = cursor.string?.split(separator: ".") ?? []
        guard parts.count == 2, parts[0] == revision, let place = Int(parts[1]), 0..<max(1, count) ~= place else {
            throw unknown
        }
        return place
    }

    /// The cursor of the next page; nil behind the last.
    static func next(after place: Int, of revision: String, count: Int) -> JSONValue? {
        place < count ? .string("\(revision).\(place)") : nil
    }
}
