import Foundation

/// A template of Home Assistant's sentences, rewritten as a pattern of phrases.
///
/// Templates have `(a|b)`, `[optional]`, `(a;b)` for any order, `<rule>` and `{list:slot}`, also within words: `light[s]`. Patterns
/// have whole words, so what stands in one word is written out.
indirect enum HomeTemplate {
    case text(String)
    case list(name: String, slot: String)
    case rule(String)
    case sequence([HomeTemplate])
    case choice([HomeTemplate])
    case anyOrder([HomeTemplate])

    init(_ text: String) {
        var rest = text[...]
        self = HomeTemplate.parts(&rest)
    }

    private static func parts(_ rest: inout Substring) -> HomeTemplate {
        var options: [HomeTemplate] = []
        var own: [HomeTemplate] = []
        var isAnyOrder = false
        func named(_ close: Character) -> String {
            rest.removeFirst()
            let name = String(rest.prefix { $0 != close })
            rest = rest.dropFirst(name.count + 1)
            return name
        }
        while let character = rest.first, character != ")", character != "]" {
            switch character {
            case "(", "[":
                rest.removeFirst()
                let inner = parts(&rest)
                rest = rest.dropFirst()
                own.append(character == "(" ? inner : .choice([inner, .text("")]))
            case "|", ";":
                isAnyOrder = character == ";"
                rest.removeFirst()
                options.append(.sequence(own))
                own = []
            case "<": own.append(.rule(named(">")))
            case "{":
                let name = named("}").split(separator: ":").map(String.init)
                own.append(.list(name: name[0], slot: name.last ?? name[0]))
            default:
                let text = rest.prefix { !"()[]|;<{".contains($0) }
                own.append(.text(String(text)))
                rest = rest.dropFirst(text.count)
            }
        }
        options.append(.sequence(own))
        return options.count == 1 ? options[0] : isAnyOrder ? .anyOrder(options) : .choice(options)
    }

    /// Writes the pattern.
    ///
    /// - Parameters:
    ///   - rules: The rules by their names.
    ///   - slot: The name of the parameter for a list and a slot.
    func pattern(_ rules: [String: String], slot: (_ list: String, _ slot: String) -> String) -> String {
        switch self {
        case .text(let text): return text
        case .list(let name, let own): return "${" + slot(name, own) + "}"
        case .rule(let name): return "(" + HomeTemplate(rules[name] ?? "").pattern(rules, slot: slot) + ")"
        case .choice(let options):
            return "(" + options.map { $0.pattern(rules, slot: slot) }.joined(separator: "|") + ")"
        case .anyOrder(let parts):
            let all = parts.map { $0.pattern(rules, slot: slot) }
            return "(" + HomeTemplate.orders(all).map { $0.joined(separator: " ") }.joined(separator: "|") + ")"
        case .sequence(let parts):
            return HomeTemplate.words(parts).map { word in
                word.count == 1
                    ? word[0].pattern(rules, slot: slot)
                    : "(" + HomeTemplate.sequence(word).forms(rules, slot: slot).joined(separator: "|") + ")"
            }.joined(separator: " ")
        }
    }

    /// All that a part stands for.
    func forms(_ rules: [String: String], slot: (_ list: String, _ slot: String) -> String) -> [String] {
        switch self {
        case .text(let text): [text]
        case .list(let name, let own): ["${" + slot(name, own) + "}"]
        case .rule(let name): HomeTemplate(rules[name] ?? "").forms(rules, slot: slot)
        case .choice(let options): options.flatMap { $0.forms(rules, slot: slot) }
        case .anyOrder(let parts):
            HomeTemplate.orders(parts).flatMap { order in
                HomeTemplate.sequence(Array(order.map { [$0] }.joined(separator: [.text(" ")]))).forms(
                    rules, slot: slot)
            }
        case .sequence(let parts):
            parts.reduce([""]) { all, part in
                let next = part.forms(rules, slot: slot)
                return all.flatMap { start in next.map { start + $0 } }
            }
        }
    }

    /// Parts between spaces: each is a word, made of more than one part where brackets stand in it.
    private static func words(_ parts: [HomeTemplate]) -> [[HomeTemplate]] {
        var words: [[HomeTemplate]] = [[]]
        for part in parts {
            guard case .text(let text) = part else {
                words[words.count - 1].append(part)
                continue
            }
            for (index, piece) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { words.append([]) }
                if !piece.isEmpty { words[words.count - 1].append(.text(String(piece))) }
            }
        }
        return words.filter { !$0.isEmpty }
    }

    private static func orders<Part>(_ parts: [Part]) -> [[Part]] {
        guard parts.count > 1 else { return [parts] }
        return parts.indices.flatMap { index in
            var others = parts
            let first = others.remove(at: index)
            return orders(others).map { [first] + $0 }
        }
    }
}
