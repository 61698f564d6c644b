import Foundation
import IntentSyntax
import Testing

struct WorkspaceTests {
    private static let intent = """
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Parameter(title: "Size") var size: Size
            func perform() async throws -> some IntentResult { .result() }
        }
        """

    @Test func `reads a type that an intent uses from a file that says nothing of intents`() throws {
        let files = [
            "A.swift": Self.intent, "B.swift": "enum Size: String { case small }\nextension Size: Sized {}\n",
            "C.swift": "protocol Sized: AppEnum {}\nstruct Unrelated {}", "D.swift": "struct Other { let a = 1 }",
        ]
        try TemporaryTree.with(files) { folder in
            let workspace = Workspace(paths: [folder.path])
            #expect(workspace.sourceCount == 4)
            #expect(workspace.files.map { $0.path.split(separator: "/").last } == ["A.swift", "B.swift", "C.swift"])
            let model = Model(workspace)
            #expect(model.types(conformingTo: "AppEnum").map(\.name) == ["Size"])
            #expect(model.types(conformingTo: "AppIntent").first?.parameters.map(\.name) == ["size"])
        }
    }

    @Test func `follows no link to a folder and skips those to nowhere`() throws {
        try TemporaryTree.with(["Sub/A.swift": Self.intent]) { folder in
            let manager = FileManager.default
            let sub = folder.appending(path: "Sub")
            try manager.createSymbolicLink(at: sub.appending(path: "Loop"), withDestinationURL: folder)
            try manager.createSymbolicLink(at: sub.appending(path: "Self"), withDestinationURL: sub)
            try manager.createSymbolicLink(
                atPath: sub.appending(path: "Gone.swift").path, withDestinationPath: "/nonexistent")
            let workspace = Workspace(paths: [folder.path])
            #expect(workspace.sourceCount == 1)
            #expect(workspace.problems.isEmpty)
        }
    }

    @Test func `says which path is not there, and goes on`() throws {
        try TemporaryTree.with(["A.swift": Self.intent]) { folder in
            let workspace = Workspace(paths: [folder.path, folder.appending(path: "none").path])
            #expect(workspace.sourceCount == 1)
            #expect(workspace.problems.map(\.message) == ["cannot be read: No such file or directory"])
        }
    }

    @Test func `says which file is too large`() throws {
        try TemporaryTree.with(["A.swift": Self.intent]) { folder in
            let large = folder.appending(path: "Large.swift")
            #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
            let handle = try FileHandle(forWritingTo: large)
            try handle.truncate(atOffset: 30 << 20)
            try handle.close()
            let workspace = Workspace(paths: [folder.path])
            #expect(workspace.problems.map(\.message) == ["is larger than 20 MB and was not read"])
        }
    }

    @Test(arguments: ["", "{", "// !$*UTF8*$!\n{ objects = {}; rootObject = A; }", "(((((", "{ a = { b = \"c"])
    func `says that a damaged project is none`(_ text: String) throws {
        try TemporaryTree.with(["A.swift": Self.intent, "App.xcodeproj/project.pbxproj": text]) { folder in
            let workspace = Workspace(paths: [folder.path])
            #expect(workspace.targets.isEmpty)
            #expect(workspace.problems.count == 1)
        }
    }

    @Test func `reads members of targets from an Xcode project`() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = CP; };
                G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; exceptions = (E); };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("Not.swift"); target = U; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (B); dependencies = (D); buildConfigurationList = CT; };
                U = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension";
                    fileSystemSynchronizedGroups = (S); };
                B = { isa = PBXSourcesBuildPhase; files = (BF); };
                BF = { isa = PBXBuildFile; fileRef = F; };
                D = { isa = PBXTargetDependency; target = U; };
                CP = { buildConfigurations = (CPD); };
                CPD = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_VERSION = 5.0; }; };
                CT = { buildConfigurations = (CTD, CTR); };
                CTD = { buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "org.example.app"; SWIFT_VERSION = 6.0; X = 1; }; };
                CTR = { buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "org.example.app"; SWIFT_VERSION = 6.0; X = 2; }; };
            }; rootObject = P; }
            """
        let files = [
            "App.xcodeproj/project.pbxproj": project, "A.swift": Self.intent, "Widgets/In.swift": "",
            "Widgets/Not.swift": "",
        ]
        try TemporaryTree.with(files) { folder in
            let workspace = Workspace(paths: [folder.path])
            let app = try #require(workspace.targets.first { $0.name == "App" })
            #expect(app.kind == .app)
            #expect(app.sources == [folder.appending(path: "A.swift").path])
            #expect(app.deployment == ["iOS": 17])
            #expect(app.swiftVersion == 6)
            #expect(app.bundleIdentifier == "org.example.app")
            let widgets = try #require(workspace.targets.first { $0.name == "Widgets" })
            #expect(widgets.sources == [folder.appending(path: "Widgets/In.swift").path])
            #expect(workspace.apps.first?.targets.map(\.name) == ["App", "Widgets"])
        }
    }

    @Test func `reads targets of packages, XcodeGen and Tuist`() throws {
        let files = [
            "P/Package.swift": """
            let package = Package(name: "P", platforms: [.iOS(.v17), .macOS("14.2")],
                products: [.library(name: "Kits", targets: ["Kit"])],
                targets: [.target(name: "Kit", swiftSettings: [.defaultIsolation(MainActor.self)]),
                    .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """,
            "P/Sources/Kit/A.swift": "", "P/Tests/KitTests/B.swift": "",
            "X/project.yml": """
            name: X
            targets:
              App:
                type: application
                platform: iOS
                deploymentTarget: "16.0" # old
                sources:
                  - App
                  - path: Shared
                dependencies:
                  - target: Ext
              Ext:
                type: app-extension
                sources: [Ext]
            """,
            "X/App/A.swift": "", "X/Shared/B.swift": "", "X/Ext/C.swift": "",
            "T/Project.swift": """
            let project = Project(name: "T", targets: [
                .target(name: "T", destinations: .iOS, product: .app, bundleId: "org.example.t",
                    deploymentTargets: .iOS("18.0"), sources: ["T/Sources/**"], dependencies: [.target(name: "K")])])
            """,
            "T/T/Sources/A.swift": "",
        ]
        try TemporaryTree.with(files) { folder in
            let targets = Workspace(paths: [folder.path]).targets
            let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
            func sources(_ name: String) -> [String] {
                (byName[name]?.sources ?? []).map { $0.replacing(folder.path + "/", with: "") }.sorted()
            }
            #expect(sources("Kit") == ["P/Sources/Kit/A.swift"])
            #expect(byName["Kit"]?.deployment == ["iOS": 17, "macOS": 14.2])
            #expect(byName["Kit"]?.isMainActorByDefault == true)
            #expect(byName["KitTests"]?.kind == .tests)
            #expect(sources("App") == ["X/App/A.swift", "X/Shared/B.swift"])
            #expect(byName["App"]?.deployment == ["iOS": 16])
            #expect(byName["App"]?.dependencies == ["Ext"])
            #expect(byName["Ext"]?.kind == .appExtension)
            #expect(sources("T") == ["T/T/Sources/A.swift"])
            #expect(byName["T"]?.bundleIdentifier == "org.example.t")
        }
    }

    @Test func `reads tables of both kinds`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Start ${applicationName}" : { "localizations" : {
              "de" : { "stringSet" : { "state" : "translated", "values" : [ "Los", "Ab" ] } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Allez" } } } } } }
            """
        let files = [
            "App/AppShortcuts.xcstrings": catalog, "App/de.lproj/AppShortcuts.strings": "/* A */\n\"a\" = \"b\\n\";\n",
        ]
        try TemporaryTree.with(files) { folder in
            let workspace = Workspace(paths: [folder.path])
            let tables = workspace.stringTables(named: "AppShortcuts", below: folder.path)
            #expect(tables.count == 2)
            let first = try #require(tables.first { $0.isCatalog }?.entries.first)
            #expect(first.key == "Start ${applicationName}")
            #expect(first.values.map(\.text) == ["Los", "Ab", "Allez"])
            #expect(first.range == 60..<86)
            #expect(tables.first { !$0.isCatalog }?.entries.first?.values.first?.text == "b\n")
            #expect(workspace.languages(below: folder.path) == ["de", "fr"])
        }
    }

    @Test(arguments: ["", "{", "{\"strings\": []}", "[1]", "{\"strings\": {\"a\": {\"localizations\": 3}}}"])
    func `takes a damaged catalogue for none, or for one without texts`(_ text: String) throws {
        try TemporaryTree.with(["A.xcstrings": text]) { folder in
            let table = StringTable(path: folder.appending(path: "A.xcstrings").path)
            #expect((table?.entries ?? []).allSatisfy { $0.values.isEmpty })
        }
    }
}
