import Foundation

/// A value that stands behind one specifier of a localizable text.
enum FormatArgument: Hashable, Sendable {
    case text(String)
    case number(_FormatNumber)
    case attributed(AttributedString, AttributedString.InterpolationOptions)
    case resource(LocalizedStringResource)
    case formatted(FormattedArgument)
    case placeholder(String.LocalizationValue.Placeholder)

    /// The number that selects a plural form, if this is one.
    var pluralOperand: Double? {
        switch self {
        case .number(.signed(let value)): Double(value)
        case .number(.unsigned(let value)): Double(value)
        case .number(.real(let value)): value
        case .formatted(let value): value.number
        case .text, .attributed, .resource, .placeholder: nil
        }
    }

    /// Wraps what a caller gives for a placeholder.
    init(replacement: any CVarArg) {
        switch replacement {
        case let value as any SignedInteger: self = .number(.signed(Int64(clamping: value)))
        case let value as any UnsignedInteger: self = .number(.unsigned(UInt64(clamping: value)))
        case let value as any BinaryFloatingPoint: self = .number(.real(Double(value)))
        default: self = .text(String(describing: replacement))
        }
    }
}

/// A value with the style that shows it in the locale of the whole text.
///
/// Two are equal if their styles have one type and show them alike.
struct FormattedArgument: Hashable, Sendable {
    // A format style has its input by value, and nothing here changes it after the literal was made. The generic
    // parameters cannot ask for `Sendable`, since code that interpolates other values has to compile.
    private struct Formatting: @unchecked Sendable {
        let text: (Locale) -> String
    }

    private let formatting: Formatting
    private let style: String
    /// The value, if it is a number: it may select a plural form.
    let number: Double?

    init<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) where Style.FormatOutput == String {
        formatting = Formatting { style.locale($0).format(value) }
        self.style = String(describing: Style.self)
        number =
            switch value {
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            default: nil
            }
    }

    /// A text that was formatted before, such as one that was decoded.
    init(text: String, style: String, number: Double?) {
        formatting = Formatting { _ in text }
        self.style = style
        self.number = number
    }

    func text(in locale: Locale) -> String { formatting.text(locale) }

    private var neutralText: String { text(in: Locale(identifier: "en_US_POSIX")) }

    static func == (left: FormattedArgument, right: FormattedArgument) -> Bool {
        left.style == right.style && left.neutralText == right.neutralText
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(neutralText)
    }
}

extension FormattedArgument: Codable {
    private enum Key: String, CodingKey { case text, style, number }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            text: try container.decode(String.self, forKey: .text),
            style: try container.decode(String.self, forKey: .style),
            number: try container.decodeIfPresent(Double.self, forKey: .number))
    }

    /// Writes the text in the current locale: a style of any type cannot be read back.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(text(in: LocalizationContext.currentLocale), forKey: .text)
        try container.encode(style, forKey: .style)
        try container.encodeIfPresent(number, forKey: .number)
    }
}

extension FormatArgument: Codable {
    private enum Key: String, CodingKey {
        case text, signed, unsigned, real, attributed, options, resource, formatted, placeholder
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let value = try container.decodeIfPresent(String.self, forKey: .text) {
            self = .text(value)
        } else if let value = try container.decodeIfPresent(Int64.self, forKey: .signed) {
            self = .number(.signed(value))
        } else if let value = try container.decodeIfPresent(UInt64.self, forKey: .unsigned) {
            self = .number(.unsigned(value))
        } else if let value = try container.decodeIfPresent(Double.self, forKey: .real) {
            self = .number(.real(value))
        } else if let value = try container.decodeIfPresent(AttributedString.self, forKey: .attributed) {
            let options = try container.decodeIfPresent(UInt.self, forKey: .options) ?? 0
            self = .attributed(value, AttributedString.InterpolationOptions(rawValue: options))
        } else if let value = try container.decodeIfPresent(LocalizedStringResource.self, forKey: .resource) {
            self = .resource(value)
        } else if let value = try container.decodeIfPresent(FormattedArgument.self, forKey: .formatted) {
            self = .formatted(value)
        } else {
            self = .placeholder(try container.decode(String.LocalizationValue.Placeholder.self, forKey: .placeholder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .text(let value): try container.encode(value, forKey: .text)
        case .number(.signed(let value)): try container.encode(value, forKey: .signed)
        case .number(.unsigned(let value)): try container.encode(value, forKey: .unsigned)
        case .number(.real(let value)): try container.encode(value, forKey: .real)
        case .attributed(let value, let options):
            try container.encode(value, forKey: .attributed)
            try container.encode(options.rawValue, forKey: .options)
        case .resource(let value): try container.encode(value, forKey: .resource)
        case .formatted(let value): try container.encode(value, forKey: .formatted)
        case .placeholder(let value): try container.encode(value, forKey: .placeholder)
        }
    }
}
