import AppIntents

/// A coffee shop that takes orders: by voice, from a terminal, from a shortcut.
@main
struct CoffeeApp: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: CoffeeShop())
        AppDependencyManager.shared.add(dependency: OrderDraft())
    }
}
