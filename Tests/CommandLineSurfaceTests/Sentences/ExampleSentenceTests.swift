import ChildProcesses
import Foundation
import Testing

/// What people say to the examples, with the programs themselves.
@Suite(.temporaryFolder) struct ExampleSentenceTests {
    @Test(arguments: [
        ("Coffee", "en", "order a large latte in Coffee", "Order Coffee (Coffee): Coffee Type Latte, Size Large"),
        (
            "Coffee", "en", "order two small espressos",
            "Order Coffee (Coffee): Coffee Type Espresso, Size Small, Quantity 2"
        ),
        ("Coffee", "en", "is my order ready", "Check Order (Coffee)"),
        ("Coffee", "en", "order a tomato soup please", "Order Soup (Coffee): Soup Tomato"),
        (
            "Coffee", "de", "bestelle einen großen Latte bei Coffee",
            "Kaffee bestellen (Coffee): Kaffeesorte Latte, Größe Groß"
        ),
        ("Coffee", "de", "wann öffnet Coffee", "Öffnungszeiten erfragen (Coffee)"),
        ("Tasks", "en", "remind me to buy milk tomorrow at five", "Add Task (Tasks): Title buy milk, Due Date"),
        ("Tasks", "en", "add a task", "Add Task (Tasks)\n"),
        ("Tasks", "en", "what is due today", "Show Tasks (Tasks): Show Today"),
        ("WorldClock", "en", "what time is it in Tokyo", "Get Time in City (World Clock): Time Zone Tokyo"),
        (
            "WorldClock", "en", "when do the clocks change in Berlin",
            "Get Next Clock Change (World Clock): Time Zone Berlin"
        ),
    ])
    func `finds the intent with its values`(_ app: String, _ language: String, _ sentence: String, _ line: String)
        async throws
    {
        let program = Program(environment: ["LANG": "\(language).UTF-8"])
        let words =
            ["ask", "--app", try Program.path(app), "--dry-run"] + sentence.split(separator: " ").map(String.init)
        let result = try await program.run(words)
        #expect(result.output.contains("  \(line)"), "\(result.output)\(result.error)")
    }

    @Test(arguments: [
        "how is the weather on mars", "what is my balance", "play some jazz",
        "transfer 200 dollars to my savings account",
        "tell me a joke", "who won the game last night", "wie wird das Wetter morgen",
    ])
    func `refuses what belongs to none of them`(_ sentence: String) async throws {
        for app in ["Coffee", "Tasks", "WorldClock"] {
            let words = ["ask", "--app", try Program.path(app)] + sentence.split(separator: " ").map(String.init)
            let result = try await Program().run(words)
            #expect(result.code == 5 || result.code == 6, "\(app): \(result.output)\(result.error)")
        }
    }

    @Test(arguments: [
        (
            "Coffee", "en", "order a large latte and a small espresso",
            ["Coffee Type Latte, Size Large", "Coffee Type Espresso, Size Small"]
        ),
        (
            "Coffee", "en", "order a large latte and then when does Coffee open",
            ["Order Coffee", "Check Opening Hours"]
        ),
        (
            "Coffee", "de", "bestelle einen großen Latte und einen kleinen Espresso",
            ["Kaffeesorte Latte, Größe Groß", "Kaffeesorte Espresso, Größe Klein"]
        ),
        (
            "Coffee", "de", "bestelle einen großen Latte und wann öffnet Coffee",
            ["Kaffee bestellen", "Öffnungszeiten erfragen"]
        ),
        ("WorldClock", "en", "what time is it in Tokyo and Berlin", ["Time Zone Tokyo", "Time Zone Berlin"]),
        (
            "WorldClock", "en", "what time is it in Tokyo right now and in Berlin please",
            ["Time Zone Tokyo", "Time Zone Berlin"]
        ),
        (
            "WorldClock", "en", "when do the clocks change in Berlin. What time is it in Tokyo?",
            ["Get Next Clock Change", "Get Time in City"]
        ),
    ])
    func `takes several wishes apart`(_ app: String, _ language: String, _ sentence: String, _ lines: [String])
        async throws
    {
        let output = try await dryRun(app, language, sentence)
        #expect(output.hasPrefix(language == "de" ? "Nacheinander:" : "One after the other:"), "\(output)")
        let places = lines.compactMap { output.range(of: $0)?.lowerBound }
        #expect(places.count == lines.count && places == places.sorted(), "\(output)")
    }

    @Test(arguments: [
        ("Tasks", "en", "add milk, eggs and bread to my tasks", "Title milk, eggs and bread"),
        ("Tasks", "en", "remind me to watch Tom and Jerry", "Title watch Tom and Jerry"),
        ("Tasks", "en", "remind me to buy milk and call mum tomorrow", "Title buy milk and call mum, Due Date"),
        ("Tasks", "en", "add a task to \"buy milk and complete it\"", "Title"),
    ])
    func `takes no list apart, and no free text`(_ app: String, _ language: String, _ sentence: String, _ line: String)
        async throws
    {
        let output = try await dryRun(app, language, sentence)
        #expect(output.contains(line) && !output.contains("One after the other"), "\(output)")
    }

    /// What would be done.
    private func dryRun(_ app: String, _ language: String, _ sentence: String) async throws -> String {
        let words = ["ask", "--app", try Program.path(app), "--dry-run", sentence]
        let result = try await Program(environment: ["LANG": "\(language).UTF-8"]).run(words)
        return result.output + result.error
    }
}
