package import Foundation

/// What an app or a surface wants to know of the weather at a place.
package struct WeatherRequest: Codable, Hashable, Sendable {
    /// A kind of data; the raw values are those of messages and of files in caches.
    package enum DataSet: String, Codable, Hashable, Sendable, CaseIterable {
        case current, minute, hourly, daily, alerts, availability, changes, comparisons
        case dayTemperatures, dayPrecipitation, hourTemperatures, monthTemperatures, monthPrecipitation
        case pastTemperatures, pastPrecipitation

        /// Whether the data are of many years.
        package var isStatistics: Bool {
            switch self {
            case .dayTemperatures, .dayPrecipitation, .hourTemperatures, .monthTemperatures, .monthPrecipitation: true
            default: false
            }
        }

        /// Whether the data are of days that are over.
        package var isPast: Bool { self == .pastTemperatures || self == .pastPrecipitation }
    }

    /// A span of dates whose end does not belong to it.
    package struct Span: Codable, Hashable, Sendable {
        package var start: Date
        package var end: Date

        /// Creates a span.
        package init(start: Date, end: Date) {
            self.start = start
            self.end = end
        }
    }

    /// Days or hours of a year, or months, from one to another; where the last is less than the first, over the new year.
    package struct Cycle: Codable, Hashable, Sendable {
        package var first: Int
        package var last: Int

        /// Creates a part of a year.
        package init(first: Int, last: Int) {
            self.first = first
            self.last = last
        }
    }

    /// Degrees north.
    package var latitude: Double
    /// Degrees east.
    package var longitude: Double
    package var dataSets: Set<DataSet>
    /// The hours that are wanted; without it the coming 25.
    package var hours: Span?
    /// The days that are wanted; without it the coming 10.
    package var days: Span?
    /// What statistics and summaries are about.
    package var cycle: Cycle?
    package var past: Span?
    /// The language of texts, as `de-CH`.
    package var language: String
    /// Whether data that have expired may be given where no others can be had.
    package var allowsStale: Bool

    /// Creates a request.
    package init(
        latitude: Double, longitude: Double, dataSets: Set<DataSet>, hours: Span? = nil, days: Span? = nil,
        cycle: Cycle? = nil, past: Span? = nil, language: String, allowsStale: Bool = false
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.dataSets = dataSets
        self.hours = hours
        self.days = days
        self.cycle = cycle
        self.past = past
        self.language = language
        self.allowsStale = allowsStale
    }
}

/// The weather, or why there is none, as the program that fetches it writes it; the system hands it on as it is.
package struct WeatherReply: Codable, Hashable, Sendable {
    /// A JSON object.
    package var body: String

    /// Creates a reply.
    package init(body: String) { self.body = body }
}

/// How often a provider of weather was asked in a month.
package struct WeatherUsage: Codable, Hashable, Sendable {
    /// The provider's name.
    package var provider: String
    /// The month, as "2026-11", in universal time.
    package var month: String
    /// How many requests were sent.
    package var used: Int
    /// How many are allowed; nil where there is no bound.
    package var allowed: Int?
    /// Whether the allowance is near its end.
    package var isNearEnd: Bool
    /// How many the provider's tiers allow, where it has tiers.
    package var tiers: [Int]

    /// Creates a usage.
    package init(provider: String, month: String, used: Int, allowed: Int?, isNearEnd: Bool, tiers: [Int] = []) {
        self.provider = provider
        self.month = month
        self.used = used
        self.allowed = allowed
        self.isNearEnd = isNearEnd
        self.tiers = tiers
    }
}

/// The methods of the program that fetches weather, which speaks over the socket that it is started with.
package enum WeatherMethod {
    /// `WeatherRequest` to `WeatherReply`.
    package static let report = "weather/report"
    /// `WireNothing` to `[WeatherUsage]`.
    package static let usage = "weather/usage"
}
