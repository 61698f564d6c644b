public import Foundation

/// Why there is no weather.
///
/// What a provider answered beyond that is a ``WeatherFailure``.
///
/// - Source: developer.apple.com/documentation/weatherkit/weathererror
public enum WeatherError: LocalizedError, Hashable {
    /// The service refuses this app: no credentials are configured, or they are wrong or used up.
    case permissionDenied
    /// Something else.
    case unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The weather service refuses this app."
        case .unknown: "There is no weather."
        }
    }

    public var failureReason: String? {
        switch self {
        case .permissionDenied: "Its credentials are missing, wrong or used up."
        case .unknown: "The weather service did not say why."
        }
    }

    public var helpAnchor: String? { nil }

    public var recoverySuggestion: String? {
        switch self {
        case .permissionDenied: "Set the identifiers and the key of the service, or choose a provider without a key."
        case .unknown: "Try again later."
        }
    }
}
