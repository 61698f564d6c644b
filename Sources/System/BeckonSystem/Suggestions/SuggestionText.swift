import Foundation
import IntentWire

/// How a suggestion reads: on one line, and not too long, whatever an app or a person wrote.
struct SuggestionText {
    private static let longest = 120

    let manifest: AppManifest
    let languages: [String]

    init(_ manifest: AppManifest, locale: String?) {
        self.manifest = manifest
        languages = [locale].compactMap(\.self)
    }

    /// The app's own words for it, else the intent's summary with its values, else its title with them.
    func title(_ intent: IntentDescriptor, _ arguments: [String: IntentValue], _ display: DisplaySnapshot?) -> String {
        let words = display.map { Self.line($0.title) } ?? ""
        if !words.isEmpty { return words }
        let values = arguments.compactMapValues { value in text(value).map { Self.line($0) } }
            .filter { !$0.value.isEmpty }
        if let sentence = sentence(intent, values) { return Self.line(sentence) }
        let title = intent.title.text(in: languages)
        let named = intent.parameters.compactMap { parameter -> String? in
            guard let value = arguments[parameter.name], value != parameter.defaultValue else { return nil }
            // A switch says what it is, or nothing.
            if case .bool(let isOn) = value { return isOn ? Self.line(parameter.title.text(in: languages)) : nil }
            return values[parameter.name]
        }
        return Self.line(named.isEmpty ? title : "\(title): \(named.joined(separator: ", "))")
    }

    /// A value as people read it.
    private func text(_ value: IntentValue) -> String? {
        let locale = languages.first.map { Locale(identifier: $0) } ?? .current
        return switch value {
        case .date(let date): date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
        case .duration(let duration):
            duration.formatted(
                .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated).locale(locale))
        default: ModelText(manifest: manifest, languages: languages).text(value)
        }
    }

    /// The summary, where there is only one and all its places have values.
    private func sentence(_ intent: IntentDescriptor, _ values: [String: String]) -> String? {
        guard case .sentence(let sentence)? = intent.summary else { return nil }
        var result = ""
        var rest = Substring(sentence.template.text(in: languages))
        while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            guard let value = values[String(rest[start.upperBound..<end])] else { return nil }
            result += rest[..<start.lowerBound] + value
            rest = rest[rest.index(after: end)...]
        }
        result += rest
        return result.isEmpty ? nil : result
    }

    /// A text of somebody else on one line.
    static func line(_ text: String) -> String {
        text.onOneLine(longest)
    }
}
