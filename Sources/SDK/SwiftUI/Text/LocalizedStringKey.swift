public import FoundationAdditions
import IntentWire

/// The key of a text in a string table, with the values that it holds.
///
/// - Source: SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    private let value: String.LocalizationValue
    /// Texts that stand in the text.
    let embedded: [Text]

    public init(_ value: String) {
        self.value = String.LocalizationValue(value)
        embedded = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
        embedded = stringInterpolation.embedded
    }

    /// The resource of the text.
    func resource(table: String? = nil, bundle: BundlePlace, locale: Locale) -> LocalizedStringResource {
        switch bundle {
        case .main: LocalizedStringResource(value, table: table, locale: locale)
        case .folder(let url): LocalizedStringResource(value, table: table, locale: locale, bundle: .atURL(url))
        }
    }

    /// Collects the key and the values of an interpolated literal.
    ///
    /// - Source: SwiftUI, `LocalizedStringKey.StringInterpolation`.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var base: String.LocalizationValue.StringInterpolation
        fileprivate var embedded: [Text] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

        public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            base.appendInterpolation(value)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            base.appendInterpolation(value, specifier: specifier)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            base.appendInterpolation(input, format: format)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            base.appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            base.appendInterpolation(formatter?.string(for: subject) ?? subject.description)
        }

        public mutating func appendInterpolation(_ text: Text) {
            var place = AttributedString("\u{fffc}")
            place[EmbeddedTextAttribute.self] = embedded.count
            embedded.append(text)
            base.appendInterpolation(place)
        }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            base.appendInterpolation(attributedString)
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            base.appendInterpolation(resource)
        }
    }
}

/// Marks the place of a text that stands in another, by its number.
enum EmbeddedTextAttribute: AttributedStringKey {
    typealias Value = Int
    static let name = "beckon.embeddedText"
}
