import Foundation

/// Finds and formats the text of one resource.
struct TextResolution {
    let resource: LocalizedStringResource
    let locale: Locale
    private let arguments: [FormatArgument]

    init(_ resource: LocalizedStringResource, locale: Locale? = nil, replacements: [any CVarArg]? = nil) {
        self.resource = resource
        self.locale = locale ?? resource.locale
        var left = (replacements ?? [])[...]
        arguments = resource.defaultValue.arguments.map { argument in
            guard case .placeholder = argument, let replacement = left.popFirst() else { return argument }
            return FormatArgument(replacement: replacement)
        }
    }

    /// The text.
    func string() -> String {
        pieces().lazy.map(\.string).joined()
    }

    /// The parts of the text: from a table, or of the default value if no table has a text that fits the arguments.
    func pieces() -> [FormatPiece] {
        if let found = LocalizationTables.entry(for: resource, locale: locale) {
            if arguments.isEmpty, case .text(let text) = found.entry.variation, found.entry.variables.isEmpty {
                return [.literal(text)]
            }
            var renderer = FormatRenderer(
                arguments: arguments, locale: found.locale(for: locale), variables: found.entry.variables,
                showsMissing: false)
            if let pieces = try? renderer.render(found.entry.variation) { return pieces }
        }
        let format = resource.defaultValue.key
        // A literal without values is no format: its percent signs are as they were written.
        guard !arguments.isEmpty else { return [.literal(format)] }
        var renderer = FormatRenderer(arguments: arguments, locale: locale, showsMissing: true)
        return (try? renderer.render(.text(format))) ?? [.literal(format)]
    }
}
