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
    /// Where relative paths start, and what `-` reads.
    package var files: FileAccess

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - now: The present moment.
    ///   - timeZone: The person's time zone.
    ///   - locale: The person's language and region.
    ///   - enumerations: The enumerations that types refer to.
    ///   - files: Where files come from.
    package init(
        now: Date, timeZone: TimeZone, locale: Locale, enumerations: [EnumDescriptor] = [], files: FileAccess
    ) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.now = now
        self.calendar = calendar
        self.locale = locale
        self.enumerations = enumerations
        self.files = files
    }

    /// The languages to show texts in, the preferred first, as BCP 47 tags.
    package var languages: [String] { [locale.identifier(.bcp47)] }

    /// The enumeration with this identifier.
    package func enumeration(_ identifier: String) -> EnumDescriptor? {
        enumerations.first { $0.identifier == identifier }
    }
}
