import Foundation

/// The backtraces of apps that crashed: files beside the logs, so that they do not bury what an app printed last.
///
/// - Source: Swift, Backtracing support: the variable SWIFT_BACKTRACE.
struct CrashReports: Sendable {
    private static let variable = "SWIFT_BACKTRACE"
    private static let kept = 20

    let folder: URL

    init(in cacheDirectory: URL) { folder = cacheDirectory.appending(path: "crashes") }

    /// Makes the Swift runtime of an app write its backtraces here, unless the person has chosen otherwise.
    func prepare(_ environment: inout [String: String]) {
        guard environment[Self.variable] == nil, !folder.path.contains(",") else { return }
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        environment[Self.variable] = "output-to=\(folder.path),interactive=no,color=no"
    }

    /// The backtrace of a process that has ended; nil where it left none.
    func report(of process: pid_t) -> String? {
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map {
            folder.appending(path: $0)
        }
        removeOld(files)
        return files.first { $0.lastPathComponent.contains("-\(process)-") }?.path
    }

    private func removeOld(_ files: [URL]) {
        guard files.count > Self.kept else { return }
        let dated = files.map { file in
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            return (file, values?.contentModificationDate ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.kept) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
