import CoreSpotlight
import IntentWire
import Testing

@Suite struct AttributeSetTests {
    /// A key path and the attribute to which it leads.
    // @unchecked: a key path that captures nothing does not change.
    struct Path: @unchecked Sendable, CustomTestStringConvertible {
        let keyPath: PartialKeyPath<CSSearchableItemAttributeSet>
        let name: String
        var testDescription: String { name }

        init(_ keyPath: PartialKeyPath<CSSearchableItemAttributeSet>, _ name: String) {
            self.keyPath = keyPath
            self.name = name
        }
    }

    /// One attribute of each kind, with a value.
    private let filled: CSSearchableItemAttributeSet = {
        let set = CSSearchableItemAttributeSet(contentType: .audio)
        set.title = "Prelude"
        set.keywords = ["piano", "calm"]
        set.duration = 93.5
        set.playCount = 12
        set.allDay = true
        set.recordingDate = Date(timeIntervalSince1970: 1000)
        set.importantDates = [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)]
        set.contentURL = URL(string: "https://example.org/prelude")
        set.thumbnailData = Data([1, 2])
        set.sharedItemContentType = .mp3
        set.emailHeaders = ["Received": ["a", "b"]]
        let author = CSPerson(displayName: "Ada", handles: ["ada@example.org"], handleIdentifier: "emailAddresses")
        author.contactIdentifier = "c1"
        set.authors = [author]
        set.actionIdentifiers = ["play"]
        set.likelyJunk = 1
        set.setValue("Arabica" as NSString, forCustomKey: "com_example_bean")
        set.setValue([1, 2] as NSArray, forCustomKey: "com_example_marks")
        return set
    }()

    private func check(_ set: CSSearchableItemAttributeSet) throws {
        #expect(set.contentType == "public.audio")
        #expect(set.title == "Prelude" && set.keywords == ["piano", "calm"])
        #expect(set.duration == 93.5 && set.playCount == 12 && set.allDay == true)
        #expect(set.recordingDate == Date(timeIntervalSince1970: 1000))
        #expect(set.importantDates?.count == 2)
        #expect(set.contentURL?.host == "example.org")
        #expect(set.thumbnailData == Data([1, 2]))
        #expect(set.sharedItemContentType == .mp3)
        #expect(set.emailHeaders?["Received"] as? [String] == ["a", "b"])
        let author = try #require(set.authors?.first)
        #expect(author.displayName == "Ada" && author.handles == ["ada@example.org"])
        #expect(author.handleIdentifier == "emailAddresses" && author.contactIdentifier == "c1")
        #expect(set.actionIdentifiers == ["play"] && set.likelyJunk == 1)
        #expect(set.value(forCustomKey: "com_example_bean") as? NSString == "Arabica")
        #expect(set.value(forCustomKey: "com_example_marks") as? NSArray == [1, 2])
    }

    @Test func `attributes keep their values`() throws { try check(filled) }

    @Test(arguments: ["copy", "JSON", "archive", "move"]) func `attributes survive`(way: String) throws {
        let set: CSSearchableItemAttributeSet
        switch way {
        case "copy":
            set = try #require(filled.copy() as? CSSearchableItemAttributeSet)
        case "JSON":
            set = CSSearchableItemAttributeSet()
            let data = try JSONEncoder().encode(filled.snapshot)
            set.snapshot = try JSONDecoder().decode(SearchableAttributes.self, from: data)
        case "archive":
            let data = try NSKeyedArchiver.archivedData(withRootObject: filled, requiringSecureCoding: true)
            set = try #require(
                try NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItemAttributeSet.self, from: data))
        default:
            set = CSSearchableItemAttributeSet()
            set.title = "goes"
            let source = try #require(filled.copy() as? CSSearchableItemAttributeSet)
            set.move(from: source)
            #expect(source.title == nil && source.value(forCustomKey: "com_example_bean") == nil)
        }
        try check(set)
        set.title = "changed"
        #expect(filled.title == "Prelude")
    }

    @Test func `an empty set has nothing but what is never nil`() {
        let set = CSSearchableItemAttributeSet()
        #expect(set.title == nil && set.duration == nil && set.authors == nil && set.isPriority == nil)
        #expect(set.actionIdentifiers == [] && set.likelyJunk == false)
        #expect(set.snapshot == SearchableAttributes())
    }

    @Test func `what is set to nil is removed by an update`() {
        let set = CSSearchableItemAttributeSet()
        set.title = nil
        set.city = "Wien"
        set.city = nil
        set.country = nil
        set.country = "Österreich"
        #expect(set.snapshot.removed == ["city", "title"])
    }

    @Test func `the JSON of attributes names the kinds of their values`() throws {
        let set = CSSearchableItemAttributeSet()
        set.title = "Espresso"
        set.rating = 4.5
        set.pageCount = 3
        set.streamable = false
        set.dueDate = Date(timeIntervalSince1970: 60)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(decoding: try encoder.encode(set.snapshot.values), as: UTF8.self)
        #expect(
            json
                == #"{"dueDate":{"date":60},"pageCount":{"integer":3},"rating":{"number":4.5},"streamable":{"flag":false},"#
                + #""title":{"text":"Espresso"}}"#)
    }

    @Test(arguments: [#"{}"#, #"{"text":"a","date":1}"#, #"{"colour":"red"}"#, #"{"text":1}"#, #""a""#])
    func `damaged values are refused`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SearchableAttributeValue.self, from: Data(json.utf8))
        }
    }

    @Test(arguments: [
        Path(\.title, "title"), Path(\.duration, "duration"), Path(\.actionIdentifiers, "actionIdentifiers"),
        Path(\.likelyJunk, "likelyJunk"), Path(\.authors, "authors"), Path(\.isPriority, "isPriority"),
        Path(\.sharedItemContentType, "sharedItemContentType"), Path(\.exifgpsVersion, "exifgpsVersion"),
    ])
    func `a key path tells its attribute`(path: Path) {
        #expect(CSSearchableItemAttributeSet.attributeName(of: path.keyPath) == path.name)
    }

    @Test func `a key path to something else has no attribute`() {
        #expect(CSSearchableItemAttributeSet.attributeName(of: \.description) == nil)
    }

    @Test func `values are assigned where they fit`() {
        let set = CSSearchableItemAttributeSet()
        #expect(set.assign("a", to: \.title) && set.title == "a")
        #expect(set.assign(AttributedString("b"), to: \.contentDescription) && set.contentDescription == "b")
        #expect(set.assign(7, to: \.subject) && set.subject == "7")
        #expect(set.assign(["a", "b"], to: \.keywords) && set.keywords == ["a", "b"])
        #expect(set.assign("one", to: \.participants) && set.participants == ["one"])
        #expect(set.assign(3, to: \.pageCount) && set.pageCount == 3)
        #expect(set.assign(2.5, to: \.rating) && set.rating == 2.5)
        #expect(set.assign(true, to: \.streamable) && set.streamable == true)
        #expect(set.assign(true, to: \.likelyJunk) && set.likelyJunk == true)
        #expect(set.assign(Date(timeIntervalSince1970: 1), to: \.dueDate) && set.dueDate?.timeIntervalSince1970 == 1)
        #expect(set.assign(["x"], to: \.actionIdentifiers) && set.actionIdentifiers == ["x"])
        #expect(set.assign(nil, to: \.title) && set.title == nil)
        #expect(set.assign(Optional<String>.none as Any?, to: \.subject) && set.subject == nil)
        #expect(!set.assign("soon", to: \.dueDate) && set.dueDate != nil)
        #expect(!set.assign(Date(), to: \.pageCount))
        #expect(!set.assign([Date()], to: \.keywords))
        #expect(!set.assign("a", to: \.description))
    }

    @Test(arguments: [
        (SearchableItemAttribute.title, "title"), (.maximumAperture, "maxAperture"),
        (.gpsDilutionOfPrecision, "gpsdop"),
        (.focalLength35mmEquivalent, "focalLength35mm"), (.exifGPSVersion, "exifgpsVersion"),
    ])
    func `attribute names are those of properties`(attribute: SearchableItemAttribute, name: String) {
        #expect(attribute.rawValue == name)
    }
}

@Suite struct CustomKeyTests {
    @Test(arguments: ["com_example_key", "A1", "_x"]) func `a proper name makes a key`(name: String) throws {
        let key = try #require(CSCustomAttributeKey(keyName: name))
        #expect(key.keyName == name)
        #expect(key.isSearchable && key.isSearchableByDefault && !key.isUnique && !key.isMultiValued)
        let other = CSCustomAttributeKey(
            keyName: name, searchable: false, searchableByDefault: false, unique: true, multiValued: true)
        #expect(other == key)
        #expect(other?.isMultiValued == true && other?.isSearchable == false)
    }

    @Test(arguments: ["", "com.example", "a b", "größe", "kMDItemTitle"]) func `other names do not`(name: String) {
        #expect(CSCustomAttributeKey(keyName: name) == nil)
    }

    @Test(arguments: [
        ("com_example_key", "com_example_key"), ("com.example", "com_example"), ("kMDx", "_kMDx"), ("", "_"),
    ])
    func `a literal becomes a proper name`(literal: String, name: String) {
        #expect(CSCustomAttributeKey(stringLiteral: literal).keyName == name)
        #expect(CSCustomAttributeKey(keyName: name) != nil)
    }

    @Test func `a key can be written as a literal and survives an archive`() throws {
        let key: CSCustomAttributeKey = "com_example_key"
        let data = try NSKeyedArchiver.archivedData(withRootObject: key, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CSCustomAttributeKey.self, from: data) == key)
    }

    @Test func `what is no custom value stays out of the index`() {
        let set = CSSearchableItemAttributeSet()
        let person = CSPerson(displayName: nil, handles: [], handleIdentifier: "")
        set.setValue(person, forCustomKey: "com_example_person")
        set.setValue([person] as NSArray, forCustomKey: "com_example_people")
        set.setValue(NSNumber(value: 1), forCustomKey: "com_example_number")
        #expect(set.value(forCustomKey: "com_example_person") as? CSPerson === person)
        #expect(set.snapshot.custom.map(\.name) == ["com_example_number"])
        set.setValue(nil, forCustomKey: "com_example_number")
        #expect(set.snapshot.custom.isEmpty)
    }
}
