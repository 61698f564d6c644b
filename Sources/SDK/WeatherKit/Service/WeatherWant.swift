import CoreLocation
import IntentWire

/// A kind of data and the span that it is wanted for.
struct WeatherWant: Hashable, Sendable {
    var dataSet: WeatherRequest.DataSet
    var span: WeatherRequest.Span?
}

/// The requests that some wants need: one, unless the same kind is wanted for two spans.
struct WeatherPlan {
    private(set) var requests: [WeatherRequest] = []
    /// Which request each want is part of, in their order.
    private(set) var positions: [Int] = []
    private var wants: [[WeatherWant]] = []
    private let location: CLLocation
    private let language: String

    init(_ location: CLLocation, language: String) {
        self.location = location
        self.language = language
    }

    mutating func add(_ want: WeatherWant) {
        let fitting = wants.firstIndex { others in
            others.allSatisfy { $0.dataSet != want.dataSet || $0.span == want.span }
        }
        let position = fitting ?? requests.count
        if fitting == nil {
            requests.append(
                WeatherRequest(
                    latitude: location.coordinate.latitude, longitude: location.coordinate.longitude, dataSets: [],
                    language: language))
            wants.append([])
        }
        positions.append(position)
        wants[position].append(want)
        requests[position].dataSets.insert(want.dataSet)
        if want.dataSet == .hourly { requests[position].hours = want.span }
        if want.dataSet == .daily { requests[position].days = want.span }
    }
}
