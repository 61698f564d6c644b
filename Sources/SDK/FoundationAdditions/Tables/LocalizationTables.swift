public import Foundation
import Synchronization

/// The string tables of the bundles in use.
///
/// A bundle's tables are `xcstrings` catalogs, and `strings` and `stringsdict` files in `lproj` folders; where several
/// have a key, that is also their order of precedence. A table is read when it is first needed and kept for the life of
/// the process: a file that changes later is not read again. All members may be called from any thread.
public enum LocalizationTables {
    /// A string table that could not be read, wholly or in part.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        public let file: URL
        /// What is wrong with the file.
        public let reason: String

        public var description: String { "\(file.path(percentEncoded: false)) \(reason)" }
    }

    /// A text and its language.
    struct Found {
        let entry: LocalizedEntry
        let language: String

        /// The locale to format the text in, for a person with `locale`.
        func locale(for locale: Locale) -> Locale {
            LanguageMatching.locale(speaking: language, like: locale)
        }
    }

    /// The languages that a bundle has texts in: language tags as its files write them, sorted.
    public static func languages(in bundle: URL) -> [String] {
        tables(bundle).languages
    }

    /// The languages that a bundle has texts in: language tags as its files write them, sorted.
    public static func languages(in bundle: Bundle) -> [String] {
        languages(in: bundle.bundleURL)
    }

    /// The languages of all bundles where a context looks, sorted.
    public static func languages(in context: LocalizationContext = .current) -> [String] {
        Set(bundles(of: context).flatMap { tables($0).languages }).sorted()
    }

    /// What is wrong with the string tables of a bundle; reads all of them.
    public static func problems(in bundle: URL) -> [Problem] {
        let tables = tables(bundle)
        // Asking for the languages reads every table.
        _ = tables.languages
        return tables.problems
    }

    /// The folders where a context looks, in order.
    public static func bundles(of context: LocalizationContext) -> [URL] {
        context.bundles + context.modules.flatMap { ModuleResources.shared.folders(of: $0) } + [Bundle.main.bundleURL]
    }

    static func entry(for resource: LocalizedStringResource, locale: Locale) -> Found? {
        let name = resource.table ?? "Localizable"
        let places = (resource.bundle.url.map { [$0] } ?? bundles(of: .current)).map(tables).filter { !$0.isEmpty }
        for development in [false, true] {
            for place in places {
                if let found = place.entry(resource.key, table: name, locale: locale, development: development) {
                    return found
                }
            }
        }
        return nil
    }

    private static let cache = Mutex<[URL: BundleTables]>([:])

    private static func tables(_ bundle: URL) -> BundleTables {
        cache.withLock { cache in
            if let known = cache[bundle] { return known }
            let tables = BundleTables(bundle)
            cache[bundle] = tables
            return tables
        }
    }
}

/// The resource folders that the package manager makes beside the executable: `<package>_<module>.resources`.
struct ModuleResources: Sendable {
    static let shared = ModuleResources(besides: Bundle.main.bundleURL)

    private let foldersByModule: [String: [URL]]

    /// Lists the resource folders in a folder.
    init(besides folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        var folders: [String: [URL]] = [:]
        for name in names.sorted() {
            let url = folder.appending(path: name, directoryHint: .isDirectory)
            guard ["resources", "bundle"].contains(url.pathExtension) else { continue }
            // A package's name may contain underscores, and so may a module's: each possible module is listed.
            let stem = url.deletingPathExtension().lastPathComponent
            for index in stem.indices where stem[index] == "_" {
                folders[String(stem[stem.index(after: index)...]), default: []].append(url)
            }
        }
        foldersByModule = folders
    }

    func folders(of module: String) -> [URL] { foldersByModule[module] ?? [] }
}
