@_exported public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; a negative one says that the value it belongs to is invalid.
public typealias CLLocationAccuracy = Double
/// A direction in degrees clockwise from true north; a negative one is invalid.
public typealias CLLocationDirection = Double
/// An accuracy of a direction in degrees; a negative one is invalid.
public typealias CLLocationDirectionAccuracy = Double
/// A speed in metres per second; a negative one is invalid.
public typealias CLLocationSpeed = Double
/// An accuracy of a speed in metres per second; a negative one is invalid.
public typealias CLLocationSpeedAccuracy = Double

/// A point on the Earth in the WGS 84 reference frame.
///
/// It is neither `Equatable` nor `Hashable` nor `Codable`, as on Apple's platforms: apps add these themselves.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, from −90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of the zero meridian, from −180 to 180.
    public var longitude: CLLocationDegrees

    /// The point where the equator meets the zero meridian.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A point at a latitude and a longitude in degrees. Values out of range are kept: see
    /// ``CLLocationCoordinate2DIsValid(_:)``.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Makes a coordinate of a latitude and a longitude in degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a latitude is within ±90 degrees and a longitude within ±180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A coordinate that is no point: ``CLLocationCoordinate2DIsValid(_:)`` is false for it.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
