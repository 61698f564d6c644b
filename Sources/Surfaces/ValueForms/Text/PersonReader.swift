import Foundation
import IntentWire

/// Reads people: an email address, a telephone number, a name, or `Name <address>`.
struct PersonReader {
    /// What the parameter takes: `contact`, `email`, `phone`, `emailOrPhone`; anything where nil.
    let mode: String?

    func person(_ text: String) throws -> PersonSnapshot {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if let match = trimmed.wholeMatch(of: /([^<>]*)<([^<>]+)>/) {
            var person = try person(String(match.output.2))
            guard person.handle != nil else {
                throw ReadProblem("'\(match.output.2)' is neither an email address nor a telephone number")
            }
            let name = match.output.1.trimmingCharacters(in: .whitespaces.union(["\""]))
            if !name.isEmpty {
                person.displayName = name
                person.nameComponents = try Self.name(name)
            }
            return person
        }
        if let handle = handle(trimmed) { return PersonSnapshot(displayName: handle.value, handle: handle) }
        switch mode {
        case "email": throw ReadProblem("'\(text)' is not an email address")
        case "phone": throw ReadProblem("'\(text)' is not a telephone number")
        case "emailOrPhone": throw ReadProblem("'\(text)' is neither an email address nor a telephone number")
        default: return PersonSnapshot(displayName: trimmed, nameComponents: try Self.name(trimmed))
        }
    }

    private func handle(_ text: String) -> PersonSnapshot.Handle? {
        if mode != "phone", text.wholeMatch(of: /[^\s@<>]+@[^\s@<>]+/) != nil {
            return PersonSnapshot.Handle(kind: .emailAddress, value: text)
        }
        if mode != "email", text.wholeMatch(of: /\+?[0-9][0-9 ()\/.-]*/) != nil,
            text.count(where: \.isNumber) >= 3
        {
            return PersonSnapshot.Handle(kind: .phoneNumber, value: text)
        }
        return nil
    }

    /// A name in its parts: `Ada Lovelace`, `Lovelace, Ada`, `Dr. Ada King Lovelace`.
    static func name(_ text: String) throws -> PersonNameComponents {
        let halves = text.split(separator: ",", maxSplits: 1)
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var name = PersonNameComponents()
        if halves.count == 2 {
            name.familyName = halves[0].trimmingCharacters(in: .whitespaces)
            words = halves[1].split(whereSeparator: \.isWhitespace).map(String.init)
        }
        guard !words.isEmpty else { throw ReadProblem("'\(text)' is not a name") }
        if words.count > 1, words[0].hasSuffix(".") { name.namePrefix = words.removeFirst() }
        name.givenName = words.removeFirst()
        if name.familyName == nil, !words.isEmpty { name.familyName = words.removeLast() }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }
}
