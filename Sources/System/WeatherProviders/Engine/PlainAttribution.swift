import Foundation
import WeatherKit

extension WeatherAttribution {
    /// The attribution of a service whose mark is its name, drawn in black or white.
    static func plain(_ name: String, page: URL, text: String) -> WeatherAttribution {
        WeatherAttribution(
            serviceName: name, legalPageURL: page, combinedMarkDarkURL: mark(name, "white", page),
            combinedMarkLightURL: mark(name, "black", page), squareMarkURL: mark(String(name.prefix(1)), "black", page),
            legalAttributionText: text)
    }

    private static func mark(_ text: String, _ colour: String, _ page: URL) -> URL {
        let width = max(24, text.count * 12)
        let picture =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"24\"><text x=\"50%\" y=\"17\""
            + " text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"16\" fill=\"\(colour)\">\(text)</text></svg>"
        // Base64 has no character that is not allowed in an address.
        return URL(string: "data:image/svg+xml;base64,\(Data(picture.utf8).base64EncodedString())") ?? page
    }
}
