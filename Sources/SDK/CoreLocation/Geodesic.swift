/// The shortest way between two points on the surface of the WGS 84 ellipsoid.
enum Geodesic {
    // NGA.STND.0036 (WGS 84), section 3.4.
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563
    private static let polarRadius = equatorialRadius * (1 - flattening)
    private static let meanRadius = (2 * equatorialRadius + polarRadius) / 3
    /// Half a meridian: no two points of the ellipsoid are farther apart.
    private static let greatestDistance = 20_003_931.458_6

    /// The distance in metres.
    ///
    /// - Source: T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid", Survey Review 23, 1975.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        vincenty(from: start, to: end) ?? min(haversine(from: start, to: end), greatestDistance)
    }

    /// Vincenty's inverse formula, exact to a millimetre.
    ///
    /// - Returns: `nil` for points so nearly opposite that the formula does not converge.
    private static func vincenty(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double? {
        let longitude = remainder(radians(end.longitude - start.longitude), 2 * .pi)
        let reduced1 = atan((1 - flattening) * tan(radians(start.latitude)))
        let reduced2 = atan((1 - flattening) * tan(radians(end.latitude)))
        let (sine1, cosine1, sine2, cosine2) = (sin(reduced1), cos(reduced1), sin(reduced2), cos(reduced2))

        var lambda = longitude
        for _ in 0..<200 {
            let across = cosine2 * sin(lambda)
            let along = cosine1 * sine2 - sine1 * cosine2 * cos(lambda)
            let sineSigma = (across * across + along * along).squareRoot()
            if sineSigma == 0 { return 0 }
            let cosineSigma = sine1 * sine2 + cosine1 * cosine2 * cos(lambda)
            let sigma = atan2(sineSigma, cosineSigma)
            let sineAlpha = cosine1 * cosine2 * sin(lambda) / sineSigma
            let cosineSquaredAlpha = 1 - sineAlpha * sineAlpha
            // On the equator the cosine is zero, and so is the term.
            let middle = cosineSquaredAlpha < 1e-15 ? 0 : cosineSigma - 2 * sine1 * sine2 / cosineSquaredAlpha
            let c = flattening / 16 * cosineSquaredAlpha * (4 + flattening * (4 - 3 * cosineSquaredAlpha))
            let previous = lambda
            lambda =
                longitude + (1 - c) * flattening * sineAlpha
                * (sigma + c * sineSigma * (middle + c * cosineSigma * (2 * middle * middle - 1)))
            if abs(lambda) > .pi { return nil }
            if abs(lambda - previous) < 1e-12 {
                return length(sigma: sigma, middle: middle, cosineSquaredAlpha: cosineSquaredAlpha)
            }
        }
        return nil
    }

    /// The length of the arc that Vincenty's iteration found.
    private static func length(sigma: Double, middle: Double, cosineSquaredAlpha: Double) -> Double {
        let ratio = equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1
        let u = cosineSquaredAlpha * ratio
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let (sineSigma, cosineSigma, square) = (sin(sigma), cos(sigma), middle * middle)
        let inner = cosineSigma * (2 * square - 1)
        let outer = b / 6 * middle * (4 * sineSigma * sineSigma - 3) * (4 * square - 3)
        return polarRadius * a * (sigma - b * sineSigma * (middle + b / 4 * (inner - outer)))
    }

    /// The distance on a sphere, good to half a percent.
    private static func haversine(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let latitude = sin(radians(end.latitude - start.latitude) / 2)
        let longitude = sin(radians(end.longitude - start.longitude) / 2)
        let square =
            latitude * latitude + cos(radians(start.latitude)) * cos(radians(end.latitude)) * longitude * longitude
        return 2 * meanRadius * asin(min(1, square.squareRoot()))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
