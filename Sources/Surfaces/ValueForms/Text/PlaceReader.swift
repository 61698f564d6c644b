import Foundation
import IntentWire

/// Reads places: `52.52, 13.405` as degrees north and east, anything else as a name or an address.
enum PlaceReader {
    static func read(_ text: String) throws -> PlacemarkSnapshot {
        var place = PlacemarkSnapshot()
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if let match = trimmed.wholeMatch(of: /(-?[0-9]+(?:\.[0-9]+)?)\s*,\s*(-?[0-9]+(?:\.[0-9]+)?)/),
            let latitude = Double(match.output.1), let longitude = Double(match.output.2)
        {
            guard -90...90 ~= latitude, -180...180 ~= longitude else {
                throw ReadProblem("'\(text)' is no place; latitude is from -90 to 90, longitude from -180 to 180")
            }
            place.latitude = latitude
            place.longitude = longitude
        } else {
            guard !trimmed.isEmpty else { throw ReadProblem("the text is empty") }
            place.name = trimmed
        }
        return place
    }
}
