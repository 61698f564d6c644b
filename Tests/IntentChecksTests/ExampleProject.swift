import Foundation
import IntentChecks
import IntentSyntax

/// A folder with the files of an example.
struct ExampleProject {
    /// What was found, by file and position.
    struct Found: Equatable, CustomStringConvertible {
        var place: String
        var message: String
        var severity: Severity
        var isFixable: Bool
        var description: String { "\(place): \(message)" }
    }

    let folder: URL
    /// Where the marks stood, as `file:line:column`.
    let marks: [String]

    /// Makes the folder for the time of a function.
    static func with<Result>(_ source: String, _ body: (ExampleProject) throws -> Result) throws -> Result {
        let folder = URL.temporaryDirectory.appending(path: "beckon-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var marks: [String] = []
        for (name, text) in files(of: source) {
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            marks += positions(in: text).map { "\(name):\($0)" }
            try Data(text.replacing("▸", with: "").utf8).write(to: url)
        }
        return try body(ExampleProject(folder: folder, marks: marks.sorted()))
    }

    private static func files(of source: String) -> [(String, String)] {
        guard source.hasPrefix("// file: ") else { return [("Example.swift", source)] }
        var files: [(String, String)] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// file: ") {
                files.append((String(line.dropFirst(9)), ""))
            } else {
                files[files.count - 1].1 += line + "\n"
            }
        }
        return files
    }

    private static func positions(in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
            var result: [String] = []
            var column = 1
            for character in line {
                if character == "▸" { result.append("\(number + 1):\(column)") } else { column += character.utf8.count }
            }
            return result
        }
    }

    private func options(_ rule: String?) -> Checker.Options {
        var options = Checker.Options(paths: [folder.path])
        if let rule { options.only = [rule] }
        options.includesNotes = true
        let identifiers = folder.appending(path: "identifiers.json").path
        if let data = FileManager.default.contents(atPath: identifiers) {
            options.identifiers = try? IdentifierBaseline(data: data)
            options.identifiersPath = identifiers
        }
        return options
    }

    /// Runs one rule, or all.
    func check(only rule: String? = nil) -> [Found] {
        Checker.run(options(rule)).findings.map { finding in
            let path = finding.path.replacing(folder.path + "/", with: "")
            return Found(
                place: "\(path):\(finding.line):\(finding.column)", message: finding.message,
                severity: finding.severity, isFixable: finding.fix != nil)
        }.sorted { $0.place < $1.place }
    }

    /// Applies what a rule offers.
    func fix(only rule: String) {
        let identifiers = folder.appending(path: "identifiers.json").path
        let has = FileManager.default.fileExists(atPath: identifiers)
        run(["--fix", "--only", rule, "--no-cache", folder.path] + (has ? ["--identifiers", identifiers] : []))
    }

    /// Runs the command; gives its status and what it wrote.
    @discardableResult func run(_ words: [String]) -> (status: Int32, output: String, error: String) {
        let output = Collected()
        let error = Collected()
        let surroundings = CheckCommand.Surroundings(
            environment: [:], workingDirectory: folder.path, output: { output.append($0) }, error: { error.append($0) })
        let status = CheckCommand(surroundings).run(words)
        return (status, output.text, error.text)
    }

    /// All Swift sources as one text.
    var text: String {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
        }.joined(separator: "\n")
    }
}
