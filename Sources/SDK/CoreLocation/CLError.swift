/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"

/// A reason why a place could not be told.
///
/// - Source: developer.apple.com/documentation/corelocation/clerror-swift.struct
public struct CLError: Error, CustomNSError, Sendable {
    /// The kind of failure.
    public enum Code: Int, Hashable, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
        case deferredFailed = 11
        case deferredNotUpdatingLocation = 12
        case deferredAccuracyTooLow = 13
        case deferredDistanceFiltered = 14
        case deferredCanceled = 15
        case rangingUnavailable = 16
        case rangingFailure = 17
        case promptDeclined = 18
        case historicalLocationError = 19

        /// Whether an error is a ``CLError`` of this kind: `catch CLError.denied`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    public static var errorDomain: String { kCLErrorDomain }

    public let code: Code
    private let message: String?

    /// An error of a kind.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - userInfo: A text under `NSLocalizedDescriptionKey` becomes the description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    /// What went wrong, for a person.
    public var localizedDescription: String { message ?? code.explanation }
}

extension CLError: Hashable {
    public static func == (left: CLError, right: CLError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CLError {
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}

extension CLError.Code {
    fileprivate var explanation: String {
        switch self {
        case .locationUnknown: "the place is not known yet; try again later"
        case .denied, .promptDeclined: "the person does not allow the app to know where they are"
        case .network: "the network cannot be reached; try again with a connection"
        case .headingFailure: "the direction is not known; keep away from magnets and try again"
        case .regionMonitoringDenied: "the person does not allow the app to watch areas"
        case .regionMonitoringFailure: "the area cannot be watched; watch fewer or smaller areas"
        case .regionMonitoringSetupDelayed: "watching the area has not begun yet"
        case .regionMonitoringResponseDelayed: "news of the area come late"
        case .geocodeFoundNoResult: "no place with this address was found; check its spelling"
        case .geocodeFoundPartialResult: "only a part of the address was found"
        case .geocodeCanceled: "the search for the address was cancelled"
        case .deferredFailed, .deferredNotUpdatingLocation, .deferredAccuracyTooLow, .deferredDistanceFiltered,
            .deferredCanceled:
            "places cannot be reported later; report them as they come"
        case .rangingUnavailable: "beacons cannot be heard: Bluetooth is off"
        case .rangingFailure: "the distance to the beacon is not known"
        case .historicalLocationError: "where the person was is not known"
        }
    }
}
