// Lines are broken as the guides break them.
// swift-format-ignore-file
import AppIntents

/// Intents of a library, which the app includes.
enum Packages {
    public struct LandmarksKitPackage: AppIntentsPackage { }

    struct LandmarksPackage: AppIntentsPackage {
        static var includedPackages: [any AppIntentsPackage.Type] {
            [LandmarksKitPackage.self]
        }
    }
}
