/// An intent of the app under test.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appintentdefinition
public struct AppIntentDefinition: Sendable {
    /// The name by which it was asked for.
    public let identifier: String

    let app: AppUnderTest

    /// The app that has it.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Makes an intent with values for some of its parameters.
    ///
    /// ```swift
    /// let intent = definitions.intents["OrderSoupIntent"].makeIntent(soup: "tomato", quantity: 2)
    /// ```
    ///
    /// A label is the name of a parameter. An entity is given as what a query found, as a reference, or as a text, for
    /// which the entity's string query is asked and its first match taken; an enumeration by its raw value. `nil` leaves
    /// a parameter out; `String?.none` and its like say that it has no value.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/appintentdefinition/makeintent
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable { [self] values in
            var intent = AnyAppIntent(identifier: identifier, app: app)
            for (name, value) in values { intent[dynamicMember: name] = value }
            return intent
        }
    }
}
