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
        /// Among the members of the type that begins on this line.
        case member(typeLine: Int)
        /// In the getter of a static property of the type that begins on this line.
        case staticValue(typeLine: Int)
    }

    private enum Frame {
        case type(line: Int)
        case code
        case staticValue(typeLine: Int)
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var lineStart = 0
    private var frames: [Frame] = []
    /// The words of the declaration that is being read.
    private var words: [String] = []
    /// The line of the keyword, between it and the body of a type.
    private var headerLine: Int?

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
        case .staticValue(let line): return .staticValue(typeLine: line)
        case .type(let line):
            if let headerLine { return .header(typeLine: headerLine) }
            // What a function takes is in no metadata, and what `perform()` gives is asked for where it is needed.
            return Self.functions.contains(words.last ?? "") ? .harmless : .member(typeLine: line)
        case nil: return headerLine.map { .header(typeLine: $0) } ?? .harmless
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
            headerLine = nil
            place += 1
        case _ where Self.isLetter(byte):
            let start = place
            while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
            let isMember = start > 0 && (bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: "@"))
            if !isMember { take(String(decoding: bytes[start..<place], as: UTF8.self)) }
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
    private static let functions: Set = ["func", "init", "deinit", "subscript"]
    private static let others: Set = [
        "func", "init", "deinit", "subscript", "var", "let", "case", "typealias", "import",
    ]

    private mutating func take(_ word: String) {
        switch frames.last {
        case .code, .staticValue: return
        case .type, nil: break
        }
        if Self.types.contains(word) {
            headerLine = line
            words = [word]
        } else if Self.others.contains(word) {
            // `class func` is a member, no class.
            headerLine = nil
            if words == ["class"] { words = ["static"] }
            words = (words == ["static"] ? words : []) + [word]
        } else if word == "static" {
            words = ["static"]
        }
    }

    private mutating func open() {
        defer {
            words = []
            headerLine = nil
        }
        switch frames.last {
        case .code: return frames.append(.code)
        case .staticValue(let line): return frames.append(.staticValue(typeLine: line))
        case .type(let line):
            if headerLine == nil {
                return frames.append(words == ["static", "var"] ? .staticValue(typeLine: line) : .code)
            }
        case nil: if headerLine == nil { return frames.append(.code) }
        }
        frames.append(.type(line: headerLine ?? line))
    }
}
