/// The documentation of a rule, made from the rule itself.
public enum RulePage {
    /// The page of one rule as Markdown, as `--explain` prints it.
    ///
    /// - Parameter isShort: Whether only one example is shown, and none that is long, as in the list of all.
    public static func markdown(_ rule: RuleDescription, isShort: Bool = false) -> String {
        var text = "### \(rule.id): \(rule.title)\n\n*\(name(rule.severity))* \(rule.explanation)\n"
        for (heading, examples) in [("Found", rule.bad), ("Not found", rule.good)] {
            guard let example = examples.first, !isShort || (heading == "Found" && isShown(example)) else { continue }
            text += "\n\(heading):\n\n```swift\n\(shown(example))\n```\n"
        }
        return text
    }

    private static func isShown(_ example: String) -> Bool {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count <= 24 && lines.allSatisfy { $0.count <= 160 }
    }

    private static func name(_ severity: Severity) -> String {
        switch severity {
        case .error: "Error."
        case .warning: "Warning."
        case .note: "Note, off unless asked for."
        }
    }

    /// An example without the mark of the finding.
    private static func shown(_ example: String) -> String {
        let text = example.replacing("▸", with: "")
        return text.hasPrefix("import AppIntents\n") ? String(text.dropFirst("import AppIntents\n".count)) : text
    }

    /// All pages, behind one table.
    public static func all(_ rules: [RuleDescription]) -> String {
        var text = "| rule | finds | severity |\n|---|---|---|\n"
        for rule in rules {
            let anchor = anchor("\(rule.id): \(rule.title)")
            text += "| [\(rule.id)](#\(anchor)) | \(rule.title) | \(rule.severity.rawValue) |\n"
        }
        for (number, chapter) in chapters {
            let inside = rules.filter { $0.id.dropFirst(2).hasPrefix(number) }
            guard !inside.isEmpty else { continue }
            text += "\n## \(chapter)\n"
            for rule in inside { text += "\n" + markdown(rule, isShort: true) }
        }
        return text
    }

    /// How GitHub makes an anchor of a heading.
    private static func anchor(_ heading: String) -> String {
        heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    private static let chapters: [(String, String)] = [
        ("0", "Files"), ("1", "Targets, life cycle, registration"), ("2", "App Shortcuts, phrases, strings"),
        ("30", "What must be known at build time"), ("31", "Enumerations and values"),
        ("32", "Entities and queries"), ("33", "Entities in use"), ("34", "Parameters and summary"),
        ("35", "Results and behaviour"), ("36", "People and assistants"), ("37", "Packages"), ("4", "Concurrency"),
        ("5", "WeatherKit"),
    ]
}
