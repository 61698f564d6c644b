import Foundation

/// A part of a formatted text.
enum FormatPiece {
    case literal(String)
    /// The text of an argument; the index counts from 0.
    case argument(Int, AttributedString, AttributedString.InterpolationOptions)

    var string: String {
        switch self {
        case .literal(let text): text
        case .argument(_, let text, _): String(text.characters)
        }
    }
}

/// A format asks for an argument or a variable that does not exist.
struct FormatMismatch: Error {}

/// Puts arguments into a format, whatever the format asks for.
///
/// Nothing is passed to C's variadic functions: an argument of another kind than its specifier is shown in its own
/// way, and a missing one is an error or shows as its specifier.
struct FormatRenderer {
    let arguments: [FormatArgument]
    let locale: Locale
    /// The variables that `%#@name@` names.
    var variables: [String: FormatVariable] = [:]
    /// Whether an argument that does not exist shows as its specifier instead of throwing.
    var showsMissing = false

    private var cursor = 0
    private var depth = 0

    init(arguments: [FormatArgument], locale: Locale, variables: [String: FormatVariable] = [:], showsMissing: Bool) {
        self.arguments = arguments
        self.locale = locale
        self.variables = variables
        self.showsMissing = showsMissing
    }

    /// The argument that selected the plural form around a place, and how it is shown.
    private struct Selecting {
        let index: Int
        let specifier: FormatSpecifier
    }

    /// Formats one of the forms of an entry.
    mutating func render(_ variation: LocalizedVariation) throws(FormatMismatch) -> [FormatPiece] {
        // A plural form outside of a variable follows the first number among the arguments.
        let index = arguments.firstIndex { $0.pluralOperand != nil }
        return try render(variation, selecting: index.map { Selecting(index: $0, specifier: .object) })
    }

    private mutating func render(
        _ variation: LocalizedVariation, selecting: Selecting?
    ) throws(FormatMismatch) -> [FormatPiece] {
        switch variation {
        case .text(let format):
            return try render(FormatTemplate(format), selecting: selecting)
        case .device(let forms):
            guard let form = DeviceForm.select(forms) else { throw FormatMismatch() }
            return try render(form, selecting: selecting)
        case .plural(let forms):
            let operand = selecting.flatMap { arguments[$0.index].pluralOperand }
            guard let form = PluralForm.select(forms, for: operand, locale: locale) else { throw FormatMismatch() }
            return try render(form, selecting: selecting)
        }
    }

    private mutating func render(
        _ template: FormatTemplate, selecting: Selecting?
    ) throws(FormatMismatch) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        for part in template.parts {
            switch part {
            case .literal(let text):
                pieces.append(.literal(text))
            case .argument(let specifier):
                pieces.append(try render(specifier))
            case .selectingArgument:
                guard let selecting else { throw FormatMismatch() }
                pieces.append(
                    .argument(selecting.index, text(of: arguments[selecting.index], selecting.specifier), []))
            case .variable(let name, let position):
                pieces += try render(variable: name, position: position)
            }
        }
        return pieces
    }

    private mutating func render(variable name: String, position: Int?) throws(FormatMismatch) -> [FormatPiece] {
        // Variables may contain each other; a cycle ends here.
        guard let variable = variables[name], depth < 8 else { throw FormatMismatch() }
        let index = (position ?? variable.argument).map { $0 - 1 } ?? cursor
        guard arguments.indices.contains(index) else { throw FormatMismatch() }
        let after = position == nil && variable.argument == nil ? max(cursor, index + 1) : cursor
        cursor = index
        depth += 1
        let pieces = try render(
            variable.variation, selecting: Selecting(index: index, specifier: variable.specifier))
        depth -= 1
        // A form that does not show the number has used its argument all the same.
        cursor = position == nil && variable.argument == nil ? max(after, cursor) : after
        return pieces
    }

    private mutating func render(_ specifier: FormatSpecifier) throws(FormatMismatch) -> FormatPiece {
        var specifier = specifier
        specifier.width = try resolve(specifier.width)
        specifier.precision = try resolve(specifier.precision)
        let index = specifier.position.map { $0 - 1 } ?? cursor
        if specifier.position == nil { cursor += 1 }
        guard arguments.indices.contains(index) else {
            guard showsMissing else { throw FormatMismatch() }
            return .literal(specifier.source)
        }
        if case .attributed(let text, let options) = arguments[index] { return .argument(index, text, options) }
        return .argument(index, text(of: arguments[index], specifier), [])
    }

    private mutating func resolve(_ amount: FormatSpecifier.Amount?) throws(FormatMismatch) -> FormatSpecifier.Amount? {
        guard case .argument = amount else { return amount }
        defer { cursor += 1 }
        guard arguments.indices.contains(cursor), let value = arguments[cursor].pluralOperand else {
            guard showsMissing else { throw FormatMismatch() }
            return nil
        }
        return .fixed(Int(min(max(value, 0), 512)))
    }

    private func text(of argument: FormatArgument, _ specifier: FormatSpecifier) -> AttributedString {
        switch argument {
        case .text(let text): AttributedString(specifier.laidOut(text))
        case .number(let number): AttributedString(specifier.text(of: number, locale: locale))
        case .attributed(let text, _): text
        case .resource(let resource): AttributedString(specifier.laidOut(resource.resolved(in: locale)))
        case .formatted(let value): AttributedString(specifier.laidOut(value.text(in: locale)))
        case .placeholder: AttributedString(specifier.source)
        }
    }
}
