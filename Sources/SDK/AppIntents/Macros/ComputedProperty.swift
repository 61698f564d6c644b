public import CoreSpotlight
public import FoundationAdditions

/// Makes a variable with a getter a property of its entity, read whenever the value is needed.
///
/// The getter is the only source of the value: the entity stores nothing for it, and what changes behind the getter is
/// seen at the next read. With a setter the property can be written, too. Queries and sorting options refer to the
/// property as `\.$name`.
///
/// ```swift
/// struct LandmarkEntity: AppEntity {
///     let landmark: Landmark
///     @ComputedProperty var continent: String { landmark.continent }
/// }
/// ```
///
/// The variable needs a written type and a getter that is neither `async` nor `throws`; the macro says so where that is
/// not so. It works in the entity and in extensions of it. Without a title, the variable's name stands for one.
///
/// - Source: AppIntents documentation, `ComputedProperty()`; WWDC25 session 275.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with a getter a titled property of its entity, read whenever the value is needed.
///
/// See ``ComputedProperty()``.
///
/// - Parameter title: What people see as the property's name.
/// - Source: AppIntents documentation, `ComputedProperty(title:)`.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with a getter a property of its entity whose value is indexed under an attribute of Spotlight.
///
/// See ``ComputedProperty()``.
///
/// - Parameter indexingKey: The attribute of the entity's searchable item that takes the value.
/// - Source: AppIntents documentation, `ComputedProperty(indexingKey:)`; WWDC25 session 260.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with a getter a property of its entity whose value is indexed under a key of the app's own.
///
/// See ``ComputedProperty()``.
///
/// - Parameter customIndexingKey: The key in the entity's searchable item that takes the value.
/// - Source: AppIntents documentation, `ComputedProperty(customIndexingKey:)`.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with a getter a titled property of its entity whose value is indexed under an attribute of Spotlight.
///
/// See ``ComputedProperty()``.
///
/// - Parameters:
///   - title: What people see as the property's name.
///   - indexingKey: The attribute of the entity's searchable item that takes the value.
/// - Source: AppIntents documentation, `ComputedProperty(title:indexingKey:)`.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with a getter a titled property of its entity whose value is indexed under a key of the app's own.
///
/// See ``ComputedProperty()``.
///
/// - Parameters:
///   - title: What people see as the property's name.
///   - customIndexingKey: The key in the entity's searchable item that takes the value.
/// - Source: AppIntents documentation, `ComputedProperty(title:customIndexingKey:)`.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with a getter a property of its entity, and says who may see it.
///
/// See ``ComputedProperty()``.
///
/// - Parameters:
///   - title: What people see as the property's name.
///   - description: What the property is, for the system.
///   - authenticationPolicy: Who must be there before the value is given away; at least the policy of the entity holds.
///   - visibility: Who learns of the property at all.
/// - Source: AppIntents documentation, `ComputedProperty(title:description:authenticationPolicy:visibility:)` (iOS 27.3).
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// The same for a property whose value is indexed under an attribute of Spotlight.
///
/// - Source: AppIntents documentation, `ComputedProperty(title:description:authenticationPolicy:visibility:indexingKey:)`
///   (iOS 27.3).
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// The same for a property whose value is indexed under a key of the app's own.
///
/// - Source: AppIntents documentation,
///   `ComputedProperty(title:description:authenticationPolicy:visibility:customIndexingKey:)` (iOS 27.3).
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
    customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
