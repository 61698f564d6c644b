import AppIntents

/// The weather at saved places, in words, in a snippet and in a widget.
@main
struct WeatherApp: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: PlaceStore())
        AppDependencyManager.shared.add(dependency: Forecaster())
    }
}
