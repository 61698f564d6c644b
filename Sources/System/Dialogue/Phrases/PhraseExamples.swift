public import IntentWire

extension SentencePhrases {
    /// How many examples one app gives.
    private static let shownExamples = 4

    /// Sentences that somebody could say to an app: a phrase of each App Shortcut, with a value where one is known, else
    /// the titles of intents.
    public static func examples(of manifest: AppManifest, languages: [String]) -> [String] {
        let name = manifest.name.text(in: languages)
        var examples: [String] = []
        for shortcut in manifest.shortcuts {
            guard let intent = manifest.intent(shortcut.intent),
                let phrase = shortcut.phrases.map({ $0.template.text(in: languages) }).max(by: {
                    PhraseText.parameters(of: $0).count < PhraseText.parameters(of: $1).count
                })
            else { continue }
            examples.append(
                PhraseText.parts(of: phrase).map { part in
                    guard let parameter = part.parameter else { return part.text }
                    if parameter == "applicationName" { return name }
                    return intent.parameter(parameter).map { value(of: $0, manifest, languages) } ?? "…"
                }.joined())
        }
        if examples.isEmpty {
            examples = reachable(in: manifest).map { "\($0.title.text(in: languages)) – \(name)" }
        }
        return Array(examples.prefix(shownExamples))
    }

    private static func value(
        of parameter: ParameterDescriptor, _ manifest: AppManifest, _ languages: [String]
    ) -> String {
        if case .enumeration(let type) = parameter.type.element, let one = manifest.enumeration(type)?.cases.first {
            return one.title.text(in: languages)
        }
        return "[\(parameter.title.text(in: languages))]"
    }
}
