import AppIntents
import AppIntentsTesting
import Foundation

/// Tests of an app as they are written for Apple's platforms.
final class AppTests {
    private let definitions = IntentDefinitions(bundleIdentifier: "com.example.library")
    private let borrow: AppIntentDefinition
    private let books: AppEntityDefinition

    init() {
        borrow = definitions.intents["BorrowBook"]
        books = definitions.entities["BookEntity"]
    }

    func testBorrows() async throws {
        let found = try await books.entities(identifiers: [7])
        let result = try await borrow.makeIntent(book: found[0], days: 14, note: nil).run()
        let title: String = try result.value.title
        let due: Date? = try result.value.due
        let book: AnyAppEntity = try result.value.as(books)
        try books.isInstance(book)
        expect(title == "Emma" && due != nil)
        try expect(result.value.author.name == "Jane Austen")
        try expect(book.pages == 474 && book.reader == nil)
        try expect(found.first?.title == "Emma")
        try await definitions.intents["ReturnBook"].makeIntent(book: result.value).run()
    }

    func testSetsParameters() async throws {
        var intent = definitions.intents["CreateNote"].makeIntent()
        intent.title = "Meeting Notes"
        intent.priority = 5
        intent.isUrgent = true
        let title: String? = try intent.title
        expect(title == "Meeting Notes")
        try await intent.run()
    }

    func testQueries() async throws {
        let matches = try await books.entities(matching: "emma")
        let all = try await books.allEntities()
        let suggested = try await books.suggestedEntities()
        expect(matches.count <= all.count && !suggested.isEmpty)
        try await definitions.intents["ShelveBooks"].makeIntent(books: books.entityQuery(matching: "em")).run()
        let result = try await definitions.valueQueries["BookQuery"].values(for: "Austen")
        expect(result.items.count == 1)
        try expect(result.items[0].title == "Emma")
    }

    func testTypes() async throws {
        let genre = definitions.enums["Genre"].makeCase("novel")
        try expect(genre.as(String.self) == "novel" && genre.rawValue == "novel")
        let slip = definitions.transientEntities["SlipEntity"].makeEntity(title: "Emma", printed: Date())
        try await definitions.intents["PrintSlip"].makeIntent(slip: slip, genre: genre).run()
        let reference = books.makeReference(identifier: "7")
        expect(reference.identifier.instanceIdentifier == "7")
        let person = try await reference.exported(as: IntentPerson.self)
        let file = try await reference.exported()
        _ = try await (books.resolved(from: person), books.resolved(from: file))
    }

    func testSystem() async throws {
        let indexed = try await books.spotlightQuery("emma")
        let annotations = try await books.viewAnnotations()
        expect(indexed.isEmpty || annotations.contains { $0.isSelected && $0.entity == indexed[0] })
    }
}

/// What XCTest's assertions take.
private func expect(_ condition: @autoclosure () throws -> Bool) rethrows {
    let holds = try condition()
    assert(holds)
}
