import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms
import ViewRendering

struct RenderingTests {
    // MARK: - Values

    @Test(arguments: [
        (IntentValue.bool(true), "Yes"), (.int(1500), "1,500"), (.double(2.5), "2.5"), (.null, "–"),
        (.date(date("2026-03-04T16:00:00Z")), "4 Mar 2026 at 17:00"),
        (.date(date("2026-03-03T23:00:00Z")), "4 Mar 2026"),
        (.dateComponents(DateComponents(hour: 17, minute: 5)), "17:05"),
        (.dateComponents(DateComponents(year: 2026, month: 3, day: 4)), "4 Mar 2026"),
        (.measurement(MeasurementSnapshot(value: 2.25, unit: "km", dimension: "length")), "2.25 km"),
        (.currencyAmount(CurrencyAmountSnapshot(amount: 12.5, currencyCode: "EUR")), "€12.50"),
        (.duration(.seconds(5400)), "1 hr, 30 min"),
        (.enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A")), "High"),
        (.enumCase(EnumCaseSnapshot(type: "Other", rawValue: "x")), "x"),
        (.enumCase(EnumCaseSnapshot(type: "Other", rawValue: "x", display: DisplaySnapshot(title: "Ex"))), "Ex"),
        (.entity(TasksApp.tasks[0]), "Buy milk"), (.list([.int(1), .string("a")]), "1, a"),
        (
            .person(PersonSnapshot(displayName: "Ada", handle: .init(kind: .emailAddress, value: "a@b.c"))),
            "Ada <a@b.c>"
        ),
    ])
    func `writes values for a person`(value: IntentValue, text: String) {
        #expect(ValueFormatter(context()).text(value) == text)
    }

    @Test func `writes values in the person's language`() {
        let german = ValueFormatter(context(locale: "de_DE"))
        #expect(german.text(.double(1234.5)) == "1.234,5")
        #expect(german.text(.enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A"))) == "Hoch")
        #expect(
            german.text(.currencyAmount(CurrencyAmountSnapshot(amount: 12.5, currencyCode: "EUR"))) == "12,50\u{a0}€")
    }

    static func place(_ change: (inout PlacemarkSnapshot) -> Void) -> IntentValue {
        var place = PlacemarkSnapshot()
        change(&place)
        return .placemark(place)
    }

    @Test(arguments: [
        (place { ($0.name, $0.city, $0.country) = ("Tower", "Innsbruck", "Austria") }, "Tower, Innsbruck, Austria"),
        (
            place { ($0.name, $0.address) = ("Fountain", "121 James's St\n Dublin 8") },
            "Fountain, 121 James's St, Dublin 8"
        ),
        (place { ($0.latitude, $0.longitude) = (52.52, 13.405) }, "52.52, 13.405"), (place { _ in }, "unknown place"),
    ])
    func `writes a place by its name and address, else by where it is`(value: IntentValue, text: String) {
        #expect(ValueFormatter(context()).text(value) == text)
    }

    // MARK: - Outcomes

    private func shown(_ outcome: IntentOutcome) async -> String {
        let host = FakeHost { _, _ in outcome }
        return await CommandLineHarness(host: host).run("run Tasks CountTasks").output
    }

    @Test func `says that something was done where the intent says nothing`() async {
        #expect(await shown(IntentOutcome()) == "Done.\n")
    }

    @Test func `does not repeat a value that the dialog says`() async {
        #expect(
            await shown(IntentOutcome(value: .int(3), dialog: DialogSnapshot(full: "There are 3 tasks.")))
                == "There are 3 tasks.\n")
        #expect(
            await shown(IntentOutcome(value: .int(3), dialog: DialogSnapshot(full: "Counted."))) == "Counted.\n3\n")
    }

    @Test func `lists values, and says where there are none`() async {
        #expect(await shown(IntentOutcome(value: .list([.string("a"), .string("b")]))) == "- a\n- b\n")
        #expect(await shown(IntentOutcome(value: .list([]))) == "Nothing.\n")
    }

    @Test func `shows entities as a table, and names what comes next`() async {
        let outcome = IntentOutcome(
            value: .list([.entity(TasksApp.tasks[0]), .entity(TasksApp.tasks[2])]),
            opensIntent: PreparedIntent(intent: "AddTask"), url: "https://example.org")
        #expect(
            await shown(outcome) == """
                Task      Priority  Due Date    Effort  ID
                Buy milk  High      4 Mar 2026  1       1
                Call Zoë  Low                   3       3
                Open: https://example.org
                Next: Add Task

                """)
    }

    // MARK: - Widths

    @Test(arguments: [
        ("abc", 3), ("Zoë", 3), ("e\u{301}", 1), ("日本", 4), ("👩‍👩‍👧", 2), ("❤️", 2), ("", 0), ("한글", 4),
    ])
    func `counts the columns of a text`(text: String, columns: Int) { #expect(DisplayWidth.columns(text) == columns) }

    @Test(arguments: [("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…")])
    func `cuts a text to a width`(text: String, width: Int, cut: String) {
        #expect(DisplayWidth.truncated(text, to: width) == cut)
    }

    @Test func `breaks a text between words`() {
        #expect(DisplayWidth.wrapped("one two three", to: 7) == ["one two", "three"])
        #expect(DisplayWidth.wrapped("unbreakable x", to: 5) == ["unbreakable", "x"])
        #expect(DisplayWidth.wrapped("a\n\nb", to: 5) == ["a", "", "b"])
    }

    @Test func `shrinks the widest column first`() throws {
        let table = TextTable(headings: ["A", "B"], rows: [["short", String(repeating: "x", count: 40)]])
        let lines = try #require(table.lines(width: 20, style: TextStyle(isEnabled: false)))
        #expect(lines == ["A      B", "short  xxxxxxxxxxxx…"])
        #expect(table.lines(width: 10, style: TextStyle(isEnabled: false)) == nil)
    }
}
