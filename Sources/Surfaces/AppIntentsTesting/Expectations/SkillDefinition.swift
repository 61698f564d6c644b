/// A skill of the app under test: instructions for an assistant, which apps do not have here.
///
/// It can be named, so that tests which expect one build; nothing ever loads one.
///
/// - Source: developer.apple.com/documentation/appintentstesting/skilldefinition (iOS 27.3)
public struct SkillDefinition: Hashable, Sendable {
    /// The app that is to have it.
    public let bundleIdentifier: String
    /// The name by which it was asked for.
    public let name: String
}

extension IntentDefinitions {
    /// The app's skills, by name.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/intentdefinitions/skills (iOS 27.3)
    public var skills: DefinitionCollection<SkillDefinition> {
        DefinitionCollection { [bundleIdentifier] in SkillDefinition(bundleIdentifier: bundleIdentifier, name: $0) }
    }
}
