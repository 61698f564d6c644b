import Foundation
import IntentWire

/// What of an item is searched for, and what its place among others depends on.
struct SearchableTexts {
    /// The title, or the name under which the item is shown.
    var title = ""
    /// Other names of the item.
    var alternateNames: [String] = []
    /// Keywords, people, places and what else names the item.
    var names: [String] = []
    /// What the item says.
    var texts: [String] = []
    /// When somebody last had to do with it.
    var date: Date?
    /// What the app thinks of it, from 0 to 100; nil where it thinks nothing.
    var hint: Double?

    static let nameKeys = [
        "keywords", "contactKeywords", "authorNames", "authorEmailAddresses", "recipientNames",
        "recipientEmailAddresses", "phoneNumbers", "emailAddresses", "containerTitle", "containerDisplayName", "album",
        "artist", "composer", "contributors", "creator", "director", "editors", "genre", "lyricist", "musicalGenre",
        "namedLocation", "organizations", "participants", "performers", "projects", "publishers", "subject", "city",
        "country", "stateOrProvince", "thoroughfare", "fullyFormattedAddress", "kind", "theme",
    ]
    static let peopleKeys = [
        "authors", "primaryRecipients", "additionalRecipients", "hiddenAdditionalRecipients",
    ]
    static let textKeys = [
        "contentDescription", "textContent", "comment", "headline", "information", "instructions",
    ]
    /// In the order in which they count.
    private static let dateKeys = [
        "lastUsedDate", "contentModificationDate", "metadataModificationDate", "downloadedDate", "addedDate",
        "contentCreationDate",
    ]

    /// What the attributes say.
    init(_ attributes: SearchableAttributes) {
        let values = attributes.values
        func texts(_ key: String) -> [String] { values[key]?.searchableTexts ?? [] }
        let title = texts("title").first ?? ""
        let shown = texts("displayName").first ?? ""
        self.title = title.isEmpty ? shown : title
        alternateNames = texts("alternateNames")
        if !shown.isEmpty && shown != self.title { alternateNames.append(shown) }
        names = (Self.nameKeys + Self.peopleKeys).flatMap(texts)
        self.texts = Self.textKeys.flatMap(texts)
        for custom in attributes.custom where custom.isSearchable || custom.isSearchableByDefault {
            self.texts += custom.value.searchableTexts
        }
        for key in Self.dateKeys {
            if case .date(let date)? = values[key] {
                self.date = date
                break
            }
        }
        switch values["rankingHint"] {
        case .integer(let hint): self.hint = Double(hint)
        case .number(let hint): self.hint = hint
        default: break
        }
    }
}

extension SearchableAttributeValue {
    /// The texts that a value holds.
    var searchableTexts: [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .people(let people): people.flatMap { [$0.displayName].compactMap(\.self) + $0.handles }
        case .list(let values): values.flatMap(\.searchableTexts)
        case .link(let link): [link.absoluteString]
        case .integer, .number, .flag, .date, .dates, .data, .headers: []
        }
    }
}
