import Foundation

/// A chart of hours in characters: temperature as bars, precipitation below them.
struct WeatherChart {
    struct Column: Hashable {
        var label: String
        var temperature: Double
        var precipitation: Double
    }

    let columns: [Column]
    let width: Int
    let degree: String
    let depth: String

    private static let eighths = Array(" ▁▂▃▄▅▆▇█")
    private static let rows = 4
    /// Columns that the numbers on the left take, and those that an hour takes.
    private static let margin = 8
    private static let columnWidth = 2

    /// The lines, or none where there is nothing to show.
    var lines: [String] {
        let shown = columns.prefix(max(0, (width - Self.margin) / Self.columnWidth))
        let temperatures = shown.map(\.temperature).filter(\.isFinite)
        guard let low = temperatures.min(), let high = temperatures.max() else { return [] }
        var lines = bars(shown.map(\.temperature), from: low - max(1, (high - low) / 8), to: high, rows: Self.rows)
        lines[0] = label("\(Int(high.rounded()))\(degree)") + lines[0].dropFirst(Self.margin)
        lines[Self.rows - 1] = label("\(Int(low.rounded()))\(degree)") + lines[Self.rows - 1].dropFirst(Self.margin)
        let amounts = shown.map { $0.precipitation.isFinite ? $0.precipitation : 0 }
        if let most = amounts.max(), most > 0 {
            let rain = bars(amounts, from: 0, to: most, rows: 1)
            let number = (most * 10).rounded() / 10
            lines += rain.map { label("\(number) \(depth)") + $0.dropFirst(Self.margin) }
        }
        lines.append(axis(shown.map(\.label)))
        return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    private func label(_ text: String) -> String {
        String(repeating: " ", count: max(0, Self.margin - 1 - text.count)) + text + " "
    }

    /// Bars of eighths of a character, the top row first.
    private func bars(_ values: [Double], from low: Double, to high: Double, rows: Int) -> [String] {
        (0..<rows).reversed().map { row in
            values.reduce(label("")) { line, value in
                guard value.isFinite, high > low else { return line + "  " }
                let eighths = (value - low) / (high - low) * Double(rows * 8) - Double(row * 8)
                let character = Self.eighths[min(8, max(0, Int(eighths.rounded())))]
                return line + String(character) + " "
            }
        }
    }

    /// Every third hour.
    private func axis(_ labels: [String]) -> String {
        labels.enumerated().reduce(label("")) { line, item in
            line + (item.offset % 3 == 0 ? item.element : "  ")
        }
    }
}
