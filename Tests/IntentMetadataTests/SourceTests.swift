import Foundation
import IntentMetadata
import IntentWire
import Testing

/// Source that is made for other systems, and apps of which parts are missing.
@Suite(.temporaryFolder)
struct SourceTests {
    private static let conditional = """
        import AppIntents
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif
        import SomethingElse

        /* #if os(iOS) in a comment */
        let text = \"\"\"
        #if os(iOS)
        \"\"\"

        #if os(iOS) && !targetEnvironment(simulator)
        struct OnPhone: AppIntent {
            static let title: LocalizedStringResource = "Phone"
            func perform() async throws -> some IntentResult {
                UIApplication.shared.open(URL(string: "x:")!)
                return .result()
            }
        }
        #elseif os(macOS)
        struct OnMac: AppIntent {
            static let title: LocalizedStringResource = "Mac"
            func perform() async throws -> some IntentResult { .result() }
        }
        #else
        struct Elsewhere: AppIntent {
            static let title: LocalizedStringResource = "Elsewhere"
            func perform() async throws -> some IntentResult { .result() }
        }
        #endif
        """

    @Test(
        arguments: [
            ("iOS", "OnPhone"), ("macOS", "OnMac"), ("watchOS", "Elsewhere"), ("iphonesimulator", "Elsewhere"),
            (nil, "Elsewhere"),
        ] as [(String?, String)])
    func `answers conditions as the app's system would`(platform: String?, intent: String) throws {
        let metadata = try Compiling.metadata(of: Self.conditional, platform: platform)
        #expect(metadata.actions.map { $0["identifier"]?.string } == [intent])
    }

    @Test(arguments: [
        ("arm64-apple-ios17.0", "iOS", false), ("arm64-apple-ios17.0-simulator", "iOS", true),
        ("x86_64-apple-macosx14.0", "macOS", false), ("arm64_32-apple-watchos10.0", "watchOS", false),
        ("arm64-apple-xros2.0", "visionOS", false),
    ])
    func `reads triples`(triple: String, system: String, isSimulator: Bool) {
        let platform = TargetPlatform(triple: triple)
        #expect(platform?.system == system)
        #expect(platform?.isSimulator == isSimulator)
    }

    @Test(arguments: ["x86_64-unknown-linux-gnu", "arm64", "", "arm64-apple-amiga3"])
    func `leaves other triples to the compiler`(triple: String) {
        #expect(TargetPlatform(triple: triple) == nil)
    }

    @Test func `keeps the lines of the source in its messages`() throws {
        let failure = #expect(throws: MetadataFailure.self) {
            try Compiling.metadata(
                of: """
                    import UIKit
                    import AppIntents
                    #if os(iOS)
                    struct A: AppIntent {
                        static var title: LocalizedStringResource { .init(stringLiteral: "\\(Int.random(in: 0...9))") }
                        func perform() async throws -> some IntentResult { .result() }
                    }
                    #endif
                    """, platform: "iOS")
        }
        #expect(failure?.problems.map(\.place?.line) == [5])
        #expect(failure?.problems.first?.place?.file == TemporaryFolder.path("Intents.swift"))
    }

    @Test func `does not mind bodies that do not compile`() throws {
        let metadata = try Compiling.metadata(
            of: """
                import AppIntents
                struct A: AppIntent {
                    static let title: LocalizedStringResource = "A"
                    @Dependency var store: MissingStore
                    let plain: MissingType
                    var helper: Int { missing() }
                    func perform() async throws -> some IntentResult {
                        try await Store.shared.do(what: self)
                        return .result()
                    }
                    func other(_ item: MissingType) {}
                }
                class Screen: UIViewController {
                    let missing: AnotherType
                }
                """)
        #expect(metadata.actions.count == 1)
    }

    @Test(arguments: [
        (
            "struct A: BaseIntent { static let title: LocalizedStringResource = \"A\" }", 2,
            "cannot find type 'BaseIntent'"
        ),
        ("extension Missing: AppEnum {}", 2, "cannot find type 'Missing'"),
        (
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "B") var b: MissingEntity
                func perform() async throws -> some IntentResult { .result() }
            }
            """, 4, "cannot find type 'MissingEntity'"
        ),
        (
            """
            struct A: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: Missing(), phrases: ["x"], shortTitle: "X", systemImageName: "x")
                }
            }
            """, 4, "cannot find 'Missing'"
        ),
        (
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                func perform() async throws -> some IntentResult { .result() }
            }
            extension A {
                static var description: IntentDescription? { IntentDescription(missing) }
            }
            """, 7, "cannot find 'missing'"
        ),
        ("func a() { let b = (1 }\nstruct A: AppIntent {", 2, "expected ',' separator"),
    ])
    func `refuses declarations that may hide metadata`(source: String, line: Int, words: String) throws {
        let failure = #expect(throws: MetadataFailure.self) {
            try Compiling.metadata(of: "import AppIntents\n" + source)
        }
        let problem = failure?.problems.first { $0.message.contains(words) }
        #expect(problem?.place?.line == line, "\(failure?.description ?? "")")
    }

    @Test func `takes a type and its extensions in other files as one`() throws {
        let first = try TemporaryFolder.write(
            """
            import AppIntents
            struct A { static let title: LocalizedStringResource = "A" }
            """, "App/A.swift")
        _ = try TemporaryFolder.write(
            """
            import AppIntents
            extension A: AppIntent { func perform() async throws -> some IntentResult { .result() } }
            extension A { static let description: IntentDescription? = "Says A." }
            """, "App/More/A+Intent.swift")
        _ = try TemporaryFolder.write("this is no Swift", "App/.build/Generated.swift")
        let folder = URL(filePath: first).deletingLastPathComponent().path
        var job = try Compiling.job([folder], module: "App")
        job.moduleName = nil
        let metadata = try job.run().metadata
        #expect(try metadata.action("A")["descriptionMetadata"]?["descriptionText"]?["key"]?.string == "Says A.")
        #expect(try metadata.action("A")["fullyQualifiedTypeName"]?.string == "App.A")
    }

    @Test func `finds in Foundation what Apple's has`() throws {
        let title = try TemporaryFolder.write(
            "import Foundation\nlet shared: LocalizedStringResource = \"A\"\nextension A { static var title: LocalizedStringResource { \"A\" } }",
            "Title.swift")
        let intent = try TemporaryFolder.write(
            "import AppIntents\nstruct A: AppIntent { func perform() async throws -> some IntentResult { .result() } }",
            "A.swift")
        let metadata = try Compiling.job([title, intent], module: "App").run().metadata
        #expect(try metadata.action("A")["title"]?["key"]?.string == "A")
    }

    @Test func `says that the compiler crashed`() throws {
        let compiler = try TemporaryFolder.write(
            "#!/bin/sh\necho 'A.swift:1:1: error: cannot find type'\nkill -SEGV $$\n", "crashing-compiler")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
        let path = try TemporaryFolder.write("import AppIntents", "A.swift")
        var job = try Compiling.job([path], module: "App")
        job.compiler = compiler
        let failure = #expect(throws: MetadataFailure.self) { try job.run() }
        #expect(
            failure?.problems.map(\.line) == [
                "A.swift:1: error: cannot find type",
                "error: the compiler crashed after these errors; correct them, or give the modules that are missing (-- -I DIR)",
            ])
    }

    @Test func `follows links in a circle once`() throws {
        _ = try TemporaryFolder.write(
            "import AppIntents\nstruct A: AppIntent { static let title: LocalizedStringResource = \"A\"\nfunc perform() async throws -> some IntentResult { .result() } }",
            "App/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: TemporaryFolder.path("App/again"), withDestinationPath: TemporaryFolder.path("App"))
        #expect(try Compiling.job([TemporaryFolder.path("App")], module: "App").run().metadata.actions.count == 1)
    }

    @Test func `says where modules were looked for`() {
        let failure = #expect(throws: MetadataFailure.self) {
            try SDKLocation.find(
                nil, environment: [:], workingDirectory: "/nowhere", program: "/opt/beckon/bin/beckon")
        }
        #expect(
            failure?.problems.first?.message
                == "there is no AppIntents.swiftmodule to compile source against, neither in /opt/beckon/bin/Modules nor in "
                + "/opt/beckon/lib/beckon/Modules nor in /nowhere/.build/debug/Modules nor in "
                + "/nowhere/.build/release/Modules; name the folder (--sdk-modules)")
    }

    @Test func `says that there is no such compiler`() throws {
        let path = try TemporaryFolder.write("import AppIntents", "A.swift")
        var job = try Compiling.job([path], module: "App")
        job.compiler = "/nowhere/swiftc"
        let failure = #expect(throws: MetadataFailure.self) { try job.run() }
        #expect(
            failure?.problems.map(\.line) == [
                "/nowhere/swiftc: error: the Swift compiler cannot be started: No such file or directory; name it (--compiler)"
            ])
    }
}
