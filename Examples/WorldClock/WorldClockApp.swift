import AppIntents

/// The times of the world, from the time zones of the system.
@main
struct WorldClockApp: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: ZoneDirectory())
    }
}
