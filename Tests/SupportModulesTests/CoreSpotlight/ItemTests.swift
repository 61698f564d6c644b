import CoreSpotlight
import IntentWire
import Testing

@Suite struct ItemTests {
    @Test func `an item without a name gets its own`() {
        let attributes = CSSearchableItemAttributeSet()
        let items = (0..<2).map { _ in
            CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
        }
        #expect(!items[0].uniqueIdentifier.isEmpty)
        #expect(items[0].uniqueIdentifier != items[1].uniqueIdentifier)
    }

    @Test func `an item leaves the index after a month unless another time is set`() {
        let item = CSSearchableItem("1")
        let month: TimeInterval = 30 * 24 * 60 * 60
        #expect(abs(item.expirationDate.timeIntervalSinceNow - month) < 3600)
        #expect(item.snapshot.expiration == nil)
        item.expirationDate = .distantFuture
        #expect(item.expirationDate == .distantFuture && item.snapshot.expiration == .distantFuture)
        item.expirationDate = nil
        #expect(item.snapshot.expiration == nil)
    }

    @Test(arguments: ["copy", "JSON", "archive"]) func `an item survives`(way: String) throws {
        let item = CSSearchableItem("1", title: "Espresso")
        item.isUpdate = true
        item.updateListenerOptions = [.priority, .summarization]
        item.expirationDate = Date(timeIntervalSince1970: 1000)
        item.attributeSet.appEntity = SearchableEntityReference(type: "Drink", identifier: "1", priority: 2)
        let copy: CSSearchableItem
        switch way {
        case "copy":
            copy = try #require(item.copy() as? CSSearchableItem)
        case "JSON":
            let data = try JSONEncoder().encode(item.snapshot)
            copy = CSSearchableItem(snapshot: try JSONDecoder().decode(SearchableItemSnapshot.self, from: data))
        default:
            let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
            copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: data))
        }
        #expect(copy.snapshot == item.snapshot)
        #expect(copy.updateListenerOptions.rawValue == 6)
        copy.attributeSet.title = "changed"
        #expect(item.attributeSet.title == "Espresso")
    }

    @Test(arguments: [
        (Int?(0), 1, ComparisonResult.orderedAscending), (2, 2, .orderedSame), (nil, 9, .orderedDescending),
    ])
    func `the better rank comes first`(rank: Int?, other: Int?, result: ComparisonResult) {
        let items = [CSSearchableItem("1"), CSSearchableItem("2")]
        items[0].rank = rank
        items[1].rank = other
        #expect(items[0].compare(byRank: items[1]) == result)
    }

    @Test func `persons are equal by what is known of them`() throws {
        let person = CSPerson(displayName: "Ada", handles: ["a@b.c"], handleIdentifier: "emailAddresses")
        let data = try NSKeyedArchiver.archivedData(withRootObject: person, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSPerson.self, from: data) == person)
        let nameless = CSPerson(displayName: nil, handles: ["a@b.c"], handleIdentifier: "emailAddresses")
        let nameless2 = try NSKeyedArchiver.archivedData(withRootObject: nameless, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSPerson.self, from: nameless2) == nameless)
        #expect(person != nameless)
    }
}

@Suite struct LocalizedStringTests {
    private let text = CSLocalizedString(
        localizedStrings: ["de": "Kaffee", "en": "Coffee", "pt-BR": "Café", 7: "number", "fr": 7])

    @Test(arguments: [
        (["de-AT"], "Kaffee"), (["en-GB"], "Coffee"), (["pt-BR"], "Café"), (["ja"], "Coffee"),
        (["ja", "de"], "Kaffee"),
    ])
    func `the text is in the first language that it has`(languages: [String], expected: String) {
        #expect(text.localizedString(for: languages) == expected)
    }

    @Test func `it reads as a text`() {
        let localized = text.localizedString()
        #expect(["Kaffee", "Coffee", "Café"].contains(localized))
        #expect(text.length == localized.utf16.count)
        #expect(text as String == localized)
        #expect(text.uppercased == localized.uppercased())
        let attributes = CSSearchableItemAttributeSet()
        attributes.title = text as String
        #expect(attributes.title == localized)
    }

    @Test func `a text in no language is empty`() {
        #expect(CSLocalizedString(localizedStrings: [:]).localizedString() == "")
    }
}

@Suite struct ActivityTests {
    @Test func `an activity keeps what is known of it`() {
        let activity = NSUserActivity(activityType: "org.example.reading")
        #expect(activity.contentAttributeSet == nil)
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
        activity.contentAttributeSet?.title = "A book"
        #expect(activity.contentAttributeSet?.title == "A book")
        activity.contentAttributeSet = nil
        #expect(activity.contentAttributeSet == nil)
    }
}

@Suite struct IndexErrorTests {
    @Test(arguments: [
        (CSIndexError.Code.unknownError, -1), (.indexUnavailableError, -1000), (.invalidItemError, -1001),
        (.invalidClientStateError, -1002), (.remoteConnectionError, -1003), (.quotaExceeded, -1004),
        (.indexingUnsupported, -1005), (.mismatchedClientState, -1006),
    ])
    func `codes have Apple's numbers and an explanation`(code: CSIndexError.Code, number: Int) {
        let error = CSIndexError(code)
        #expect(code.rawValue == number)
        #expect((error as NSError).code == number && (error as NSError).domain == CSIndexErrorDomain)
        #expect(!error.localizedDescription.isEmpty)
    }

    @Test func `an error is caught by its code`() {
        func isQuota(_ error: any Error) -> Bool {
            do { throw error } catch CSIndexError.quotaExceeded { return true } catch { return false }
        }
        #expect(isQuota(CSIndexError(.quotaExceeded)))
        #expect(!isQuota(CSIndexError(.unknownError)) && !isQuota(CancellationError()))
    }

    @Test func `index descriptions are equal by their protection`() throws {
        let description = CSSearchableIndexDescription(protectionClass: .complete)
        let data = try NSKeyedArchiver.archivedData(withRootObject: description, requiringSecureCoding: true)
        #expect(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableIndexDescription.self, from: data)
                == description)
        #expect(description != CSSearchableIndexDescription())
    }
}
