package import IntentWire
package import ValueForms
import ViewRendering

/// The help page of an intent: of an app's, or of a command of this program.
package struct IntentHelp {
    private let intent: IntentDescriptor
    private let invocation: String
    private let positionals: [String]
    private let remainder: String?
    private let usage: [String]?
    private let context: ReadingContext

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - intent: What the page is about.
    ///   - invocation: The words that lead to it, as `beckon run Tasks AddTask`.
    ///   - grammar: Which parameters stand without a flag.
    ///   - usage: What stands behind the invocation; made from the parameters where nil.
    ///   - context: The person's language, and what types refer to.
    package init(
        intent: IntentDescriptor, invocation: String, grammar: ArgumentGrammar, usage: [String]? = nil,
        context: ReadingContext
    ) {
        self.intent = intent
        self.invocation = invocation
        self.positionals = grammar.positionals
        self.remainder = grammar.remainder
        self.usage = usage
        self.context = context
    }

    /// The page as text.
    ///
    /// - Parameters:
    ///   - width: The columns of the terminal.
    ///   - style: How headings are set apart.
    ///   - options: Flags beside those of the intent, that the page lists last.
    package func text(width: Int, style: TextStyle, options: [ParameterDescriptor] = []) -> String {
        var layout = HelpLayout(width: width, style: style)
        layout.line(style.bold(words(intent.title)))
        if let description = intent.description { layout.paragraph(words(description)) }
        for sentence in summaries { layout.paragraph(sentence, indent: 2) }
        if let deprecation = intent.deprecation { layout.paragraph(text(deprecation)) }
        layout.usage(invocation, usage ?? ownUsage)
        let byPosition = positionals.compactMap { intent.parameter($0) }
        if !byPosition.isEmpty {
            layout.heading("Arguments")
            layout.terms(byPosition.map { (help($0).name, help($0).positionText) })
        }
        if !flagged.isEmpty {
            layout.heading(positionals.isEmpty ? "Parameters" : "Options")
            layout.terms(flagged.map { (help($0).flag, help($0).text) })
        }
        if let type = intent.resultType, type != .none { layout.paragraph("Returns \(context.name(of: type)).") }
        if !options.isEmpty {
            layout.heading("General options")
            layout.terms(options.map { (help($0).flag, help($0).text) })
        }
        return layout.text
    }

    private var flagged: [ParameterDescriptor] {
        intent.parameters.filter { !positionals.contains($0.name) && $0.name != remainder }
    }

    /// The required flags first, since they are what a person needs to know.
    private var ownUsage: [String] {
        let positions = positionals.compactMap { intent.parameter($0) }.map { help($0).position }
        let required = flagged.filter(\.isRequired).map { help($0).flag }
        return positions + required + (flagged.contains { !$0.isRequired } ? ["[options]"] : [])
    }

    /// Each sentence that the intent is read as, with the titles of its parameters in their places.
    private var summaries: [String] {
        var seen: Set<String> = []
        return (intent.summary?.sentences ?? []).map { sentence in
            var text = words(sentence.template)
            for parameter in intent.parameters {
                text = text.replacing("${\(parameter.name)}", with: "[\(words(parameter.title))]")
                    .replacing("${\(parameter.name).type}", with: "[\(words(parameter.title)) type]")
            }
            return text
        }.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private func text(_ deprecation: DeprecationDescriptor) -> String {
        var text = "Deprecated."
        if let message = deprecation.message { text += " " + words(message) }
        if let other = deprecation.replacedBy { text += " Use \(other)." }
        return text
    }

    private func help(_ parameter: ParameterDescriptor) -> ParameterHelp {
        ParameterHelp(parameter: parameter, context: context)
    }

    private func words(_ text: LocalizedText) -> String { DisplayWidth.printable(text.text(in: context.languages)) }
}
