/// A value of the environment, with the value that holds where none is set.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var isCompact = false
/// }
/// ```
///
/// - Source: SwiftUI, `Entry()`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EntryMacro")
