// Written by Scripts/generate-weather-arities: change that, and run it.
public import CoreLocation

// Apple declares a form for each number of kinds of data, and one for any number.
extension WeatherService {
    /// One kind of data for a place.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<T: Sendable>(
        for location: CLLocation,
        including dataSet: WeatherQuery<T>
    ) async throws -> T {
        let wants = [
            dataSet.want
        ]
        var reports = try await reports(location, wants)
        return try reports.value(of: dataSet)
    }

    /// Two kinds of data for a place, in the order in which they are named.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<T1: Sendable, T2: Sendable>(
        for location: CLLocation,
        including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) {
        let wants = [
            dataSet1.want,
            dataSet2.want,
        ]
        var reports = try await reports(location, wants)
        return (
            try reports.value(of: dataSet1),
            try reports.value(of: dataSet2)
        )
    }

    /// Three kinds of data for a place, in the order in which they are named.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<T1: Sendable, T2: Sendable, T3: Sendable>(
        for location: CLLocation,
        including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) {
        let wants = [
            dataSet1.want,
            dataSet2.want,
            dataSet3.want,
        ]
        var reports = try await reports(location, wants)
        return (
            try reports.value(of: dataSet1),
            try reports.value(of: dataSet2),
            try reports.value(of: dataSet3)
        )
    }

    /// Four kinds of data for a place, in the order in which they are named.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<T1: Sendable, T2: Sendable, T3: Sendable, T4: Sendable>(
        for location: CLLocation,
        including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) {
        let wants = [
            dataSet1.want,
            dataSet2.want,
            dataSet3.want,
            dataSet4.want,
        ]
        var reports = try await reports(location, wants)
        return (
            try reports.value(of: dataSet1),
            try reports.value(of: dataSet2),
            try reports.value(of: dataSet3),
            try reports.value(of: dataSet4)
        )
    }

    /// Five kinds of data for a place, in the order in which they are named.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<T1: Sendable, T2: Sendable, T3: Sendable, T4: Sendable, T5: Sendable>(
        for location: CLLocation,
        including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>,
        _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) {
        let wants = [
            dataSet1.want,
            dataSet2.want,
            dataSet3.want,
            dataSet4.want,
            dataSet5.want,
        ]
        var reports = try await reports(location, wants)
        return (
            try reports.value(of: dataSet1),
            try reports.value(of: dataSet2),
            try reports.value(of: dataSet3),
            try reports.value(of: dataSet4),
            try reports.value(of: dataSet5)
        )
    }

    /// Six kinds of data for a place, in the order in which they are named.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<T1: Sendable, T2: Sendable, T3: Sendable, T4: Sendable, T5: Sendable, T6: Sendable>(
        for location: CLLocation,
        including dataSet1: WeatherQuery<T1>,
        _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>,
        _ dataSet5: WeatherQuery<T5>,
        _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) {
        let wants = [
            dataSet1.want,
            dataSet2.want,
            dataSet3.want,
            dataSet4.want,
            dataSet5.want,
            dataSet6.want,
        ]
        var reports = try await reports(location, wants)
        return (
            try reports.value(of: dataSet1),
            try reports.value(of: dataSet2),
            try reports.value(of: dataSet3),
            try reports.value(of: dataSet4),
            try reports.value(of: dataSet5),
            try reports.value(of: dataSet6)
        )
    }

    /// Any number of kinds of data for a place, in the order in which they are named.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func weather<each T: Sendable>(
        for location: CLLocation, including dataSets: repeat WeatherQuery<each T>
    ) async throws -> (repeat each T) {
        var wants: [WeatherWant] = []
        for query in repeat each dataSets { wants.append(query.want) }
        var reports = try await reports(location, wants)
        return (repeat try reports.value(of: each dataSets))
    }
}
