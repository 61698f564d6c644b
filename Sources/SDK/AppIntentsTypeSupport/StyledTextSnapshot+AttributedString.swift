import FoundationAdditions
package import IntentWire

extension StyledTextSnapshot {
    /// The runs of an attributed string with the styles that Markdown has.
    package init(_ text: AttributedString) {
        self.init(
            runs: text.runs.map { run in
                Run(
                    text: String(text[run.range].characters),
                    inlineIntent: run.inlinePresentationIntent.map { UInt($0.rawValue) },
                    link: run.link?.absoluteString, blocks: run.presentationIntent?.components.map(Block.init))
            })
    }
}

extension AttributedString {
    /// The attributed string that runs describe.
    package init(_ snapshot: StyledTextSnapshot) {
        self.init()
        for run in snapshot.runs {
            var piece = AttributedString(run.text)
            if let intent = run.inlineIntent {
                piece.inlinePresentationIntent = InlinePresentationIntent(rawValue: intent)
            }
            if let link = run.link { piece.link = URL(string: link) }
            if let blocks = run.blocks {
                piece.presentationIntent = PresentationIntent(types: blocks.compactMap(\.component))
            }
            append(piece)
        }
    }
}

extension StyledTextSnapshot.Block {
    fileprivate init(_ component: PresentationIntent.IntentType) {
        let identity = component.identity
        switch component.kind {
        case .paragraph: self.init(kind: "paragraph", identity: identity)
        case .header(let level): self.init(kind: "header", identity: identity, number: level)
        case .orderedList: self.init(kind: "orderedList", identity: identity)
        case .unorderedList: self.init(kind: "unorderedList", identity: identity)
        case .listItem(let ordinal): self.init(kind: "listItem", identity: identity, number: ordinal)
        case .codeBlock(let language): self.init(kind: "codeBlock", identity: identity, language: language)
        case .blockQuote: self.init(kind: "blockQuote", identity: identity)
        case .thematicBreak: self.init(kind: "thematicBreak", identity: identity)
        case .table(let columns):
            self.init(kind: "table", identity: identity, columns: columns.map(\.alignment.rawValue))
        case .tableHeaderRow: self.init(kind: "tableHeaderRow", identity: identity)
        case .tableRow(let index): self.init(kind: "tableRow", identity: identity, number: index)
        case .tableCell(let index): self.init(kind: "tableCell", identity: identity, number: index)
        }
    }

    fileprivate var component: PresentationIntent.IntentType? {
        let kind: PresentationIntent.Kind
        switch self.kind {
        case "paragraph": kind = .paragraph
        case "header": kind = .header(level: number ?? 1)
        case "orderedList": kind = .orderedList
        case "unorderedList": kind = .unorderedList
        case "listItem": kind = .listItem(ordinal: number ?? 1)
        case "codeBlock": kind = .codeBlock(languageHint: language)
        case "blockQuote": kind = .blockQuote
        case "thematicBreak": kind = .thematicBreak
        case "table":
            kind = .table(
                columns: (columns ?? []).map { .init(alignment: .init(rawValue: $0) ?? .left) })
        case "tableHeaderRow": kind = .tableHeaderRow
        case "tableRow": kind = .tableRow(rowIndex: number ?? 1)
        case "tableCell": kind = .tableCell(columnIndex: number ?? 0)
        default: return nil
        }
        return .init(kind: kind, identity: identity)
    }
}
