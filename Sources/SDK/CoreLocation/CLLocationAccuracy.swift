/// The best accuracy, with further sensors, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy of the position alone.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// What an app gets that may know only roughly where the person is; coarser than all others.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A distance without a limit.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// A time without a limit.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
