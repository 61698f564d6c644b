import IntentWire

/// The parts of the system's colours, for mixing. Surfaces have their own.
///
/// - Source: Human Interface Guidelines, Color, specifications for iOS, light.
enum SystemColors {
    static let light: [String: ViewColor.Components] = [
        "red": rgb(255, 59, 48), "orange": rgb(255, 149, 0), "yellow": rgb(255, 204, 0), "green": rgb(52, 199, 89),
        "mint": rgb(0, 199, 190), "teal": rgb(48, 176, 199), "cyan": rgb(50, 173, 230), "blue": rgb(0, 122, 255),
        "indigo": rgb(88, 86, 214), "purple": rgb(175, 82, 222), "pink": rgb(255, 45, 85), "brown": rgb(162, 132, 94),
        "gray": rgb(142, 142, 147), "white": rgb(255, 255, 255), "black": rgb(0, 0, 0), "accent": rgb(0, 122, 255),
        "primary": rgb(0, 0, 0), "secondary": .init(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6),
        "clear": .init(red: 0, green: 0, blue: 0, alpha: 0),
    ]

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> ViewColor.Components {
        .init(red: red / 255, green: green / 255, blue: blue / 255)
    }
}
