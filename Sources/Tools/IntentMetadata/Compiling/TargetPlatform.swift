/// The system that an app is made for, as far as conditions in its source ask for it.
package struct TargetPlatform: Hashable, Sendable {
    /// The name in `#if os(…)`.
    package var system: String
    /// The name in `#if arch(…)`; nil where it is not said.
    package var architecture: String?
    package var isSimulator: Bool

    /// Reads a target triple, as `arm64-apple-ios17.0-simulator`.
    ///
    /// - Returns: nil where the triple is of no system of Apple's: then the compiler's own answers are right.
    package init?(triple: String) {
        let parts = triple.split(separator: "-")
        guard parts.count >= 3, parts[1] == "apple" else { return nil }
        let name = parts[2].prefix { !("0"..."9").contains($0) }
        guard let system = Self.systems[String(name)] else { return nil }
        self.init(system: system, architecture: String(parts[0]), isSimulator: parts.dropFirst(3).contains("simulator"))
    }

    /// Reads the name of a platform, as `iOS` or `iphonesimulator`.
    package init?(family: String) {
        let name = family.lowercased()
        guard let system = Self.systems[name.replacing("simulator", with: "")] else { return nil }
        self.init(system: system, architecture: nil, isSimulator: name.hasSuffix("simulator"))
    }

    private init(system: String, architecture: String?, isSimulator: Bool) {
        self.system = system
        self.architecture = architecture
        self.isSimulator = isSimulator
    }

    private static let systems = [
        "ios": "iOS", "iphoneos": "iOS", "iphone": "iOS", "ipados": "iOS", "macos": "macOS", "macosx": "macOS",
        "tvos": "tvOS", "appletvos": "tvOS", "appletv": "tvOS", "watchos": "watchOS", "watch": "watchOS",
        "visionos": "visionOS", "xros": "visionOS", "xr": "visionOS",
    ]
}
