import Foundation

/// An error of the compiler.
struct CompilerMessage: Hashable {
    var file: String
    var line: Int
    var column: Int
    var text: String

    /// Reads the errors in what the compiler said, in its one-line style.
    static func errors(in output: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        var seen: Set<CompilerMessage> = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let mark = line.range(of: ": error: ") ?? line.range(of: ": fatal error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let text = String(line[mark.upperBound...])
            var message = CompilerMessage(file: "", line: 0, column: 0, text: text)
            if place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) {
                message.file = place.dropLast(2).joined(separator: ":")
                (message.line, message.column) = (number, column)
            }
            if seen.insert(message).inserted { found.append(message) }
        }
        return found
    }
}
