import BeckonSystem
import Foundation
import IntentWire
import Suggestions
import ValueForms
import ViewRendering

/// Suggestions, for a person and as JSON.
struct SuggestionLines {
    private let context: CommandContext
    private let formatter: ValueFormatter

    init(_ context: CommandContext) {
        self.context = context
        formatter = ValueFormatter(context.reading())
    }

    func title(_ suggestion: Suggestion) -> String { DisplayWidth.printable(suggestion.title) }

    func lines(_ page: SuggestionPage, explains: Bool, app: String?) -> [String] {
        guard page.learns else {
            return ["Learning is off; 'beckon privacy learning on' lets suggestions be made again."]
        }
        guard !page.suggestions.isEmpty else {
            return [
                app == nil
                    ? "Nothing to suggest yet: suggestions are made of what you do." : "Nothing to suggest of this app."
            ]
        }
        if explains {
            return page.suggestions.enumerated().flatMap { place, suggestion in
                ["\(place + 1)  \(title(suggestion))  (\(DisplayWidth.printable(suggestion.appName)))"]
                    + explanation(suggestion).map { "     \($0)" }
            }
        }
        return context.table(
            ["#", "Suggestion", "App", "Why"],
            page.suggestions.enumerated().map { place, suggestion in
                ["\(place + 1)", suggestion.title, suggestion.appName, why(suggestion)]
            })
    }

    /// The same where somebody chooses with the arrow keys: nothing where there is nothing.
    ///
    /// - Parameter chosen: The place that a mark stands before; nil for none.
    func choices(_ page: SuggestionPage, chosen: Int?) -> [String] {
        guard !page.suggestions.isEmpty else { return [] }
        return context.table(
            ["Suggestion", "App", "Why"],
            page.suggestions.enumerated().map { place, suggestion in
                [(place == chosen ? "▸ " : "") + suggestion.title, suggestion.appName, why(suggestion)]
            })
    }

    // MARK: - Reasons

    /// The reasons that matter, in words.
    private func why(_ suggestion: Suggestion) -> String {
        let reasons = suggestion.reasons
        var words: [String] = []
        if let after = suggestion.afterTitle, reasons.afterShare >= 0.4 { words.append("after '\(after)'") }
        // Of what was done once the moment says it all.
        if reasons.count > 1, let minute = reasons.usualMinute, reasons.timeShare >= 0.5 {
            words.append("about \(time(minute))")
        }
        if reasons.count >= 3, reasons.weekdayShare >= 0.5 { words.append("on \(weekday)s") }
        words.append(
            reasons.count == 1
                ? "done \(formatter.text(.date(reasons.last)))"
                : "\(reasons.count) times, last \(formatter.text(.date(reasons.last)))")
        return words.joined(separator: ", ")
    }

    private func explanation(_ suggestion: Suggestion) -> [String] {
        let reasons = suggestion.reasons
        var factors = ["use", "time", "weekday", "after"].enumerated().map { place, name in
            "\(name) \(Self.number([reasons.use, reasons.time, reasons.weekday, reasons.after][place]))"
        }
        if reasons.justDone != 1 { factors.append("just done \(Self.number(reasons.justDone))") }
        var lines = ["\(Self.number(reasons.score)) = \(factors.joined(separator: " × "))"]
        lines.append(
            "use: \(reasons.count == 1 ? "once" : "\(reasons.count) times"), last \(formatter.text(.date(reasons.last)));"
                + " each counts half after 14 days")
        let about = reasons.usualMinute.map { ", usually about \(time($0))" } ?? ""
        lines.append("time: \(Self.percent(reasons.timeShare)) at this time of day\(about)")
        lines.append("weekday: \(Self.percent(reasons.weekdayShare)) on \(weekday)s")
        if let after = suggestion.afterTitle {
            lines.append(
                "after: '\(DisplayWidth.printable(after))' was just done; this follows it in "
                    + Self.percent(reasons.afterShare))
        }
        if !suggestion.missing.isEmpty {
            lines.append("asks for: \(DisplayWidth.printable(suggestion.missing.joined(separator: ", ")))")
        }
        return lines
    }

    /// The present day of the week, in English as the other words.
    private var weekday: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = context.console.timeZone
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar.weekdaySymbols[calendar.component(.weekday, from: context.console.now()) - 1]
    }

    /// A time of day as the person writes it.
    private func time(_ minute: Int) -> String {
        let style = Date.FormatStyle(
            date: .omitted, time: .shortened, locale: Locale(identifier: context.locale), timeZone: .gmt)
        return Date(timeIntervalSinceReferenceDate: Double(minute) * 60).formatted(style)
    }

    /// A time of day for a program.
    private static func clock(_ minute: Int) -> String {
        let (hours, minutes) = minute.quotientAndRemainder(dividingBy: 60)
        return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    // MARK: - JSON

    func json(_ page: SuggestionPage) -> JSONValue {
        .members(["suggestions": .array(page.suggestions.map(json)), "learns": .bool(page.learns)])
    }

    func json(_ suggestion: Suggestion) -> JSONValue {
        .members([
            "id": .string(suggestion.id), "title": .string(suggestion.title),
            "subtitle": suggestion.subtitle.map(JSONValue.string), "app": .string(suggestion.app),
            "appName": .string(suggestion.appName), "intent": .string(suggestion.intent.intent),
            "arguments": .object(
                suggestion.intent.arguments.sorted { $0.key < $1.key }.map {
                    .init(name: $0.key, value: JSONValue($0.value))
                }),
            "missing": .array(suggestion.missing.map(JSONValue.string)), "score": .double(suggestion.reasons.score),
            "reasons": json(suggestion.reasons),
        ])
    }

    private func json(_ reasons: SuggestionReasons) -> JSONValue {
        .members([
            "count": .int(reasons.count), "last": .string(JSONValue.iso8601(reasons.last)),
            "use": .double(reasons.use), "time": .double(reasons.time), "timeShare": .double(reasons.timeShare),
            "usualTime": reasons.usualMinute.map { .string(Self.clock($0)) }, "weekday": .double(reasons.weekday),
            "weekdayShare": .double(reasons.weekdayShare), "after": .double(reasons.after),
            "afterIntent": reasons.afterAction.map { .string($0.intent) },
            "afterApp": reasons.afterAction.map { .string($0.app) }, "afterShare": .double(reasons.afterShare),
            "justDone": .double(reasons.justDone),
        ])
    }
}
