import IntentSyntax

/// An app with App Shortcuts whose Info.plist lacks CFBundleDevelopmentRegion.
enum NoDevelopmentRegion: Rule {
    static let id = "AI110"
    static let severity = Severity.error
    static let title = "the property list has no development region"
    static let explanation = """
        The assets that Siri needs for phrases are made for the development region of the app. Without \
        `CFBundleDevelopmentRegion` in the property list the build says "Could not archive SSU artifacts", or Siri \
        says that the app has no support.
        """
    static let bad = [
        #"""
        // file: App.xcodeproj/project.pbxproj
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (B); buildConfigurationList = C; };
            B = { isa = PBXSourcesBuildPhase; files = (X); };
            X = { isa = PBXBuildFile; fileRef = F; };
            C = { buildConfigurations = (D); };
            D = { buildSettings = { INFOPLIST_FILE = Info.plist; }; };
        }; rootObject = P; }
        // file: Info.plist
        ▸<?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>org.example.app</string>
        </dict>
        </plist>
        // file: App.swift
        import AppIntents
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            for target in provider.targets where target.kind == .app && target.isInfoPlistKnown {
                guard let path = target.infoPlist, let bytes = context.bytes(of: path) else { continue }
                let text = String(decoding: bytes, as: UTF8.self)
                guard text.contains("<plist"), !text.contains("CFBundleDevelopmentRegion"),
                    text.contains("CFBundleIdentifier")
                else { continue }
                var fix: Fix?
                if let dict = text.firstRange(of: "<dict>") {
                    let offset = text.utf8.distance(from: text.startIndex, to: dict.upperBound)
                    fix = Fix(
                        "insert the key",
                        Edit(
                            at: offset,
                            "\n\t<key>CFBundleDevelopmentRegion</key>\n\t<string>$(DEVELOPMENT_LANGUAGE)</string>"))
                }
                context.report(
                    path: path, 0..<0,
                    "CFBundleDevelopmentRegion is missing: Siri's assets for the phrases of '\(target.name)' cannot be made",
                    fix: fix)
            }
        }
    }
}
