import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

struct RecordReaderTests {
    // MARK: - People

    @Test func `reads addresses, numbers and names of people`() throws {
        let person = parameter(.person)
        #expect(
            try reader().read("ada@example.org", for: person)
                == .person(
                    PersonSnapshot(
                        displayName: "ada@example.org", handle: .init(kind: .emailAddress, value: "ada@example.org"))))
        #expect(
            try reader().read("+44 20 7946 0958", for: person)
                == .person(
                    PersonSnapshot(
                        displayName: "+44 20 7946 0958", handle: .init(kind: .phoneNumber, value: "+44 20 7946 0958"))))
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        #expect(
            try reader().read("Ada Lovelace", for: person)
                == .person(PersonSnapshot(displayName: "Ada Lovelace", nameComponents: name)))
        #expect(
            try reader().read("Ada Lovelace <ada@example.org>", for: person)
                == .person(
                    PersonSnapshot(
                        displayName: "Ada Lovelace", nameComponents: name,
                        handle: .init(kind: .emailAddress, value: "ada@example.org"))))
    }

    @Test(
        arguments: [
            ("Ada", "email", "'Ada' is not an email address"),
            ("ada@example.org", "phone", "'ada@example.org' is not a telephone number"),
            ("Ada", "emailOrPhone", "'Ada' is neither an email address nor a telephone number"),
            ("Ada <here>", nil, "'here' is neither an email address nor a telephone number"),
        ] as [(String, String?, String)])
    func `takes what the parameter's mode takes`(text: String, mode: String?, message: String) {
        #expect(problem { try reader().read(text, for: parameter(.person) { $0.personMode = mode }) } == message)
    }

    @Test(arguments: [
        ("Ada Lovelace", ["", "Ada", "", "Lovelace"]), ("Lovelace, Ada", ["", "Ada", "", "Lovelace"]),
        ("Dr. Ada King Lovelace", ["Dr.", "Ada", "King", "Lovelace"]), ("Ada", ["", "Ada", "", ""]),
    ])
    func `splits a name into its parts`(text: String, parts: [String]) throws {
        guard case .personName(let name) = try reader().read(text, for: parameter(.personName)) else {
            throw ReadProblem("no name")
        }
        let found = [name.namePrefix, name.givenName, name.middleName, name.familyName].map { $0 ?? "" }
        #expect(found == parts)
    }

    // MARK: - Places

    @Test func `reads places by coordinates and by name`() throws {
        guard case .placemark(let place) = try reader().read("52.52, 13.405", for: parameter(.placemark)) else {
            throw ReadProblem("no place")
        }
        #expect(place.latitude == 52.52)
        #expect(place.longitude == 13.405)
        guard case .placemark(let named) = try reader().read("Berlin", for: parameter(.placemark)) else {
            throw ReadProblem("no place")
        }
        #expect(named.name == "Berlin")
        #expect(problem { try reader().read("95, 0", for: parameter(.placemark)) }?.contains("latitude") == true)
    }

    // MARK: - Files

    @Test(.temporaryFolder) func `reads a file by path, relative to the working folder`() throws {
        let folder = TemporaryFolder.path
        try Data("x".utf8).write(to: URL(filePath: folder + "/notes.txt"))
        let value = try reader(context(folder: folder)).read("notes.txt", for: parameter(.file))
        #expect(
            value
                == .file(
                    FileSnapshot(
                        filename: "notes.txt", type: "public.plain-text", url: URL(filePath: folder + "/notes.txt"))))
    }

    @Test func `reads the standard input for a dash`() throws {
        let value = try reader(context(input: "hello")).read("-", for: parameter(.file))
        #expect(value == .file(FileSnapshot(filename: "stdin", data: Data("hello".utf8))))
    }

    @Test(.temporaryFolder) func `says why a file cannot be taken`() throws {
        let folder = TemporaryFolder.path
        try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: folder + "/notes.txt"))
        let reader = reader(context(folder: folder))
        #expect(problem { try reader.read("gone.txt", for: parameter(.file)) } == "there is no file 'gone.txt'")
        #expect(problem { try reader.read("sub", for: parameter(.file)) } == "'sub' is a folder, not a file")
        let image = parameter(.file) { $0.contentTypes = ["public.image"] }
        #expect(
            problem { try reader.read("notes.txt", for: image) }
                == "'notes.txt' is public.plain-text; public.image is taken")
    }

    @Test(.temporaryFolder, .enabled(if: geteuid() != 0, "root reads every file"))
    func `says that a file is not readable`() throws {
        let path = TemporaryFolder.path + "/secret.txt"
        try Data().write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(
            problem { try reader().read(path, for: parameter(.file)) }
                == "the file '\(path)' cannot be read; check its permissions")
    }

    // MARK: - Repetition

    @Test(arguments: [
        ("daily", "daily"), ("every day", "daily"), ("weekly on mon,fri", "weekly on mon, fri"),
        ("every 2 weeks on Monday and Friday", "every 2 weeks on mon, fri"), ("every other day", "every 2 days"),
        ("every friday", "weekly on fri"), ("monthly on 1, 15", "monthly on 1, 15"),
        ("yearly 5 times", "yearly 5 times"),
        ("daily for 3 times", "daily 3 times"), ("daily until 2026-12-31", "daily until 2026-12-31T00:00:00+0100"),
    ])
    func `reads rules of repetition`(text: String, written: String) throws {
        let value = try reader().read(text, for: parameter(.recurrenceRule))
        #expect(ValueFormatter(context()).text(value) == written)
        // What is written reads as the same rule.
        #expect(try reader().read(written, for: parameter(.recurrenceRule)) == value)
    }

    @Test(arguments: ["", "sometimes", "every 0 days", "weekly on", "daily on 3", "weekly on mon maybe"])
    func `shows how rules are written`(text: String) {
        #expect(
            problem { try reader().read(text, for: parameter(.recurrenceRule)) }?
                .hasPrefix("'\(text)' is not a rule of repetition; write daily") == true)
    }
}
