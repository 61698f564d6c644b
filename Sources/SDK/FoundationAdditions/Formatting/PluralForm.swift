// The module map of CCMark also links Foundation's ICU, whose own module does not.
import CCMark
import Foundation
import Synchronization
import _FoundationICU

/// Selects among the plural forms of a text, by the rules of its language.
enum PluralForm {
    /// The form for a number; `other` if its category has none.
    ///
    /// The form `zero` is taken for 0 in every language that has it in its table, as in Apple's string tables.
    static func select(
        _ forms: [String: LocalizedVariation], for number: Double?, locale: Locale
    ) -> LocalizedVariation? {
        guard let number else { return forms["other"] }
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[category(of: number, locale: locale)] ?? forms["other"]
    }

    /// The plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
    ///
    /// - Source: Unicode Technical Standard 35 (LDML), part 3, Language Plural Rules; the data is that of the ICU which
    ///   Foundation ships
    static func category(of number: Double, locale: Locale) -> String {
        guard let rules = rules(for: locale.identifier) else { return "other" }
        var status = U_ZERO_ERROR
        return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { buffer in
            let length = swift_uplrules_select(rules.pointer, number, buffer.baseAddress, 16, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...16).contains(length) else { return "other" }
            return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
        }
    }

    // ICU's plural rules are immutable once they are opened, and its documentation allows selecting from any thread.
    // They are kept for the life of the process: there are as many as locales in use.
    private struct Rules: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private static let cache = Mutex<[String: Rules]>([:])

    private static func rules(for identifier: String) -> Rules? {
        cache.withLock { cache in
            if let known = cache[identifier] { return known }
            var status = U_ZERO_ERROR
            guard let pointer = swift_uplrules_openForType(identifier, UPLURAL_TYPE_CARDINAL, &status),
                status.rawValue <= U_ZERO_ERROR.rawValue
            else { return nil }
            let rules = Rules(pointer: pointer)
            cache[identifier] = rules
            return rules
        }
    }
}
