import IntentMetadata
import IntentWire
import ViewRendering

/// What commands about metadata say.
enum MetadataPage {
    /// Tells problems, a line each, in the form that editors and build systems read.
    static func tell(_ problems: [MetadataProblem], _ context: CommandContext) {
        for problem in problems { context.console.error.writeLine(DisplayWidth.printable(problem.line)) }
    }

    /// The failure of a command; tells all problems but a single one, which is the message itself.
    static func failure(_ failure: MetadataFailure, _ consequence: String, _ context: CommandContext) -> IntentFailure {
        let errors = failure.problems.filter { $0.severity == .error }
        if context.options.isJSON {
            return IntentFailure(.intentFailed, errors.map(\.line).joined(separator: "\n"))
        }
        tell(failure.problems, context)
        return IntentFailure(.intentFailed, "\(count(errors.count, "error", "errors")); \(consequence)")
    }

    /// A problem as data.
    static func json(_ problem: MetadataProblem) -> JSONValue {
        .members([
            "message": .string(problem.message), "file": (problem.place?.file).map(JSONValue.string),
            "line": (problem.place?.line).map(JSONValue.int),
        ])
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }

    /// The lines that show what metadata says.
    static func lines(_ summary: MetadataSummary, _ style: TextStyle) -> [String] {
        var lines = [
            style.dim(summary.version.isEmpty ? "Written by an unknown tool" : "Written for Xcode \(summary.version)")
        ]
        if !summary.intents.isEmpty { lines += ["", style.bold("Intents")] }
        for intent in summary.intents { lines += self.lines(intent) }
        if !summary.entities.isEmpty { lines += ["", style.bold("Entities")] }
        for entity in summary.entities {
            lines.append(heading(entity.identifier, entity.title))
            lines += entity.properties.map { parameter($0) }
            if let query = entity.query { lines.append("      Query: \(query)") }
        }
        if !summary.choices.isEmpty { lines += ["", style.bold("Choices")] }
        for choice in summary.choices {
            lines.append(heading(choice.identifier, choice.title))
            lines += choice.cases.map { "      \($0.value)\($0.title.map { "  \($0)" } ?? "")" }
        }
        return lines.map { DisplayWidth.printable($0) }
    }

    private static func heading(_ identifier: String, _ title: String?) -> String {
        "  \(identifier)\(title.map { "  \($0)" } ?? "")"
    }

    private static func lines(_ intent: MetadataSummary.Intent) -> [String] {
        var lines = [heading(intent.identifier, intent.title)]
        if let description = intent.description { lines.append("      \(description)") }
        lines += intent.parameters.map { parameter($0) }
        if let summary = intent.summary { lines.append("      Summary: \(summary)") }
        let words = intent.results + intent.traits
        if !words.isEmpty { lines.append("      \(words.joined(separator: ", "))") }
        lines += intent.phrases.map { "      \u{201c}\($0)\u{201d}" }
        return lines
    }

    private static func parameter(_ parameter: MetadataSummary.Parameter) -> String {
        var line = "      \(parameter.name): \(parameter.type)\(parameter.isOptional ? ", optional" : "")"
        if let value = parameter.defaultValue { line += ", default \(value)" }
        if let title = parameter.title { line += "  \(title)" }
        if let description = parameter.description { line += " – \(description)" }
        return line
    }
}
