public import FoundationAdditions

/// Makes a variable with an asynchronous getter a property of its entity, read only when somebody asks for the value.
///
/// Use it for a value that costs time, such as one from the network: making, listing or passing the entity never runs
/// the getter. If the getter throws, the one who asked gets the error and the entity stays valid. Prefer
/// ``ComputedProperty()`` for whatever is at hand.
///
/// ```swift
/// struct LandmarkEntity: AppEntity {
///     @DeferredProperty var visitors: Int {
///         get async throws { try await service.visitors(of: id) }
///     }
/// }
/// ```
///
/// The variable needs a written type and an `async` getter; the macro says so where that is not so. Without a title, the
/// variable's name stands for one.
///
/// - Source: AppIntents documentation, `DeferredProperty()`; WWDC25 session 275.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a variable with an asynchronous getter a titled property of its entity, read only on request.
///
/// See ``DeferredProperty()``.
///
/// - Parameter title: What people see as the property's name.
/// - Source: AppIntents documentation, `DeferredProperty(title:)`.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a variable with an asynchronous getter a property of its entity, read only on request, and says who may see it.
///
/// See ``DeferredProperty()``. Where the value is held back, the getter does not run.
///
/// - Parameters:
///   - title: What people see as the property's name.
///   - description: What the property is, for the system.
///   - authenticationPolicy: Who must be there before the value is given away; at least the policy of the entity holds.
///   - visibility: Who learns of the property at all.
/// - Source: AppIntents documentation, `DeferredProperty(title:description:authenticationPolicy:visibility:)` (iOS 27.3).
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(__Property_))
public macro DeferredProperty(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
