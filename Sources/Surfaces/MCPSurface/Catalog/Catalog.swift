import BeckonSystem
import IntentWire
import Synchronization

/// All tools of the apps that are offered, at one moment.
final class Catalog: Sendable {
    /// How many tools a page of the list has.
    static let pageSize = 250

    let apps: [CatalogApp]
    /// By name, in the order of the list.
    let tools: [Tool]
    private let places: [String: Int]
    /// Tells this list from one with other tools: what a cursor refers to.
    let revision: String
    private let pages = Mutex<[PageKey: [UInt8]]>([:])

    /// - Parameter hasAppNames: Whether names of tools begin with that of the app, since there may be several.
    init(apps: [CatalogApp], hasAppNames: Bool) {
        self.apps = apps
        var tools: [Tool] = []
        var taken: Set<String> = []
        for app in apps {
            for intent in app.manifest.intents where Tool.isOffered(intent) {
                let parts = hasAppNames ? [app.manifest.name.text, intent.identifier] : [intent.identifier]
                var name = Tool.name(parts)
                var number = 2
                while !taken.insert(name).inserted {
                    name = Tool.name(parts).prefix(60) + "_\(number)"
                    number += 1
                }
                tools.append(Tool(name: name, app: app, intent: intent))
            }
        }
        tools.sort { $0.name < $1.name }
        self.tools = tools
        places = Dictionary(uniqueKeysWithValues: tools.enumerated().map { ($1.name, $0) })
        revision = Self.digest(
            tools.map(\.name) + apps.map { "\($0.manifest.identifier) \($0.manifest.version ?? "")" })
    }

    /// The tool with a name.
    func tool(_ name: String) -> Tool? { places[name].map { tools[$0] } }

    /// The app with an identifier.
    func app(_ identifier: String) -> CatalogApp? { apps.first { $0.manifest.identifier == identifier } }

    /// Whether another catalogue offers the same.
    func isSame(as other: Catalog) -> Bool {
        apps.map(\.manifest) == other.apps.map(\.manifest) && apps.map(\.reference) == other.apps.map(\.reference)
    }

    // MARK: - Pages

    /// What a page of the list depends on.
    struct PageKey: Hashable {
        var start: Int
        var canAsk: Bool
        var showsApps: Bool
        var isStateless: Bool
    }

    /// A result that is encoded once and then kept.
    func page(_ key: PageKey, _ make: () -> JSONValue) -> [UInt8] {
        if let known = pages.withLock({ $0[key] }) { return known }
        let made = make().bytes
        pages.withLock { $0[key] = made }
        return made
    }

    /// A short text that differs where the texts differ.
    ///
    /// - Source: FNV-1a, 64 bits.
    static func digest(_ texts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in texts.joined(separator: "\n").utf8 {
            hash ^= UInt64(byte)
            hash = hash &* 0x100_0000_01b3
        }
        return String(hash, radix: 36)
    }
}
