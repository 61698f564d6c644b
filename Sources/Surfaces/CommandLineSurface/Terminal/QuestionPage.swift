import Dialogue
import IntentWire
import ViewRendering

/// How questions are written on a terminal.
struct QuestionPage {
    /// How many options are listed at most.
    static let listed = 25

    let style: TextStyle
    let words: DialogueWords

    /// What is asked, above the options.
    func heading(_ dialog: DialogSnapshot) -> String {
        style.bold(DisplayWidth.printable(dialog.full, keepsLines: true))
    }

    /// The options with their numbers, under the titles of their sections.
    func options(_ list: OptionList) -> [String] {
        var lines: [String] = []
        var number = 0
        let width = "\(min(list.items.count, Self.listed))".count
        for section in list.sections {
            if number >= Self.listed { break }
            if let title = section.title, !section.items.isEmpty {
                lines.append(style.dim(DisplayWidth.printable(title)))
            }
            for item in section.items.prefix(Self.listed - number) {
                number += 1
                lines.append(line(number, item.display, width: width))
            }
        }
        let rest = list.items.count - number
        if rest > 0 { lines.append(style.dim("  " + words.say(.moreOptions, "\(rest)"))) }
        return lines
    }

    /// One option with its number.
    func line(_ number: Int, _ display: DisplaySnapshot, width: Int) -> String {
        let digits = String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
        let subtitle = display.subtitle.map { "  " + style.dim(DisplayWidth.printable($0)) } ?? ""
        return "  \(digits)  \(DisplayWidth.printable(display.title))\(subtitle)"
    }

    /// Why an answer was not taken.
    func problem(_ text: String) -> String { style.red("  " + DisplayWidth.printable(text)) }
}
