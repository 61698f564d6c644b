import SwiftSyntax

/// Reduces the syntax tree of SwiftSyntax to what facts about App Intents need.
struct TreeBuilder {
    private var records: [SyntaxTree.Record] = []
    private var strings: [String] = [""]
    private var indices: [String: UInt32] = ["": 0]
    private var depth = 0
    private let byteCount: Int

    init(byteCount: Int) { self.byteCount = byteCount }

    func finish() -> SyntaxTree { SyntaxTree(records: records, strings: strings) }

    mutating func file(_ source: SourceFileSyntax) {
        let index = UInt32(records.count)
        records.append(.init(kind: NodeKind.file.rawValue, text: 0, start: 0, end: UInt32(byteCount), next: index))
        statements(source.statements)
        if source.hasError, let problem = Self.problem(in: Syntax(source)) {
            leaf(.problem, "the source does not parse here", at: problem)
        }
        records[0].next = UInt32(records.count)
    }

    /// Stands for a file that is not parsed.
    mutating func unread(_ reason: String) {
        let end = UInt32(byteCount)
        let text = index(of: reason)
        records.append(.init(kind: NodeKind.file.rawValue, text: 0, start: 0, end: end, next: 2))
        records.append(.init(kind: NodeKind.problem.rawValue, text: text, start: 0, end: min(1, end), next: 2))
    }

    /// The first token that is missing or unexpected.
    private static func problem(in root: Syntax) -> Syntax? {
        var current = root
        while true {
            if current.is(UnexpectedNodesSyntax.self) { return current }
            if current.is(TokenSyntax.self) { return current }
            guard
                let child = current.children(viewMode: .all).first(where: { child in
                    child.hasError || child.is(UnexpectedNodesSyntax.self)
                        || (child.as(TokenSyntax.self)?.presence == .missing)
                })
            else { return current }
            current = child
        }
    }

    // MARK: Writing nodes

    private mutating func index(of text: String) -> UInt32 {
        if let known = indices[text] { return known }
        let new = UInt32(strings.count)
        strings.append(text)
        indices[text] = new
        return new
    }

    mutating func leaf(_ kind: NodeKind, _ text: String, at syntax: some SyntaxProtocol) {
        node(kind, text, at: syntax) { _ in }
    }

    mutating func node(
        _ kind: NodeKind, _ text: String = "", at syntax: some SyntaxProtocol, _ content: (inout TreeBuilder) -> Void
    ) {
        let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = max(start, syntax.endPositionBeforeTrailingTrivia.utf8Offset)
        node(kind, text, start, end, content)
    }

    mutating func node(
        _ kind: NodeKind, _ text: String, _ start: Int, _ end: Int, _ content: (inout TreeBuilder) -> Void
    ) {
        let position = records.count
        records.append(
            .init(
                kind: kind.rawValue, text: index(of: text), start: UInt32(clamping: start), end: UInt32(clamping: end),
                next: 0))
        depth += 1
        if depth <= SourceParser.nestingLimit * 2 { content(&self) }
        depth -= 1
        records[position].next = UInt32(records.count)
    }

    /// A type as one text with single spaces.
    static func text(of syntax: some SyntaxProtocol) -> String {
        let trimmed = syntax.trimmedDescription
        guard trimmed.utf8.contains(where: { $0 == 10 || $0 == 9 || $0 == 13 }) || trimmed.contains("  ") else {
            return trimmed
        }
        return trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
