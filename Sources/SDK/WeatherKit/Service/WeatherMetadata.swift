public import CoreLocation

/// When data were read, how long they hold, and for which place.
///
/// - Source: developer.apple.com/documentation/weatherkit/weathermetadata
public struct WeatherMetadata: Codable, Equatable, Sendable {
    /// When the service read the data.
    public var date: Date
    /// When they have to be asked for anew.
    public var expirationDate: Date
    /// The place that they are for.
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

    private var latitude: Double
    private var longitude: Double

    /// Creates metadata; angles are in degrees north and east.
    package init(date: Date, expirationDate: Date, latitude: Double, longitude: Double) {
        self.date = date
        self.expirationDate = expirationDate
        self.latitude = latitude
        self.longitude = longitude
    }
}
