import AppIntents
import CoreLocation

/// Saves a place.
struct SavePlace: AppIntent {
    static let title: LocalizedStringResource = "Save Place"
    static let description = IntentDescription(
        "Saves a place under a name; one of the same name is replaced.", categoryName: "Places",
        resultValueName: "Place")

    @Parameter(title: "Name", description: "What to call it.", requestValueDialog: "What is the place called?")
    var name: String

    @Parameter(title: "Latitude", description: "Degrees north.", inclusiveRange: (-90, 90))
    var latitude: Double

    @Parameter(title: "Longitude", description: "Degrees east.", inclusiveRange: (-180, 180))
    var longitude: Double

    @Dependency
    private var store: PlaceStore

    static var parameterSummary: some ParameterSummary {
        Summary("Save \(\.$name) at \(\.$latitude), \(\.$longitude)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<PlaceEntity> & ProvidesDialog {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw $name.needsValueError("What is the place called?") }
        let id = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "-")
        let place = SavedPlace(id: id, name: name, latitude: latitude, longitude: longitude)
        try await store.save(place)
        return .result(value: PlaceEntity(place), dialog: "\(name) is saved.")
    }
}

/// Forgets a saved place.
struct RemovePlace: AppIntent {
    static let title: LocalizedStringResource = "Remove Place"
    static let description = IntentDescription("Forgets a saved place.", categoryName: "Places")

    @Parameter(title: "Place", description: "Which.", requestValueDialog: "Which place is to be forgotten?")
    var place: PlaceEntity

    @Dependency
    private var store: PlaceStore

    static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$place)") }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await store.remove(place.id)
        return .result(dialog: "\(place.name) is forgotten.")
    }
}
