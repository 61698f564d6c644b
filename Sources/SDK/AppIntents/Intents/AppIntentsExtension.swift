import FoundationAdditions

/// Part of an app that the system starts by itself.
///
/// - Source: ExtensionFoundation, `AppExtension`.
public protocol AppExtension {
    associatedtype Configuration: AppExtensionConfiguration
    init()
    var configuration: Configuration { get }
}

/// How an app extension takes connections.
public protocol AppExtensionConfiguration {}

/// The configuration of an extension that offers intents.
public struct AppIntentsExtensionConfiguration: AppExtensionConfiguration {
    init() {}
}

/// The entry point of a program that offers intents: `@main struct Extension: AppIntentsExtension {}`.
///
/// Started by the system it serves requests until the system ends it; started by hand it says what it is.
///
/// - Source: AppIntents, `AppIntentsExtension`.
public protocol AppIntentsExtension: AppExtension {}

extension AppIntentsExtension {
    public var configuration: some AppExtensionConfiguration { AppIntentsExtensionConfiguration() }

    /// Serves the system, or says what the program is. Does not return while it serves.
    public static func main() {
        _ = Self()
        AppService.main()
    }
}

/// A module that holds intents of an app.
///
/// Apple's tools read which modules belong to an app from here; this system finds the types of every module by itself.
///
/// - Source: AppIntents, `AppIntentsPackage`.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
