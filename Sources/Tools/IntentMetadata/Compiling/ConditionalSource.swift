import Foundation

/// Source as it is for an app's system, where the compiler on this machine answers for its own.
///
/// Swift decides `#if os(iOS)` by the target that it compiles for, and modules for this machine cannot be imported for
/// another target. So the conditions are answered in the text. Imports of modules that are not here become blanks, so that
/// the rest is compiled. The number of lines stays.
struct ConditionalSource {
    let platform: TargetPlatform?
    /// Whether the compiler finds a module.
    let isModule: (String) -> Bool

    /// The text to compile; nil where it is the source itself.
    func rewritten(_ source: [UInt8], mask: SwiftMask) -> [UInt8]? {
        var output: [ArraySlice<UInt8>] = []
        var isChanged = false
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (line, code) in zip(lines, mask.lines) {
            let start = code.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if start == UInt8(ascii: "#"), let platform {
                let text = String(decoding: code, as: UTF8.self)
                if let changed = condition(text, platform) {
                    output.append(ArraySlice(Array(changed.utf8)))
                    isChanged = true
                    continue
                }
            } else if start == UInt8(ascii: "i") || start == UInt8(ascii: "@") || start == UInt8(ascii: "p")
                || start == UInt8(ascii: "f"),
                let module = importedModule(String(decoding: code, as: UTF8.self)), !isModule(module)
            {
                output.append([])
                isChanged = true
                continue
            }
            output.append(line)
        }
        return isChanged ? Array(output.joined(separator: [UInt8(ascii: "\n")])) : nil
    }

    /// A condition with the answers in it; nil where there is nothing to answer.
    private func condition(_ line: String, _ platform: TargetPlatform) -> String? {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        guard trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") else { return nil }
        let changed = line.replacing(/\b(os|canImport|targetEnvironment|arch|_runtime)\s*\(\s*([A-Za-z0-9_.]+)[^()]*\)/)
        {
            match in
            guard let answer = answer(String(match.1), String(match.2), platform) else { return String(match.0) }
            return answer ? "true" : "false"
        }
        return changed == line ? nil : changed
    }

    private func answer(_ question: String, _ subject: String, _ platform: TargetPlatform) -> Bool? {
        switch question {
        case "os":
            return subject == platform.system || (subject == "OSX" && platform.system == "macOS")
        case "canImport":
            let module = String(subject.prefix { $0 != "." })
            if AppleFrameworks.foreign.contains(module) { return false }
            if ["UIKit", "AppKit", "WatchKit", "Cocoa"].contains(module) {
                switch platform.system {
                case "macOS": return module != "UIKit" && module != "WatchKit"
                case "watchOS": return module != "AppKit" && module != "Cocoa"
                default: return module == "UIKit"
                }
            }
            return AppleFrameworks.contains(module) ? true : nil
        case "targetEnvironment":
            switch subject {
            case "simulator": return platform.isSimulator
            case "macCatalyst": return false
            default: return nil
            }
        case "arch": return platform.architecture.map { $0 == subject || ($0 == "arm64e" && subject == "arm64") }
        case "_runtime": return subject == "_ObjC"
        default: return nil
        }
    }

    private func importedModule(_ line: String) -> String? {
        let pattern =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
        return line.firstMatch(of: pattern).map { String($0.1) }
    }
}
