/// A series of values in the order of time.
///
/// It is a collection of them, so it can be searched, mapped and drawn as an array is.
///
/// - Source: developer.apple.com/documentation/weatherkit/forecast
public struct Forecast<Element: Decodable & Encodable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// The values in the order of time.
    public var forecast: [Element]
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata

    /// Creates the value from its parts.
    package init(forecast: [Element], metadata: WeatherMetadata) {
        self.forecast = forecast
        self.metadata = metadata
    }
}

extension Forecast: RandomAccessCollection {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<Forecast<Element>>
    public typealias SubSequence = Slice<Forecast<Element>>

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
