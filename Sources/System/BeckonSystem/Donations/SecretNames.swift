import IntentWire

extension ParameterDescriptor {
    /// Words that name what is not to be written down.
    private static let secretWords: Set<String> = [
        "password", "passwords", "passcode", "passphrase", "pin", "secret", "secrets", "token", "otp", "cvc", "cvv",
        "credential", "credentials",
    ]

    /// Whether the name or the title says that the value is a secret, as a password; a guess, by English words.
    var isSecret: Bool {
        switch type.element {
        case .string, .int: break
        default: return false
        }
        return !Self.secretWords.isDisjoint(with: Self.words(name) + title.allTexts.flatMap(Self.words))
    }

    /// The words of `newPassword` and `New Password`, in small letters.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in name {
            let isNext = character.isUppercase && !(word.last?.isUppercase ?? true)
            if isNext || !character.isLetter {
                words.append(word.lowercased())
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        return (words + [word.lowercased()]).filter { !$0.isEmpty }
    }
}
