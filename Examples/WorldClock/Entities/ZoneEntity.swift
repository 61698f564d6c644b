import AppIntents

/// A time zone, called by its city.
struct ZoneEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Time Zone", numericFormat: "\(placeholder: .int) time zones", synonyms: ["Zone", "City"])
    static let defaultQuery = ZoneQuery()

    /// As `Europe/Berlin`.
    let id: String

    @Property(title: "City")
    var city: String

    @Property(title: "Country")
    var country: String

    @Property(title: "Offset")
    var offset: Measurement<UnitDuration>

    @Property(title: "Abbreviation")
    var abbreviation: String

    @Property(title: "Daylight Saving")
    var daylightSaving: Bool

    @ComputedProperty(title: "Current Time")
    var currentTime: DateComponents { timeZone.components(of: Date()) }

    @DeferredProperty(title: "Next Clock Change")
    var nextClockChange: Date? {
        get async throws { ClockChange.next(in: timeZone, after: Date())?.date }
    }

    init(_ zone: ZoneRecord, in directory: ZoneDirectory, at date: Date = Date()) {
        id = zone.identifier
        let timeZone = TimeZone(identifier: zone.identifier) ?? .gmt
        city = zone.city
        country = zone.countries.map { CountryNames.name(of: $0) }.formatted(.list(type: .and))
        offset = Measurement(value: Double(timeZone.secondsFromGMT(for: date)) / 3600, unit: .hours)
        abbreviation = directory.abbreviation(of: timeZone, at: date)
        daylightSaving = timeZone.isDaylightSavingTime(for: date)
    }

    /// The zone as Foundation has it.
    var timeZone: TimeZone { TimeZone(identifier: id) ?? .gmt }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(city)", subtitle: country.isEmpty ? "\(abbreviation)" : "\(country), \(abbreviation)",
            image: .init(systemName: "clock"), synonyms: ["\(id)"])
    }
}

/// Finds time zones by city, country or region, and lists all of them.
struct ZoneQuery: EnumerableEntityQuery, EntityStringQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds the time zones of the world.", categoryName: "Time Zones", searchKeywords: ["city", "country"])

    @Dependency
    private var directory: ZoneDirectory

    func allEntities() async throws -> [ZoneEntity] {
        directory.zones.map { ZoneEntity($0, in: directory) }
    }

    func entities(for identifiers: [String]) async throws -> [ZoneEntity] {
        identifiers.compactMap(directory.zone).map { ZoneEntity($0, in: directory) }
    }

    func entities(matching string: String) async throws -> [ZoneEntity] {
        directory.zones(matching: string).map { ZoneEntity($0, in: directory) }
    }

    /// The zone of the system, then the zones of large cities on all continents.
    func suggestedEntities() async throws -> [ZoneEntity] {
        let identifiers = [
            TimeZone.current.identifier, "UTC", "Europe/London", "Europe/Berlin", "Africa/Lagos", "Africa/Johannesburg",
            "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
            "America/Los_Angeles", "America/Mexico_City", "America/New_York", "America/Sao_Paulo",
        ]
        var seen: Set<String> = []
        return try await entities(for: identifiers).filter { seen.insert($0.id).inserted }
    }
}

extension TimeZone {
    /// What clocks and calendars of the zone show.
    func components(of date: Date) -> DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = self
        var components = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        components.timeZone = self
        return components
    }

    /// A style that shows dates as clocks and calendars of the zone do.
    func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        var style = Date.FormatStyle(date: date, time: time)
        style.timeZone = self
        return style
    }
}
