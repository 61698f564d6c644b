import AppIntents

/// A saved place.
struct PlaceEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Place", numericFormat: "\(placeholder: .int) places", synonyms: ["City", "Location"])
    static let defaultQuery = PlaceQuery()

    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Latitude")
    var latitude: Double

    @Property(title: "Longitude")
    var longitude: Double

    init(_ place: SavedPlace) {
        id = place.id
        name = place.name
        latitude = place.latitude
        longitude = place.longitude
    }

    var place: SavedPlace { SavedPlace(id: id, name: name, latitude: latitude, longitude: longitude) }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: .init(systemName: "mappin"))
    }
}

/// Finds saved places by their names.
struct PlaceQuery: EnumerableEntityQuery, EntityStringQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds saved places.", categoryName: "Places", searchKeywords: ["city"])

    @Dependency
    private var store: PlaceStore

    func allEntities() async throws -> [PlaceEntity] { try await store.places().map { PlaceEntity($0) } }

    func entities(for identifiers: [String]) async throws -> [PlaceEntity] {
        let places = try await store.places()
        return identifiers.compactMap { id in places.first { $0.id == id } }.map { PlaceEntity($0) }
    }

    func entities(matching string: String) async throws -> [PlaceEntity] {
        try await allEntities().filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [PlaceEntity] { try await allEntities() }

    /// The place that was saved first.
    func defaultResult() async -> PlaceEntity? { try? await allEntities().first }
}
