import Foundation
package import IntentWire

/// Writes values as a person reads them, in their language and time zone.
package struct ValueFormatter: Sendable {
    private let locale: Locale
    private let calendar: Calendar
    private let enumerations: [EnumDescriptor]
    private let languages: [String]

    /// Creates a formatter for the person whom a context describes.
    package init(_ context: ReadingContext) {
        locale = context.locale
        calendar = context.calendar
        enumerations = context.enumerations
        languages = context.languages
    }

    /// The value in one line.
    package func text(_ value: IntentValue) -> String {
        switch value {
        case .null: "–"
        case .bool(let value): value ? "Yes" : "No"
        case .int(let value): value.formatted(.number.locale(locale))
        case .double(let value): value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
        case .decimal(let value): value.formatted(.number.precision(.fractionLength(0...12)).locale(locale))
        case .string(let value), .searchCriteria(let value), .entityIdentifier(let value), .text(let value): value
        case .attributedString(let value): value.text
        case .date(let value): date(value)
        case .dateComponents(let value): components(value)
        case .duration(let value): duration(value)
        case .url(let value): value.absoluteString
        case .uuid(let value): value.uuidString
        case .measurement(let value):
            "\(value.value.formatted(.number.precision(.fractionLength(0...3)).locale(locale))) \(value.unit)"
        case .personName(let value): name(value)
        case .person(let value): person(value)
        case .file(let value): value.url.map { $0.isFileURL ? $0.path : $0.absoluteString } ?? value.filename
        case .currencyAmount(let value):
            value.decimal.formatted(.currency(code: value.currencyCode).locale(locale))
        case .paymentMethod(let value): value.name ?? value.type
        case .placemark(let value): place(value)
        case .recurrenceRule(let value): RecurrenceText.text(value)
        case .enumCase(let value): self.case(value)
        case .entity(let value): value.display.title
        case .list(let values): values.map(text).joined(separator: ", ")
        }
    }

    private func date(_ date: Date) -> String {
        // A first moment of a day is nearly always a day.
        let isDay = calendar.startOfDay(for: date) == date
        return date.formatted(
            Date.FormatStyle(
                date: .abbreviated, time: isDay ? .omitted : .shortened, locale: locale, calendar: calendar,
                timeZone: calendar.timeZone))
    }

    private func components(_ components: DateComponents) -> String {
        var calendar = components.calendar ?? calendar
        calendar.timeZone = components.timeZone ?? self.calendar.timeZone
        let hasDay = components.year != nil && components.month != nil && components.day != nil
        guard hasDay || components.hour != nil, let date = calendar.date(from: components) else {
            return [
                components.year.map { "year \($0)" }, components.month.map { "month \($0)" },
                components.day.map { "day \($0)" }, components.weekday.map { "weekday \($0)" },
            ].compactMap(\.self).joined(separator: ", ")
        }
        return date.formatted(
            Date.FormatStyle(
                date: hasDay ? .abbreviated : .omitted, time: components.hour == nil ? .omitted : .shortened,
                locale: locale, calendar: calendar, timeZone: calendar.timeZone))
    }

    private func duration(_ duration: Duration) -> String {
        let magnitude = duration < .zero ? .zero - duration : duration
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            magnitude < .seconds(1)
            ? [.milliseconds, .microseconds, .nanoseconds] : [.days, .hours, .minutes, .seconds]
        return duration.formatted(
            Duration.UnitsFormatStyle(allowedUnits: units, width: .abbreviated, fractionalPart: .hide).locale(locale))
    }

    private func name(_ name: PersonNameComponents) -> String {
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
            .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func person(_ person: PersonSnapshot) -> String {
        let name = person.displayName ?? person.nameComponents.map(name)
        let address = person.handle?.value
        guard let name, !name.isEmpty else { return address ?? "unknown person" }
        guard let address, address != name else { return name }
        return "\(name) <\(address)>"
    }

    private func place(_ place: PlacemarkSnapshot) -> String {
        let lines = place.address?.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let parts = lines ?? [place.street, place.city, place.country].compactMap(\.self)
        let words = ([place.name].compactMap(\.self) + parts).filter { !$0.isEmpty }
        if !words.isEmpty { return words.joined(separator: ", ") }
        guard let latitude = place.latitude, let longitude = place.longitude else { return "unknown place" }
        return "\(latitude), \(longitude)"
    }

    private func `case`(_ value: EnumCaseSnapshot) -> String {
        // A default value in a manifest has its title in the app's own language, its description in all.
        let descriptor = enumerations.first { $0.identifier == value.type }
        return descriptor?.cases.first { $0.rawValue == value.rawValue }?.title.text(in: languages)
            ?? value.display?.title ?? value.rawValue
    }
}
