import AppIntents
import BeckonSystem
import CoreLocation
import Foundation
import IntentWire
import ValueForms
import WeatherKit

/// `beckon weather`
struct ShowWeather: CommandIntent {
    static let syntax = CommandSyntax("weather", positionals: ["place"])
    static let title: LocalizedStringResource = "Show Weather"
    static let description: IntentDescription? = IntentDescription(
        "Shows the weather now and how temperature and precipitation go on. Says whose data these are.")

    @Parameter(
        title: "Place",
        description: "A city, or degrees north and east as 55.68,12.57; without it the city of your time zone")
    var place: String?

    @Parameter(title: "Hourly", description: "The coming hours, one a line", default: false)
    var hourly: Bool

    @Parameter(title: "Daily", description: "The coming days", default: false)
    var daily: Bool

    @Parameter(title: "Alerts", description: "Warnings for the place", default: false)
    var alerts: Bool

    @Parameter(title: "Offline", description: "Take older data where no others can be had", default: false)
    var offline: Bool

    func run(in context: CommandContext) async throws {
        let spot = try WeatherSpot(place, timeZone: context.console.timeZone)
        let request = WeatherRequest(
            latitude: spot.latitude, longitude: spot.longitude, dataSets: dataSets, language: context.locale,
            allowsStale: offline)
        let reply = try await context.host.weather(request)
        let report = try Self.report(reply)
        let page = WeatherPage(report: report, spot: spot, context: context)
        context.show(WeatherJSON.report(report, spot)) { page.lines(hourly: hourly, daily: daily, alerts: alerts) }
    }

    private var dataSets: Set<WeatherRequest.DataSet> {
        var sets: Set<WeatherRequest.DataSet> = [.current]
        if hourly || !(daily || alerts) { sets.insert(.hourly) }
        if daily { sets.insert(.daily) }
        if alerts { sets.formUnion([.alerts, .availability]) }
        return sets
    }

    /// What the reply says.
    ///
    /// - Throws: `IntentFailure`; its message is that of the provider.
    private static func report(_ reply: WeatherReply) throws -> WeatherReport {
        do {
            return try JSONDecoder().decode(WeatherAnswer.self, from: Data(reply.body.utf8)).get()
        } catch let failure as WeatherFailure {
            throw IntentFailure(.weatherUnavailable, failure.message)
        } catch {
            throw IntentFailure(.invalidMessage, "what beckon-weather answered cannot be read: upgrade it with beckon")
        }
    }
}

extension IntentFailure.Code {
    /// There is no weather: the message says what the providers answered.
    static let weatherUnavailable = IntentFailure.Code(rawValue: "weather-unavailable")
}

/// Where the weather is wanted.
struct WeatherSpot: Hashable {
    var name: String
    var latitude: Double
    var longitude: Double

    /// Reads a place: a pair of numbers, or a city of the table of time zones.
    ///
    /// - Throws: `IntentFailure` with code `invalid-value`, which names what was meant perhaps.
    init(_ text: String?, timeZone: TimeZone, table: ZoneTable = .system) throws {
        guard let text, !text.trimmingCharacters(in: .whitespaces).isEmpty else {
            guard let home = table.places.first(where: { $0.zone == timeZone.identifier }) else {
                throw IntentFailure(
                    .missingValue, "say where: a city, or degrees north and east as 55.68,12.57", parameters: ["place"])
            }
            self.init(home)
            return
        }
        let numbers = text.split(whereSeparator: { ", ".contains($0) }).map { Double($0) }
        if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] {
            guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
                throw IntentFailure(
                    .invalidValue, "'\(text)' is no place: degrees are from -90 to 90 north and from -180 to 180 east",
                    parameters: ["place"])
            }
            self.init(name: "\(latitude), \(longitude)", latitude: latitude, longitude: longitude)
            return
        }
        let found = table.places(named: text)
        guard let first = found.first else {
            let near = Names.nearest(to: text, among: table.places.map(\.name))
            throw IntentFailure(
                .invalidValue,
                "no place '\(text)' is known\(near.isEmpty ? "" : Names.suggestion(near)); degrees north and east, as"
                    + " 55.68,12.57, name any place",
                parameters: ["place"], candidates: Names.options(near))
        }
        guard Set(found.map(\.name)).count == 1 else {
            let names = found.prefix(5).map(\.name)
            throw IntentFailure(
                .ambiguousValue, "'\(text)' begins the names of several places: \(names.joined(separator: ", "))",
                parameters: ["place"], candidates: Names.options(names))
        }
        self.init(first)
    }

    private init(_ place: ZoneTable.Place) {
        self.init(name: place.name, latitude: place.latitude, longitude: place.longitude)
    }

    private init(name: String, latitude: Double, longitude: Double) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }
}
