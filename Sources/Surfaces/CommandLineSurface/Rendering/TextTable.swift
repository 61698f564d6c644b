import ViewRendering

/// Columns of text under headings.
package struct TextTable {
    /// The least that a column shrinks to.
    private static let narrowest = 8
    private static let gap = "  "

    package var headings: [String]
    package var rows: [[String]]

    /// Creates a table; each row has as many cells as there are headings.
    package init(headings: [String], rows: [[String]]) {
        self.headings = headings
        self.rows = rows
    }

    /// The lines of the table.
    ///
    /// - Parameters:
    ///   - width: The columns of the terminal; unlimited where nil.
    ///   - style: How the headings are set apart.
    /// - Returns: The lines; nil where the table is too wide even when its cells are cut.
    package func lines(width: Int?, style: TextStyle) -> [String]? {
        var widths = headings.indices.map { index in
            ([headings] + rows).map { DisplayWidth.columns($0[index]) }.max() ?? 0
        }
        if let width, !shrink(&widths, to: width) { return nil }
        return ([headings] + rows).enumerated().map { number, row in
            let cells = zip(row, widths).map { cell, width in
                DisplayWidth.padded(DisplayWidth.truncated(cell, to: width), to: width)
            }
            var line = cells.joined(separator: Self.gap)
            while line.hasSuffix(" ") { line.removeLast() }
            return number == 0 ? style.bold(line) : line
        }
    }

    /// Takes columns from the widest until the table fits; false where it does not.
    private func shrink(_ widths: inout [Int], to width: Int) -> Bool {
        let gaps = Self.gap.count * max(0, widths.count - 1)
        while widths.reduce(gaps, +) > width {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.narrowest
            else { return false }
            widths[widest] -= 1
        }
        return true
    }
}
