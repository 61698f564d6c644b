import Foundation

extension IntentValue {
    /// The value as text in forms that people and programs know, as ISO 8601; nil for none.
    package var plainText: String? {
        ModelText(manifest: AppManifest(identifier: "", name: LocalizedText("")), languages: []).text(self)
    }
}

/// Writes values for a language model: plain texts in forms that every model knows, the same in all places.
///
/// - Source: ISO 8601 for times and durations, RFC 5545 (section 3.3.10) for rules of repetition.
package struct ModelText {
    let manifest: AppManifest
    let languages: [String]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - manifest: What the app declares, for the names of its choices.
    ///   - languages: The languages of these names, the preferred one first.
    package init(manifest: AppManifest, languages: [String]) {
        self.manifest = manifest
        self.languages = languages
    }

    /// The value as text; nil for none.
    package func text(_ value: IntentValue) -> String? {
        switch value {
        case .null: nil
        case .bool(let value): value ? "true" : "false"
        case .int(let value): "\(value)"
        case .double(let value): Self.number(value)
        case .decimal(let value): "\(value)"
        case .string(let text), .searchCriteria(let text), .entityIdentifier(let text), .text(let text): text
        case .attributedString(let value): Self.plain(value)
        case .date(let value): Self.date(value)
        case .dateComponents(let value): Self.components(value)
        case .duration(let value): Self.duration(value)
        case .url(let value): value.absoluteString
        case .uuid(let value): value.uuidString
        case .measurement(let value): "\(Self.number(value.value)) \(value.unit)"
        case .personName(let value): Self.name(value)
        case .person(let value): Self.person(value)
        case .file(let value): value.filename
        case .currencyAmount(let value): "\(value.amount) \(value.currencyCode)"
        case .paymentMethod(let value): value.name ?? value.type
        case .placemark(let value): Self.place(value)
        case .recurrenceRule(let value): Self.rule(value)
        case .enumCase(let value): self.case(value)
        case .entity(let value): value.display.title
        case .list(let values): values.compactMap(text).joined(separator: ", ")
        }
    }

    private func `case`(_ value: EnumCaseSnapshot) -> String {
        let descriptor = manifest.enumerations.first { $0.identifier == value.type }
        let title = descriptor?.cases.first { $0.rawValue == value.rawValue }?.title.text(in: languages)
        return title ?? value.display?.title ?? value.rawValue
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Runs of different blocks stand on lines of their own.
    private static func plain(_ styled: StyledTextSnapshot) -> String {
        var text = ""
        var last: StyledTextSnapshot.Block?
        for run in styled.runs {
            let block = run.blocks?.first
            if !text.isEmpty, block?.identity != last?.identity { text += "\n" }
            text += run.text
            last = block
        }
        return text
    }

    // MARK: Times

    private static func date(_ date: Date) -> String {
        let isWhole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
    }

    private static func components(_ components: DateComponents) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = "\(number.magnitude)"
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
        }
        var date: String?
        if let year = components.year {
            // A day without its month says nothing of the year.
            let rest = components.month.map { [$0] + (components.day.map { [$0] } ?? []) } ?? []
            date = ([digits(year, 4)] + rest.map { digits($0, 2) }).joined(separator: "-")
        } else if let month = components.month {
            date = "--\(digits(month, 2))" + (components.day.map { "-\(digits($0, 2))" } ?? "")
        } else if let day = components.day {
            date = "---\(digits(day, 2))"
        }
        let time = components.hour.map { hour in
            [hour, components.minute ?? 0, components.second ?? 0].map { digits($0, 2) }.joined(separator: ":")
        }
        let weekday = components.weekday.map { "weekday \($0)" }
        return [[date, time].compactMap(\.self).joined(separator: "T"), weekday ?? ""].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private static func duration(_ duration: Duration) -> String {
        let magnitude = duration < .zero ? .zero - duration : duration
        let (seconds, attoseconds) = magnitude.components
        let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M")].filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }
        let rest = Double(seconds % 60) + Double(attoseconds) / 1e18
        let last = rest > 0 || parts.isEmpty ? "\(number(rest))S" : ""
        return (duration < .zero ? "-" : "") + "PT" + parts.joined() + last
    }

    private static func rule(_ rule: Calendar.RecurrenceRule) -> String {
        var parts = ["FREQ=" + frequency(rule.frequency)]
        if rule.interval != 1 { parts.append("INTERVAL=\(rule.interval)") }
        if let count = rule.end.occurrences { parts.append("COUNT=\(count)") }
        if let date = rule.end.date { parts.append("UNTIL=" + Self.date(date)) }
        func list(_ name: String, _ values: [some CustomStringConvertible]) {
            if !values.isEmpty { parts.append("\(name)=" + values.map(\.description).joined(separator: ",")) }
        }
        list("BYMONTH", rule.months.map { $0.isLeap ? "\($0.index)L" : "\($0.index)" })
        list("BYWEEKNO", rule.weeks)
        list("BYYEARDAY", rule.daysOfTheYear)
        list("BYMONTHDAY", rule.daysOfTheMonth)
        list("BYDAY", rule.weekdays.map(weekday))
        list("BYHOUR", rule.hours)
        list("BYMINUTE", rule.minutes)
        list("BYSECOND", rule.seconds)
        list("BYSETPOS", rule.setPositions)
        return parts.joined(separator: ";")
    }

    private static func frequency(_ frequency: Calendar.RecurrenceRule.Frequency) -> String {
        switch frequency {
        case .minutely: "MINUTELY"
        case .hourly: "HOURLY"
        case .daily: "DAILY"
        case .weekly: "WEEKLY"
        case .monthly: "MONTHLY"
        case .yearly: "YEARLY"
        @unknown default: "\(frequency)".uppercased()
        }
    }

    private static func weekday(_ weekday: Calendar.RecurrenceRule.Weekday) -> String {
        switch weekday {
        case .every(let day): String(day.rawValue.prefix(2)).uppercased()
        case .nth(let number, let day): "\(number)" + day.rawValue.prefix(2).uppercased()
        @unknown default: "\(weekday)"
        }
    }

    // MARK: People and places

    private static func name(_ name: PersonNameComponents) -> String {
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
            .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func person(_ person: PersonSnapshot) -> String? {
        let words = [person.displayName ?? person.nameComponents.map(name), person.handle.map { "<\($0.value)>" }]
            .compactMap(\.self).filter { !$0.isEmpty }
        return words.isEmpty ? person.applicationIdentifier ?? person.contactIdentifier : words.joined(separator: " ")
    }

    private static func place(_ place: PlacemarkSnapshot) -> String? {
        let lines = place.address?.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let parts =
            lines ?? [place.street, place.postalCode, place.city, place.state, place.country].compactMap(\.self)
        let words = ([place.name].compactMap(\.self) + parts).filter { !$0.isEmpty }
        if !words.isEmpty { return words.joined(separator: ", ") }
        guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
        return "\(latitude), \(longitude)"
    }
}
