public import Foundation

/// Says how far a date is from another: `in 2 days`, `yesterday`.
///
/// - Source: developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter {
    /// Whether `yesterday` may stand for `1 day ago`.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number.
        case numeric = 0
        /// A word where the language has one.
        case named = 1
    }

    /// How long the text is.
    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut = 1
        case short = 2
        case abbreviated = 3
    }

    /// Whether a number is shown where there is a word.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long the text is.
    open var unitsStyle = UnitsStyle.full
    /// Where the text will stand, which decides whether it begins with a capital letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts days and months; the current one if set to none.
    open var calendar: Calendar? = Calendar.current
    /// The language; the current one if set to none.
    open var locale: Locale? = LocalizationContext.currentLocale

    /// Says how far from now the components lead.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// Says how far from now an interval leads, in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Says how far `date` is from `referenceDate`, in the largest unit that there is at least one of.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? LocalizationContext.currentLocale, calendar: calendar ?? .current,
            capitalizationContext: capitalization)
        return style.format(referenceDate)
    }

    /// Says how far a date is from now; none for what is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
