/// Lays a phrase beside a sentence: which words are the same, which are missing, added, changed, and where values stand.
struct Aligner {
    /// A word of the sentence.
    struct Word {
        var text: String
        var senses: [(word: Int, trust: Double)]
        var weight: Double
    }

    /// A value that stands in the sentence.
    struct Span {
        var start: Int
        var end: Int
        var trust: Double
        /// What it is, by its place in a list of the caller; `nil` for plain words.
        var value: Int?
    }

    struct Result {
        var score: Double
        /// How much is compared: all words of both.
        var total = 0.0
        var slots: [(slot: Int, span: Span)]
        var reasons: [MatchReason]
        var hasAppName: Bool
    }

    let words: [Word]
    let table: WordTable
    /// The spans that a slot can take, by the first word.
    let spans: (_ slot: Int, _ start: Int) -> [Span]
    /// The ends of the names of the app that begin at a word.
    let appNames: (_ start: Int) -> [Int]
    /// Whether the name of the app stands in the sentence apart from the phrase.
    var isNameElsewhere = false

    private enum Step {
        case match(Int, Double)
        case missing
        case noLead
        case extra
        case span(Int, Span)
        case appName(Int)
        case noAppName
    }

    private static let slotWeight = 2.0
    /// How much words too many count.
    static let extraShare = 0.8
    /// What it costs to leave out a word that leads to the name of the app, where that is left out, too.
    private static let leadWeight = 0.02

    /// Whether a word only leads to the name of the app: "in Coffee".
    private func leadsToName(_ row: Int, _ items: [Template.Item]) -> Bool {
        guard case .word(let word) = items[row], table.isSmall[word], row + 1 < items.count else { return false }
        return items[row + 1] == .appName
    }

    /// The best way to lay a phrase beside the sentence.
    func align(_ items: [Template.Item]) -> Result {
        let (rows, columns) = (items.count, words.count)
        var best = [Double](repeating: -.infinity, count: (rows + 1) * (columns + 1))
        var steps = [Step?](repeating: nil, count: (rows + 1) * (columns + 1))
        var previous = [Int](repeating: -1, count: (rows + 1) * (columns + 1))
        best[0] = 0
        func relax(_ from: Int, _ to: Int, _ gain: Double, _ step: Step) {
            if best[from] + gain > best[to] {
                best[to] = best[from] + gain
                steps[to] = step
                previous[to] = from
            }
        }
        for row in 0...rows {
            for column in 0...columns {
                let here = row * (columns + 1) + column
                guard best[here] > -.infinity else { continue }
                if column < columns { relax(here, here + 1, -words[column].weight * 0.5, .extra) }
                guard row < rows else { continue }
                let below = here + columns + 1
                switch items[row] {
                case .word(let word):
                    let weight = table.weight(word)
                    let isLead = leadsToName(row, items)
                    relax(here, below, isLead ? -Self.leadWeight : -weight * 0.5, isLead ? .noLead : .missing)
                    guard column < columns else { continue }
                    for sense in words[column].senses where sense.word == word {
                        relax(here, below + 1, weight * sense.trust, .match(column, sense.trust))
                    }
                case .slot(let slot):
                    relax(here, below, -Aligner.slotWeight * 0.6, .missing)
                    guard column < columns else { continue }
                    for span in spans(slot, column) {
                        let end = (row + 1) * (columns + 1) + span.end
                        relax(here, end, Aligner.slotWeight * span.trust, .span(slot, span))
                    }
                case .appName:
                    relax(here, below, isNameElsewhere ? 1.5 : -0.05, .noAppName)
                    guard column < columns else { continue }
                    for end in appNames(column) {
                        relax(here, (row + 1) * (columns + 1) + end, 1.5, .appName(end))
                    }
                }
            }
        }
        return trace(items, steps, previous)
    }

    private func trace(_ items: [Template.Item], _ steps: [Step?], _ previous: [Int]) -> Result {
        let width = words.count + 1
        var place = steps.count - 1
        var result = Result(score: 0, slots: [], reasons: [], hasAppName: false)
        var (said, missing, extra, changed) = (0.0, 0.0, 0.0, 0.0)
        while place > 0, let step = steps[place] {
            let from = previous[place]
            let (row, column) = (from / width, from % width)
            switch step {
            case .match(let index, let trust):
                guard case .word(let word) = items[row] else { break }
                let weight = table.weight(word)
                said += weight
                if trust < 1 {
                    changed += weight * (1 - trust)
                    result.reasons.append(.changed(words[index].text, table.words[word]))
                }
            case .missing:
                if case .word(let word) = items[row] {
                    missing += table.weight(word)
                    result.reasons.append(.missing(table.words[word]))
                } else {
                    missing += Aligner.slotWeight
                    result.reasons.append(.missing("…"))
                }
            case .noLead: break
            case .extra:
                extra += words[column].weight
                if words[column].weight > 0 { result.reasons.append(.extra(words[column].text)) }
            case .span(let slot, let span):
                said += Aligner.slotWeight
                changed += Aligner.slotWeight * (1 - span.trust) * 0.5
                result.slots.append((slot, span))
            case .appName:
                said += 1.5
                result.hasAppName = true
            case .noAppName where isNameElsewhere:
                said += 1.5
                changed += 0.1
                result.hasAppName = true
                result.reasons.append(.reordered)
            case .noAppName: result.reasons.append(.withoutAppName)
            }
            place = from
        }
        result.reasons.reverse()
        result.total = said + missing + extra * Aligner.extraShare
        result.score = result.total > 0 ? max(0, (said - changed) / result.total) : 0
        return result
    }
}
