public import Foundation

/// Where texts are looked up, and in which language, while a request is served.
///
/// Apple's system knows the module that declares an intent; here whoever serves a request says so:
///
/// ```swift
/// let context = LocalizationContext(modules: ["Coffee"], locale: Locale(identifier: "de_AT"))
/// let title = LocalizationContext.$current.withValue(context) { String(localized: CoffeeIntent.title) }
/// ```
public struct LocalizationContext: Sendable, Hashable {
    /// The modules whose resources are searched, in this order, before those of the app.
    ///
    /// A module's resources are in the folder that the package manager makes beside the executable:
    /// `<package>_<module>.resources`.
    public var modules: [String]
    /// The locale of the person who asked; if absent, the one that the process' environment names.
    public var locale: Locale?
    /// Folders that are searched before the modules' resources.
    public var bundles: [URL]

    /// Creates a context.
    public init(modules: [String] = [], locale: Locale? = nil, bundles: [URL] = []) {
        self.modules = modules
        self.locale = locale
        self.bundles = bundles
    }

    /// The context of this task; an empty one outside a request.
    @TaskLocal public static var current = LocalizationContext()

    /// The locale of the current context, else the one of the process' environment.
    public static var currentLocale: Locale { current.locale ?? environmentLocale }

    /// The locale that `LC_ALL`, `LC_MESSAGES` or `LANG` names, read once; `Locale.current` if none does.
    ///
    /// Foundation on Linux does not read these variables.
    ///
    /// - Source: POSIX.1-2024, Base Definitions, 8.2 Internationalization Variables
    public static let environmentLocale: Locale = locale(inEnvironment: ProcessInfo.processInfo.environment) ?? .current

    /// Reads a locale from environment variables; none if they name no locale, `C` or `POSIX`.
    static func locale(inEnvironment environment: [String: String]) -> Locale? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
        let identifier = value.prefix { $0 != "." && $0 != "@" }
        guard !identifier.isEmpty, identifier != "C", identifier != "POSIX" else { return nil }
        return Locale(identifier: String(identifier))
    }
}
