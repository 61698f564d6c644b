public import Foundation

/// Joins texts to a list: `a, b, and c`.
///
/// - Source: developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter {
    /// What makes a text of an item; its own description if absent.
    open var itemFormatter: Formatter?
    /// The language; the current one if set to none.
    open var locale: Locale? = LocalizationContext.currentLocale

    /// Joins texts in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(LocalizationContext.currentLocale))
    }

    /// Joins the texts of items; none if the formatter of items has no text for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? LocalizationContext.currentLocale))
    }

    /// Joins the items of an array; none for what is no array.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string(from:))
    }
}
