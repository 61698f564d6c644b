import Foundation

/// Reads which files belong to which target of an Xcode project.
///
/// Groups, file references, file-system-synchronised groups with their exceptions, build settings of the project and of
/// the target, and `.xcconfig` files are read; what Xcode computes beyond that stays unknown.
struct XcodeProject {
    private let objects: [String: PropertyText]
    private let root: PropertyText
    private let folder: String
    private let path: String
    private var paths: [String: String] = [:]
    /// Groups that hold whatever is in their folder.
    private let synchronized: [(key: String, value: PropertyText)]

    /// Opens the text of `project.pbxproj`; nil where it is no project.
    init?(path: String, bytes: [UInt8]) {
        guard let text = PropertyTextReader.read(bytes), let objects = text["objects"]?.dictionary,
            let root = text["rootObject"]?.string.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        synchronized = objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }
            .map { ($0.key, $0.value) }
        self.root = root
        self.path = path
        let project = Paths.folder(of: path)
        folder = Paths.join(Paths.folder(of: project), root["projectDirPath"]?.string ?? "")
        if let main = root["mainGroup"]?.string { place(main, in: folder, depth: 0) }
    }

    /// The targets; `sources` are all Swift files that were found, for groups that take what their folder holds.
    func targets(sources: SourceIndex) -> [Target] {
        let settings = configuration(root["buildConfigurationList"]?.string)
        return (root["targets"]?.strings ?? []).compactMap { identifier in
            guard let object = objects[identifier], let name = object["name"]?.string else { return nil }
            return target(name, object, identifier, project: settings, sources)
        }
    }

    private mutating func place(_ identifier: String, in parent: String, depth: Int) {
        guard depth < 64, paths[identifier] == nil, let object = objects[identifier] else { return }
        let own = object["path"]?.string ?? ""
        let place =
            switch object["sourceTree"]?.string {
            case "SOURCE_ROOT": Paths.join(folder, own)
            case "<absolute>": own
            default: Paths.join(parent, own)
            }
        paths[identifier] = place
        for child in object["children"]?.strings ?? [] { self.place(child, in: place, depth: depth + 1) }
    }

    private func target(
        _ name: String, _ object: PropertyText, _ identifier: String, project: Settings, _ sources: SourceIndex
    ) -> Target {
        var target = Target(name: name, kind: Self.kind(object["productType"]?.string), project: path)
        for phase in object["buildPhases"]?.strings ?? [] {
            guard let phase = objects[phase], phase["isa"]?.string == "PBXSourcesBuildPhase" else { continue }
            for file in phase["files"]?.strings ?? [] {
                guard let reference = objects[file]?["fileRef"]?.string, let path = paths[reference],
                    path.hasSuffix(".swift")
                else { continue }
                target.sources.insert(path)
            }
        }
        addSynchronized(to: &target, object, identifier, sources)
        for dependency in object["dependencies"]?.strings ?? [] {
            guard let dependency = objects[dependency] else { continue }
            if let other = dependency["target"]?.string.flatMap({ objects[$0]?["name"]?.string }) {
                target.dependencies.insert(other)
            }
            if let product = dependency["productRef"]?.string.flatMap({ objects[$0]?["productName"]?.string }) {
                target.dependencies.insert(product)
            }
        }
        for product in object["packageProductDependencies"]?.strings ?? [] {
            if let name = objects[product]?["productName"]?.string { target.dependencies.insert(name) }
        }
        let own = configuration(object["buildConfigurationList"]?.string)
        apply(own.merging(project), to: &target)
        return target
    }

    private func addSynchronized(
        to target: inout Target, _ object: PropertyText, _ identifier: String, _ sources: SourceIndex
    ) {
        for (group, value) in synchronized {
            guard let root = paths[group] else { continue }
            let isOwn = object["fileSystemSynchronizedGroups"]?.strings.contains(group) ?? false
            var exceptions: Set<String> = []
            for exception in value["exceptions"]?.strings ?? [] {
                guard let set = objects[exception], set["target"]?.string == identifier else { continue }
                for member in set["membershipExceptions"]?.strings ?? [] { exceptions.insert(Paths.join(root, member)) }
            }
            // In a group of the target exceptions are left out; in a group of another one they are taken in.
            if !isOwn, exceptions.isEmpty { continue }
            for source in sources.below(root) {
                let isException = exceptions.contains(source) || exceptions.contains { source.hasPrefix($0 + "/") }
                if isOwn != isException { target.sources.insert(source) }
            }
        }
    }

    private static func kind(_ productType: String?) -> Target.Kind {
        guard let type = productType?.split(separator: ".").last.map(String.init) else { return .other }
        if productType?.contains("unit-test") == true || productType?.contains("ui-testing") == true { return .tests }
        if productType?.contains("extension") == true { return .appExtension }
        switch type {
        case "application", "watchapp2", "on-demand-install-capable": return .app
        case "framework", "static": return .library
        case "tool": return .tool
        default: return productType?.contains("library") == true ? .library : .other
        }
    }

    // MARK: Build settings

    /// Build settings; a value is nil where configurations differ.
    struct Settings {
        var values: [String: String] = [:]
        var isComplete = true

        func merging(_ base: Settings) -> Settings {
            Settings(
                values: base.values.merging(values) { _, own in own }, isComplete: isComplete && base.isComplete)
        }
    }

    private func configuration(_ list: String?) -> Settings {
        var result: Settings?
        for identifier in list.flatMap({ objects[$0]?["buildConfigurations"]?.strings }) ?? [] {
            guard let object = objects[identifier] else { continue }
            var settings = Settings()
            if let base = object["baseConfigurationReference"]?.string.flatMap({ paths[$0] }) {
                settings = xcconfig(base, depth: 0)
            } else if object["baseConfigurationReferenceAnchor"] != nil {
                settings.isComplete = false
            }
            for (key, value) in object["buildSettings"]?.dictionary ?? [:] {
                settings.values[key] = value.strings.joined(separator: " ")
            }
            // What differs between configurations is not known here.
            if var known = result {
                known.values = known.values.filter { settings.values[$0.key] == $0.value }
                known.isComplete = known.isComplete && settings.isComplete
                result = known
            } else {
                result = settings
            }
        }
        return result ?? Settings()
    }

    private func xcconfig(_ path: String, depth: Int) -> Settings {
        guard depth < 8, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            return Settings(isComplete: false)
        }
        var settings = Settings()
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...])
                .trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#include") {
                let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                let included = xcconfig(Paths.join(Paths.folder(of: path), name), depth: depth + 1)
                settings.values.merge(included.values) { _, new in new }
                settings.isComplete = settings.isComplete && (included.isComplete || line.hasPrefix("#include?"))
            } else if let equals = line.firstIndex(of: "=") {
                let key = line[..<equals].trimmingCharacters(in: .whitespaces)
                settings.values[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return settings
    }

    private func apply(_ settings: Settings, to target: inout Target) {
        let values = settings.values
        let platforms = [
            "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS",
            "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
            "XROS_DEPLOYMENT_TARGET": "visionOS",
        ]
        for (key, platform) in platforms {
            if let version = values[key].flatMap({ Double($0) }) { target.deployment[platform] = version }
        }
        // The platforms that the target is built for, where settings of others lie about.
        if let supported = values["SUPPORTED_PLATFORMS"] ?? values["SDKROOT"] {
            let names = [
                "iphone": "iOS", "macos": "macOS", "watch": "watchOS", "appletv": "tvOS", "xr": "visionOS",
            ]
            let wanted = Set(names.filter { supported.contains($0.key) }.values)
            if !wanted.isEmpty, !supported.contains("auto") {
                target.deployment = target.deployment.filter { wanted.contains($0.key) }
            }
        }
        if let identifier = values["PRODUCT_BUNDLE_IDENTIFIER"], !identifier.contains("$") {
            target.bundleIdentifier = identifier
        }
        target.swiftVersion = values["SWIFT_VERSION"].flatMap { Double($0) }.map { Int($0) }
        target.isMainActorByDefault = values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        for key in values.keys where key.hasPrefix("INFOPLIST_KEY_") {
            target.infoPlistKeys.insert(String(key.dropFirst("INFOPLIST_KEY_".count)))
        }
        if let name = values["INFOPLIST_KEY_CFBundleDisplayName"], !name.contains("$") { target.displayName = name }
        let generates = values["GENERATE_INFOPLIST_FILE"] == "YES"
        if let file = values["INFOPLIST_FILE"] {
            let plain = file.replacingOccurrences(of: "$(SRCROOT)/", with: "")
                .replacingOccurrences(of: "$(PROJECT_DIR)/", with: "")
                .replacingOccurrences(of: "$(TARGET_NAME)", with: target.name)
            if !plain.contains("$") { target.infoPlist = Paths.join(folder, plain) }
        }
        target.isInfoPlistKnown = settings.isComplete && !generates && target.infoPlist != nil
    }
}

/// Paths as texts.
enum Paths {
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Joins and resolves `..`.
    static func join(_ base: String, _ path: String) -> String {
        if path.isEmpty { return base }
        if path.hasPrefix("/") { return path }
        var parts = base == "." ? [] : base.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        for part in path.split(separator: "/") {
            if part == ".." {
                if let last = parts.last, last != "..", !last.isEmpty { parts.removeLast() } else { parts.append("..") }
            } else if part != "." {
                parts.append(String(part))
            }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
