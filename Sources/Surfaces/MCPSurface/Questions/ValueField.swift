import Foundation
import IntentWire
import ValueForms

/// The field of a form that asks for the value of a parameter.
struct ValueField: Sendable {
    /// How many values to choose from a form shows; where there are more, the person writes.
    private static let maximumChoices = 100

    private let question: ValueQuestion
    private let app: CatalogApp
    private let surroundings: Surroundings
    /// The values to choose from, by what the form sends for them.
    private let choices: [(key: String, item: OptionItem)]

    init(_ question: ValueQuestion, app: CatalogApp, surroundings: Surroundings) {
        self.question = question
        self.app = app
        self.surroundings = surroundings
        let items = question.options?.items ?? Self.cases(of: question.parameter, app)
        choices = items.count <= Self.maximumChoices ? Self.keyed(items) : []
    }

    private var parameter: ParameterDescriptor { question.parameter }

    var name: String { parameter.name }

    /// What is asked, and why the last answer was not taken.
    var message: String {
        SafeText.lines(
            [question.problem, question.dialog.full].compactMap(\.self).joined(separator: "\n"), limit: 2_000)
    }

    var schema: JSONValue {
        let head = JSONValue.members([
            "title": .string(app.text(parameter.title)),
            "description": (parameter.description.map { app.text($0, limit: 500) } ?? hint).map(JSONValue.string),
        ])
        return .object((head.members ?? []) + (typeSchema.members ?? [])).with("default", proposal)
    }

    /// What the app proposes, where it is one of the choices.
    private var proposal: JSONValue? {
        guard !parameter.type.isList, let value = question.options?.defaultValue else { return nil }
        return choices.first { $0.item.value == value }.map { .string($0.key) }
    }

    private var typeSchema: JSONValue {
        guard choices.isEmpty else {
            let options = JSONValue.array(choices.map { FieldSchema.choice($0.key, $0.item.display) })
            guard parameter.type.isList else { return .members(["type": .string("string"), "oneOf": options]) }
            return .members([
                "type": .string("array"), "items": .members(["anyOf": options]),
                "minItems": .int(max(1, parameter.minimumCount ?? 1)),
                "maxItems": parameter.maximumCount.map(JSONValue.int),
            ])
        }
        guard !parameter.type.isList else { return ParameterSchema.type("string") }
        switch parameter.type {
        case .bool: return ParameterSchema.type("boolean")
        case .int, .double, .decimal:
            return .members([
                "type": .string(parameter.type == .int ? "integer" : "number"),
                "minimum": parameter.minimum.map(ParameterSchema.number),
                "maximum": parameter.maximum.map(ParameterSchema.number),
            ])
        case .date where parameter.dateKind != "time":
            return ParameterSchema.type("string", format: parameter.dateKind == "date" ? "date" : "date-time")
        case .url: return ParameterSchema.type("string", format: "uri")
        case .person where parameter.personMode == "email": return ParameterSchema.type("string", format: "email")
        default: return ParameterSchema.type("string")
        }
    }

    private var hint: String? {
        if parameter.type.isList, choices.isEmpty { return "Several values, separated by commas." }
        switch parameter.type {
        case .measurement(let dimension):
            return "A quantity of \(dimension)" + (parameter.unit.map { "; in \($0) where no unit is given." } ?? ".")
        case .duration: return "As '1h 30min'."
        case .entity, .person, .placemark, .file, .recurrenceRule, .currencyAmount:
            return app.readingNow.name(of: parameter.type) + "."
        default: return nil
        }
    }

    /// What the content of the field means.
    ///
    /// - Throws: ``ReadProblem`` where it does not fit.
    func value(_ json: JSONValue) throws -> IntentValue {
        let reader = ArgumentReader(app: app, surroundings: surroundings)
        if choices.isEmpty {
            if parameter.type.isList, let text = json.string {
                let parts = text.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) }
                return try reader.value(.array(parts.filter { !$0.isEmpty }.map(JSONValue.string)), for: parameter)
            }
            return try reader.value(json, for: parameter)
        }
        if parameter.type.isList {
            let parts = json.string?.split(separator: ",").map {
                JSONValue.string(String($0).trimmingCharacters(in: .whitespaces))
            }
            return .list(try (json.elements ?? parts ?? [json]).map { try choice($0, reader) })
        }
        return try choice(json, reader)
    }

    private func choice(_ json: JSONValue, _ reader: ArgumentReader) throws -> IntentValue {
        guard let key = json.string else { throw ReadProblem("choose one of the options") }
        if let chosen = choices.first(where: { $0.key == key }) { return chosen.item.value }
        let titled = choices.filter { Names.match($0.item.display.title, key) }
        guard titled.count == 1 else { throw ReadProblem("'\(SafeText.line(key, limit: 100))' is none of the options") }
        return titled[0].item.value
    }

    // MARK: - Choices

    private static func cases(of parameter: ParameterDescriptor, _ app: CatalogApp) -> [OptionItem] {
        guard case .enumeration(let identifier) = parameter.type.element else { return [] }
        let cases = EnumerationReader(
            identifier: identifier, descriptor: app.readingNow.enumeration(identifier),
            supported: parameter.supportedCases, languages: app.languages
        ).cases
        return cases.map { `case` in
            OptionItem(
                value: .enumCase(EnumCaseSnapshot(type: identifier, rawValue: `case`.rawValue)),
                display: DisplaySnapshot(
                    title: `case`.title.text(in: app.languages), subtitle: `case`.subtitle?.text(in: app.languages)))
        }
    }

    /// Each option with a text of its own.
    private static func keyed(_ items: [OptionItem]) -> [(String, OptionItem)] {
        var taken: Set<String> = []
        return items.enumerated().map { index, item in
            let key =
                switch item.value {
                case .entity(let entity): entity.id
                case .enumCase(let value): value.rawValue
                case .string(let text), .entityIdentifier(let text): text
                default: item.display.title
                }
            return (taken.insert(key).inserted ? key : "\(key) (\(index + 1))", item)
        }
    }
}
