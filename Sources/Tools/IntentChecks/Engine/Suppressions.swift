/// Comments that switch rules off: for a line, the next line, a range or the file.
///
/// `// beckon:disable AI341` behind code is about its line. On a line of its own it is about everything below, until
/// `// beckon:enable AI341`. `disable-next-line` and `disable-file` say what they are about. Without identifiers all
/// rules are meant; text behind `--` is the reason.
struct Suppressions {
    private struct Entry {
        var rules: Set<String>
        var lines: ClosedRange<Int>
    }

    private var entries: [Entry] = []

    init(_ content: FileContent) {
        guard String(decoding: content.bytes, as: UTF8.self).contains("beckon:") else { return }
        var open: [(rules: Set<String>, line: Int)] = []
        for number in 1...content.lineCount {
            let line = content.line(number)
            guard let comment = line.range(of: "//"), let start = line.range(of: "beckon:", in: comment.upperBound)
            else {
                continue
            }
            let words = line[start.upperBound...].split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }
            guard let verb = words.first else { continue }
            let rules = Set(words.dropFirst().prefix { $0 != "--" }.filter { $0.hasPrefix("AI") }.map(String.init))
            let isAlone = line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
            switch verb {
            case "disable" where isAlone: open.append((rules, number))
            case "disable", "disable-line": entries.append(Entry(rules: rules, lines: number...number))
            case "disable-next-line": entries.append(Entry(rules: rules, lines: number...(number + 1)))
            case "disable-file": entries.append(Entry(rules: rules, lines: 0...Int.max))
            case "enable":
                open.removeAll { entry in
                    guard rules.isEmpty || entry.rules.isEmpty || !entry.rules.isDisjoint(with: rules) else {
                        return false
                    }
                    entries.append(Entry(rules: entry.rules, lines: entry.line...number))
                    return true
                }
            default: break
            }
        }
        for entry in open { entries.append(Entry(rules: entry.rules, lines: entry.line...Int.max)) }
    }

    func cover(_ finding: Finding) -> Bool {
        entries.contains { entry in
            entry.lines.contains(finding.line) && (entry.rules.isEmpty || entry.rules.contains(finding.rule))
        }
    }
}

extension String {
    fileprivate func range(of needle: String, in start: String.Index) -> Range<String.Index>? {
        self[start...].firstRange(of: needle)
    }

    fileprivate func range(of needle: String) -> Range<String.Index>? { firstRange(of: needle) }
}
