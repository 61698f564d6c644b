import Foundation

/// The saved places, in a file of the person.
///
/// Each change reads the file anew and replaces it as a whole, so that a widget and an intent see the same.
actor PlaceStore {
    private let file: URL

    /// What a person has before they save a place of their own.
    static let first = [
        SavedPlace(id: "copenhagen", name: "Copenhagen", latitude: 55.68, longitude: 12.57),
        SavedPlace(id: "new-york", name: "New York", latitude: 40.71, longitude: -74.01),
    ]

    /// Opens the places in a folder; without one, in the person's folder for application data.
    init(folder: URL? = nil) {
        let named = ProcessInfo.processInfo.environment["WEATHER_PLACES_FOLDER"]
        let usual =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        let folder =
            folder ?? named.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? usual.appending(path: "Weather")
        file = folder.appending(path: "places.json")
    }

    /// All places in the order in which they were saved.
    func places() throws -> [SavedPlace] {
        guard FileManager.default.fileExists(atPath: file.path) else { return Self.first }
        return try JSONDecoder().decode([SavedPlace].self, from: Data(contentsOf: file))
    }

    /// Saves a place; one of the same name is replaced.
    func save(_ place: SavedPlace) throws {
        var places = try places()
        if let index = places.firstIndex(where: { $0.id == place.id }) {
            places[index] = place
        } else {
            places.append(place)
        }
        try write(places)
    }

    /// Forgets a place.
    func remove(_ id: String) throws { try write(places().filter { $0.id != id }) }

    private func write(_ places: [SavedPlace]) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(places).write(to: file, options: .atomic)
    }
}
