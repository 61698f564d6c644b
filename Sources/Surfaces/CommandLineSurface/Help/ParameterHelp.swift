import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// What a help page says of one parameter.
struct ParameterHelp {
    private static let listedCases = 12

    let parameter: ParameterDescriptor
    let context: ReadingContext

    /// The flag with what follows it: `--due-date <date>`, `--[no-]done`, `--all` where no is the default.
    var flag: String {
        let name = FlagName.kebabCase(parameter.name)
        guard parameter.type == .bool else { return "--\(name) \(placeholder)" }
        return switch parameter.defaultValue {
        case .bool(true): "--no-\(name)"
        case .bool(false): "--\(name)"
        default: "--[no-]\(name)"
        }
    }

    /// What stands for a value: `<date>`, `<Priority>`.
    var placeholder: String { "<\(Self.word(for: parameter.type.element, context))>" }

    /// What stands for a value by position: `APP`, `ID…`.
    var name: String { FlagName.kebabCase(parameter.name).uppercased() + (parameter.type.isList ? "…" : "") }

    /// A positional parameter in a usage line: `APP`, `[APP]`.
    var position: String { parameter.isRequired ? name : "[\(name)]" }

    /// What the parameter is for, then what it takes, then whether it must be given, each a sentence.
    var text: String { positionText + (parameter.isRequired ? " Required." : "") }

    /// What the parameter is for, then what it takes, each a sentence.
    var positionText: String {
        let title = parameter.title.text(in: context.languages)
        let description = parameter.description?.text(in: context.languages) ?? title
        var sentences = [description] + limits
        if parameter.type.isList, let count { sentences.append(count) }
        // The flag of a switch shows which way it stands.
        if parameter.type != .bool, let value = parameter.defaultValue, value != .null, value != .list([]) {
            sentences.append("Default: \(ValueFormatter(context).text(value))")
        }
        return sentences.map(Self.sentence).joined(separator: " ")
    }

    // MARK: - Limits

    private var limits: [String] {
        var sentences: [String] = []
        if case .enumeration(let identifier) = parameter.type.element {
            if let choices = choices(of: identifier) { sentences.append("One of \(choices)") }
        }
        if let names = parameter.booleanNames, names.count == 2 {
            sentences.append("\(names[0].text(in: context.languages)) or \(names[1].text(in: context.languages))")
        }
        if let range { sentences.append(range) }
        if let unit = parameter.unit {
            sentences.append(
                parameter.isUnitFixed == true ? "Converted to \(unit)" : "In \(unit) where no unit is given")
        }
        if parameter.supportsNegativeNumbers == false, parameter.minimum == nil { sentences.append("From 0") }
        if let codes = parameter.currencyCodes, !codes.isEmpty { sentences.append("In \(codes.formattedList(.or))") }
        if let types = parameter.contentTypes, !types.isEmpty {
            sentences.append("A file of \(types.formattedList(.or))")
        }
        if parameter.type.element == .file { sentences.append("'-' reads the standard input") }
        return sentences
    }

    private func choices(of identifier: String) -> String? {
        let reader = EnumerationReader(
            identifier: identifier, descriptor: context.enumeration(identifier), supported: parameter.supportedCases,
            languages: context.languages)
        let titles = reader.cases.map { $0.title.text(in: context.languages) }
        guard !titles.isEmpty else { return nil }
        guard titles.count > Self.listedCases else { return titles.formattedList(.or) }
        return titles.prefix(Self.listedCases).joined(separator: ", ") + " and \(titles.count - Self.listedCases) more"
    }

    private var range: String? {
        let unit = parameter.unit.map { " \($0)" } ?? ""
        return switch (parameter.minimum, parameter.maximum) {
        case (let low?, let high?): "From \(NumberReader.short(low)) to \(NumberReader.short(high))\(unit)"
        case (let low?, nil): "From \(NumberReader.short(low))\(unit)"
        case (nil, let high?): "Up to \(NumberReader.short(high))\(unit)"
        case (nil, nil): nil
        }
    }

    private var count: String? {
        switch (parameter.minimumCount, parameter.maximumCount) {
        case (let least?, let most?) where least == most: "Give it \(least) times"
        case (let least?, let most?): "Give it \(least) to \(most) times"
        case (let least?, nil): "Give it at least \(least) times"
        case (nil, let most?): "Give it up to \(most) times"
        case (nil, nil): "May be repeated"
        }
    }

    // MARK: - Words

    private static func word(for type: ValueType, _ context: ReadingContext) -> String {
        switch type {
        case .int, .double, .decimal: "number"
        case .string, .searchCriteria: "text"
        case .attributedString: "markdown"
        case .dateComponents: "date"
        case .url: "url"
        case .uuid: "uuid"
        case .measurement: "quantity"
        case .personName: "name"
        case .currencyAmount: "amount"
        case .paymentMethod: "name"
        case .recurrenceRule: "rule"
        case .entityIdentifier: "id"
        case .other: "value"
        default: context.name(of: type)
        }
    }

    /// A text that begins with a capital letter and ends with a full stop.
    private static func sentence(_ text: String) -> String {
        let trimmed = DisplayWidth.printable(text).trimmingCharacters(in: .whitespaces)
        guard let last = trimmed.last else { return "" }
        return ".!?…".contains(last) ? trimmed : trimmed + "."
    }
}
