package import IntentWire
import ValueForms

/// Finds what a person means by a number, a title or the beginning of one.
package enum OptionMatcher {
    /// What a text fits.
    package enum Match: Hashable, Sendable {
        /// The option at this place, counted from 0.
        case one(Int)
        /// Several options.
        case several([Int])
        case none
    }

    /// Compares a text with options: whole titles and synonyms first, then numbers from 1, then beginnings.
    ///
    /// - Parameters:
    ///   - text: What the person wrote.
    ///   - options: The options as they are shown.
    ///   - shown: How many of the options have a number.
    package static func match(_ text: String, _ options: [DisplaySnapshot], shown: Int) -> Match {
        let folded = Names.folded(text)
        guard !folded.isEmpty else { return .none }
        let exact = options.indices.filter { index in
            names(options[index]).contains { Names.folded($0) == folded }
        }
        // Several options may have one title; the number under which each is shown tells them apart.
        if exact.count > 1 { return .several(exact) }
        if let only = exact.first { return .one(only) }
        if let number = Int(folded), 1...max(1, shown) ~= number, number <= options.count { return .one(number - 1) }
        let beginnings = options.indices.filter { index in
            names(options[index]).contains { Names.folded($0).hasPrefix(folded) }
        }
        switch beginnings.count {
        case 0: return .none
        case 1: return .one(beginnings[0])
        default: return .several(beginnings)
        }
    }

    private static func names(_ option: DisplaySnapshot) -> [String] { [option.title] + (option.synonyms ?? []) }
}
