/// What all files together declare.
///
/// Names are resolved across files: by the outer types of the place of use, then in its file, its targets, its project.
/// Where several declarations fit and differ, none is taken, so that rules stay silent rather than guess.
/// The model is for one thread; its values are made when they are asked for.
public final class Model {
    /// The files and projects.
    public let workspace: Workspace
    /// Every type that is declared.
    public private(set) var types: [TypeInfo] = []
    private var byName: [String: [TypeInfo]] = [:]
    private var aliases: [String: [(node: Node, file: SourceFile)]] = [:]
    private var fileOfTree: [ObjectIdentifier: SourceFile] = [:]
    private var targetsOfPath: [String: [Int]] = [:]
    private var ancestries: [ObjectIdentifier: Ancestry] = [:]
    private var underway: Set<ObjectIdentifier> = []
    private let projectFolders: [String]
    private var folderOfFolder: [String: String] = [:]

    /// Attributes that add no member which a rule misses.
    static let knownAttributes: Set<String> = [
        "available", "MainActor", "Observable", "objc", "objcMembers", "frozen", "usableFromInline",
        "dynamicMemberLookup",
        "preconcurrency", "AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum",
        "UnionValue", "Model", "globalActor", "unchecked", "nonobjc", "main", "propertyWrapper", "resultBuilder",
        "retroactive", "inlinable", "_spi", "discardableResult", "Suite", "State",
    ]

    /// Builds the model of a workspace.
    public init(_ workspace: Workspace) {
        self.workspace = workspace
        projectFolders = Set(
            workspace.targets.map { target in
                let folder = Paths.folder(of: target.project)
                return folder.hasSuffix(".xcodeproj") ? Paths.folder(of: folder) : folder
            }
        ).sorted { $0.count > $1.count }
        for (index, target) in workspace.targets.enumerated() {
            for path in target.sources { targetsOfPath[path, default: []].append(index) }
        }
        var extensions: [(Node, SourceFile)] = []
        for file in workspace.files {
            fileOfTree[ObjectIdentifier(file.tree)] = file
            collect(file.tree.root.children, outer: "", file, &extensions)
        }
        for type in types { byName[type.name, default: []].append(type) }
        for (node, file) in extensions {
            for type in candidates(for: node.text, in: file) { type.extensions.append((node, file)) }
        }
    }

    private func collect(
        _ children: Node.Children, outer: String, _ file: SourceFile, _ extensions: inout [(Node, SourceFile)]
    ) {
        for node in Node.flattened(children) {
            if node.kind.isNominalType {
                let name = outer.isEmpty ? node.text : outer + "." + node.text
                types.append(TypeInfo(node: node, file: file, qualifiedName: name, model: self))
                if let block = node.first(.memberBlock) { collect(block.children, outer: name, file, &extensions) }
            } else if node.kind == .extensionType {
                extensions.append((node, file))
                if let block = node.first(.memberBlock) {
                    collect(block.children, outer: TypeText(node.text).name, file, &extensions)
                }
            } else if node.kind == .typeAlias {
                aliases[node.text, default: []].append((node, file))
            }
        }
    }

    // MARK: Places

    /// The file of a node.
    public func file(of node: Node) -> SourceFile? { fileOfTree[ObjectIdentifier(node.tree)] }

    /// The targets that a file is built into.
    public func targets(of file: SourceFile) -> [Target] {
        (targetsOfPath[file.path] ?? []).map { workspace.targets[$0] }
    }

    /// The folder of the innermost project around a file.
    public func projectFolder(of path: String) -> String {
        let folder = Paths.folder(of: path)
        if let known = folderOfFolder[folder] { return known }
        let found = projectFolders.first { $0 == "." || path.hasPrefix($0 + "/") } ?? ""
        folderOfFolder[folder] = found
        return found
    }

    // MARK: Names

    /// The types that an extension with this name extends.
    private func candidates(for text: String, in file: SourceFile) -> [TypeInfo] {
        let name = TypeText(text).name
        let all = (byName[name.split(separator: ".").last.map(String.init) ?? name] ?? [])
            .filter {
                $0.qualifiedName == name || $0.qualifiedName.hasSuffix("." + name)
                    || name.hasSuffix("." + $0.qualifiedName)
            }
        return nearest(all, to: file)
    }

    /// Of several declarations those that are nearest: in the file, a shared target, the project, anywhere.
    private func nearest(_ all: [TypeInfo], to file: SourceFile) -> [TypeInfo] {
        guard all.count > 1 else { return all }
        let same = all.filter { $0.file === file }
        if !same.isEmpty { return same }
        let mine = Set(targetsOfPath[file.path] ?? [])
        let shared = all.filter { !mine.isDisjoint(with: targetsOfPath[$0.file.path] ?? []) }
        if !shared.isEmpty { return shared }
        let folder = projectFolder(of: file.path)
        let near = all.filter { projectFolder(of: $0.file.path) == folder }
        return near.isEmpty ? all : near
    }

    /// The declaration that a name means at a place; nil where there is none, or more than one.
    ///
    /// - Parameters:
    ///   - text: A type as it is written, `Outer.Inner?` too; of lists it means the list, not the element.
    ///   - node: The place of use.
    public func resolve(_ text: String, at node: Node) -> TypeInfo? {
        guard let file = file(of: node) else { return nil }
        return resolve(TypeText(text).name, node: node, file: file, depth: 0)
    }

    private func resolve(_ name: String, node: Node, file: SourceFile, depth: Int) -> TypeInfo? {
        guard depth < 8, !name.isEmpty else { return nil }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let all = (byName[last] ?? []).filter {
            $0.qualifiedName == name || $0.qualifiedName.hasSuffix("." + name)
                || (name.contains(".") && name.hasSuffix("." + $0.qualifiedName))
        }
        // Outer types of the place of use come first.
        var scopes: [String] = []
        for ancestor in node.ancestors where ancestor.kind.isNominalType || ancestor.kind == .extensionType {
            scopes.append(ancestor.text)
        }
        var scope = scopes.reversed().joined(separator: ".")
        while !scope.isEmpty {
            let inner = nearest(all.filter { $0.qualifiedName == scope + "." + name }, to: file)
            if let only = single(inner) { return only }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        // A nested type is not visible under its bare name elsewhere; a name may begin with that of the module.
        let exact = all.filter { $0.qualifiedName == name }
        let visible = exact.isEmpty ? all.filter { name.hasSuffix("." + $0.qualifiedName) } : exact
        let found = nearest(visible.isEmpty && name.contains(".") ? all : visible, to: file)
        if let only = single(found) { return only }
        if found.isEmpty, let alias = single(aliases: aliases[last] ?? [], file) {
            return resolve(TypeText(alias.typeText ?? "").name, node: alias, file: file, depth: depth + 1)
        }
        return nil
    }

    private func single(_ found: [TypeInfo]) -> TypeInfo? {
        guard let first = found.first else { return nil }
        let differs = found.dropFirst().contains { !$0.node.excludes(first.node) }
        return differs ? nil : first
    }

    private func single(aliases: [(node: Node, file: SourceFile)], _ file: SourceFile) -> Node? {
        if let own = aliases.first(where: { $0.file === file }) { return own.node }
        return aliases.count == 1 ? aliases[0].node : nil
    }

    /// The type behind an alias, or the text itself.
    public func unaliased(_ text: String, at node: Node) -> String {
        guard let file = file(of: node), byName[text] == nil, let alias = single(aliases: aliases[text] ?? [], file)
        else { return text }
        return alias.typeText ?? text
    }

    /// Whether any declaration has the name, visible or not.
    public func isDeclared(_ name: String) -> Bool { byName[name] != nil || aliases[name] != nil }

    // MARK: Conformance

    func ancestry(of type: TypeInfo) -> Ancestry {
        let key = ObjectIdentifier(type)
        if let known = ancestries[key] { return known }
        guard underway.insert(key).inserted else { return Ancestry() }
        defer { underway.remove(key) }
        var result = Ancestry()
        for part in type.parts {
            for inherited in part.node.all(.inherited) { add(inherited.text, at: inherited, to: &result) }
            for attribute in part.node.all(.attribute) {
                guard attribute.argument("schema") != nil else { continue }
                switch attribute.text {
                case "AppIntent", "AssistantIntent": addKnown("AppIntent", to: &result)
                case "AppEntity", "AssistantEntity": addKnown("AppEntity", to: &result)
                case "AppEnum", "AssistantEnum": addKnown("AppEnum", to: &result)
                default: break
                }
            }
        }
        ancestries[key] = result
        return result
    }

    private func addKnown(_ name: String, to result: inout Ancestry) {
        guard result.names.insert(name).inserted else { return }
        for parent in KnownProtocols.appIntents[name] ?? [] { addKnown(parent, to: &result) }
    }

    private func add(_ text: String, at node: Node, to result: inout Ancestry) {
        let name = TypeText(text).name
        if let type = resolve(name, at: node) {
            guard type.node.kind == .protocolType || type.node.kind == .classType else { return }
            result.names.insert(type.name)
            if !result.types.contains(where: { $0 === type }) { result.types.append(type) }
            let above = type.ancestry
            result.names.formUnion(above.names)
            for ancestor in above.types where !result.types.contains(where: { $0 === ancestor }) {
                result.types.append(ancestor)
            }
            result.hasUnknown = result.hasUnknown || above.hasUnknown || type.hasUnknownMacro
        } else if KnownProtocols.appIntents[name] != nil {
            addKnown(name, to: &result)
        } else if KnownProtocols.harmless.contains(name) {
            result.names.insert(name)
        } else {
            let meaning = unaliased(name, at: node)
            if meaning != name {
                for part in meaning.split(separator: "&") { add(String(part).trimmingSpaces, at: node, to: &result) }
            } else {
                result.names.insert(name)
                result.hasUnknown = true
            }
        }
    }
}
