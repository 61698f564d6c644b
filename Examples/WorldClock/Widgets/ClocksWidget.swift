import AppIntents
import SwiftUI
import WidgetKit

/// The clocks of some cities.
struct ClocksWidget: Widget {
    static let kind = "clocks"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: ClocksConfiguration.self, provider: ClocksProvider()) { entry in
            ClocksView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Clocks")
        .description("What time it is in other cities.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
    }
}

/// Which clocks the widget shows.
struct ClocksConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Clocks"
    static let description = IntentDescription("Chooses the cities of the widget.", categoryName: "Time")

    @Parameter(title: "Cities", description: "The cities, the first for small sizes; some large ones unless given.")
    var zones: [ZoneEntity]?

    static var parameterSummary: some ParameterSummary { Summary("Show the clocks of \(\.$zones)") }
}

/// What the widget shows for a minute.
struct ClocksEntry: TimelineEntry {
    let date: Date
    let clocks: [CityClock]
}

/// The clock of a city at a moment.
struct CityClock: Identifiable {
    let id: String
    let city: String
    let zone: TimeZone
    let date: Date
    /// Where the person is.
    let home: TimeZone

    /// Hours, minutes and the day that it shows.
    var time: DateComponents { zone.components(of: date) }

    /// How many hours it is ahead of the person's clock.
    var hoursAhead: Double { Double(zone.secondsFromGMT(for: date) - home.secondsFromGMT(for: date)) / 3600 }

    /// Which day it is there, as the person sees it.
    var day: LocalizedStringResource {
        let (there, here) = (time.day, home.components(of: date).day)
        if there == here { return "Today" }
        return hoursAhead > 0 ? "Tomorrow" : "Yesterday"
    }

    /// Whether it is light there, more or less.
    var isDay: Bool { (6..<18).contains(time.hour ?? 0) }
}

/// Reads the clocks for the widget.
struct ClocksProvider: AppIntentTimelineProvider {
    /// For how many minutes the widget is drawn ahead.
    private static let minutes = 60
    private static let cities = ["Europe/London", "America/New_York", "Asia/Tokyo", "Australia/Sydney"]

    private let directory: ZoneDirectory
    private let home: TimeZone

    init(directory: ZoneDirectory = ZoneDirectory(), home: TimeZone = .current) {
        self.directory = directory
        self.home = home
    }

    func placeholder(in context: Context) -> ClocksEntry { entry(at: .now, zones: nil) }

    func snapshot(for configuration: ClocksConfiguration, in context: Context) async -> ClocksEntry {
        entry(at: .now, zones: configuration.zones)
    }

    func timeline(for configuration: ClocksConfiguration, in context: Context) async -> Timeline<ClocksEntry> {
        // Clocks change with the minute.
        let start = (Date.now.timeIntervalSince1970 / 60).rounded(.down) * 60
        let entries = (0..<Self.minutes).map { minute in
            entry(at: Date(timeIntervalSince1970: start + Double(minute) * 60), zones: configuration.zones)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    private func entry(at date: Date, zones: [ZoneEntity]?) -> ClocksEntry {
        let chosen = zones?.isEmpty == false ? zones : nil
        let known = chosen ?? Self.cities.compactMap(directory.zone).map { ZoneEntity($0, in: directory, at: date) }
        return ClocksEntry(
            date: date,
            clocks: known.map { CityClock(id: $0.id, city: $0.city, zone: $0.timeZone, date: date, home: home) })
    }
}
