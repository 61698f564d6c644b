import AppIntents
import SwiftUI
import WidgetKit

// The widgets of this process, as an app would declare them. There is no bundle, so that each is found by itself.

struct WaterEntry: TimelineEntry {
    let date: Date
    var glasses = 0
    var note = ""
    var relevance: TimelineEntryRelevance?
}

/// Begins at a fixed moment, so that timelines are the same each time.
let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

struct WaterProvider: TimelineProvider {
    func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: start, note: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
        completion(WaterEntry(date: start, note: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<WaterEntry>) -> Void) {
        let later = WaterEntry(date: start + 60, glasses: 2, relevance: .init(score: 3, duration: 30))
        let now = WaterEntry(date: start, glasses: 1)
        Task { completion(Timeline(entries: [later, now], policy: .after(start + 120))) }
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "water", provider: WaterProvider()) { entry in
            WaterView(entry: entry)
        }
        .configurationDisplayName("Water")
        .description("How much you drank.")
        .supportedFamilies([.systemMedium, .accessoryInline])
        .contentMarginsDisabled()
    }
}

struct WaterView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: WaterEntry

    var body: some View {
        VStack {
            Text(verbatim: "\(entry.glasses) \(family) \(colorScheme) \(renderingMode) \(entry.note)")
            Button(intent: Drink(amount: 2)) { Text("Drink") }
            Toggle("Remind", isOn: entry.glasses > 1, intent: SetReminder())
        }
        .widgetURL(URL(string: "water://today"))
        .containerBackground(.blue, for: .widget)
        .widgetAccentable()
    }
}

struct Drink: AppIntent {
    static let title: LocalizedStringResource = "Drink"
    @Parameter(title: "Amount") var amount: Int
    init() {}
    init(amount: Int) { self.amount = amount }
    func perform() async throws -> some IntentResult { .result() }
}

struct SetReminder: SetValueIntent {
    static let title: LocalizedStringResource = "Set Reminder"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

// MARK: - A widget that is configured

struct City: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    static let all = ["rome": "Rome", "oslo": "Oslo"]
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(Self.all[id] ?? id)") }
}

struct CityQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [City] {
        identifiers.filter { City.all[$0] != nil }.map { City(id: $0) }
    }
    func suggestedEntities() async throws -> [City] { City.all.keys.sorted().map { City(id: $0) } }
    func defaultResult() async -> City? { City(id: "rome") }
}

struct WeatherConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    @Parameter(title: "City") var city: City
    @Parameter(title: "Days", default: 2) var days: Int
    init() {}
    init(_ city: String) { self.city = City(id: city) }
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    let city: String
}

struct WeatherProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: start, city: "?") }

    func snapshot(for configuration: WeatherConfiguration, in context: Context) async -> WeatherEntry {
        WeatherEntry(date: start, city: configuration.city.id)
    }

    func timeline(for configuration: WeatherConfiguration, in context: Context) async -> Timeline<WeatherEntry> {
        let entries = (0..<configuration.days).map {
            WeatherEntry(date: start + Double($0) * 86_400, city: configuration.city.id)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<WeatherConfiguration>] {
        [AppIntentRecommendation(intent: WeatherConfiguration("oslo"), description: "Oslo, Norway")]
    }

    func relevance() async -> WidgetRelevance<WeatherConfiguration> {
        WidgetRelevance([
            WidgetRelevanceAttribute(
                configuration: WeatherConfiguration("rome"),
                context: .date(interval: DateInterval(start: start, duration: 60), kind: .default)),
            WidgetRelevanceAttribute(configuration: WeatherConfiguration("oslo"), group: .named("north")),
        ])
    }
}

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "weather", provider: WeatherProvider()) { Text(verbatim: $0.city) }
    }
}

// MARK: - Widgets that misbehave

struct ForgetfulProvider: TimelineProvider {
    func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: start) }
    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

struct ForgetfulWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "forgetful", provider: ForgetfulProvider()) { Text("\($0.glasses)") }
    }
}

struct EagerProvider: TimelineProvider {
    func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: start) }
    func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
        completion(WaterEntry(date: start, note: "first"))
        completion(WaterEntry(date: start, note: "second"))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
        let entries = (0..<2000).map { WaterEntry(date: start + Double($0), glasses: $0) }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct EagerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "eager", provider: EagerProvider()) { Text(verbatim: $0.note) }
    }
}
