/// The machine's shared MIME database: which filename extensions belong to which MIME types.
///
/// It is read once, when it is first needed. A machine without one has an empty database: what the declarations
/// themselves hold still works.
///
/// - Source: Shared MIME-info Database specification 0.21, specifications.freedesktop.org/shared-mime-info-spec
package struct MIMEDatabase: Sendable {
    /// The database of this machine.
    package static let shared = MIMEDatabase(dataDirectories: dataDirectories(in: ProcessInfo.processInfo.environment))

    /// An extension of a MIME type with its weight; the greatest weight wins.
    struct Glob {
        var weight: Int
        var mimeType: String
    }

    let directories: [String]
    private(set) var globs: [String: [Glob]] = [:]
    private(set) var extensions: [String: [String]] = [:]
    private(set) var canonical: [String: String] = [:]
    private(set) var aliases: [String: [String]] = [:]
    private(set) var parents: [String: [String]] = [:]

    /// Reads the databases below some folders.
    ///
    /// - Parameter dataDirectories: Folders that may hold a folder `mime`, the most important first.
    package init(dataDirectories: [String]) {
        directories = dataDirectories.map { $0 + "/mime" }
        for directory in directories.reversed() { read(directory) }
        for (mimeType, names) in extensions { extensions[mimeType] = names.uniqued() }
    }

    /// The data folders in order of importance, as the XDG Base Directory specification has them.
    package static func dataDirectories(in environment: [String: String]) -> [String] {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = value("XDG_DATA_HOME") ?? (value("HOME") ?? NSHomeDirectory()) + "/.local/share"
        let rest = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        return ([home] + rest).filter { $0.hasPrefix("/") }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    // MARK: - Answers

    /// The MIME types of an extension in lower case, that with the greatest weight first.
    package func mimeTypes(forExtension filenameExtension: String) -> [String] {
        (globs[filenameExtension] ?? []).enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.mimeType).uniqued()
    }

    /// The extensions of a MIME type in lower case; those of its canonical name where it is an alias.
    package func filenameExtensions(forMIMEType mimeType: String) -> [String] {
        extensions[canonical[mimeType] ?? mimeType] ?? []
    }

    /// The canonical name of a MIME type and all its aliases.
    package func synonyms(of mimeType: String) -> [String] {
        let name = canonical[mimeType] ?? mimeType
        return [name] + (aliases[name] ?? [])
    }

    /// The MIME types that a MIME type is a kind of, the nearest first.
    package func ancestors(of mimeType: String) -> [String] {
        var found: [String] = []
        var waiting = [canonical[mimeType] ?? mimeType]
        while !waiting.isEmpty {
            let next = parents[waiting.removeFirst()] ?? []
            let fresh = next.map { canonical[$0] ?? $0 }.filter { !found.contains($0) }
            found += fresh
            waiting += fresh
        }
        return found
    }

    // MARK: - Files

    private mutating func read(_ directory: String) {
        for line in Self.lines(of: directory + "/globs2") { addGlob(line) }
        for fields in Self.lines(of: directory + "/aliases").map({ $0.split(separator: " ") }) where fields.count == 2 {
            let (alias, name) = (fields[0].lowercased(), fields[1].lowercased())
            canonical[alias] = name
            aliases[name, default: []].append(alias)
        }
        for fields in Self.lines(of: directory + "/subclasses").map({ $0.split(separator: " ") })
        where fields.count == 2 {
            parents[fields[0].lowercased(), default: []].append(fields[1].lowercased())
        }
    }

    /// Takes one line of `globs2`: weight, MIME type, pattern and perhaps flags, separated by colons.
    private mutating func addGlob(_ line: Substring) {
        let fields = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count >= 3, let weight = Int(fields[0]) else { return }
        let mimeType = fields[1].lowercased()
        if fields[2] == "__NOGLOBS__" {
            for name in extensions.removeValue(forKey: mimeType) ?? [] {
                globs[name]?.removeAll { $0.mimeType == mimeType }
            }
            return
        }
        // Only a pattern that is nothing but a suffix says something about extensions.
        guard fields[2].hasPrefix("*.") else { return }
        let name = fields[2].dropFirst(2).lowercased()
        guard !name.isEmpty, !name.contains(where: { "*?[".contains($0) }) else { return }
        globs[name, default: []].append(Glob(weight: weight, mimeType: mimeType))
        extensions[mimeType, default: []].append(name)
    }

    private static func lines(of path: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
}
