import Foundation

/// Reads string catalogs, the JSON files with the extension `xcstrings`.
///
/// An entry that is not understood is left out; the rest of its file counts.
///
/// - Source: developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
enum StringCatalog {
    /// Reads a catalog.
    static func read(_ data: Data, problems: inout [String]) -> LocalizationTable? {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            problems.append("is no JSON: \(error)")
            return nil
        }
        guard let root = object as? [String: Any], let strings = root["strings"] as? [String: Any] else {
            problems.append("has no object 'strings', so it is no string catalog")
            return nil
        }
        let source = LanguageMatching.normalized(root["sourceLanguage"] as? String ?? "en")
        var table = LocalizationTable(developmentLanguage: source)
        table.names[source] = root["sourceLanguage"] as? String ?? "en"
        for (key, value) in strings {
            guard let entry = value as? [String: Any] else {
                problems.append("has an entry that is no object: '\(key)'")
                continue
            }
            table.keys.insert(key)
            for (language, localization) in entry["localizations"] as? [String: Any] ?? [:] {
                let tag = LanguageMatching.normalized(language)
                guard let localization = localization as? [String: Any] else {
                    problems.append("has a localization that is no object: '\(key)' in \(language)")
                    continue
                }
                guard let found = localizedEntry(localization, isSource: tag == source) else { continue }
                table.names[tag] = language
                table.entries[tag, default: [:]][key] = found
            }
        }
        return table
    }

    private static func localizedEntry(_ object: [String: Any], isSource: Bool) -> LocalizedEntry? {
        guard let variation = variation(object, isSource: isSource) else { return nil }
        var variables: [String: FormatVariable] = [:]
        for (name, value) in object["substitutions"] as? [String: Any] ?? [:] {
            guard let value = value as? [String: Any],
                let forms = Self.variation(value, isSource: isSource)
            else { continue }
            let specifier = (value["formatSpecifier"] as? String).flatMap(FormatSpecifier.init(bare:))
            variables[name] = FormatVariable(
                argument: (value["argNum"] as? Int).flatMap { $0 > 0 ? $0 : nil },
                specifier: specifier ?? .object, variation: forms)
        }
        return LocalizedEntry(variation, variables: variables)
    }

    /// Reads a unit, or the forms of a variation by plural category or device.
    private static func variation(_ object: [String: Any], isSource: Bool) -> LocalizedVariation? {
        if let unit = object["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
            // A unit in the state "new" still waits for its translator.
            if unit["state"] as? String == "new", !isSource { return nil }
            return .text(text)
        }
        guard let variations = object["variations"] as? [String: Any] else { return nil }
        if let forms = forms(variations["plural"], isSource: isSource) { return .plural(forms) }
        if let forms = forms(variations["device"], isSource: isSource) { return .device(forms) }
        return nil
    }

    private static func forms(_ object: Any?, isSource: Bool) -> [String: LocalizedVariation]? {
        guard let object = object as? [String: Any] else { return nil }
        let forms = object.compactMapValues { value in
            (value as? [String: Any]).flatMap { variation($0, isSource: isSource) }
        }
        return forms.isEmpty ? nil : forms
    }
}
