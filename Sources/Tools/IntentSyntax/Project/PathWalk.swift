import Foundation

/// Something about the files that could not be read, and why.
public struct FileProblem: Sendable, Hashable {
    /// The path, as it was given or found.
    public let path: String
    /// What is wrong and what follows.
    public let message: String
}

/// The files of a tree that say something about App Intents.
public struct FileList: Sendable {
    /// Swift sources.
    public var sources: [String] = []
    /// `project.pbxproj`, `Package.swift`, `project.yml`, `Project.swift`.
    public var projects: [String] = []
    /// `Info.plist` and other property lists.
    public var propertyLists: [String] = []
    /// `.strings`, `.stringsdict` and `.xcstrings`.
    public var stringTables: [String] = []
    /// `.intentdefinition`
    public var intentDefinitions: [String] = []
    /// What could not be read.
    public var problems: [FileProblem] = []

    /// Whether a path lies in a folder whose name says that it holds tests.
    static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains {
            $0.hasSuffix("Tests") || $0 == "Tests" || $0.hasSuffix("UITests")
        }
    }
}

/// Walks over folders; links to folders are not followed, so that nothing outside of them is read or changed.
public struct PathWalk {
    /// Folders that hold no source of the project's own.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build", "xcuserdata",
    ]

    private var list = FileList()
    private var visited: Set<FolderIdentity> = []
    private let excluded: [String]

    private struct FolderIdentity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    /// Creates a walk.
    ///
    /// - Parameter excluded: Parts of paths; a file whose path has one of them as whole components is left out.
    public init(excluding excluded: [String] = []) { self.excluded = excluded }

    /// The files below folders, and those named themselves, sorted by path.
    public static func files(in paths: [String], excluding excluded: [String] = []) -> FileList {
        var walk = PathWalk(excluding: excluded)
        for path in paths { walk.visit(root: path) }
        walk.list.sources = Array(Set(walk.list.sources)).sorted()
        walk.list.projects.sort()
        walk.list.propertyLists.sort()
        walk.list.stringTables.sort()
        return walk.list
    }

    private mutating func visit(root path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            list.problems.append(FileProblem(path: path, message: "cannot be read: \(Self.reason)"))
            return
        }
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if status.st_mode & S_IFMT == S_IFDIR {
            folder(trimmed, status)
        } else {
            file(trimmed)
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private mutating func folder(_ path: String, _ status: stat) {
        guard visited.insert(FolderIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))).inserted
        else { return }
        guard let handle = opendir(path) else {
            list.problems.append(
                FileProblem(
                    path: path, message: "the folder cannot be read: \(Self.reason); what it holds was not checked"))
            return
        }
        var names: [(name: String, type: UInt8)] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append((name, entry.pointee.d_type))
        }
        closedir(handle)
        for (name, type) in names.sorted(by: { $0.name < $1.name }) where !name.hasPrefix(".") {
            let child = path == "." ? name : path == "/" ? "/" + name : path + "/" + name
            if type == UInt8(DT_REG) {
                file(child)
                continue
            }
            guard type == UInt8(DT_DIR) || type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) else { continue }
            var status = stat()
            // A link to nowhere is no file of the project.
            guard stat(child, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                if type != UInt8(DT_LNK), !Self.skipped.contains(name), !isExcluded(child) { folder(child, status) }
            } else if status.st_mode & S_IFMT == S_IFREG {
                file(child)
            }
        }
    }

    private func isExcluded(_ path: String) -> Bool {
        excluded.contains { part in
            path == part || path.hasPrefix(part + "/") || path.hasSuffix("/" + part) || path.contains("/" + part + "/")
        }
    }

    private mutating func file(_ path: String) {
        guard !isExcluded(path) else { return }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name.hasSuffix(".swift") {
            if name == "Package.swift" || name == "Project.swift" || name.hasPrefix("Package@swift") {
                list.projects.append(path)
            } else {
                list.sources.append(path)
            }
        } else if name == "project.pbxproj" || name == "project.yml" || name == "project.yaml" {
            list.projects.append(path)
        } else if name.hasSuffix(".plist") {
            list.propertyLists.append(path)
        } else if name.hasSuffix(".xcstrings") || name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") {
            list.stringTables.append(path)
        } else if name.hasSuffix(".intentdefinition") {
            list.intentDefinitions.append(path)
        }
    }
}
