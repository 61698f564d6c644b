import BeckonSystem
import Foundation
import IntentWire
import SpotlightIndex
import ValueForms
import ViewRendering

/// What a search found, for a person and as JSON.
struct SearchText {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// - Parameter chosen: The place of the item that a mark stands before; nil for none.
    func lines(_ page: SearchPage, explains: Bool, chosen: Int? = nil) -> [String] {
        var lines = page.corrections.sorted { $0.key < $1.key }.map {
            "Searched for '\($0.value)' in place of '\($0.key)'."
        }
        if !explains {
            let rows = page.items.enumerated().map { place, item in
                [
                    (place == chosen ? "▸ " : "") + item.hit.title, item.appName, Self.kind(item.hit),
                    item.actions.first.map { command($0, item) } ?? "",
                ]
            }
            return lines + context.table(["Title", "App", "Kind", "Do"], rows)
        }
        for item in page.items {
            lines.append(
                DisplayWidth.printable("\(item.hit.title)  (\(Self.kind(item.hit)) of \(item.appName))"))
            if let why = item.hit.explanation { lines += Self.explanation(why, item.hit.score).map { "  " + $0 } }
        }
        return lines
    }

    /// The command that does the most obvious thing.
    private func command(_ action: FoundAction, _ item: FoundItem) -> String {
        var words = ["beckon", "run", Self.quoted(item.appName), Self.quoted(action.intent)]
        for (name, value) in action.arguments.sorted(by: { $0.key < $1.key }) {
            words += [FlagName.flag(for: name), Self.quoted(argument(value))]
        }
        return words.joined(separator: " ")
    }

    private func argument(_ value: IntentValue) -> String {
        switch value {
        case .entity(let entity): entity.id
        case .list(let values): values.first.map(argument) ?? ""
        default: ValueFormatter(context.reading()).text(value)
        }
    }

    /// A word as a shell reads it as one.
    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:@+".contains($0) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    private static func kind(_ hit: SearchHit) -> String {
        switch hit.kind {
        case .item: "item"
        case .entity: hit.attributes.entity?.type ?? "entity"
        case .app: "app"
        case .action: "action"
        case .activity: "activity"
        }
    }

    private static func explanation(_ why: SearchExplanation, _ score: Double) -> [String] {
        func number(_ value: Double) -> String {
            value.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US_POSIX")))
        }
        let road =
            switch why.road {
            case .title: "its title has the words"
            case .words: "it has all words"
            case .someWords: "it has some of the words"
            case .correction: "it has the words without their typing error"
            case .meaning: "it means something like it"
            case .use: "it was used before"
            }
        var lines = ["score \(number(score)): \(road)"]
        lines += why.words.map {
            "'\($0.word)' adds \(number($0.share)) (rarity \(number($0.rarity)), weighted count \(number($0.count)))"
        }
        lines.append(
            "words \(number(why.text)) × title \(number(why.field)) × recency \(number(why.recency)) × use "
                + "\(number(why.use)) × hint \(number(why.hint)) × choice \(number(why.choice))")
        if let similarity = why.similarity { lines.append("similarity of meaning \(number(similarity))") }
        let places = [why.placeByWords.map { "\($0) by words" }, why.placeByMeaning.map { "\($0) by meaning" }]
            .compactMap(\.self)
        if !places.isEmpty { lines.append("place \(places.joined(separator: ", "))") }
        return lines
    }

    // MARK: - JSON

    func json(_ page: SearchPage) -> JSONValue {
        .members([
            "items": .array(page.items.map(json)),
            "corrections": page.corrections.isEmpty
                ? nil
                : .object(
                    page.corrections.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) }),
        ])
    }

    private func json(_ item: FoundItem) -> JSONValue {
        .members([
            "title": .string(item.hit.title), "subtitle": item.hit.subtitle.map(JSONValue.string),
            "app": .string(item.hit.app), "appName": .string(item.appName), "kind": .string("\(item.hit.kind)"),
            "identifier": .string(item.hit.identifier), "domain": item.hit.domain.map(JSONValue.string),
            "type": item.hit.attributes.entity.map { .string($0.type) },
            "entity": item.hit.attributes.entity.map { .string($0.identifier) }, "score": .double(item.hit.score),
            "actions": .array(
                item.actions.map { action in
                    .members([
                        "intent": .string(action.intent), "title": .string(action.title),
                        "arguments": .object(
                            action.arguments.sorted { $0.key < $1.key }.map {
                                .init(name: $0.key, value: .string(argument($0.value)))
                            }),
                        "missing": .array(action.missing.map(JSONValue.string)), "opens": .bool(action.isOpening),
                    ])
                }),
            "explanation": item.hit.explanation.map(json),
        ])
    }

    private func json(_ why: SearchExplanation) -> JSONValue {
        .members([
            "road": .string(why.road.rawValue), "text": .double(why.text), "field": .double(why.field),
            "recency": .double(why.recency), "use": .double(why.use), "hint": .double(why.hint),
            "choice": .double(why.choice), "similarity": why.similarity.map(JSONValue.double),
            "placeByWords": why.placeByWords.map(JSONValue.int),
            "placeByMeaning": why.placeByMeaning.map(JSONValue.int),
            "words": .array(
                why.words.map {
                    .members([
                        "word": .string($0.word), "rarity": .double($0.rarity), "count": .double($0.count),
                        "share": .double($0.share),
                    ])
                }),
        ])
    }
}
