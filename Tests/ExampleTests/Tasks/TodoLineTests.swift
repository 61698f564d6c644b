import Foundation
import Testing

/// A line, and what is to be read in it.
struct LineCase: CustomTestStringConvertible, Sendable {
    let text: String
    var isCompleted = false
    var priority: Character?
    var completed: String?
    var created: String?
    var due: String?
    var projects: [String] = []
    var contexts: [String] = []
    let title: String

    var testDescription: String { text }

    static let all = [
        LineCase(text: "Call Mom", title: "Call Mom"),
        LineCase(text: "(A) Call Mom", priority: "A", title: "Call Mom"),
        LineCase(
            text: "(A) 2011-03-02 Call Mom +Family @phone", priority: "A", created: "2011-03-02", projects: ["Family"],
            contexts: ["phone"], title: "Call Mom"),
        LineCase(text: "2011-03-02 (A) Call Mom", created: "2011-03-02", title: "(A) Call Mom"),
        LineCase(text: "Really gotta call Mom (A) @phone", contexts: ["phone"], title: "Really gotta call Mom (A)"),
        LineCase(text: "(b) Get back to the boss", title: "(b) Get back to the boss"),
        LineCase(text: "(B)->Submit TPS report", title: "(B)->Submit TPS report"),
        LineCase(text: "(A)", title: "(A)"),
        LineCase(
            text: "x 2011-03-03 2011-03-01 Review Tim's pull request +TodoTxtTouch @github", isCompleted: true,
            completed: "2011-03-03", created: "2011-03-01", projects: ["TodoTxtTouch"], contexts: ["github"],
            title: "Review Tim's pull request"),
        LineCase(
            text: "x (A) 2016-05-20 2016-04-30 measure space pm:5", isCompleted: true, priority: "A",
            completed: "2016-05-20", created: "2016-04-30", title: "measure space"),
        LineCase(text: "x 2011-03-03 Call Mom", isCompleted: true, completed: "2011-03-03", title: "Call Mom"),
        LineCase(text: "x Call Mom pri:C", isCompleted: true, priority: "C", title: "Call Mom"),
        LineCase(text: "xylophone lesson", title: "xylophone lesson"),
        LineCase(text: "X 2012-01-01 Make resolutions", title: "X 2012-01-01 Make resolutions"),
        LineCase(text: "(A) x Find ticket prices", priority: "A", title: "x Find ticket prices"),
        LineCase(text: " x indented", title: "x indented"),
        LineCase(text: "Email SoAndSo at soandso@example.com", title: "Email SoAndSo at soandso@example.com"),
        LineCase(text: "Learn how to add 2+2", title: "Learn how to add 2+2"),
        LineCase(text: "+Home @ + alone", projects: ["Home"], title: "+Home @ + alone"),
        LineCase(text: "@phone +Family", projects: ["Family"], contexts: ["phone"], title: "@phone +Family"),
        LineCase(
            text: "Thank +Mom for the meatballs @phone @phone", projects: ["Mom"], contexts: ["phone"],
            title: "Thank +Mom for the meatballs"),
        LineCase(text: "Pay rent due:2026-12-01 today", due: "2026-12-01", title: "Pay rent today"),
        LineCase(text: "Pay rent due:2026-02-30", title: "Pay rent"),
        LineCase(text: "Pay rent due:soon", title: "Pay rent"),
        LineCase(text: "Pay due:2026-12-01 due:2026-12-02", due: "2026-12-01", title: "Pay"),
        LineCase(text: "Read https://todotxt.org t:2026-01-01", title: "Read https://todotxt.org"),
        LineCase(text: "2026-12-24 2026-12-25 party", created: "2026-12-24", title: "2026-12-25 party"),
        LineCase(text: "Ärger +Küche @Büro", projects: ["Küche"], contexts: ["Büro"], title: "Ärger"),
        LineCase(text: "a\tb  c", title: "a b c"),
    ]
}

struct TodoLineTests {
    @Test(arguments: LineCase.all)
    func `reads a line by the rules of the format`(line: LineCase) {
        let read = TodoLine(line.text)
        #expect(read.isCompleted == line.isCompleted)
        #expect(read.priority == line.priority)
        #expect(read.head.completed?.text == line.completed)
        #expect(read.head.created?.text == line.created)
        #expect(read.due?.text == line.due)
        #expect(read.projects == line.projects)
        #expect(read.contexts == line.contexts)
        #expect(read.title == line.title)
        #expect(read.text == line.text)
    }

    @Test(arguments: ["", "  ", "(A) ", "x ", "x 2026-01-01", "2026-01-01 ", "\t"])
    func `takes a line without a description for no task`(text: String) {
        #expect(!TodoLine(text).isTask)
    }

    @Test(arguments: [
        ("Call Mom", "x 2026-11-30 Call Mom"), ("(A) Call Mom", "x 2026-11-30 Call Mom pri:A"),
        ("(A) 2026-11-01 Call Mom @phone", "x 2026-11-30 2026-11-01 Call Mom @phone pri:A"),
        ("(B) Call pri:C Mom", "x 2026-11-30 Call pri:B Mom"), ("x 2026-01-01 Done", "x 2026-01-01 Done"),
        ("a  b\tc note:1 ", "x 2026-11-30 a  b\tc note:1 "), ("(A) a ", "x 2026-11-30 a pri:A"),
    ])
    func `completes a task and keeps its priority`(line: String, expected: String) throws {
        let day = try #require(Day("2026-11-30"))
        #expect(TodoLine(line).completing(on: day).text == expected)
    }

    @Test(arguments: [
        ("x 2026-11-30 Call Mom", "Call Mom"), ("x 2026-11-30 2026-11-01 Call Mom pri:A", "(A) 2026-11-01 Call Mom"),
        ("x (C) 2026-11-30 Call", "(C) Call"), ("x Call", "Call"), ("Call", "Call"),
        ("x 2026-11-30 x marks the spot", "2026-11-30 x marks the spot"),
        ("x 2026-11-30 (A) is a letter", "2026-11-30 (A) is a letter"), ("x pri:B", "(B) "),
    ])
    func `reopens a task`(line: String, expected: String) {
        #expect(TodoLine(line).reopening().text == expected)
    }

    @Test(arguments: LineCase.all.map(\.text))
    func `is itself again when completed and reopened`(text: String) throws {
        let line = TodoLine(text)
        guard !line.isCompleted else { return }
        let again = line.completing(on: try #require(Day("2026-11-30"))).reopening()
        #expect(again.title == line.title)
        #expect(again.priority == line.priority)
        #expect(again.due == line.due)
        #expect(!again.isCompleted)
    }

    @Test(arguments: [
        ("Call", "B", "(B) Call"), ("(A) Call", "B", "(B) Call"), ("(A) 2026-01-01 Call", nil, "2026-01-01 Call"),
        ("x 2026-01-01 Call", "B", "x 2026-01-01 Call pri:B"), ("x 2026-01-01 Call pri:B", nil, "x 2026-01-01 Call"),
        ("x (A) 2026-01-01 Call", "C", "x (C) 2026-01-01 Call"),
    ])
    func `changes the priority`(line: String, letter: Character?, expected: String) {
        #expect(TodoLine(line).settingPriority(letter).text == expected)
    }

    @Test(arguments: [
        ("Call", "2026-12-01", "Call due:2026-12-01"),
        ("Call due:2026-01-01 Mom", "2026-12-01", "Call due:2026-12-01 Mom"),
        ("due:2026-01-01 Call", nil, "Call"), ("Call due:2026-01-01", nil, "Call"),
        ("Call due:2026-01-01  Mom due:2026-01-02", nil, "Call  Mom"),
        ("Call due:soon", "2026-12-01", "Call due:soon due:2026-12-01"),
        ("Call", nil, "Call"), ("Call ", "2026-12-01", "Call due:2026-12-01"),
    ])
    func `changes the due date and nothing else`(line: String, day: String?, expected: String) {
        #expect(TodoLine(line).settingDue(day.flatMap { Day($0) }).text == expected)
    }

    @Test(arguments: [
        (
            "(A) 2026-01-01 Call Mom +Family @phone due:2026-12-01", "Visit Mom",
            "(A) 2026-01-01 Visit Mom +Family @phone due:2026-12-01"
        ),
        ("Call due:2026-12-01 Mom", "Visit Mom", "Visit Mom due:2026-12-01"),
        ("Call @phone", "Write @phone", "Write @phone"),
        ("Call due:2026-12-01", "Call due:2026-12-02", "Call due:2026-12-02"),
        ("x 2026-01-01 Call", "two\nlines", "x 2026-01-01 two lines"),
    ])
    func `changes the title and keeps tags and keys`(line: String, title: String, expected: String) {
        #expect(TodoLine(line).settingTitle(title).text == expected)
    }

    @Test
    func `does not take a new title for a mark`() {
        let line = TodoLine("Call").settingTitle("x marks the spot")
        #expect(!line.isCompleted)
        #expect(line.title == "x marks the spot")
    }

    @Test(arguments: [
        ("Call Mom", "2026-11-30 Call Mom"), ("(A) Call Mom +Family", "(A) 2026-11-30 Call Mom +Family"),
        ("x marks the spot", "2026-11-30 x marks the spot"), ("2026-12-24 party", "2026-11-30 2026-12-24 party"),
        ("(A) 2026-01-01 Call", "(A) 2026-01-01 Call"), ("  Call\n  Mom\r\n", "2026-11-30 Call Mom"),
    ])
    func `makes a line of what a person wrote`(text: String, expected: String) throws {
        #expect(TodoLine.new(text, created: try #require(Day("2026-11-30"))).text == expected)
    }

    @Test
    func `keeps bytes that are no text`() throws {
        let bytes: [UInt8] = Array("(A) caf".utf8) + [0xE9, 0xFF] + Array(" due:2026-01-01 +p".utf8) + [0xE9]
        let line = TodoLine(bytes).settingDue(Day("2026-12-01")).settingPriority("B")
        let expected = Array("(B) caf".utf8) + [0xE9, 0xFF] + Array(" due:2026-12-01 +p".utf8) + [0xE9]
        #expect(line.bytes == expected)
    }

    @Test(arguments: [
        ("Garage Sale", "+", "GarageSale"), ("garage sale", "+", "GarageSale"), ("+home", "+", "home"),
        ("@phone", "@", "phone"), ("home", "+", "home"), (" ", "+", nil), ("+", "+", nil),
    ])
    func `makes one word of a name`(name: String, sign: Character, expected: String?) {
        #expect(name.tagName(sign: sign) == expected)
    }
}
