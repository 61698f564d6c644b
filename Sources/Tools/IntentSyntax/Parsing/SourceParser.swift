import SwiftParser
import SwiftSyntax

/// Reads Swift source into a ``SyntaxTree``.
public enum SourceParser {
    /// How deep expressions and blocks may be nested; what lies deeper is read as one unknown expression.
    static let nestingLimit = 200

    /// How deep lists may be nested: the parser tries each opening bracket as a type and as a list, so that its time
    /// doubles with each.
    static let bracketLimit = 16

    /// Parses the bytes of a file.
    ///
    /// Any bytes give a tree: where the source does not parse, the tree holds a node of the kind
    /// ``NodeKind/problem`` and what could be read around it. Bytes that are no UTF-8 become replacement characters.
    /// Needs a stack of some megabytes; ``Parallel`` gives its threads one.
    public static func parse(_ bytes: [UInt8]) -> SyntaxTree {
        guard SourceScan.bracketDepth(bytes) <= bracketLimit else {
            return unread(bytes.count, "lists are nested too deeply here")
        }
        return bytes.withUnsafeBufferPointer { buffer in
            let source = Parser.parse(source: buffer, maximumNestingLevel: nestingLimit)
            var builder = TreeBuilder(byteCount: bytes.count)
            builder.file(source)
            return builder.finish()
        }
    }

    /// Stands for a file that is not parsed.
    static func unread(_ count: Int, _ reason: String) -> SyntaxTree {
        var builder = TreeBuilder(byteCount: count)
        builder.unread(reason)
        return builder.finish()
    }

    /// Parses a text.
    public static func parse(_ text: String) -> SyntaxTree { parse(Array(text.utf8)) }
}
