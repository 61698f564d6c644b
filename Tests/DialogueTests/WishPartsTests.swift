import Dialogue
import Foundation
import Testing

struct WishPartsTests {
    private func parts(_ text: String, _ language: String) -> WishParts {
        WishParts(
            text,
            SpokenContext(now: Date(timeIntervalSince1970: 0), timeZone: .gmt, locale: Locale(identifier: language)))
    }

    @Test(arguments: [
        ("add milk and start the timer", "en", ["add milk", "start the timer"]),
        ("add milk, and then start the timer", "en", ["add milk", "start the timer"]),
        ("Show my tasks. Start the timer!", "en", ["Show my tasks", "Start the timer"]),
        ("milk, eggs and bread", "en", ["milk", "eggs", "bread"]),
        ("mach das Licht aus und danach die Heizung an", "de", ["mach das Licht aus", "die Heizung an"]),
        ("apaga la luz y luego pon la radio", "es", ["apaga la luz", "pon la radio"]),
        ("apaga la luz and start the timer", "es", ["apaga la luz", "start the timer"]),
        ("say \"milk and bread\" and stop", "en", ["say \"milk and bread", "stop"]),
        ("wait until 5.30, please", "en", ["wait until 5.30", "please"]),
        ("order a latte", "en", ["order a latte"]), ("and", "en", ["and"]), ("", "en", []),
        ("milk and", "en", ["milk and"]),
    ])
    func `begin behind words that join, and behind signs`(_ text: String, _ language: String, _ expected: [String]) {
        let parts = parts(text, language)
        let starts = [0] + parts.joints.map(\.upperBound)
        let ends = parts.joints.map(\.lowerBound) + [parts.count]
        let found = zip(starts, ends).map { parts.text($0..<$1) }.filter { !$0.isEmpty }
        #expect(found == expected)
    }

    @Test func `are not looked for in long lists`() {
        let list = (0..<40).map { "thing\($0)" }.joined(separator: " and ")
        #expect(parts(list, "en").joints.isEmpty)
    }
}
