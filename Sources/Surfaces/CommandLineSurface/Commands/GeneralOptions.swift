import IntentWire
import ValueForms

/// The options that every command has.
struct GeneralOptions: Hashable, Sendable {
    /// Whether results and errors are JSON.
    var isJSON = false
    /// Whether nobody is to be asked.
    var isSilent = false
    /// Whether the person has agreed to everything that they would be asked to confirm.
    var isConfirmed = false
    /// Whether to show help in place of doing anything.
    var isHelp = false
    /// The language of answers, as a BCP 47 tag; that of the environment where nil.
    var locale: String?
    /// Whether to use no system that runs.
    var isAlone = false
    /// Where the system keeps its state; the place by convention where nil.
    var dataDirectory: String?

    /// The options as parameters, which the same parser reads.
    static let parameters: [ParameterDescriptor] = [
        flag("json", "JSON", "Write results and errors as JSON"),
        flag("noInput", "No Input", "Ask nothing: fail where a value is missing"),
        flag("yes", "Yes", "Answer yes where a confirmation is asked for"),
        text("locale", "Locale", "The language and region of answers, as de-AT"),
        text("dataDirectory", "Data Directory", "Where apps and runs are kept"),
        flag("alone", "Alone", "Use no system that runs, but one of this command's own"),
        flag("help", "Help", "Show this help"),
    ]

    init() {}

    /// Takes the options among parsed values.
    init(_ values: [String: IntentValue]) {
        isJSON = values["json"] == .bool(true)
        isSilent = values["noInput"] == .bool(true)
        isAlone = values["alone"] == .bool(true)
        isHelp = values["help"] == .bool(true)
        if case .string(let tag) = values["locale"] { locale = tag }
        if case .string(let path) = values["dataDirectory"] { dataDirectory = path }
        isConfirmed = values["yes"] == .bool(true)
    }

    /// Takes the options that stand among other words, whatever is wrong with those.
    init(_ options: [ParameterDescriptor], in words: [String], _ grammar: ArgumentGrammar) {
        var scan = ArgumentScan(grammar)
        for word in words { try? scan.take(word) }
        try? scan.finish()
        var values: [String: IntentValue] = [:]
        for occurrence in scan.occurrences where options.contains(where: { $0.name == occurrence.parameter }) {
            switch occurrence.content {
            case .flag(let isOn): values[occurrence.parameter] = .bool(isOn)
            case .text(let text):
                let isSwitch = grammar.parameter(occurrence.parameter)?.type == .bool
                values[occurrence.parameter] = isSwitch ? .bool(BooleanReader().value(text) ?? false) : .string(text)
            }
        }
        self.init(values)
    }

    /// These options, with those of a second parse added.
    func merging(_ other: GeneralOptions) -> GeneralOptions {
        var merged = self
        merged.isJSON = isJSON || other.isJSON
        merged.isSilent = isSilent || other.isSilent
        merged.isAlone = isAlone || other.isAlone
        merged.isConfirmed = isConfirmed || other.isConfirmed
        merged.isHelp = isHelp || other.isHelp
        merged.locale = other.locale ?? locale
        merged.dataDirectory = other.dataDirectory ?? dataDirectory
        return merged
    }

    /// Whether words ask for JSON, before they are parsed: an error in them is shown accordingly.
    static func askForJSON(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--json" || $0 == "--json=true" }
    }

    private static func flag(_ name: String, _ title: LocalizedText, _ description: LocalizedText)
        -> ParameterDescriptor
    {
        var parameter = ParameterDescriptor(name: name, title: title, type: .bool, isOptional: true)
        parameter.description = description
        parameter.defaultValue = .bool(false)
        return parameter
    }

    private static func text(_ name: String, _ title: LocalizedText, _ description: LocalizedText)
        -> ParameterDescriptor
    {
        var parameter = ParameterDescriptor(name: name, title: title, type: .string, isOptional: true)
        parameter.description = description
        return parameter
    }
}
