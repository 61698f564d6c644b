import Foundation

/// Reads the targets of a Swift package from its manifest's source; what is computed there stays unknown.
struct PackageManifest {
    let path: String
    let tree: SyntaxTree

    private static let kinds: [String: Target.Kind] = [
        "target": .library, "executableTarget": .app, "testTarget": .tests, "macro": .other, "plugin": .other,
    ]

    /// The targets, and the products with the targets that they hold.
    func targets(sources: SourceIndex) -> (targets: [Target], products: [String: [String]]) {
        let folder = Paths.folder(of: path)
        var targets: [Target] = []
        var products: [String: [String]] = [:]
        var deployment: [String: Double] = [:]
        // Where targets are for Linux, no system of Apple is too old.
        let isForLinux = tree.nodes(.conditionalClause).contains { $0.text == "os(Linux)" && !$0.below(.call).isEmpty }
        for call in tree.nodes(.call) {
            guard let callee = call.children.first, callee.kind == .member else { continue }
            let name = call.argument("name")?.literalText
            if callee.text == "library" || callee.text == "executable", let name {
                products[name] = (call.argument("targets")?.children ?? Node.Children.none).compactMap(\.literalText)
            } else if let platform = Self.platform(call, callee) {
                deployment[platform.name] = platform.version
            } else if let kind = Self.kinds[callee.text], let name {
                var target = Target(name: name, kind: kind, project: path)
                let defaults = kind == .tests ? "Tests/" + name : "Sources/" + name
                let place = Paths.join(folder, call.argument("path")?.literalText ?? defaults)
                let excluded = (call.argument("exclude")?.children ?? Node.Children.none).compactMap(\.literalText)
                    .map { Paths.join(place, $0) }
                let listed = (call.argument("sources")?.children ?? Node.Children.none).compactMap(\.literalText)
                    .map { Paths.join(place, $0) }
                target.sources = Set(
                    sources.below(place).filter { source in
                        !excluded.contains { source == $0 || source.hasPrefix($0 + "/") }
                            && (listed.isEmpty || listed.contains { source == $0 || source.hasPrefix($0 + "/") })
                    })
                for dependency in call.argument("dependencies")?.children ?? Node.Children.none {
                    if let name = dependency.literalText ?? dependency.argument("name")?.literalText {
                        target.dependencies.insert(name)
                    }
                }
                if let settings = call.argument("swiftSettings") {
                    for setting in settings.below(.call) {
                        switch setting.children.first?.text {
                        case "defaultIsolation":
                            target.isMainActorByDefault = setting.below(.identifier).contains { $0.text == "MainActor" }
                        case "swiftLanguageMode", "swiftLanguageVersion":
                            if setting.below(.member).contains(where: { $0.text == "v6" }) { target.swiftVersion = 6 }
                        default: break
                        }
                    }
                }
                targets.append(target)
            }
        }
        for index in targets.indices where !isForLinux { targets[index].deployment = deployment }
        return (targets, products)
    }

    private static func platform(_ call: Node, _ callee: Node) -> (name: String, version: Double)? {
        guard ["iOS", "macOS", "watchOS", "tvOS", "visionOS"].contains(callee.text),
            let value = call.first(.argument)?.children.first
        else { return nil }
        if let text = value.literalText, let version = Double(text) { return (callee.text, version) }
        guard value.kind == .member, value.text.hasPrefix("v"),
            let version = Double(value.text.dropFirst().replacingOccurrences(of: "_", with: "."))
        else { return nil }
        return (callee.text, version)
    }
}
