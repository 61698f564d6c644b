/// What an app under test declares: its intents, entities, enumerations and value queries, by name.
///
/// ```swift
/// let definitions = IntentDefinitions(bundleIdentifier: "com.example.kitchen")
/// let result = try await definitions.intents["OrderSoupIntent"].makeIntent(soup: "tomato", quantity: 2).run()
/// let title: String = try result.value.title
/// ```
///
/// The app is found among the programs beside the one that runs the tests, and runs in a process of its own. Each value
/// that is made without a system gets one of its own: a folder in the temporary one, which holds all that the app
/// writes, and which is removed when nothing refers to it any more. So tests do not see each other and may run at once.
///
/// Making definitions starts nothing and cannot fail; what is not there is an ``IntentTestingError`` of the first call
/// that needs it.
///
/// - Source: developer.apple.com/documentation/appintentstesting/intentdefinitions
public struct IntentDefinitions: Sendable {
    /// The identifier by which the app is found.
    public let bundleIdentifier: String

    package let app: AppUnderTest

    /// Names an app, on a system of its own.
    ///
    /// - Parameter bundleIdentifier: The app's identifier, as its `Info.plist` says it; without one, `local.` and the
    ///   name of its program. The name of the program alone does as well.
    public init(bundleIdentifier: String) {
        self.init(bundleIdentifier: bundleIdentifier, system: IntentTestSystem())
    }

    /// Names an app on a system that others may share. This is an addition to Apple's framework.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: The app's identifier, or the name of its program.
    ///   - system: Where the app runs.
    ///   - conditions: Who asks, in which language, and what they can answer.
    public init(
        bundleIdentifier: String, system: IntentTestSystem, conditions: IntentTestConditions = IntentTestConditions()
    ) {
        self.bundleIdentifier = bundleIdentifier
        app = AppUnderTest(bundleIdentifier: bundleIdentifier, system: system, conditions: conditions)
    }

    /// The app's intents, by the name of their type.
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection { [app] in AppIntentDefinition(identifier: $0, app: app) }
    }

    /// The app's entities, by the name of their type.
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection { [app] in AppEntityDefinition(typeIdentifier: $0, app: app) }
    }

    /// The app's entities that live as long as an answer, by the name of their type.
    public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
        DefinitionCollection { [app] in TransientAppEntityDefinition(typeIdentifier: $0, app: app) }
    }

    /// The app's enumerations, by the name of their type.
    public var enums: DefinitionCollection<AppEnumDefinition> {
        DefinitionCollection { [app] in AppEnumDefinition(typeIdentifier: $0, app: app) }
    }

    /// The app's queries that take a value and are no entity's, by the name of their type.
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
        DefinitionCollection { [app] in IntentValueQueryDefinition(identifier: $0, app: app) }
    }
}

extension IntentDefinitions {
    /// The definitions of one kind.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/intentdefinitions/definitioncollection
    public struct DefinitionCollection<Definition>: Sendable {
        private let make: @Sendable (String) -> Definition

        init(_ make: @escaping @Sendable (String) -> Definition) { self.make = make }

        /// The definition of a type; whether the app has it shows when it is used.
        public subscript(typeName: String) -> Definition { make(typeName) }
    }
}
