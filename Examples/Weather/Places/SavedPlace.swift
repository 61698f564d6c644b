import CoreLocation
import Foundation

/// A place whose weather a person wants to know.
struct SavedPlace: Codable, Hashable, Sendable, Identifiable {
    var id: String
    var name: String
    /// Degrees north.
    var latitude: Double
    /// Degrees east.
    var longitude: Double

    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}
