import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

struct WordReaderTests {
    // MARK: - Yes and no

    @Test(arguments: [
        ("yes", true), ("Y", true), ("TRUE", true), ("on", true), ("1", true), ("no", false), ("n", false),
        ("False", false), ("off", false), ("0", false),
    ])
    func `reads words for yes and no`(text: String, value: Bool) throws {
        #expect(try reader().read(text, for: parameter(.bool)) == .bool(value))
    }

    @Test func `reads the names that a parameter has for true and false`() throws {
        let named = parameter(.bool) {
            $0.booleanNames = [
                LocalizedText("Enabled", translations: ["de": "Eingeschaltet"]), LocalizedText("Disabled"),
            ]
        }
        #expect(try reader().read("enabled", for: named) == .bool(true))
        #expect(try reader().read("EINGESCHALTET", for: named) == .bool(true))
        #expect(try reader().read("disabled", for: named) == .bool(false))
        #expect(
            problem { try reader().read("maybe", for: named) } == "'maybe' is neither 'Enabled' nor 'Disabled'")
    }

    // MARK: - Enumerations

    @Test(arguments: [
        ("A", "A"), ("a", "A"), ("High", "A"), ("high", "A"), ("HÍGH", "A"), ("urgent", "A"), ("hoch", "A"),
        ("Someday", "C"), ("niedrig", "C"),
    ])
    func `finds a case by raw value, title or synonym in any language`(text: String, raw: String) throws {
        #expect(
            try reader().read(text, for: parameter(.enumeration("Priority")))
                == .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: raw)))
    }

    @Test func `lists the cases where none fits, the nearest first`() throws {
        let error = #expect(throws: ReadProblem.self) {
            try reader().read("Lwo", for: parameter(.enumeration("Priority")))
        }
        #expect(error?.message == "'Lwo' is no Priority; choose High, Medium or Low")
        #expect(error?.candidates == ["Low", "High", "Medium"])
    }

    @Test func `says that a case is not taken here`() {
        let limited = parameter(.enumeration("Priority")) { $0.supportedCases = ["A", "B"] }
        #expect(problem { try reader().read("low", for: limited) } == "'Low' is not taken here; choose High or Medium")
    }

    // MARK: - Identifiers

    @Test func `reads URLs with a scheme`() throws {
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(try reader().read("https://example.org/a?b=c", for: parameter(.url)) == .url(url))
        #expect(
            problem { try reader().read("example.org/a", for: parameter(.url)) }
                == "'example.org/a' has no scheme; write it as 'https://example.org/a'")
    }

    @Test func `reads UUIDs in any case`() throws {
        let uuid = try #require(UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"))
        #expect(try reader().read("123e4567-e89b-12d3-a456-426614174000", for: parameter(.uuid)) == .uuid(uuid))
        #expect(problem { try reader().read("123", for: parameter(.uuid)) }?.hasPrefix("'123' is not a UUID") == true)
    }

    @Test func `leaves entities to the app`() throws {
        #expect(try reader().read("Buy milk", for: parameter(.entity("Task"))) == .text("Buy milk"))
        #expect(problem { try reader().read("  ", for: parameter(.entity("Task"))) } == "the text is empty")
    }

    @Test func `takes the first type of a union that fits, and text last`() throws {
        let union = parameter(.union([.string, .int, .date]))
        #expect(try reader().read("5", for: union) == .int(5))
        #expect(try reader().read("today", for: union) == .date(date("2026-03-03T23:00:00Z")))
        #expect(try reader().read("five", for: union) == .string("five"))
    }

    // MARK: - Lists

    @Test func `reads each text of a list`() throws {
        #expect(
            try reader().read(["1", "2"], for: parameter(.list(.int))) == .list([.int(1), .int(2)]))
    }

    @Test(arguments: [
        (1, "at least 2 values are needed, 1 were given"), (4, "at most 3 values are taken, 4 were given"),
    ])
    func `counts the values of a list`(count: Int, message: String) {
        let list = parameter(.list(.string)) {
            $0.minimumCount = 2
            $0.maximumCount = 3
        }
        #expect(problem { try reader().read(Array(repeating: "a", count: count), for: list) } == message)
    }
}
