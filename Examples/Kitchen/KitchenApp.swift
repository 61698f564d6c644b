import AppIntents

/// A kitchen whose timers ring whatever happens to the app.
@main
struct KitchenApp: AppIntentsExtension {}
