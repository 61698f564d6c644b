/// A place in a file that a message is about.
package struct SourcePlace: Hashable, Sendable {
    /// The path of the file, as it was given.
    package var file: String
    /// The line, from 1; nil where the whole file is meant.
    package var line: Int?

    /// Creates a place.
    package init(file: String, line: Int? = nil) {
        self.file = file
        self.line = line
    }

    /// The place as compilers write it: `Intents.swift:12`.
    package var text: String { line.map { "\(file):\($0)" } ?? file }
}

/// Something that is wrong with what metadata is made of or read from.
package struct MetadataProblem: Hashable, Sendable {
    /// Whether it keeps the metadata from being written.
    package enum Severity: String, Hashable, Sendable { case error, warning }

    package var severity: Severity
    /// What is wrong and what helps, in the voice of a compiler.
    package var message: String
    package var place: SourcePlace?

    /// Creates a problem.
    package init(_ severity: Severity = .error, _ message: String, at place: SourcePlace? = nil) {
        self.severity = severity
        self.message = message
        self.place = place
    }

    /// The problem in one line, in the form that editors and build systems look for.
    package var line: String { (place.map { "\($0.text): " } ?? "") + "\(severity.rawValue): \(message)" }
}

/// Why there is no metadata.
package struct MetadataFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// All that was found; at least one is an error.
    package var problems: [MetadataProblem]

    /// Creates a failure of several problems.
    package init(problems: [MetadataProblem]) { self.problems = problems }

    /// Creates a failure of one problem.
    package init(_ message: String, at place: SourcePlace? = nil) {
        problems = [MetadataProblem(.error, message, at: place)]
    }

    package var description: String { problems.map(\.line).joined(separator: "\n") }
}

/// Collects problems while a module is read, so that a person sees all of them at once.
final class ProblemLog {
    /// Whether what Apple's form is not known for is left out with a warning, in place of an error.
    let isLenient: Bool
    private(set) var problems: [MetadataProblem] = []
    private var seen: Set<MetadataProblem> = []

    init(isLenient: Bool = false) { self.isLenient = isLenient }

    /// Notes what makes the metadata impossible.
    func error(_ message: String, at place: SourcePlace?) { add(MetadataProblem(.error, message, at: place)) }

    /// Notes what the person should know.
    func warning(_ message: String, at place: SourcePlace?) { add(MetadataProblem(.warning, message, at: place)) }

    /// Notes that it is not known how Apple's processor writes something.
    ///
    /// - Parameter subject: What it is, so that the sentence can go on with "is not known".
    func unknown(_ subject: String, at place: SourcePlace?) {
        let message = "how Apple's processor writes \(subject) is not known"
        if isLenient {
            warning("\(message); it is left out", at: place)
        } else {
            error("\(message); --lenient leaves it out", at: place)
        }
    }

    private func add(_ problem: MetadataProblem) {
        if seen.insert(problem).inserted { problems.append(problem) }
    }
}
