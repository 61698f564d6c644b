// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Targets stand in floor order: C libraries, wire, SDK, system, surfaces, executables, examples, tests.
// Each imports only what stands above it (see ARCHITECTURE.md).

/// The `usr` folder of the toolchain that runs this manifest: its SwiftSyntax builds the macros.
///
/// The manifest process has the toolchain's PackageDescription library loaded; its path tells where the toolchain is.
let toolchain: String = {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.split(separator: "\n") {
        if let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/pm/ManifestAPI/") {
            return String(line[start..<end.lowerBound])
        }
    }
    return "/usr"
}()
let hostLibraries = "\(toolchain)/lib/swift/host"

let package = Package(
    name: "beckon",
    defaultLocalization: "en",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [],
    targets: []
)

#if os(Linux)
package.products = [
    .library(
        name: "BeckonSDK",
        targets: [
            "AppIntents", "CoreSpotlight", "CoreTransferable", "CoreLocation", "UniformTypeIdentifiers",
            "FoundationAdditions",
        ]),
    .executable(name: "beckon", targets: ["beckon"]),
    .executable(name: "Coffee", targets: ["Coffee"]),
    .executable(name: "Tasks", targets: ["Tasks"]),
    .executable(name: "WorldClock", targets: ["WorldClock"]),
]

package.targets = [
    // C libraries
    .systemLibrary(
        name: "CSQLite", path: "Sources/CLibraries/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]
    ),
    .systemLibrary(
        name: "CCMark", path: "Sources/CLibraries/CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .target(name: "CBeckonSupport", path: "Sources/CLibraries/CBeckonSupport"),

    // Floor 0: values and messages that cross a process
    .target(name: "IntentWire", dependencies: ["CBeckonSupport"], path: "Sources/Wire/IntentWire"),

    // Floor 1: what an app imports
    .target(name: "FoundationAdditions", dependencies: ["CCMark"], path: "Sources/SDK/FoundationAdditions"),
    .target(
        name: "UniformTypeIdentifiers", dependencies: ["FoundationAdditions"],
        path: "Sources/SDK/UniformTypeIdentifiers"),
    .target(name: "CoreLocation", dependencies: ["FoundationAdditions"], path: "Sources/SDK/CoreLocation"),
    .target(
        name: "CoreTransferable", dependencies: ["FoundationAdditions", "UniformTypeIdentifiers"],
        path: "Sources/SDK/CoreTransferable"),
    .target(
        name: "CoreSpotlight", dependencies: ["FoundationAdditions", "UniformTypeIdentifiers", "CoreLocation"],
        path: "Sources/SDK/CoreSpotlight"),
    .macro(
        name: "AppIntentsMacros", path: "Sources/SDK/AppIntentsMacros",
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]),
    .target(
        name: "AppIntents",
        dependencies: [
            "AppIntentsMacros", "CBeckonSupport", "IntentWire", "FoundationAdditions", "UniformTypeIdentifiers",
            "CoreLocation", "CoreTransferable", "CoreSpotlight",
        ],
        path: "Sources/SDK/AppIntents"),

    // Floor 2: the state of the machine and every decision
    .target(name: "SQLiteStore", dependencies: ["CSQLite"], path: "Sources/System/SQLiteStore"),
    .target(
        name: "BeckonSystem", dependencies: ["IntentWire", "SQLiteStore", "CBeckonSupport"],
        path: "Sources/System/BeckonSystem"),

    // Floor 3: one folder per way in
    .target(
        name: "CommandLineSurface", dependencies: ["AppIntents", "BeckonSystem", "IntentWire", "CBeckonSupport"],
        path: "Sources/Surfaces/CommandLineSurface"),

    // Wiring
    .executableTarget(
        name: "beckon", dependencies: ["CommandLineSurface", "BeckonSystem"], path: "Sources/beckon"),

    // Example apps
    .executableTarget(name: "Coffee", dependencies: ["AppIntents"], path: "Examples/Coffee"),
    .executableTarget(name: "Tasks", dependencies: ["AppIntents"], path: "Examples/Tasks"),
    .executableTarget(name: "WorldClock", dependencies: ["AppIntents"], path: "Examples/WorldClock"),

    // Programs that tests start
    .executableTarget(
        name: "WireApp", dependencies: ["IntentWire", "CBeckonSupport"], path: "Tests/Fixtures/WireApp"),
    .executableTarget(name: "StoreWriter", dependencies: ["SQLiteStore"], path: "Tests/Fixtures/StoreWriter"),

    // Tests
    .testTarget(name: "IntentWireTests", dependencies: ["IntentWire", "CBeckonSupport"]),
    .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"]),
    .testTarget(
        name: "SupportModulesTests",
        dependencies: ["UniformTypeIdentifiers", "CoreLocation", "CoreTransferable", "CoreSpotlight"]),
    .testTarget(
        name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros"],
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "IntentWire"]),
    .testTarget(name: "SQLiteStoreTests", dependencies: ["SQLiteStore", "StoreWriter"]),
    .testTarget(
        name: "BeckonSystemTests", dependencies: ["BeckonSystem", "IntentWire", "SQLiteStore", "CBeckonSupport", "WireApp"]
    ),
    .testTarget(
        name: "CommandLineSurfaceTests",
        dependencies: ["CommandLineSurface", "BeckonSystem", "beckon", "Coffee", "Tasks", "WorldClock"]),
]
#else
// On Apple's platforms the same app sources import Apple's own frameworks: the product exists and is empty.
package.products = [.library(name: "BeckonSDK", targets: ["BeckonSDK"])]
package.targets = [.target(name: "BeckonSDK", path: "Sources/Apple")]
#endif

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
]
for target in package.targets where target.type != .system && target.type != .plugin && target.name != "CBeckonSupport"
{
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}
