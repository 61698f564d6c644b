import AppIntents

/// How urgent a task is: A is the most urgent, Z the least.
enum TaskPriority: String, AppEnum, Comparable {
    case a = "A"
    case b = "B"
    case c = "C"
    case d = "D"
    case e = "E"
    case f = "F"
    case g = "G"
    case h = "H"
    case i = "I"
    case j = "J"
    case k = "K"
    case l = "L"
    case m = "M"
    case n = "N"
    case o = "O"
    case p = "P"
    case q = "Q"
    case r = "R"
    case s = "S"
    case t = "T"
    case u = "U"
    case v = "V"
    case w = "W"
    case x = "X"
    case y = "Y"
    case z = "Z"

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Priority", synonyms: ["Urgency"])

    static let caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [
        .a: DisplayRepresentation(title: "A", subtitle: "Most urgent", synonyms: ["High", "Highest", "Urgent"]),
        .b: DisplayRepresentation(title: "B", synonyms: ["Medium", "Normal"]),
        .c: DisplayRepresentation(title: "C", synonyms: ["Low"]),
        .d: "D", .e: "E", .f: "F", .g: "G", .h: "H", .i: "I", .j: "J", .k: "K", .l: "L", .m: "M", .n: "N", .o: "O",
        .p: "P", .q: "Q", .r: "R", .s: "S", .t: "T", .u: "U", .v: "V", .w: "W", .x: "X", .y: "Y",
        .z: DisplayRepresentation(title: "Z", subtitle: "Least urgent", synonyms: ["Lowest", "Someday"]),
    ]

    /// The priority of a letter.
    init?(_ letter: Character?) {
        guard let letter else { return nil }
        self.init(rawValue: String(letter))
    }

    /// As todo.txt writes it.
    var letter: Character { Character(rawValue) }

    /// A comes before B.
    static func < (left: TaskPriority, right: TaskPriority) -> Bool { left.rawValue < right.rawValue }
}
