package import IntentWire

/// Reads what a person typed as a value of a type, within the limits of a parameter.
///
/// One reader serves every way in: flags, answers to questions, and comparisons of a filter.
package struct ValueReader: Sendable {
    package var context: ReadingContext

    /// Creates a reader.
    package init(context: ReadingContext) { self.context = context }

    /// Reads all texts that were given for a parameter.
    ///
    /// A list takes any number of texts, each one element; every other type takes one.
    ///
    /// - Throws: ``ReadProblem`` where a text does not fit, or there are too few or too many.
    package func read(_ texts: [String], for parameter: ParameterDescriptor) throws -> IntentValue {
        guard parameter.type.isList else {
            guard let text = texts.first, texts.count == 1 else {
                throw ReadProblem("one value is taken, \(texts.count) were given")
            }
            return try read(text, for: parameter)
        }
        let values = try texts.map { try read($0, for: parameter) }
        if let least = parameter.minimumCount, values.count < least {
            throw ReadProblem(
                least == parameter.maximumCount
                    ? "exactly \(least) values are needed, \(values.count) were given"
                    : "at least \(least) values are needed, \(values.count) were given")
        }
        if let most = parameter.maximumCount, values.count > most {
            throw ReadProblem("at most \(most) values are taken, \(values.count) were given")
        }
        return .list(values)
    }

    /// Reads one value; of a list, one element.
    ///
    /// - Throws: ``ReadProblem`` where the text does not fit.
    package func read(_ text: String, for parameter: ParameterDescriptor) throws -> IntentValue {
        try read(text, as: parameter.type.element, for: parameter)
    }

    /// Reads one value of a type, with the limits of a parameter.
    package func read(_ text: String, as type: ValueType, for parameter: ParameterDescriptor) throws -> IntentValue {
        switch type {
        case .bool: try .bool(BooleanReader(names: parameter.booleanNames ?? []).read(text))
        case .int: try .int(NumberReader(parameter).int(text))
        case .double: try .double(NumberReader(parameter).double(text))
        case .decimal: try .decimal(NumberReader(parameter).decimal(text))
        case .string: .string(text)
        case .searchCriteria: .searchCriteria(text)
        case .attributedString: .attributedString(try StyledTextReader.read(text))
        case .date: try .date(DateReader(context).date(text))
        case .dateComponents: try .dateComponents(DateReader(context).components(text))
        case .duration: try .duration(DurationReader.read(text, within: NumberReader(parameter)))
        case .url: try .url(IdentifierReader.url(text))
        case .uuid: try .uuid(IdentifierReader.uuid(text))
        case .measurement(let dimension):
            try .measurement(MeasurementReader(dimension: dimension, parameter: parameter).read(text))
        case .personName: try .personName(PersonReader.name(text))
        case .person: try .person(PersonReader(mode: parameter.personMode).person(text))
        case .file: try .file(FileReader(context.files, contentTypes: parameter.contentTypes ?? []).read(text))
        case .currencyAmount:
            try .currencyAmount(MoneyReader(locale: context.locale, parameter: parameter).read(text))
        case .paymentMethod: .paymentMethod(PaymentMethodSnapshot(type: "unknown", name: try filled(text)))
        case .placemark: try .placemark(PlaceReader.read(text))
        case .recurrenceRule: try .recurrenceRule(RecurrenceReader(context).read(text))
        case .enumeration(let identifier):
            try .enumCase(
                EnumerationReader(
                    identifier: identifier, descriptor: context.enumeration(identifier),
                    supported: parameter.supportedCases, languages: context.languages
                ).read(text))
        case .entityIdentifier: .entityIdentifier(try filled(text))
        // A type of the app's own travels as JSON text, which only the app can read.
        case .other: .string(text)
        case .entity: .text(try filled(text))
        case .list(let element): .list([try read(text, as: element, for: parameter)])
        case .union(let types): try union(text, of: types, for: parameter)
        case .none: throw ReadProblem("no value is taken")
        }
    }

    /// The first type of a union that the text fits; the app decides where one of them is an entity.
    private func union(_ text: String, of types: [ValueType], for parameter: ParameterDescriptor) throws -> IntentValue
    {
        // Any text is a `string`, so it is tried last.
        let ordered = types.filter { $0 != .string } + types.filter { $0 == .string }
        var problems: [ReadProblem] = []
        for type in ordered {
            do {
                return try read(text, as: type, for: parameter)
            } catch let problem as ReadProblem {
                problems.append(problem)
            }
        }
        throw ReadProblem(
            problems.map(\.message).joined(separator: "; and "), candidates: problems.flatMap(\.candidates))
    }

    private func filled(_ text: String) throws -> String {
        if text.allSatisfy(\.isWhitespace) { throw ReadProblem("the text is empty") }
        return text
    }
}
