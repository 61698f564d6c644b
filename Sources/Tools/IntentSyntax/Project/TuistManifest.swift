import Foundation

/// Reads the targets of a Tuist project from its manifest's source, as far as they are written out.
struct TuistManifest {
    let path: String
    let tree: SyntaxTree

    private static let kinds: [String: Target.Kind] = [
        "app": .app, "appExtension": .appExtension, "extensionKitExtension": .appExtension, "framework": .library,
        "staticFramework": .library, "staticLibrary": .library, "dynamicLibrary": .library, "unitTests": .tests,
        "uiTests": .tests, "commandLineTool": .tool, "watch2App": .app, "appClip": .app,
    ]

    func targets(sources: SourceIndex) -> [Target] {
        let folder = Paths.folder(of: path)
        return tree.nodes(.call).compactMap { call -> Target? in
            guard ["target", "Target"].contains(call.calledName ?? ""), let name = call.argument("name")?.literalText,
                let product = call.argument("product"), product.kind == .member, let kind = Self.kinds[product.text]
            else { return nil }
            var target = Target(name: name, kind: kind, project: path)
            let patterns = (call.argument("sources")?.below(.stringLiteral) ?? []).compactMap(\.literalText)
            for pattern in patterns {
                let place = Paths.join(folder, pattern)
                let prefix = place.components(separatedBy: "*")[0]
                let folder = Paths.folder(of: prefix + "x")
                target.sources.formUnion(
                    (place.contains("*") ? sources.below(folder) : sources.at(place)).filter {
                        place.contains("*") ? $0.hasPrefix(prefix) : $0 == place || $0.hasPrefix(place + "/")
                    })
            }
            target.bundleIdentifier = call.argument("bundleId")?.literalText
            for dependency in call.argument("dependencies")?.below(.call) ?? [] {
                if dependency.calledName == "target", let name = dependency.argument("name")?.literalText {
                    target.dependencies.insert(name)
                }
            }
            for platform in call.argument("deploymentTargets")?.below(.call) ?? [] {
                guard let version = platform.unlabelledArgument()?.literalText.flatMap({ Double($0) }),
                    let name = platform.calledName
                else { continue }
                target.deployment[name] = version
            }
            return target
        }
    }
}
