import Foundation

/// Reads the two older kinds of string tables: `strings` and `stringsdict`.
enum StringsFile {
    /// Reads a `strings` file: `"key" = "text";`, or a property list of any form.
    ///
    /// - Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html
    static func readStrings(_ data: Data, problems: inout [String]) -> [String: LocalizedEntry] {
        guard let list = propertyList(data, problems: &problems) else { return [:] }
        return list.compactMapValues { ($0 as? String).map { LocalizedEntry(.text($0)) } }
    }

    /// Reads a `stringsdict` file: formats with variables, and the plural forms of each.
    ///
    /// - Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals and the archived
    ///   "Stringsdict File Format"
    static func readStringsDict(_ data: Data, problems: inout [String]) -> [String: LocalizedEntry] {
        guard let list = propertyList(data, problems: &problems) else { return [:] }
        return list.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
    }

    private static func entry(_ object: [String: Any]) -> LocalizedEntry? {
        if let devices = object["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            var variables: [String: FormatVariable] = [:]
            let forms = devices.compactMapValues { value -> LocalizedVariation? in
                if let text = value as? String { return .text(text) }
                guard let nested = (value as? [String: Any]).flatMap(entry) else { return nil }
                variables.merge(nested.variables) { first, _ in first }
                return nested.variation
            }
            return forms.isEmpty ? nil : LocalizedEntry(.device(forms), variables: variables)
        }
        if let widths = object["NSStringVariableWidthRuleType"] as? [String: String] {
            // A terminal or a page has room: the widest text is the fullest.
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { LocalizedEntry(.text($0.value)) }
        }
        guard let format = object["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: FormatVariable] = [:]
        for (name, value) in object {
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { continue }
            let categories = ["zero", "one", "two", "few", "many", "other"]
            var forms: [String: LocalizedVariation] = [:]
            for category in categories {
                if let text = rule[category] as? String { forms[category] = .text(text) }
            }
            guard !forms.isEmpty else { continue }
            let specifier = (rule["NSStringFormatValueTypeKey"] as? String).flatMap(FormatSpecifier.init(bare:))
            variables[name] = FormatVariable(specifier: specifier ?? .object, variation: .plural(forms))
        }
        return LocalizedEntry(.text(format), variables: variables)
    }

    private static func propertyList(_ data: Data, problems: inout [String]) -> [String: Any]? {
        do {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            if let list = list as? [String: Any] { return list }
            problems.append("holds no dictionary")
        } catch {
            problems.append("is no property list: \(error)")
        }
        return nil
    }
}
