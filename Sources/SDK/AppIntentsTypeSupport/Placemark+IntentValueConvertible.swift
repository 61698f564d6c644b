public import CoreLocation
package import IntentWire

extension CLPlacemark: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.placemark(PlacemarkSnapshot(self)))
    }
}

extension PlacemarkSnapshot {
    /// What a placemark says of a place.
    package init(_ placemark: CLPlacemark) {
        self.init()
        latitude = placemark.location?.coordinate.latitude
        longitude = placemark.location?.coordinate.longitude
        name = placemark.name
        street = placemark.thoroughfare
        city = placemark.locality
        state = placemark.administrativeArea
        postalCode = placemark.postalCode
        country = placemark.country
        isoCountryCode = placemark.isoCountryCode
    }
}
