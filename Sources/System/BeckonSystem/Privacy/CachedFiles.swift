import Foundation

/// What is kept as files in the cache folder: what apps printed and how they crashed, and the weather at places.
struct CachedFiles {
    let kind: PrivacyKind
    private let folder: URL
    private let names: [String]

    /// What apps printed, and the reports of their crashes.
    static func output(_ configuration: SystemConfiguration) -> CachedFiles {
        CachedFiles(kind: .output, folder: configuration.cacheDirectory, names: ["logs", reports])
    }

    /// The weather at the places that were asked for.
    static func weather(_ configuration: SystemConfiguration) -> CachedFiles {
        CachedFiles(kind: .weather, folder: configuration.cacheDirectory, names: ["weather"])
    }

    private static let reports = "crashes"

    private struct File {
        var url: URL
        var date: Date?
        /// Whether it is a report of a crash, which names its program.
        var isReport: Bool
    }

    private var files: [File] {
        names.flatMap { name in
            let place = folder.appending(path: name)
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
            return names.map { file in
                let url = place.appending(path: file)
                let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
                return File(url: url, date: attributes?[.modificationDate] as? Date, isReport: name == Self.reports)
            }
        }
    }

    var entry: PrivacyReport.Entry {
        let files = files
        let dates = files.compactMap(\.date)
        return PrivacyReport.Entry(
            kind: kind, count: files.count, oldest: dates.min(), newest: dates.max(), path: folder.path)
    }

    /// Deletes files that were written last before a moment.
    ///
    /// - Parameters:
    ///   - program: The program that wrote them; nil for all.
    ///   - before: The moment; nil for all.
    /// - Returns: How many.
    func erase(of program: String?, before: Date?) -> Int {
        var count = 0
        for file in files {
            if let program {
                let name = file.url.lastPathComponent
                let start = file.isReport ? (program as NSString).lastPathComponent + "-" : OutputLog.name(of: program)
                guard name.hasPrefix(start) else { continue }
            }
            if let before, (file.date ?? .distantPast) >= before { continue }
            if (try? FileManager.default.removeItem(at: file.url)) != nil { count += 1 }
        }
        return count
    }
}
