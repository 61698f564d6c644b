/// The name of a Swift type, taken apart: `Swift.Optional<Swift.Array<App.Task>>`.
struct TypeName: Hashable, Sendable {
    /// The name with its module, without generic arguments.
    var base: String
    var arguments: [TypeName]

    /// Reads a name as the compiler writes it.
    ///
    /// Foundation on Linux is several modules; Apple's is one, and its name is what counts.
    init(_ text: some StringProtocol) { self.init(text, depth: 0) }

    private init(_ text: some StringProtocol, depth: Int) {
        guard depth < 64, text.hasSuffix(">"), let open = text.firstIndex(of: "<"), !text.hasPrefix("(") else {
            base = Self.normalized(String(text))
            arguments = []
            return
        }
        base = Self.normalized(String(text[..<open]))
        let inner = text[text.index(after: open)...].dropLast()
        arguments = Self.split(inner).map { TypeName($0, depth: depth + 1) }
    }

    /// Splits at the commas that stand in no brackets.
    private static func split(_ text: some StringProtocol) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var previous: Character = " "
        for character in text {
            switch character {
            case "<", "(", "[": depth += 1
            case ")", "]": depth -= 1
            // The arrow of a function type closes nothing.
            case ">": if previous != "-" { depth -= 1 }
            default: break
            }
            if character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else if !(character == " " && part.isEmpty) {
                part.append(character)
            }
            previous = character
        }
        parts.append(part)
        return parts
    }

    private static func normalized(_ name: String) -> String {
        for module in ["FoundationEssentials.", "FoundationAdditions.", "FoundationInternationalization."]
        where name.hasPrefix(module) {
            return "Foundation." + name.dropFirst(module.count)
        }
        return name
    }

    /// The name without the module and the types around it.
    var bareName: String { base.split(separator: ".").last.map(String.init) ?? base }

    /// The module.
    var module: String { base.split(separator: ".").first.map(String.init) ?? base }

    /// The name as people write it, with generic arguments.
    var text: String {
        arguments.isEmpty ? base : "\(base)<\(arguments.map(\.text).joined(separator: ", "))>"
    }

    /// The wrapped type and whether this is an optional.
    var unwrapped: (type: TypeName, isOptional: Bool) {
        if base == "Swift.Optional", let wrapped = arguments.first { return (wrapped, true) }
        if arguments.isEmpty, base.hasSuffix("?") { return (TypeName(base.dropLast()), true) }
        return (self, false)
    }

    /// The element, where this is an array.
    var element: TypeName? { base == "Swift.Array" ? arguments.first : nil }
}
