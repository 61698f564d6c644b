import CommandLineSurface
import IntentWire
import Testing
import ValueForms

struct FilterParserTests {
    private func parse(_ text: String, locale: String = "en_GB") throws -> EntityFilter {
        try FilterParser(entity: TasksApp.task, reader: reader(context(locale: locale))).parse(text)
    }

    private let tomorrow = IntentValue.date(date("2026-03-04T23:00:00Z"))
    private let high = IntentValue.enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A"))

    @Test(arguments: [
        "Due Date is before tomorrow", "due date is before tomorrow", "dueDate < tomorrow", "due-date<tomorrow",
        "dueDate before 'tomorrow'", "'Due Date' is before \"tomorrow\"", "Fällig am < tomorrow",
        "Due Date is less than 2026-03-05",
    ])
    func `compares by words and by signs`(text: String) throws {
        #expect(
            try parse(text)
                == EntityFilter(comparisons: [
                    EntityComparison(property: "dueDate", comparison: .lessThan, values: [tomorrow])
                ]))
    }

    @Test(arguments: [
        ("Effort is 3", ComparisonOperator.equalTo), ("Effort = 3", .equalTo), ("Effort == 3", .equalTo),
        ("Effort is equal to 3", .equalTo), ("Effort <= 3", .lessThanOrEqualTo), ("Effort ≤ 3", .lessThanOrEqualTo),
        ("Effort is at most 3", .lessThanOrEqualTo), ("Effort > 3", .greaterThan),
        ("Effort is more than 3", .greaterThan), ("Effort >= 3", .greaterThanOrEqualTo),
        ("Effort is greater than or equal to 3", .greaterThanOrEqualTo), ("effort<3", .lessThan),
    ])
    func `knows every wording`(text: String, comparison: ComparisonOperator) throws {
        #expect(
            try parse(text).comparisons
                == [EntityComparison(property: "effort", comparison: comparison, values: [.int(3)])])
    }

    @Test(arguments: [
        ("Title contains milk", ComparisonOperator.contains, "milk"), ("Title starts with Buy", .hasPrefix, "Buy"),
        ("Title begins with 'Buy it'", .hasPrefix, "Buy it"), ("Title ends with now now", .hasSuffix, "now now"),
        ("Title contains 'salt and pepper'", .contains, "salt and pepper"),
        ("Title is \"say \\\"hi\\\"\"", .equalTo, "say \"hi\""), ("Title contains \"\"", .contains, ""),
    ])
    func `compares texts, with quotes around what has words of its own`(
        text: String, comparison: ComparisonOperator, value: String
    ) throws {
        #expect(
            try parse(text).comparisons
                == [EntityComparison(property: "title", comparison: comparison, values: [.string(value)])])
    }

    @Test func `joins comparisons by and, or by or`() throws {
        let priority = EntityComparison(property: "priority", comparison: .equalTo, values: [high])
        let title = EntityComparison(property: "title", comparison: .contains, values: [.string("milk")])
        #expect(
            try parse("Priority is High and Title contains milk")
                == EntityFilter(comparisons: [priority, title], mode: .and))
        #expect(
            try parse("priority = urgent OR title contains milk")
                == EntityFilter(comparisons: [priority, title], mode: .or))
    }

    @Test func `takes two values for between`() throws {
        #expect(
            try parse("Due Date is between 2026-03-04 and tomorrow and Priority is not low").comparisons == [
                EntityComparison(
                    property: "dueDate", comparison: .isBetween,
                    values: [.date(date("2026-03-03T23:00:00Z")), tomorrow]),
                EntityComparison(
                    property: "priority", comparison: .notEqualTo,
                    values: [.enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "C"))]),
            ])
    }

    @Test(arguments: [
        ("", "--where: the filter is empty; write PROPERTY is VALUE"),
        ("Titel is x", "Task has no property 'Titel' to filter by; did you mean 'Title'?"),
        (
            "Colour is red",
            "Task has no property 'Colour' to filter by; Task is filtered by Title, Priority, Due Date or Effort"
        ),
        (
            "Title contains salt and pepper",
            "Task has no property 'pepper' to filter by; Task is filtered by Title, Priority, Due Date or Effort, "
                + "and a value with 'and' or 'or' in it needs quotes"
        ),
        (
            "Priority is high and Effort > 3 or Title is x",
            "--where: 'and' and 'or' cannot be mixed in one filter; use one of them throughout"
        ),
        (
            "Title",
            "--where: a comparison is missing behind 'Title'; write 'is', 'contains', 'starts with' or 'ends with'"
        ),
        (
            "Title has milk",
            "--where: 'has' is no comparison behind 'Title'; write 'is', 'contains', 'starts with' or 'ends with'"
        ),
        (
            "Title < b",
            "--where: 'Title' cannot be compared with '<'; write 'is', 'contains', 'starts with' or 'ends with'"
        ),
        (
            "Due Date is tomorrow",
            "--where: 'Due Date' cannot be compared with 'is'; write 'is before', 'is after' or 'is between … and …'"
        ),
        ("Title is", "--where: a value is missing behind 'is'"),
        ("Title is x and", "--where: a comparison is missing behind 'and'"),
        ("Title is 'x", "the quote ' in 'Title is 'x' is not closed"),
        ("Title is 'x' y", "--where: 'y' is not expected behind 'x'; join comparisons with 'and' or 'or'"),
        ("Due Date is between today", "--where: 'is between' needs two values, as is between X and Y"),
        ("Effort > many", "--where: Effort: 'many' is not a whole number"),
        ("Priority is D", "--where: Priority: 'D' is no Priority; choose High, Medium or Low"),
    ])
    func `says what is wrong and what is possible`(text: String, message: String) {
        #expect(problem { try parse(text) } == message)
    }

    @Test func `says that an entity has no filters`() {
        var entity = TasksApp.task
        entity.query.propertyFilters = nil
        #expect(
            problem { try FilterParser(entity: entity, reader: reader()) }
                == "Task cannot be filtered by properties; use --matching TEXT or --id ID")
    }

    @Test func `sorts by the properties that the query sorts by`() throws {
        let parser = try FilterParser(entity: TasksApp.task, reader: reader())
        #expect(try parser.sort(by: "due date", ascending: false) == EntitySort(property: "dueDate", ascending: false))
        #expect(
            problem { try parser.sort(by: "Effort", ascending: true) }
                == "Task cannot be sorted by 'Effort'; it sorts by Title or Due Date")
    }
}
