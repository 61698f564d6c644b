import FoundationAdditions

/// What a person says to run an intent.
package enum ShortcutPhrase {
    /// The first phrase of the app's shortcuts that leads to an intent; its title where none does.
    package static func text(for intent: any AppIntent, _ texts: TextContext) -> String {
        let type = type(of: intent)
        let reflection = IntentReflection.of(type)
        for provider in AppRegistry.shared.types.providers {
            for shortcut in provider.appShortcuts where Swift.type(of: shortcut.intent) == type {
                guard let phrase = shortcut.phrases.first(where: { !$0.contains { $0.isParameter } }) else { continue }
                let template = phrase.map(\.part).template { reflection.parameterName(at: $0) }
                let resource = LocalizedStringResource(String.LocalizationValue(template), table: "AppShortcuts")
                return texts.forType(provider).string(resource)
                    .replacingOccurrences(of: "${applicationName}", with: AppInfo.current.name)
            }
        }
        return texts.forType(type).string(type.title)
    }
}

extension AppShortcut.TemplatePartBox {
    fileprivate var isParameter: Bool {
        if case .parameter = part { true } else { false }
    }
}
