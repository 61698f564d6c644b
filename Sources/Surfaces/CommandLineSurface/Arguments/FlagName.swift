/// How the name of a parameter is written as a flag.
package enum FlagName {
    /// `--due-date` for `dueDate`, `--page-url` for `pageURL`.
    package static func flag(for name: String) -> String { "--" + kebabCase(name) }

    /// The words of a name, in lower case, joined by dashes.
    package static func kebabCase(_ name: String) -> String {
        var result = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            if character == "_" || character == " " {
                if !result.hasSuffix("-") { result.append("-") }
                continue
            }
            let followsSmall = index > 0 && (characters[index - 1].isLowercase || characters[index - 1].isNumber)
            let beginsWord =
                index > 0 && characters[index - 1].isUppercase && index + 1 < characters.count
                && characters[index + 1].isLowercase
            if character.isUppercase, followsSmall || beginsWord, !result.hasSuffix("-") { result.append("-") }
            result.append(contentsOf: character.lowercased())
        }
        return result
    }
}
