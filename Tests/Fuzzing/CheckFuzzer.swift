import Foundation
import IntentChecks

@testable import IntentSyntax

/// Gives any bytes to what reads files: the parser and all rules, projects, tables and caches.
///
/// Built by Scripts/fuzz-check. The first byte says who reads the rest.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
    let sources = SourceIndex(sorted: ["Sources/a/b.swift", "a/c.swift"])
    switch start[0] % 6 {
    case 0:
        _ = XcodeProject(path: "a/b.xcodeproj/project.pbxproj", bytes: bytes)?.targets(sources: sources)
        _ = PropertyTextReader.readPairs(bytes)
    case 1:
        _ = XcodeGenManifest(path: "project.yml", text: String(decoding: bytes, as: UTF8.self)).targets(
            sources: sources)
    case 2: _ = SyntaxTree(data: Data(bytes))
    case 3:
        let tree = SourceParser.parse(bytes)
        _ = PackageManifest(path: "Package.swift", tree: tree).targets(sources: sources)
        _ = TuistManifest(path: "Project.swift", tree: tree).targets(sources: sources)
    default:
        _ = SourceScan(bytes)
        let text = Array("import AppIntents\n".utf8) + bytes
        let workspace = Workspace(sources: ["A.swift": text])
        var options = Checker.Options(paths: [])
        options.includesNotes = true
        _ = Checker.run(workspace, options)
        let tree = workspace.files[0].tree
        precondition(SyntaxTree(data: tree.data)?.data == tree.data)
        precondition(tree.root.descendants.allSatisfy { $0.start <= $0.end && $0.end <= text.count })
    }
    return 0
}
