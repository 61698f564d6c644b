public import Foundation
public import ValueParsing

/// What spoken values are relative to: the moment, the place, the language. Nothing is taken from the machine.
public struct SpokenContext: Sendable {
    /// Now.
    public var now: Date
    /// The Gregorian calendar in the person's time zone.
    public var calendar: Calendar
    /// The person's language and region.
    public var locale: Locale
    /// Reads values: in the person's language, then in English.
    public var parser: ValueParser
    /// The same for the parser.
    public var values: ValueContext

    /// A context by its parts.
    public init(now: Date, timeZone: TimeZone, locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        calendar.firstWeekday = locale.calendar.firstWeekday
        self.now = now
        self.calendar = calendar
        self.locale = locale
        parser = SpokenContext.parser(of: locale)
        values = ValueContext(date: now, calendar: calendar, locale: locale)
    }

    /// The words of a conversation in the person's language.
    public var words: DialogueWords { .words(of: locale.language.languageCode?.identifier ?? "en") }

    /// The same, and those of English behind them.
    var tables: [DialogueWords] {
        let own = words
        return own.language == "en" ? [own] : [own, .words(of: "en")]
    }

    /// A name without the article before it; nil where it has none, or is nothing else.
    public func withoutArticle(_ name: String) -> String? {
        let said = Utterance(name)
        guard let count = tables.lazy.map({ $0.beginning(said.words[...], .article) }).first(where: { $0 > 0 }),
            count < said.words.count
        else { return nil }
        return said.text(count..<said.words.count)
    }

    /// The parser of a language; English where there is no table for it, and behind each other one.
    private static func parser(of locale: Locale) -> ValueParser {
        parsers[locale.language.languageCode?.identifier ?? "en"] ?? parsers["en"] ?? ValueParser([])
    }

    /// The tables are read once. They come with the module, and tests read each of them.
    private static let parsers: [String: ValueParser] = {
        let english = (try? LanguageTable.known("en")).flatMap { $0 }
        var parsers: [String: ValueParser] = [:]
        for language in LanguageTable.known {
            let own = language == "en" ? nil : (try? LanguageTable.known(language)).flatMap { $0 }
            parsers[language] = ValueParser([own, english].compactMap(\.self))
        }
        return parsers
    }()
}
