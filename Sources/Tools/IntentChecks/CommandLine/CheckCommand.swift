import Foundation
import IntentSyntax

/// The program `beckon-check`: reads a command line, checks, and tells the shell how that went.
public struct CheckCommand {
    /// What is written where, and what the surroundings are; tests bring their own.
    public struct Surroundings: Sendable {
        public var environment: [String: String]
        public var workingDirectory: String
        public var isTerminal: Bool
        public var isErrorTerminal: Bool
        public var output: @Sendable (String) -> Void
        public var error: @Sendable (String) -> Void

        /// Creates surroundings.
        public init(
            environment: [String: String], workingDirectory: String, isTerminal: Bool = false,
            isErrorTerminal: Bool = false, output: @escaping @Sendable (String) -> Void,
            error: @escaping @Sendable (String) -> Void
        ) {
            self.environment = environment
            self.workingDirectory = workingDirectory
            self.isTerminal = isTerminal
            self.isErrorTerminal = isErrorTerminal
            self.output = output
            self.error = error
        }

        /// Those of this process.
        public static var process: Surroundings {
            Surroundings(
                environment: ProcessInfo.processInfo.environment,
                workingDirectory: FileManager.default.currentDirectoryPath, isTerminal: isatty(1) == 1,
                isErrorTerminal: isatty(2) == 1,
                output: { FileHandle.standardOutput.write(Data($0.utf8)) },
                error: { FileHandle.standardError.write(Data($0.utf8)) })
        }
    }

    /// The version of the tool: trees in caches belong to it.
    public static let version = "0.1.0"

    private let surroundings: Surroundings

    /// Creates the command.
    public init(_ surroundings: Surroundings = .process) { self.surroundings = surroundings }

    private struct UsageError: Error {
        var message: String
    }

    /// Does what the words ask for.
    ///
    /// - Returns: 0 where no error was found, 1 where one was, 2 where the words or settings are wrong.
    public func run(_ words: [String]) -> Int32 {
        do {
            return try run(try CheckArguments(words))
        } catch let failure as CheckArguments.Failure {
            surroundings.error("error: \(failure.message)\n")
        } catch let failure as UsageError {
            surroundings.error("error: \(failure.message)\n")
        } catch {
            surroundings.error("error: \(error.localizedDescription)\n")
        }
        return 2
    }

    private func run(_ arguments: CheckArguments) throws -> Int32 {
        if arguments.showsHelp {
            surroundings.output(CheckArguments.help + "\n")
            return 0
        }
        if arguments.showsVersion {
            surroundings.output("beckon check \(Self.version), \(Checker.rules.count) rules\n")
            return 0
        }
        if arguments.writesRulePages {
            surroundings.output(RulePage.all(Checker.rules))
            return 0
        }
        if arguments.listsRules {
            for rule in Checker.rules {
                let level = rule.severity.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
                surroundings.output("\(rule.id)  \(level) \(rule.title)\n")
            }
            return 0
        }
        if let identifier = arguments.explained {
            guard let rule = Checker.rules.first(where: { $0.id == identifier.uppercased() }) else {
                throw UsageError(message: "there is no rule '\(identifier)'; beckon check --list-rules lists them")
            }
            surroundings.output(RulePage.markdown(rule))
            return 0
        }
        let options = try options(arguments)
        return arguments.watches ? try watch(arguments, options) : try check(arguments, options)
    }

    // MARK: Settings

    private func options(_ arguments: CheckArguments) throws -> Checker.Options {
        let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
        for path in paths where !FileManager.default.fileExists(atPath: path) {
            throw UsageError(message: "there is no file or folder '\(path)'")
        }
        var options = Checker.Options(paths: paths)
        var folder = "."
        if let file = arguments.configuration ?? Self.configuration(near: paths) {
            folder = (file as NSString).deletingLastPathComponent
            guard let data = FileManager.default.contents(atPath: file) else {
                throw UsageError(message: "the settings in '\(file)' cannot be read")
            }
            do {
                options.configuration = try Configuration(data: data)
            } catch {
                throw UsageError(message: "the settings in '\(file)' cannot be used: \(error)")
            }
        }
        func beside(_ path: String?) -> String? {
            path.map { $0.hasPrefix("/") || folder.isEmpty || folder == "." ? $0 : folder + "/" + $0 }
        }
        options.configuration.exclude += arguments.excluded
        options.includesNotes = arguments.notes || options.configuration.notes
        options.only = arguments.only
        options.threads = arguments.jobs
        if let file = arguments.baseline ?? beside(options.configuration.baseline), arguments.writtenBaseline == nil {
            guard let data = FileManager.default.contents(atPath: file), let baseline = try? Baseline(data: data) else {
                throw UsageError(message: "the baseline '\(file)' cannot be read; --write-baseline writes one")
            }
            options.baseline = baseline
        }
        if let file = arguments.identifiers ?? beside(options.configuration.identifiers),
            arguments.writtenIdentifiers == nil
        {
            guard let data = FileManager.default.contents(atPath: file),
                let identifiers = try? IdentifierBaseline(data: data)
            else {
                throw UsageError(
                    message: "the identifiers in '\(file)' cannot be read; --write-identifiers writes them")
            }
            options.identifiers = identifiers
            options.identifiersPath = file
        }
        options.cache = cache(arguments, paths)
        return options
    }

    private static func configuration(near paths: [String]) -> String? {
        let name = ".beckon-check.json"
        for folder in [paths.first, "."].compactMap({ $0 }) {
            let path = folder == "." ? name : folder + "/" + name
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        return nil
    }

    private func cache(_ arguments: CheckArguments, _ paths: [String]) -> FactCache {
        guard arguments.usesCache else { return .none }
        let environment = surroundings.environment
        let home =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].map { $0 + "/.cache" }
        guard let folder = arguments.cache ?? home.map({ $0 + "/beckon/check" }) else { return .none }
        let roots = paths.map { $0.hasPrefix("/") ? $0 : surroundings.workingDirectory + "/" + $0 }
        return FactCache(folder: folder, roots: roots, version: Self.version)
    }

    // MARK: Checking

    private func check(_ arguments: CheckArguments, _ options: Checker.Options) throws -> Int32 {
        let progress = surroundings.isErrorTerminal && !arguments.isQuiet
        if progress { surroundings.error("\r\u{1B}[KReading \(options.paths.joined(separator: " "))…") }
        if let file = arguments.writtenIdentifiers { try writeIdentifiers(file, options) }
        var report = Checker.run(options)
        if progress { surroundings.error("\r\u{1B}[K") }
        if arguments.fixes { report = try fix(report, options) }
        if let file = arguments.writtenBaseline {
            try write(Baseline(report.findings).data, file)
            surroundings.error("\(report.findings.count) findings written to '\(file)'\n")
            return 0
        }
        let hasColor =
            arguments.color
            ?? (surroundings.isTerminal && arguments.output == nil
                && (surroundings.environment["NO_COLOR"] ?? "").isEmpty)
        let text = ReportWriter(version: Self.version, hasColor: hasColor).text(report, arguments.format)
        if let file = arguments.output {
            try write(Data(text.utf8), file)
        } else {
            surroundings.output(text)
        }
        if arguments.format != .json {
            for problem in report.problems { surroundings.error("warning: \(problem.path): \(problem.message)\n") }
        }
        if !arguments.isQuiet, arguments.format == .text { surroundings.error(Self.summary(report) + "\n") }
        let isBad = report.count(.error) > 0 || (arguments.isStrict && report.count(.warning) > 0)
        if let stamp = arguments.stamp, !isBad { try write(Data("// Checked by beckon-check.\n".utf8), stamp) }
        return isBad ? 1 : 0
    }

    private static func summary(_ report: Checker.Report) -> String {
        func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        var text =
            "\(counted(report.count(.error), "error")) and \(counted(report.count(.warning), "warning")) in "
            + counted(report.fileCount, "file")
        let notes = report.count(.note)
        if notes > 0 { text += ", \(counted(notes, "note"))" }
        if report.baselineCount > 0 { text += "; \(report.baselineCount) known from the baseline" }
        return text
    }

    private func write(_ data: Data, _ path: String) throws {
        do {
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw UsageError(message: "'\(path)' cannot be written: \(error.localizedDescription)")
        }
    }

    private func writeIdentifiers(_ file: String, _ options: Checker.Options) throws {
        let model = Model(
            Workspace(paths: options.paths, excluding: options.configuration.exclude, cache: options.cache))
        try write(IdentifierBaseline(model).data, file)
    }

    /// Changes files until nothing more can be changed, three times at most, since one change may bring another about.
    private func fix(_ first: Checker.Report, _ options: Checker.Options) throws -> Checker.Report {
        var report = first
        var options = options
        options.cache = .none
        var count = 0
        for _ in 0..<3 {
            let fixable = report.findings.filter { $0.fix != nil }
            guard !fixable.isEmpty else { break }
            for (path, findings) in Dictionary(grouping: fixable, by: \.path) {
                guard let bytes = FileContent.bytes(of: path) else { continue }
                let result = FileContent(bytes).applying(findings.flatMap { $0.fix?.edits ?? [] })
                try write(Data(result.bytes), path)
                count += result.applied
            }
            report = Checker.run(options)
        }
        surroundings.error("\(count) change\(count == 1 ? "" : "s") made\n")
        return report
    }

    // MARK: Watching

    /// Checks again whenever the state of a file has changed; ends when the process is ended.
    private func watch(_ arguments: CheckArguments, _ options: Checker.Options) throws -> Int32 {
        var options = options
        var last: [String: FileState] = [:]
        while true {
            let list = PathWalk.files(in: options.paths, excluding: options.configuration.exclude)
            let paths = list.sources + list.projects + list.propertyLists + list.stringTables
            let state = Dictionary(paths.map { ($0, FileState($0)) }) { first, _ in first }
            if state != last {
                last = state
                options.cache = cache(arguments, options.paths)
                // Editors begin a new list of problems at the first of these lines and end it at the second.
                surroundings.output("beckon check: begin\n")
                _ = try check(arguments, options)
                surroundings.output("beckon check: end\n")
            }
            Thread.sleep(forTimeInterval: 1)
        }
    }

    private struct FileState: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int

        init(_ path: String) {
            var status = stat()
            stat(path, &status)
            size = Int(status.st_size)
            seconds = Int(status.st_mtim.tv_sec)
            nanoseconds = Int(status.st_mtim.tv_nsec)
        }
    }
}
