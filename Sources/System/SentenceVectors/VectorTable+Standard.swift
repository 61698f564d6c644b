public import Foundation

extension VectorTable {
    /// The environment variable with the path of another table.
    public static let environmentVariable = "BECKON_VECTORS"

    /// The table for English that comes with this package.
    ///
    /// It is looked for where `BECKON_VECTORS` says, then beside the program, in the resources of this module, then in
    /// `../share/beckon` from there.
    ///
    /// - Parameters:
    ///   - environment: The environment of the process.
    ///   - program: The program that runs.
    /// - Returns: The table; nil where there is none. Meaning is then not searched for.
    /// - Throws: `VectorTableError` where there is one that is damaged.
    public static func english(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: URL? = Bundle.main.executableURL
    ) throws(VectorTableError) -> VectorTable? {
        if let path = environment[environmentVariable], !path.isEmpty {
            return try VectorTable(contentsOf: URL(filePath: path))
        }
        guard let folder = program?.resolvingSymlinksInPath().deletingLastPathComponent() else { return nil }
        let places = [
            "beckon_SentenceVectors.resources/Resources/english.vectors",
            // The name where the package has macros, whose tests are built as tools.
            "beckon_SentenceVectors-tool.resources/Resources/english.vectors",
            "../share/beckon/english.vectors",
        ]
        for place in places {
            let file = folder.appending(path: place)
            if FileManager.default.fileExists(atPath: file.path) { return try VectorTable(contentsOf: file) }
        }
        return nil
    }
}
