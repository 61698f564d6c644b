public import FoundationAdditions
import IntentWire

/// A text.
///
/// - Source: SwiftUI, `Text`.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: BundlePlace)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case formatted(FormattedText)
        case date(Date, DateStyle)
        case moving(MovingText)
        case image(Image)
        case joined([Text])
    }

    /// What is done to a text, in the order in which it was.
    enum Change: Hashable, Sendable {
        case font(Font?), fontChange(Font.Change), look(TextLook)
    }

    let storage: Storage
    var changes: [Change] = []

    init(_ storage: Storage) { self.storage = storage }

    /// How a date is shown.
    ///
    /// - Source: SwiftUI, `Text.DateStyle`.
    public struct DateStyle: Equatable, Codable, Sendable {
        enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        /// The time between now and the date, which goes on.
        public static let relative = DateStyle(kind: .relative)
        /// The time between now and the date with its sign, which goes on.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that runs from the date, or to it.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Where a text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// In which case letters are shown.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is broken.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()
    }

    /// The size of text against the text around. Surfaces show one size.
    public struct Scale: Hashable, Sendable {
        private let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }
}

extension Text {
    /// Creates text as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates text that is looked up in a string table, and in which Markdown styles words.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: BundlePlace(bundle)))
    }

    /// Creates text from a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    /// Creates text with attributes. A literal is a key all the same.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates text that is a picture.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Creates text of a date.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// Creates text of the time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.formatted(FormattedText(dates.lowerBound..<max(dates.upperBound, dates.lowerBound), .interval)))
    }

    /// Creates text of the time from one date to another.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a clock that runs through an interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .moving(
                .timer(
                    ViewTimer(
                        start: timerInterval.lowerBound, end: timerInterval.upperBound, pausedAt: pauseTime,
                        countsDown: countsDown, showsHours: showsHours))))
    }

    /// Creates text of a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// Creates text of a value in a format that gives attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedText(styled: input, format)))
    }

    /// Creates text of a value that a formatter shows.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? String(describing: subject)))
    }

    /// Creates text of an object that a formatter shows.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? subject.description))
    }

    /// Creates text of one text after another.
    public static func + (left: Text, right: Text) -> Text {
        // One flat list, so that a text made of ten thousand pieces is no deep one.
        guard left.changes.isEmpty, case .joined(let pieces) = left.storage else {
            return Text(.joined([left, right]))
        }
        return Text(.joined(pieces + [right]))
    }
}

/// A value with its format.
struct FormattedText: Equatable, @unchecked Sendable {
    // The input and the format are values; neither changes after the text was made.
    private let input: Any
    private let isEqual: (Any) -> Bool
    private let text: (Locale) -> AttributedString

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String, F.FormatInput: Equatable {
        self.input = input
        isEqual = { $0 as? F.FormatInput == input }
        text = { AttributedString(format.locale($0).format(input)) }
    }

    init<F: FormatStyle>(styled input: F.FormatInput, _ format: F)
    where F.FormatOutput == AttributedString, F.FormatInput: Equatable {
        self.input = input
        isEqual = { $0 as? F.FormatInput == input }
        text = { format.locale($0).format(input) }
    }

    func text(in locale: Locale) -> AttributedString { text(locale) }

    static func == (left: Self, right: Self) -> Bool {
        let locale = Locale(identifier: "en_US_POSIX")
        return left.isEqual(right.input) && left.text(in: locale) == right.text(in: locale)
    }
}
