import CoreLocation
import Testing

@Suite struct LocationTests {
    /// Published distances: Geoscience Australia's Flinders Peak to Buninyong; the quarter meridian, the quarter
    /// equator and single degrees of WGS 84; GeographicLib's examples (New York to London, Wellington to Salamanca).
    @Test(arguments: [
        (-37.951033417, 144.424867889, -37.652821139, 143.926495528, 54_972.271, 0.001),
        (0, 0, 90, 0, 10_001_965.729, 0.001), (0, 0, 0, 90, 10_018_754.171, 0.001),
        (0, 0, 1, 0, 110_574.389, 0.001), (0, 0, 0, 1, 111_319.491, 0.001), (60, 0, 60, 1, 55_800, 1),
        (0, 179.5, 0, -179.5, 111_319.491, 0.001), (40.6, -73.8, 51.6, -0.5, 5_551_759.400, 0.001),
        (48.2082, 16.3738, 48.2082, 16.3738, 0, 0), (90, 0, 90, 135, 0, 0.001),
        (-41.32, 174.81, 40.96, -5.50, 19_959_679.267, 0.001),
    ])
    func `distances are those that are published`(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double, metres: Double, tolerance: Double
    ) {
        let start = CLLocation(latitude: latitude1, longitude: longitude1)
        let end = CLLocation(latitude: latitude2, longitude: longitude2)
        #expect(abs(start.distance(from: end) - metres) <= tolerance)
        #expect(abs(end.distance(from: start) - metres) <= tolerance)
    }

    @Test(arguments: [
        (0.0, 0.0, 0.5, 179.7, 19_936_288.579), (0, 0, 0, 180, 20_003_931.459), (90, 0, -90, 0, 20_003_931.459),
    ])
    func `places on opposite sides have a distance within half a percent`(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double, metres: Double
    ) {
        let start = CLLocation(latitude: latitude1, longitude: longitude1)
        let distance = start.distance(from: CLLocation(latitude: latitude2, longitude: longitude2))
        #expect(abs(distance - metres) <= metres * 0.005)
        #expect(distance <= 20_003_931.459)
    }

    @Test(arguments: [
        (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false), (.nan, 0, false),
        (-180, -180, false),
    ])
    func `coordinates are valid within their ranges`(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
    }

    @Test func `the invalid coordinate is invalid`() {
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func `a plain location has neither altitude nor movement`() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.coordinate.latitude == 1 && location.coordinate.longitude == 2)
        #expect(location.horizontalAccuracy == 0)
        #expect(location.verticalAccuracy < 0 && location.course < 0 && location.speed < 0)
    }

    @Test func `a location survives an archive`() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4), altitude: 171, horizontalAccuracy: 5,
            verticalAccuracy: 3, course: 90, courseAccuracy: 2, speed: 1.5, speedAccuracy: 0.2,
            timestamp: Date(timeIntervalSinceReferenceDate: 42),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.coordinate.longitude == 16.4 && copy.altitude == 171 && copy.speedAccuracy == 0.2)
        #expect(copy.timestamp == location.timestamp && copy.sourceInformation?.isSimulatedBySoftware == true)
    }
}

@Suite struct RegionTests {
    private let vienna = CLLocationCoordinate2D(latitude: 48.2082, longitude: 16.3738)

    @Test(arguments: [(48.2082, 16.3738, true), (48.2171, 16.3738, true), (48.2173, 16.3738, false), (91, 16, false)])
    func `a circle contains what is within its radius`(latitude: Double, longitude: Double, isInside: Bool) {
        let region = CLCircularRegion(center: vienna, radius: 1000, identifier: "centre")
        #expect(region.contains(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) == isInside)
    }

    @Test func `regions are equal by their names`() {
        let region = CLCircularRegion(center: vienna, radius: 1000, identifier: "centre")
        #expect(region == CLCircularRegion(center: vienna, radius: 5, identifier: "centre"))
        #expect(region != CLCircularRegion(center: vienna, radius: 1000, identifier: "edge"))
    }

    @Test func `a copy keeps all`() throws {
        let region = CLCircularRegion(center: vienna, radius: 1000, identifier: "centre")
        region.notifyOnExit = false
        let copy = try #require(region.copy() as? CLCircularRegion)
        #expect(copy !== region && copy.radius == 1000 && copy.notifyOnEntry && !copy.notifyOnExit)
    }
}

@Suite struct PlacemarkTests {
    private static let placemark = CLPlacemark(
        location: CLLocation(latitude: 48.2084, longitude: 16.3735),
        region: CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.2084, longitude: 16.3735), radius: 70, identifier: "dom"),
        timeZone: TimeZone(identifier: "Europe/Vienna"), name: "Stephansdom", thoroughfare: "Stephansplatz",
        subThoroughfare: "3", locality: "Wien", subLocality: "Innere Stadt", administrativeArea: "Wien",
        postalCode: "1010", isoCountryCode: "AT", country: "Österreich", areasOfInterest: ["Stephansdom", "Südturm"])

    @Test func `a placemark is Sendable and gives its parts`() async {
        let placemark = Self.placemark
        let name = await Task.detached { placemark.name }.value
        #expect(name == "Stephansdom")
        #expect(placemark.timeZone?.identifier == "Europe/Vienna")
        #expect(placemark.description.hasPrefix("Stephansdom, 3 Stephansplatz, 1010 Wien, Wien, Österreich @ <48.2084"))
    }

    @Test func `what is done to its region stays outside`() throws {
        try #require(Self.placemark.region).notifyOnExit = false
        #expect(Self.placemark.region?.notifyOnExit == true)
    }

    @Test(arguments: ["archive", "copy"]) func `a placemark is made from another one`(way: String) throws {
        let copy: CLPlacemark
        if way == "archive" {
            let data = try NSKeyedArchiver.archivedData(withRootObject: Self.placemark, requiringSecureCoding: true)
            copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data))
        } else {
            copy = CLPlacemark(placemark: Self.placemark)
        }
        #expect(copy.description.prefix(60) == Self.placemark.description.prefix(60))
        #expect(copy.areasOfInterest == ["Stephansdom", "Südturm"])
        #expect(copy.subAdministrativeArea == nil && copy.isoCountryCode == "AT")
        #expect((copy.region as? CLCircularRegion)?.radius == 70)
        #expect(copy.location?.coordinate.latitude == 48.2084)
    }
}

@Suite struct LocationErrorTests {
    @Test func `an error is caught by its code`() {
        func caught(_ error: any Error) -> String {
            do { throw error } catch CLError.denied { return "denied" } catch let error as CLError {
                return "\(error.code)"
            } catch { return "other" }
        }
        #expect(caught(CLError(.denied)) == "denied")
        #expect(caught(CLError(.network)) == "network")
        #expect(caught(CancellationError()) == "other")
    }

    @Test func `an error has Apple's domain and number`() {
        let error = CLError(.geocodeFoundNoResult) as NSError
        #expect(error.domain == "kCLErrorDomain" && error.code == 8)
        #expect(error.localizedDescription == "no place with this address was found; check its spelling")
    }
}
