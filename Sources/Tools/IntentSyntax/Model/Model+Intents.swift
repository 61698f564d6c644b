extension Model {
    /// Concrete types that conform to a protocol of App Intents, those of tests left out.
    public func types(conformingTo name: String) -> [TypeInfo] {
        types.filter { $0.node.kind != .protocolType && $0.conforms(to: name) && !isTestOnly($0.file) }
    }

    /// Whether a file is built into tests alone.
    public func isTestOnly(_ file: SourceFile) -> Bool {
        let targets = targets(of: file)
        return targets.isEmpty ? FileList.isTest(file.path) : targets.allSatisfy { $0.kind == .tests }
    }
}

/// An app of a project: its target, and all targets whose code it brings along.
public struct App {
    /// The target of the app.
    public let target: Target
    /// The app's target, its extensions, frameworks and package targets.
    public let targets: [Target]

    /// The part of the app that is built into the app's process.
    public var ownTargets: [Target] { targets.filter { $0.kind != .appExtension } }
}

extension Workspace {
    /// The apps of all projects.
    public var apps: [App] {
        let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        return targets.filter { $0.kind == .app }.map { app in
            var found: [Target] = [app]
            var names: Set<String> = [app.name]
            var open = Array(app.dependencies)
            while let name = open.popLast() {
                guard names.insert(name).inserted else { continue }
                open += products[name] ?? []
                let sameProject = targets.first { $0.name == name && $0.project == app.project }
                guard let target = sameProject ?? byName[name], target.kind != .tests else { continue }
                // An app that another one needs, as that of a watch, is an app of its own.
                if target.kind == .app { continue }
                found.append(target)
                open += target.dependencies
            }
            return App(target: app, targets: found)
        }
    }
}
