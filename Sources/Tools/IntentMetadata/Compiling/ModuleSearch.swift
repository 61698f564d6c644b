import Foundation

/// The modules that the compiler finds.
struct ModuleSearch {
    private let names: Set<String>

    /// Looks into folders of modules and into those of the compiler.
    init(folders: [String], compiler: String) {
        var names: Set = ["Swift", "_Concurrency", "_StringProcessing", "_Differentiation", "Glibc", "SwiftShims"]
        let program = URL(filePath: compiler).resolvingSymlinksInPath()
        let libraries = program.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "lib/swift/linux")
        for folder in folders + [libraries.path(percentEncoded: false)] {
            for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                let path = (folder as NSString).appendingPathComponent(entry)
                if entry.hasSuffix(".swiftmodule") { names.insert(String(entry.dropLast(".swiftmodule".count))) }
                if entry.hasSuffix(".modulemap"), let text = try? String(contentsOfFile: path, encoding: .utf8) {
                    for match in text.matches(of: /module\s+(\w+)/) { names.insert(String(match.1)) }
                }
            }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Where the compiler keeps modules of C, so that the second run is quick.
    static func cache(_ environment: [String: String]) -> String {
        let home = environment["HOME"] ?? NSHomeDirectory()
        let folder = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.cache"
        return "\(folder)/beckon/clang"
    }
}
