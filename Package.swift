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
    // Read in pieces until its end, since it has no size: `String(contentsOfFile:)` stops after one page.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() } ?? Data()
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
        if let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/pm/ManifestAPI/") {
            return String(line[start..<end.lowerBound])
        }
    }
    return "/usr"
}()
let hostLibraries = "\(toolchain)/lib/swift/host"

/// A module of app source that gets the settings of an app, not those of this package.
func compatibility(_ folder: String, _ settings: SwiftSetting...) -> Target {
    .target(
        name: "SourceCompatibility\(folder)",
        dependencies: [
            "AppIntents", "AppIntentsTesting", "SiriEvaluations", "Evaluations", "SwiftUI", "WidgetKit", "ActivityKit",
            "AlarmKit", "CoreSpotlight",
            "UniformTypeIdentifiers", "WeatherKit", "CoreLocation",
        ],
        path: "Tests/SourceCompatibility/\(folder)", swiftSettings: settings)
}

/// A module of the code of guides to App Intents.
func guides(_ folder: String, _ settings: SwiftSetting...) -> Target {
    .target(
        name: "SourceCompatibilityGuides\(folder)",
        dependencies: [
            "AppIntents", "SwiftUI", "VisualIntelligence", "CoreSpotlight", "CoreLocation", "GeoToolbox",
            "UniformTypeIdentifiers",
        ],
        path: "Tests/SourceCompatibility/Guides/\(folder)", swiftSettings: settings)
}

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
            "AppIntents", "SwiftUI", "WidgetKit", "ActivityKit", "AlarmKit", "VisualIntelligence",
            "AppIntentsTypeSupport", "RelevanceKit", "GeoToolbox", "WeatherKit",
            "CoreSpotlight", "CoreTransferable", "CoreLocation", "UniformTypeIdentifiers", "FoundationAdditions",
        ]),
    .library(name: "BeckonTesting", targets: ["AppIntentsTesting", "SiriEvaluations", "Evaluations"]),
    .library(name: "WeatherProviders", targets: ["WeatherProviders"]),
    .executable(name: "beckon", targets: ["beckon"]),
    .executable(name: "beckon-check", targets: ["beckon-check"]),
    .plugin(name: "CheckOnBuild", targets: ["CheckOnBuild"]),
    .plugin(name: "CheckSources", targets: ["CheckSources"]),
    .executable(name: "beckon-weather", targets: ["beckon-weather"]),
    .executable(name: "beckon-model", targets: ["beckon-model"]),
    .executable(name: "Coffee", targets: ["Coffee"]),
    .executable(name: "Tasks", targets: ["Tasks"]),
    .executable(name: "WorldClock", targets: ["WorldClock"]),
    .executable(name: "Kitchen", targets: ["Kitchen"]),
    .executable(name: "Weather", targets: ["Weather"]),
]

package.targets = [
    // C libraries
    .systemLibrary(
        name: "CSQLite", path: "Sources/CLibraries/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]
    ),
    .systemLibrary(
        name: "CSystemd", path: "Sources/CLibraries/CSystemd", pkgConfig: "libsystemd",
        providers: [.apt(["libsystemd-dev"])]
    ),
    .systemLibrary(
        name: "COpenSSL", path: "Sources/CLibraries/COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]
    ),
    .systemLibrary(
        name: "CCurl", path: "Sources/CLibraries/CCurl", pkgConfig: "libcurl",
        providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    .target(name: "CBeckonSupport", path: "Sources/CLibraries/CBeckonSupport"),
    // Built against libmicrohttpd's header; the library is loaded when it is first used.
    .target(name: "CMicroHTTP", path: "Sources/CLibraries/CMicroHTTP", linkerSettings: [.linkedLibrary("dl")]),

    // Dot products of vectors, in the widest instructions that the processor has.
    .target(name: "CVectors", path: "Sources/CLibraries/CVectors"),
    // How well a row fits, as functions of SQLite's full-text search.
    .target(name: "CSearchRanking", dependencies: ["CSQLite"], path: "Sources/CLibraries/CSearchRanking"),
    // Built without headers of PulseAudio and ALSA; their libraries are loaded when an alarm first sounds.
    .target(name: "CAlarmSound", path: "Sources/CLibraries/CAlarmSound", linkerSettings: [.linkedLibrary("dl")]),

    // Floor 0: values and messages that cross a process
    .target(name: "IntentWire", dependencies: ["CBeckonSupport"], path: "Sources/Wire/IntentWire"),

    // Floor 1: what an app imports
    .target(
        name: "FoundationAdditions", path: "Sources/SDK/FoundationAdditions",
        // cmark reads Markdown; the plural rules are those of Foundation's own ICU, whose module has no link directive.
        linkerSettings: [.linkedLibrary("cmark"), .linkedLibrary("_FoundationICU")]),
    .target(
        name: "UniformTypeIdentifiers", dependencies: ["FoundationAdditions"],
        path: "Sources/SDK/UniformTypeIdentifiers"),
    .target(name: "CoreLocation", dependencies: ["FoundationAdditions"], path: "Sources/SDK/CoreLocation"),
    .target(
        name: "GeoToolbox", dependencies: ["CoreLocation"], path: "Sources/SDK/GeoToolbox"),
    .target(
        name: "RelevanceKit", dependencies: ["CoreLocation", "IntentWire"],
        path: "Sources/SDK/RelevanceKit"),
    .target(
        name: "AppIntentsTypeSupport", dependencies: ["FoundationAdditions", "CoreLocation", "IntentWire"],
        path: "Sources/SDK/AppIntentsTypeSupport"),
    .target(
        name: "CoreTransferable", dependencies: ["FoundationAdditions", "UniformTypeIdentifiers"],
        path: "Sources/SDK/CoreTransferable"),
    .target(
        name: "CoreSpotlight",
        dependencies: ["FoundationAdditions", "UniformTypeIdentifiers", "CoreLocation", "IntentWire"],
        path: "Sources/SDK/CoreSpotlight"),
    .macro(
        name: "AppIntentsMacros", path: "Sources/SDK/AppIntentsMacros",
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]),
    .target(
        name: "AppIntents",
        dependencies: [
            "AppIntentsMacros", "CBeckonSupport", "IntentWire", "FoundationAdditions", "UniformTypeIdentifiers",
            "CoreLocation", "CoreTransferable", "CoreSpotlight", "GeoToolbox", "RelevanceKit", "AppIntentsTypeSupport",
        ],
        path: "Sources/SDK/AppIntents"),
    .target(
        name: "SwiftUI",
        dependencies: [
            "AppIntents", "AppIntentsMacros", "IntentWire", "FoundationAdditions", "CoreTransferable",
            "UniformTypeIdentifiers",
        ],
        path: "Sources/SDK/SwiftUI"),
    .target(
        name: "VisualIntelligence",
        dependencies: ["AppIntents", "FoundationAdditions", "UniformTypeIdentifiers", "IntentWire"],
        path: "Sources/SDK/VisualIntelligence"),

    .target(
        name: "ActivityKit", dependencies: ["AppIntents", "IntentWire", "FoundationAdditions"],
        path: "Sources/SDK/ActivityKit"),
    .target(
        name: "AlarmKit", dependencies: ["ActivityKit", "SwiftUI", "AppIntents", "IntentWire", "FoundationAdditions"],
        path: "Sources/SDK/AlarmKit"),
    .target(
        name: "WeatherKit", dependencies: ["AppIntents", "CoreLocation", "FoundationAdditions", "IntentWire"],
        path: "Sources/SDK/WeatherKit"),
    .target(
        name: "WidgetKit",
        dependencies: [
            "SwiftUI", "AppIntents", "AppIntentsMacros", "ActivityKit", "RelevanceKit", "CoreLocation", "IntentWire",
            "FoundationAdditions",
        ],
        path: "Sources/SDK/WidgetKit"),

    // Floor 2: the state of the machine and every decision
    .target(name: "SQLiteStore", dependencies: ["CSQLite"], path: "Sources/System/SQLiteStore"),
    .target(name: "TokenSigning", dependencies: ["COpenSSL"], path: "Sources/System/TokenSigning"),
    .target(name: "HTTPRequests", dependencies: ["CCurl"], path: "Sources/System/HTTPRequests"),
    .target(
        name: "WeatherProviders",
        dependencies: ["WeatherKit", "CoreLocation", "TokenSigning", "HTTPRequests", "IntentWire"],
        path: "Sources/System/WeatherProviders"),
    .target(
        name: "SentenceVectors", dependencies: ["CVectors"], path: "Sources/System/SentenceVectors",
        resources: [.copy("Resources")]),
    .target(
        name: "SpotlightIndex", dependencies: ["IntentWire", "SQLiteStore", "SentenceVectors", "CSearchRanking"],
        path: "Sources/System/SpotlightIndex"),
    // The tables of languages are part of the program: whoever reads values needs no files beside it.
    .target(
        name: "ValueParsing", path: "Sources/System/ValueParsing", resources: [.embedInCode("Languages/Tables")]),
    .target(
        name: "PhraseMatching", dependencies: ["ValueParsing"], path: "Sources/System/PhraseMatching",
        resources: [.embedInCode("Words/Tables")]),
    .target(name: "Suggestions", path: "Sources/System/Suggestions"),
    // What people say to a system: the phrases of manifests, spoken values and answers, a conversation.
    .target(
        name: "Dialogue", dependencies: ["IntentWire", "PhraseMatching", "ValueParsing"],
        path: "Sources/System/Dialogue", resources: [.embedInCode("Words/Tables")]),
    .target(name: "DesktopBus", dependencies: ["CSystemd"], path: "Sources/System/DesktopBus"),
    .target(name: "Alarms", dependencies: ["IntentWire"], path: "Sources/System/Alarms"),
    .target(
        name: "BeckonSystem",
        dependencies: [
            "IntentWire", "Alarms", "SQLiteStore", "SentenceVectors", "SpotlightIndex", "Suggestions", "Dialogue",
            "PhraseMatching", "ValueParsing", "DesktopBus", "CBeckonSupport",
        ],
        path: "Sources/System/BeckonSystem"),
    .target(
        name: "AlarmRinging", dependencies: ["Alarms", "BeckonSystem", "DesktopBus", "IntentWire", "CAlarmSound"],
        path: "Sources/System/AlarmRinging"),

    // Tools: what works on source and on files, without a system
    .target(name: "IntentMetadata", dependencies: ["IntentWire"], path: "Sources/Tools/IntentMetadata"),

    // Floor 3: one folder per way in, and what they share
    .target(name: "ViewRendering", dependencies: ["IntentWire"], path: "Sources/Surfaces/ViewRendering"),
    .target(
        name: "ValueForms", dependencies: ["AppIntents", "UniformTypeIdentifiers", "BeckonSystem", "IntentWire"],
        path: "Sources/Surfaces/ValueForms"),
    .target(
        name: "CommandLineSurface",
        dependencies: [
            "AppIntents", "BeckonSystem", "AlarmRinging", "SpotlightIndex", "Suggestions", "Dialogue", "IntentMetadata",
            "IntentWire",
            "ViewRendering", "ValueForms", "WeatherKit", "CoreLocation", "FoundationAdditions",
        ],
        path: "Sources/Surfaces/CommandLineSurface"),
    .target(name: "HTTPServing", dependencies: ["CMicroHTTP"], path: "Sources/Surfaces/HTTPServing"),
    .target(
        name: "MCPSurface",
        dependencies: [
            "UniformTypeIdentifiers", "BeckonSystem", "IntentWire", "ViewRendering", "ValueForms", "HTTPServing",
        ],
        path: "Sources/Surfaces/MCPSurface"),

    .target(
        name: "AppIntentsTesting",
        dependencies: [
            "AppIntents", "AppIntentsTypeSupport", "CoreTransferable", "CoreLocation", "GeoToolbox",
            "UniformTypeIdentifiers", "BeckonSystem", "IntentWire", "ViewRendering",
        ],
        path: "Sources/Surfaces/AppIntentsTesting"),
    // What tries a system with samples and measures it; then what does so with sentences.
    .target(name: "Evaluations", path: "Sources/Surfaces/Evaluations"),
    .target(
        name: "SiriEvaluations",
        dependencies: [
            "AppIntentsTesting", "Evaluations", "BeckonSystem", "Dialogue", "IntentWire",
        ],
        path: "Sources/Surfaces/SiriEvaluations"),

    // Tools: they work on source and need no running system
    .target(
        name: "IntentSyntax", path: "Sources/Tools/IntentSyntax",
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]),
    .target(
        name: "IntentChecks", dependencies: ["IntentSyntax"], path: "Sources/Tools/IntentChecks",
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    .executableTarget(
        name: "beckon-check", dependencies: ["IntentChecks"], path: "Sources/beckon-check",
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
        // Packages for systems without a toolchain bring the libraries of SwiftSyntax along.
        linkerSettings: [.unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/beckon"])]),
    .plugin(name: "CheckOnBuild", capability: .buildTool(), dependencies: ["beckon-check"]),
    .plugin(
        name: "CheckSources",
        capability: .command(
            intent: .custom(verb: "beckon-check", description: "Check the App Intents of this package")),
        dependencies: ["beckon-check"]),

    // Wiring
    .executableTarget(
        name: "beckon", dependencies: ["CommandLineSurface", "MCPSurface", "BeckonSystem", "IntentWire"],
        path: "Sources/beckon"),
    // Fetches weather for beckon, which would start slowly with the libraries that this takes.
    .executableTarget(
        name: "beckon-weather", dependencies: ["WeatherProviders", "IntentWire"], path: "Sources/beckon-weather"),
    // Asks a language model for beckon; it has the libraries of the network, too.
    .executableTarget(
        name: "beckon-model", dependencies: ["BeckonSystem", "HTTPRequests", "IntentWire"], path: "Sources/beckon-model"
    ),

    // Example apps
    .executableTarget(
        name: "Coffee", dependencies: ["AppIntents", "SwiftUI", "WidgetKit", "ActivityKit"], path: "Examples/Coffee",
        resources: [.copy("Resources")]),
    .executableTarget(
        name: "Tasks", dependencies: ["AppIntents", "CoreSpotlight", "SwiftUI", "WidgetKit"], path: "Examples/Tasks",
        resources: [.copy("Resources")]),
    .executableTarget(
        name: "WorldClock", dependencies: ["AppIntents", "SwiftUI", "WidgetKit"], path: "Examples/WorldClock",
        resources: [.copy("Resources")]),

    .executableTarget(
        name: "Kitchen", dependencies: ["AlarmKit", "AppIntents", "SwiftUI", "WidgetKit"], path: "Examples/Kitchen",
        resources: [.copy("Resources")]),
    .executableTarget(
        name: "Weather", dependencies: ["AppIntents", "SwiftUI", "WidgetKit", "WeatherKit", "CoreLocation"],
        path: "Examples/Weather", resources: [.copy("Resources")]),

    // The person's own alarms as an app
    .executableTarget(
        name: "Clock", dependencies: ["AlarmKit", "AppIntents", "SwiftUI", "IntentWire"], path: "Sources/Clock",
        resources: [.copy("Resources")]),

    // Programs that tests start
    .executableTarget(
        name: "WireApp", dependencies: ["IntentWire", "CBeckonSupport"], path: "Tests/Fixtures/WireApp"),
    .executableTarget(name: "NotesApp", dependencies: ["AppIntents"], path: "Tests/Fixtures/NotesApp"),
    .executableTarget(
        name: "ArchiveApp",
        dependencies: [
            "AppIntents", "CoreSpotlight", "CoreTransferable", "SwiftUI", "UniformTypeIdentifiers", "WidgetKit",
        ], path: "Tests/Fixtures/ArchiveApp"),
    .executableTarget(
        name: "SystemHost", dependencies: ["BeckonSystem", "IntentWire"], path: "Tests/Fixtures/SystemHost"),
    .executableTarget(name: "SnippetApp", dependencies: ["SwiftUI", "AppIntents"], path: "Tests/Fixtures/SnippetApp"),
    .executableTarget(
        name: "AssistantApp", dependencies: ["SwiftUI", "AppIntents", "UniformTypeIdentifiers"],
        path: "Tests/Fixtures/AssistantApp"),
    .executableTarget(
        name: "ContactsApp", dependencies: ["AppIntents", "CoreTransferable", "GeoToolbox"],
        path: "Tests/Fixtures/ContactsApp"),
    .executableTarget(
        name: "BrewApp", dependencies: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"],
        path: "Tests/Fixtures/BrewApp"),
    .executableTarget(
        name: "AlarmOracle", dependencies: ["Alarms", "IntentWire"], path: "Tests/Fixtures/AlarmOracle"),
    .executableTarget(
        name: "AlarmWriter", dependencies: ["BeckonSystem", "IntentWire"], path: "Tests/Fixtures/AlarmWriter"),
    .executableTarget(
        name: "BellRinger", dependencies: ["AlarmRinging", "BeckonSystem", "IntentWire"],
        path: "Tests/Fixtures/BellRinger"),
    .executableTarget(name: "StoreWriter", dependencies: ["SQLiteStore"], path: "Tests/Fixtures/StoreWriter"),
    .executableTarget(
        name: "IndexWriter", dependencies: ["SpotlightIndex", "SQLiteStore", "IntentWire"],
        path: "Tests/Fixtures/IndexWriter"),

    .target(name: "ChildProcesses", path: "Tests/Fixtures/ChildProcesses"),
    .target(name: "PrivateBus", dependencies: ["ChildProcesses", "DesktopBus"], path: "Tests/Fixtures/PrivateBus"),

    // Benchmarks
    .executableTarget(name: "BenchmarkApp", dependencies: ["AppIntents"], path: "Benchmarks/BenchmarkApp"),
    .executableTarget(
        name: "RuntimeBenchmarks", dependencies: ["AppIntents", "BeckonSystem", "IntentWire", "BenchmarkApp"],
        path: "Benchmarks/RuntimeBenchmarks"),
    .executableTarget(
        name: "AlarmBenchmarks", dependencies: ["Alarms", "BeckonSystem", "IntentWire"],
        path: "Benchmarks/AlarmBenchmarks"),
    .executableTarget(
        name: "ViewBenchmarks", dependencies: ["SwiftUI", "AppIntents", "IntentWire", "ViewRendering"],
        path: "Benchmarks/ViewBenchmarks"),
    .executableTarget(
        name: "WeatherBenchmarks",
        dependencies: ["WeatherKit", "WeatherProviders", "HTTPRequests", "CoreLocation", "IntentWire"],
        path: "Benchmarks/WeatherBenchmarks"),

    .executableTarget(
        name: "SearchBenchmarks", dependencies: ["SpotlightIndex", "SentenceVectors", "IntentWire"],
        path: "Benchmarks/SearchBenchmarks"),

    .executableTarget(
        name: "SentenceBenchmarks", dependencies: ["BeckonSystem", "IntentWire"], path: "Benchmarks/SentenceBenchmarks"),

    .executableTarget(
        name: "LanguageBenchmarks", dependencies: ["ValueParsing", "PhraseMatching", "SentenceVectors"],
        path: "Benchmarks/LanguageBenchmarks"),

    // App source as it is written for Apple's platforms, with the settings that apps have; building it is the test
    compatibility("Swift5", .swiftLanguageMode(.v5)),
    compatibility("Swift6", .swiftLanguageMode(.v6)),
    compatibility("Swift5MainActor", .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)),
    compatibility("Swift6MainActor", .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)),
    guides("Swift5", .swiftLanguageMode(.v5)),
    guides("Swift6", .swiftLanguageMode(.v6)),
    guides("Swift6MainActor", .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)),

    // Tests
    .testTarget(name: "IntentWireTests", dependencies: ["IntentWire", "CBeckonSupport"]),
    .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"]),
    .testTarget(
        name: "SupportModulesTests",
        dependencies: [
            "UniformTypeIdentifiers", "CoreLocation", "CoreTransferable", "CoreSpotlight", "GeoToolbox", "RelevanceKit",
            "AppIntentsTypeSupport", "IntentWire",
        ]),
    .testTarget(
        name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros"],
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])]),
    .testTarget(
        name: "AppIntentsTests",
        dependencies: [
            "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox", "IntentWire",
            "UniformTypeIdentifiers",
        ]),
    .testTarget(name: "CompilerMessageTests", dependencies: ["AppIntents", "ChildProcesses"]),
    .testTarget(name: "VisualIntelligenceTests", dependencies: ["VisualIntelligence", "AppIntents", "IntentWire"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "AppIntents", "IntentWire"]),
    .testTarget(name: "ActivityKitTests", dependencies: ["ActivityKit", "AppIntents", "IntentWire"]),
    .testTarget(name: "AlarmKitTests", dependencies: ["AlarmKit", "AppIntents", "SwiftUI", "IntentWire"]),
    .testTarget(
        name: "WeatherKitTests",
        dependencies: [
            "WeatherKit", "WeatherProviders", "TokenSigning", "HTTPRequests", "CoreLocation", "FoundationAdditions",
            "BeckonSystem",
            "IntentWire", "beckon-weather", "Weather",
        ],
        exclude: ["Fixtures"]),
    .testTarget(
        name: "WidgetKitTests", dependencies: ["WidgetKit", "ActivityKit", "SwiftUI", "AppIntents", "IntentWire"]),
    .testTarget(
        name: "ViewRenderingTests", dependencies: ["ViewRendering", "SwiftUI", "AppIntents", "IntentWire"],
        exclude: ["Snapshots"]),
    .testTarget(name: "ValueParsingTests", dependencies: ["ValueParsing"]),
    .testTarget(name: "PhraseMatchingTests", dependencies: ["PhraseMatching", "ValueParsing"]),
    .testTarget(name: "SuggestionsTests", dependencies: ["Suggestions"]),
    .testTarget(
        name: "DialogueTests", dependencies: ["Dialogue", "IntentWire", "PhraseMatching", "ValueParsing"]),
    .testTarget(name: "AlarmsTests", dependencies: ["Alarms", "IntentWire"]),
    .testTarget(
        name: "AlarmRingingTests",
        dependencies: [
            "AlarmRinging", "BeckonSystem", "DesktopBus", "PrivateBus", "IntentWire", "ChildProcesses", "BellRinger",
        ]),
    .testTarget(name: "DesktopBusTests", dependencies: ["DesktopBus", "PrivateBus"]),
    .testTarget(name: "SQLiteStoreTests", dependencies: ["ChildProcesses", "SQLiteStore", "StoreWriter"]),
    .testTarget(name: "SentenceVectorsTests", dependencies: ["SentenceVectors", "CVectors"]),
    .testTarget(
        name: "SpotlightIndexTests",
        dependencies: [
            "ChildProcesses", "SpotlightIndex", "SentenceVectors", "SQLiteStore", "IntentWire", "IndexWriter",
        ]),
    .testTarget(
        name: "BeckonSystemTests",
        dependencies: [
            "Alarms", "BeckonSystem", "Suggestions", "ChildProcesses", "IntentWire", "SQLiteStore", "CBeckonSupport",
            "PrivateBus", "WireApp", "Kitchen", "AlarmWriter", "Clock",
            "NotesApp", "ArchiveApp", "SpotlightIndex", "Dialogue",
            "SnippetApp", "BrewApp", "SystemHost",
        ]),
    .testTarget(
        name: "IntentMetadataTests",
        dependencies: ["IntentMetadata", "IntentWire", "BeckonSystem", "AppIntents", "Coffee", "Tasks"],
        exclude: ["Fixtures"]),
    .testTarget(
        name: "CommandLineSurfaceTests",
        dependencies: [
            "ChildProcesses", "CommandLineSurface", "ValueForms", "ViewRendering", "BeckonSystem", "SpotlightIndex",
            "Suggestions", "Dialogue", "IntentWire", "PrivateBus", "beckon", "beckon-model", "WireApp", "NotesApp",
            "Coffee", "Tasks",
            "WorldClock",
            "WeatherKit",
        ],
        exclude: ["Snapshots"]),
    .testTarget(
        name: "MCPSurfaceTests",
        dependencies: [
            "ChildProcesses", "MCPSurface", "ValueForms", "BeckonSystem", "SpotlightIndex", "IntentWire", "PrivateBus",
            "AssistantApp", "beckon",
        ]),
    .testTarget(
        name: "IntentSyntaxTests", dependencies: ["IntentSyntax"],
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    .testTarget(
        name: "IntentChecksTests", dependencies: ["IntentChecks", "IntentSyntax"],
        swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    .testTarget(
        name: "AppIntentsTestingTests",
        dependencies: [
            "AppIntentsTesting", "AppIntents", "CoreTransferable", "GeoToolbox", "UniformTypeIdentifiers", "Coffee",
            "Tasks", "WorldClock", "NotesApp", "SnippetApp", "ContactsApp", "StoreWriter",
        ]),
    .testTarget(
        name: "SiriEvaluationsTests", dependencies: ["SiriEvaluations", "Evaluations", "AppIntentsTesting", "Coffee"]),
    // The sources of the examples are linked into the folder Apps of the tests: tests beside those of macros are built
    // as tools, which cannot import executables.
    .testTarget(
        name: "ExampleTests",
        dependencies: [
            "AppIntents", "CoreSpotlight", "SwiftUI", "WidgetKit", "ActivityKit", "IntentWire", "SpotlightIndex",
            "Suggestions", "BeckonSystem", "Coffee", "Tasks", "WorldClock",
        ],
        exclude: [
            "Apps/Coffee/CoffeeApp.swift", "Apps/Coffee/Resources", "Apps/Tasks/TasksApp.swift", "Apps/Tasks/Resources",
            "Apps/WorldClock/WorldClockApp.swift", "Apps/WorldClock/Resources",
        ]),
]
#else
// On Apple's platforms the same sources import Apple's own frameworks: the products exist and are empty.
package.products = [
    .library(name: "BeckonSDK", targets: ["BeckonSDK"]), .library(name: "BeckonTesting", targets: ["BeckonSDK"]),
]
package.targets = [.target(name: "BeckonSDK", path: "Sources/Apple")]
#endif

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    // C functions in modules that apps import are declared, since an import would show through.
    .enableExperimentalFeature("Extern"),
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
]
for target in package.targets
where target.type != .system && target.type != .plugin
    && !["CBeckonSupport", "CMicroHTTP", "CVectors", "CSearchRanking", "CAlarmSound"].contains(target.name)
    && !target.name.hasPrefix("SourceCompatibility")
{
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}
