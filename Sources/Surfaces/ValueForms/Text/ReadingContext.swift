package import Foundation
package import IntentWire

/// Everything from outside that the meaning of a text depends on: the time, the place, the language, the files.
///
/// Nothing below reads a global, so that a test fixes all of it.
package struct ReadingContext: Sendable {
    /// The present moment.
    package var now: Date
    /// The Gregorian calendar in the person's time zone.
    package var calendar: Calendar
    /// The person's language and region.
    package var locale: Locale
    /// The enumerations that types refer to.
    package var enumerations: [EnumDescriptor]
    /// The entities that types refer to.
    package var entities: [EntityDescriptor]
    /// Where relative paths start, and what `-` reads.
    package var files: FileAccess

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - timeZone: The person's time zone.
    ///   - locale: The person's language and region.
    ///   - enumerations: The enumerations that types refer to.
    ///   - entities: The entities that types refer to.
    ///   - files: Where files come from.
    package init(
        now: Date, timeZone: TimeZone, locale: Locale, enumerations: [EnumDescriptor] = [],
        entities: [EntityDescriptor] = [],
        files: FileAccess
    ) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.now = now
        self.calendar = calendar
        self.locale = locale
        self.enumerations = enumerations
        self.entities = entities
        self.files = files
    }

    /// The languages to show texts in, the preferred first, as BCP 47 tags.
    package var languages: [String] { [locale.identifier(.bcp47)] }

    /// What a person calls a type.
    package func name(of type: ValueType) -> String {
        switch type {
        case .list(let element): "a list of \(name(of: element))"
        case .entity(let identifier):
            entities.first { $0.identifier == identifier }?.name.text(in: languages) ?? identifier
        case .enumeration(let identifier): enumeration(identifier)?.name.text(in: languages) ?? identifier
        case .union(let types): types.map(name).formattedList(.or)
        default: type.displayName
        }
    }

    /// The enumeration with this identifier.
    package func enumeration(_ identifier: String) -> EnumDescriptor? {
        enumerations.first { $0.identifier == identifier }
    }
}
