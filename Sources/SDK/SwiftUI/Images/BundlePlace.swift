import FoundationAdditions

/// Where texts and pictures of an app are looked up.
enum BundlePlace: Hashable, Sendable {
    /// The resources of the module whose code runs, then those of the app.
    case main
    case folder(URL)

    init(_ bundle: Bundle?) {
        guard let bundle, bundle != .main else {
            self = .main
            return
        }
        self = .folder(bundle.bundleURL)
    }

    /// The folders to look in, in this order.
    var folders: [URL] {
        switch self {
        case .folder(let url): return [url]
        case .main:
            let context = LocalizationContext.current
            guard let main = Bundle.main.resourceURL else { return context.bundles }
            let entries = ((try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []).sorted()
            let bundles = entries.filter { $0.hasSuffix(".resources") }
            let ofModules = context.modules.flatMap { module in bundles.filter { $0.hasSuffix("_\(module).resources") }
            }
            let others = bundles.filter { !ofModules.contains($0) }
            return context.bundles + (ofModules + others).map { main.appending(path: $0) } + [main]
        }
    }
}
