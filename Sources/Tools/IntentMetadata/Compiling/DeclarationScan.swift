/// Tells where in a file a place stands: in a declaration that metadata may be made of, or in code that does not matter.
///
/// The compiler gives constant values although bodies of functions do not compile; but an error in a declaration may
/// hide an intent or a value, and then nothing must be written.
struct DeclarationScan {
    enum Region: Hashable {
        /// In a function's body, in an instance's getter, or outside of all types.
        case harmless
        /// Between a type's name and its body, where the protocols stand; the line of its keyword.
        case header(typeLine: Int)
        /// Among the members of a type.
        case member(Owner)
        /// In the getter of a static property of a type.
        case staticValue(Owner)
    }

    /// The type that a member belongs to.
    struct Owner: Hashable {
        /// The line on which its declaration or extension begins.
        var line: Int
        /// The first part of the name that is extended; nil where it is declared.
        var extended: String?
    }

    private enum Frame {
        case type(Owner)
        case code
        case staticValue(Owner)
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var lineStart = 0
    private var frames: [Frame] = []
    /// The words of the declaration that is being read.
    private var words: [String] = []
    /// The names of its attributes.
    private var attributes: Set<String> = []
    /// The line of the keyword, between it and the body of a type.
    private var headerLine: Int?
    /// What the extension that is being read extends.
    private var extended: String?

    /// Finds the regions of places.
    ///
    /// - Parameters:
    ///   - mask: The source.
    ///   - places: Lines and columns from 1, columns in bytes.
    static func regions(in mask: SwiftMask, at places: [(line: Int, column: Int)]) -> [Region] {
        var scan = DeclarationScan(bytes: mask.bytes)
        let order = places.indices.sorted {
            (places[$0].line, places[$0].column) < (places[$1].line, places[$1].column)
        }
        var regions = [Region](repeating: .harmless, count: places.count)
        for index in order { regions[index] = scan.region(at: places[index]) }
        return regions
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func region(at target: (line: Int, column: Int)) -> Region {
        while place < bytes.count, (line, place - lineStart + 1) < (target.line, target.column) { step() }
        switch frames.last {
        case .code: return .harmless
        case .staticValue(let owner): return .staticValue(owner)
        case .type(let owner):
            if let headerLine { return .header(typeLine: headerLine) }
            return isInMetadata ? .member(owner) : .harmless
        case nil: return headerLine.map { .header(typeLine: $0) } ?? .harmless
        }
    }

    /// Whether metadata may be made of the declaration that is being read.
    ///
    /// It is not of what a function takes, nor of stored properties without a wrapper of App Intents. What `perform()` gives
    /// is asked for where it is needed.
    private var isInMetadata: Bool {
        switch words.last {
        case "func", "init", "deinit", "subscript", "import": false
        case "var", "let": words.first == "static" || !attributes.isDisjoint(with: Self.wrappers)
        case nil: attributes.isEmpty || !attributes.isDisjoint(with: Self.wrappers)
        default: true
        }
    }

    private mutating func step() {
        let byte = bytes[place]
        switch byte {
        case UInt8(ascii: "\n"):
            line += 1
            lineStart = place + 1
            place += 1
        case UInt8(ascii: "{"):
            open()
            place += 1
        case UInt8(ascii: "}"):
            _ = frames.popLast()
            words = []
            attributes = []
            headerLine = nil
            place += 1
        case _ where Self.isLetter(byte):
            let start = place
            while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
            let word = String(decoding: bytes[start..<place], as: UTF8.self)
            switch start > 0 ? bytes[start - 1] : 0 {
            case UInt8(ascii: "."): break
            case UInt8(ascii: "@"): takeAttribute(word)
            default: take(word)
            }
        default: place += 1
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let wrappers: Set = [
        "Parameter", "Property", "ComputedProperty", "DeferredProperty", "IntentParameter", "EntityProperty",
    ]
    private static let others: Set = [
        "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "import",
    ]

    private mutating func takeAttribute(_ name: String) {
        switch frames.last {
        case .code, .staticValue: return
        case .type, nil: break
        }
        beginDeclaration()
        attributes.insert(name)
    }

    /// Forgets the declaration before, where one is complete.
    private mutating func beginDeclaration() {
        guard let word = words.last, Self.others.contains(word) else { return }
        words = []
        attributes = []
    }

    private mutating func take(_ word: String) {
        switch frames.last {
        case .code, .staticValue: return
        case .type, nil: break
        }
        if Self.types.contains(word) || Self.others.contains(word) || word == "static" { beginDeclaration() }
        if Self.types.contains(word) {
            headerLine = line
            extended = nil
            words = [word]
        } else if Self.others.contains(word) {
            // `class func` is a member, no class.
            headerLine = nil
            if words == ["class"] { words = ["static"] }
            words = (words == ["static"] ? words : []) + [word]
        } else if word == "static" {
            words = ["static"]
        } else if words == ["extension"], extended == nil {
            extended = word
        }
    }

    private mutating func open() {
        defer {
            words = []
            attributes = []
            headerLine = nil
        }
        switch frames.last {
        case .code: return frames.append(.code)
        case .staticValue(let owner): return frames.append(.staticValue(owner))
        case .type(let owner):
            if headerLine == nil {
                return frames.append(words == ["static", "var"] ? .staticValue(owner) : .code)
            }
        case nil: if headerLine == nil { return frames.append(.code) }
        }
        frames.append(.type(Owner(line: headerLine ?? line, extended: extended)))
        extended = nil
    }
}
