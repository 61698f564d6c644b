public import IntentWire

/// Why search does not show an intent.
public enum HidingRule: String, Codable, Hashable, Sendable, CaseIterable {
    /// `isDiscoverable` is false.
    case notDiscoverable
    /// It is for assistants only.
    case assistantOnly
    /// It configures a widget or a control, and does nothing else.
    case configurationOnly
    /// It is deprecated.
    case deprecated
    /// It has required parameters and no summary.
    case noSummary
    /// Its summary leaves out a required parameter that has no default value.
    case incompleteSummary

    /// The rule in a sentence.
    public var explanation: String {
        switch self {
        case .notDiscoverable: "its isDiscoverable is false"
        case .assistantOnly: "it is for assistants only"
        case .configurationOnly: "it only configures a widget or a control"
        case .deprecated: "it is deprecated"
        case .noSummary: "it has required parameters and no parameterSummary"
        case .incompleteSummary: "its parameterSummary leaves out a required parameter that has no default value"
        }
    }
}

extension IntentDescriptor {
    /// The rules by which search does not show the intent; empty where it does.
    ///
    /// - Source: WWDC 2025, session 260 (what Spotlight on the Mac asks of intents).
    public var hidingRules: [HidingRule] {
        var rules: [HidingRule] = []
        if !isDiscoverable { rules.append(.notDiscoverable) }
        if isAssistantOnly { rules.append(.assistantOnly) }
        if isConfigurationOnly { rules.append(.configurationOnly) }
        if deprecation != nil { rules.append(.deprecated) }
        let required = parameters.filter(\.isRequired)
        guard !required.isEmpty else { return rules }
        guard let summary else { return rules + [.noSummary] }
        // A summary that depends on values must hold them whatever the values are.
        let isComplete = summary.sentences.allSatisfy { sentence in
            required.allSatisfy { parameter in
                sentence.template.text.contains("${\(parameter.name)}") || sentence.parameters.contains(parameter.name)
            }
        }
        return isComplete ? rules : rules + [.incompleteSummary]
    }
}
