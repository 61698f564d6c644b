/// A change of a file: bytes that are replaced by a text.
public struct Edit: Sendable, Hashable {
    /// The bytes, by offset in the file.
    public var range: Range<Int>
    /// What stands there afterwards.
    public var replacement: String

    /// Replaces bytes.
    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Inserts before a byte.
    public init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}

/// What can be done about a finding without thinking.
public struct Fix: Sendable, Hashable {
    /// What is done, as a sentence without a full stop: "insert 'import AppIntents'".
    public var title: String
    /// The changes, all in the finding's file.
    public var edits: [Edit]

    /// Creates a fix.
    public init(_ title: String, _ edits: Edit...) {
        self.title = title
        self.edits = edits
    }
}

/// Something that a rule found.
public struct Finding: Sendable, Hashable {
    /// The rule, as `AI201`.
    public var rule: String
    public var severity: Severity
    /// The file, as it was given.
    public var path: String
    /// The bytes that it is about.
    public var range: Range<Int>
    /// The line, from 1.
    public var line = 1
    /// The column in bytes of UTF-8, from 1.
    public var column = 1
    /// Line and column behind the last byte.
    public var endLine = 1
    public var endColumn = 1
    /// The columns in characters of Unicode, from 1, as SARIF counts them.
    public var characterColumn = 1
    public var endCharacterColumn = 1
    /// What is wrong and what to do, in lower case and without a full stop.
    public var message: String
    /// What can be done at once.
    public var fix: Fix?
    /// The text of the line, without spaces around: what a baseline recognises the finding by.
    public var lineText = ""
}
