// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// The four kinds of queries.
enum Queries {
    struct SoupEntityQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [SoupEntity] {
            SoupStore.shared.soups.filter { identifiers.contains($0.id) }.map { SoupEntity(from: $0) }
        }
        func suggestedEntities() async throws -> [SoupEntity] {
            SoupStore.shared.featured.map { SoupEntity(from: $0) }
        }
    }

    struct SoupStringQuery: EntityStringQuery {
        func entities(matching string: String) async throws -> [SoupEntity] {
            SoupStore.shared.search(string).map { SoupEntity(from: $0) }
        }
        func entities(for identifiers: [String]) async throws -> [SoupEntity] {
            SoupStore.shared.soups.filter { identifiers.contains($0.id) }.map { SoupEntity(from: $0) }
        }
    }

    struct AllSoupsQuery: EnumerableEntityQuery {
        func allEntities() async throws -> [SoupEntity] {
            SoupStore.shared.allSoups.map { SoupEntity(from: $0) }
        }
        func entities(for identifiers: [String]) async throws -> [SoupEntity] {
            SoupStore.shared.soups.filter { identifiers.contains($0.id) }.map { SoupEntity(from: $0) }
        }
    }

    struct TimezoneQuery: EnumerableEntityQuery {
        func allEntities() async throws -> [TimezoneEntity] {
            // Small list - provide all
            return TimezoneEntity.allTimezones
        }
    }

    struct AppSettingsQuery: UniqueAppEntityQuery {
        func uniqueEntity() async throws -> AppSettingsEntity {
            AppSettingsEntity()
        }
    }

    // Taken for granted

    nonisolated struct Soup {
        let id: String
        let name: String
        let price: Double
    }

    struct SoupEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
        static let defaultQuery = SoupEntityQuery()
        let id: String
        let name: String
        init(from soup: Soup) { (id, name) = (soup.id, soup.name) }
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    nonisolated struct SoupStore {
        static let shared = SoupStore()
        let soups = [Soup(id: "1", name: "Tomato", price: 4)]
        var featured: [Soup] { soups }
        var allSoups: [Soup] { soups }
        func search(_ text: String) -> [Soup] { soups.filter { $0.name.contains(text) } }
    }

    struct TimezoneEntity: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Time Zone"
        static let defaultQuery = TimezoneQuery()
        static let allTimezones = TimeZone.knownTimeZoneIdentifiers.map(TimezoneEntity.init)
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct AppSettingsEntity: UniqueAppEntity {
        static let defaultQuery = AppSettingsQuery()
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
        var displayRepresentation: DisplayRepresentation { "App Settings" }
        var id: String { "app-settings" }
    }
}
