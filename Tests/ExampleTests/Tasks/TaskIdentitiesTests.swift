import Foundation
import Testing

/// What another program did to the file: the lines before and after, and for each line after, where it was before.
struct EditCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [String]
    let after: [String]
    let origins: [Int?]

    static let all = [
        EditCase(
            testDescription: "inserted above", before: ["a", "b"], after: ["new", "a", "b"], origins: [nil, 0, 1]),
        EditCase(testDescription: "removed above", before: ["a", "b", "c"], after: ["b", "c"], origins: [1, 2]),
        EditCase(testDescription: "sorted", before: ["c", "a", "b"], after: ["a", "b", "c"], origins: [1, 2, 0]),
        EditCase(
            testDescription: "completed elsewhere", before: ["(A) Call Mom", "b"],
            after: ["b", "x 2026-11-30 Call Mom pri:A"], origins: [1, 0]),
        EditCase(
            testDescription: "postponed and moved", before: ["Pay due:2026-01-01", "b"],
            after: ["b", "(C) Pay due:2026-02-02"], origins: [1, 0]),
        EditCase(
            testDescription: "words added in place", before: ["a", "Buy milk", "c"],
            after: ["a", "Buy milk and bread", "c"], origins: [0, 1, 2]),
        EditCase(
            testDescription: "words taken away in place", before: ["a", "Buy milk and bread", "c"],
            after: ["a", "Buy milk", "c"], origins: [0, 1, 2]),
        EditCase(
            testDescription: "another context in place", before: ["Call Mom @phone", "b"],
            after: ["Call Mom @home", "b"], origins: [0, 1]),
        EditCase(
            testDescription: "replaced by another task in place", before: ["a", "Call Anna about rent", "c"],
            after: ["a", "Call Bob about rent", "c"], origins: [0, nil, 2]),
        EditCase(
            testDescription: "words added, but elsewhere", before: ["Buy milk", "b", "c"],
            after: ["b", "c", "Buy milk today"], origins: [1, 2, nil]),
        EditCase(
            testDescription: "mostly rewritten", before: ["a", "Buy milk", "c"],
            after: ["a", "Buy a new house with a garden", "c"], origins: [0, nil, 2]),
        EditCase(testDescription: "doubled", before: ["a"], after: ["a", "a"], origins: [0, nil]),
        EditCase(testDescription: "one of two removed", before: ["a", "a"], after: ["a"], origins: [0]),
        EditCase(testDescription: "emptied", before: ["a", "b"], after: [], origins: []),
        EditCase(testDescription: "all new", before: ["a", "b"], after: ["c", "d"], origins: [nil, nil]),
    ]
}

struct TaskIdentitiesTests {
    private let now = Date(timeIntervalSince1970: 1_796_000_000)

    @Test(arguments: EditCase.all)
    func `finds tasks again after another program's edit`(edit: EditCase) {
        var identities = TaskIdentities()
        let before = identities.follow(edit.before, now: now)
        let after = identities.follow(edit.after, now: now)
        for (place, origin) in edit.origins.enumerated() {
            if let origin {
                #expect(after[place] == before[origin])
            } else {
                #expect(!before.contains(after[place]))
            }
        }
        #expect(Set(after).count == after.count)
    }

    @Test
    func `gives equal tasks different identifiers`() {
        var identities = TaskIdentities()
        let ids = identities.follow(["a", "a", "x a", "(B) a due:2026-01-01"], now: now)
        #expect(Set(ids).count == 4)
    }

    @Test
    func `never gives an identifier that was deleted to another task`() {
        var identities = TaskIdentities()
        var used: Set<String> = []
        for day in 0..<50 {
            let ids = identities.follow(["Buy milk"], now: now.addingTimeInterval(Double(day) * 86_400))
            #expect(used.isDisjoint(with: ids))
            used.formUnion(ids)
            identities.set([])
        }
    }

    @Test(arguments: [(60.0, true), (3599, true), (3601, false), (86_400, false)])
    func `takes a line for itself that was gone for a moment only`(seconds: TimeInterval, isItself: Bool) {
        var identities = TaskIdentities()
        let before = identities.follow(["Buy milk", "b"], now: now)
        _ = identities.follow([], now: now)
        let after = identities.follow(["b", "Buy milk"], now: now.addingTimeInterval(seconds))
        #expect((after == before.reversed()) == isItself)
        #expect(isItself || Set(before).isDisjoint(with: after))
    }

    @Test
    func `gives the same identifiers where its memory was lost`() {
        var first = TaskIdentities()
        var second = TaskIdentities()
        #expect(first.follow(["a", "b", "a"], now: now) == second.follow(["a", "b", "a"], now: now))
    }

    @Test
    func `remembers through a file`() throws {
        let folder = try TemporaryFolder()
        let file = IdentityFile(for: folder.url.appending(path: "todo.txt"), in: folder.url.appending(path: "state"))
        var identities = file.read().identities
        let ids = identities.follow(["a", "b"], now: now)
        file.write(identities)
        var again = file.read().identities
        #expect(again == identities)
        #expect(again.follow(["b", "a"], now: now) == ids.reversed())
    }

    @Test(arguments: ["", "{", "[]", #"{"version": 1}"#, #"{"version": 2, "known": 3}"#])
    func `starts anew where its memory is damaged, and leaves a newer one alone`(text: String) throws {
        let folder = try TemporaryFolder()
        let todo = folder.url.appending(path: "todo.txt")
        let file = IdentityFile(for: todo, in: folder.url)
        file.write(TaskIdentities())
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).first)
        try Data(text.utf8).write(to: folder.url.appending(path: name))
        let read = file.read()
        #expect(read.identities == TaskIdentities())
        #expect(read.isWritable != text.contains("2"))
    }
}
