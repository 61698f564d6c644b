import Foundation
import IntentWire
import ValueForms

/// One sentence of a test of phrases, and what it should lead to.
struct PhraseTestCase: Hashable, Sendable {
    /// Where it stands, from 1 on.
    var line: Int
    var sentence: String
    /// The intent that should run, by identifier, with its app before a dot or without; nil where nothing should.
    var intent: String?
    /// Whether it is enough that the intent is asked about.
    var mayAsk = false
    /// What the parameters should be, in the words of whoever wrote it; an empty text where there should be none.
    var values: [String: String] = [:]
}

/// Reads what phrases are tested with.
///
/// Text has a line a sentence: the sentence, `=>`, the intent or `none`, and values as `size=large` or `title="Buy milk"`. With tabs in
/// the place of `=>` and of the spaces between values it is a table. JSON is a list of objects with `sentence`, `intent` and `values`.
enum PhraseTestFile {
    /// The longest file that is read, in bytes.
    private static let longest = 16 << 20

    /// Reads a file.
    ///
    /// - Throws: `IntentFailure` with code `invalid-value` that names the line.
    static func read(_ path: String) throws -> [PhraseTestCase] {
        let data: Data
        do {
            data =
                try path == "-" ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(filePath: path))
        } catch {
            throw problem("'\(path)' cannot be read: \(error.localizedDescription)")
        }
        guard data.count <= longest else { throw problem("'\(path)' has more than \(longest >> 20) MB") }
        guard let text = String(bytes: data, encoding: .utf8) else { throw problem("'\(path)' is no UTF-8") }
        let cases = text.first { !$0.isWhitespace } == "[" ? try json(text, path) : try lines(text, path)
        if cases.isEmpty { throw problem("'\(path)' has no sentence") }
        return cases
    }

    private static func problem(_ message: String) -> IntentFailure {
        IntentFailure(.invalidValue, message, parameters: ["file"])
    }

    private static func lines(_ text: String, _ path: String) throws -> [PhraseTestCase] {
        var cases: [PhraseTestCase] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let isTable = line.contains("\t")
            let parts =
                isTable
                ? line.split(separator: "\t").map { $0.trimmingCharacters(in: .whitespaces) }
                : sides(line)
            guard parts.count >= 2, !parts[0].isEmpty, !parts[1].isEmpty else {
                throw problem(
                    "\(path):\(index + 1): 'SENTENCE => INTENT name=value …' or 'SENTENCE => none' is expected")
            }
            let words = isTable ? Array(parts[1...]) : try words(parts[1], "\(path):\(index + 1)")
            cases.append(try one(parts[0], words, index + 1, path))
        }
        return cases
    }

    private static func sides(_ line: String) -> [String] {
        guard let arrow = line.range(of: "=>", options: .backwards) else { return [line] }
        return [line[..<arrow.lowerBound], line[arrow.upperBound...]].map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The words of the right side; quotation marks hold some together.
    private static func words(_ text: String, _ place: String) throws -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        for letter in text {
            if letter == "\"" {
                isQuoted.toggle()
            } else if letter == " ", !isQuoted {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(letter)
            }
        }
        if isQuoted { throw problem("\(place): a quotation mark is missing at the end") }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static func one(_ sentence: String, _ words: [String], _ line: Int, _ path: String) throws -> PhraseTestCase
    {
        var test = PhraseTestCase(line: line, sentence: sentence)
        test.take(words.first ?? "none")
        for word in words.dropFirst() {
            guard let sign = word.firstIndex(of: "="), sign > word.startIndex, test.intent != nil else {
                throw problem("\(path):\(line): '\(word)' is no value of an intent; 'name=value' is expected")
            }
            test.values[String(word[..<sign])] = String(word[word.index(after: sign)...])
        }
        return test
    }

    private static func json(_ text: String, _ path: String) throws -> [PhraseTestCase] {
        let value: JSONValue
        do { value = try JSONValue(parsing: text) } catch { throw problem("'\(path)' is no JSON: \(error)") }
        return try (value.elements ?? []).enumerated().map { index, one in
            guard let sentence = one["sentence"]?.string, !sentence.isEmpty else {
                throw problem("\(path): entry \(index + 1) has no 'sentence'")
            }
            var test = PhraseTestCase(line: index + 1, sentence: sentence)
            test.take(one["intent"]?.string ?? "none")
            for member in one["values"]?.members ?? [] {
                test.values[member.name] = member.value == .null ? "" : member.value.string ?? member.value.line
            }
            return test
        }
    }
}

extension PhraseTestCase {
    /// Takes the name of an intent: `none` is nothing, and a question mark says that it may be asked about.
    fileprivate mutating func take(_ name: String) {
        mayAsk = name.hasSuffix("?")
        let name = mayAsk ? String(name.dropLast()) : name
        intent = name.lowercased() == "none" ? nil : name
    }
}
