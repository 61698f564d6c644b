import Foundation

/// A word of a task's description, and what it means.
struct TodoWord: Hashable, Sendable {
    /// The bytes of the word.
    let bytes: ArraySlice<UInt8>

    /// Where in the line it is.
    var range: Range<Int> { bytes.indices }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The name behind a plus sign.
    var project: String? { name(behind: UInt8(ascii: "+")) }

    /// The name behind an at sign.
    var context: String? { name(behind: UInt8(ascii: "@")) }

    /// The day of `due:2026-12-01`.
    var due: Day? { value(of: "due").flatMap { Day($0) } }

    /// The letter of `pri:A`.
    var priority: Character? {
        guard let value = value(of: "pri"), value.count == 1, let letter = value.first,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
        else { return nil }
        return Character(Unicode.Scalar(letter))
    }

    /// Whether the word is a key with a value, as `due:2026-12-01`: one colon, with something on both sides of it.
    ///
    /// An address such as `https://todotxt.org` is none.
    var isKeyValue: Bool {
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty && !parts[1].starts(with: "//".utf8)
    }

    /// Whether the word files the task instead of telling what to do.
    var isTag: Bool { project != nil || context != nil || isKeyValue }

    /// Whether the word says when, or how urgent: these are properties of a task, not part of its name.
    var isSchedule: Bool {
        due != nil || priority != nil || value(of: "t").flatMap { Day($0) } != nil
    }

    private func name(behind sign: UInt8) -> String? {
        guard bytes.first == sign, bytes.count > 1 else { return nil }
        return String(decoding: bytes.dropFirst(), as: UTF8.self)
    }

    private func value(of key: String) -> ArraySlice<UInt8>? {
        bytes.starts(with: "\(key):".utf8) ? bytes.dropFirst(key.utf8.count + 1) : nil
    }

    /// The words of a description.
    static func words(in description: ArraySlice<UInt8>) -> [TodoWord] {
        description.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { TodoWord(bytes: $0) }
    }
}
