/// What a quick look at the bytes of a file tells: which types it declares, and whether it is about App Intents.
///
/// Most files of an app say nothing about App Intents. The scan reads words only, without a syntax tree, so that those
/// files need no parsing unless a fact elsewhere leads to a type that they declare.
public struct SourceScan: Sendable, Equatable {
    /// Names behind `struct`, `class`, `enum`, `actor`, `protocol`, `typealias` and `extension`; without module or
    /// outer type.
    public var declaredNames: [String] = []
    /// Whether a word occurs that the rules look for.
    public var isRelevant = false

    /// Words that make a file worth parsing.
    static let triggers: Set<String> = [
        "AppIntents", "AppIntent", "AppEntity", "AppEnum", "AppShortcut", "AppShortcutsProvider", "AppIntentsPackage",
        "EntityQuery", "EntityStringQuery", "IndexedEntity", "LiveActivityIntent", "WidgetConfigurationIntent",
        "AppDependencyManager", "updateAppShortcutParameters", "indexAppEntities", "WeatherKit", "WeatherService",
        "IntentDonationManager", "CustomLocalizedStringResourceConvertible", "reloadTimelines", "reloadAllTimelines",
        "reloadControls", "reloadAllControls", "AppIntentsExtension", "IntentDescription", "DisplayRepresentation",
        "CustomIntentMigratedAppIntent", "AppIntentTimelineProvider", "AppIntentConfiguration",
    ]

    private static let declarators: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "extension",
    ]

    /// Looks at the bytes of a file.
    public init(_ bytes: [UInt8]) {
        var scanner = Scanner()
        bytes.withUnsafeBufferPointer { scanner.scan($0) }
        declaredNames = scanner.names
        isRelevant = scanner.isRelevant
    }

    /// How deep lists are nested in each other, those in strings and comments left out.
    static func bracketDepth(_ bytes: [UInt8]) -> Int {
        var scanner = Scanner()
        bytes.withUnsafeBufferPointer { scanner.scan($0) }
        return scanner.deepestBrackets
    }

    init(declaredNames: [String], isRelevant: Bool) {
        self.declaredNames = declaredNames
        self.isRelevant = isRelevant
    }

    private struct Scanner {
        var names: [String] = []
        var isRelevant = false
        private var awaitsName = false
        /// Depths of parentheses at which an interpolation ends, with the quotes of its string.
        private var interpolations: [(depth: Int, hashes: Int, isMultiline: Bool)] = []
        private var depth = 0
        private var brackets = 0
        var deepestBrackets = 0

        mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
            let count = bytes.count
            var index = 0
            while index < count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "/"):
                    while index < count, bytes[index] != 10 { index += 1 }
                case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "*"):
                    index = skipComment(bytes, index)
                case UInt8(ascii: "\""): index = skipString(bytes, index, hashes: 0)
                case UInt8(ascii: "#"):
                    var end = index
                    while end < count, bytes[end] == UInt8(ascii: "#") { end += 1 }
                    index =
                        end < count && bytes[end] == UInt8(ascii: "\"")
                        ? skipString(bytes, end, hashes: end - index) : end
                case UInt8(ascii: "["):
                    brackets += 1
                    deepestBrackets = max(deepestBrackets, brackets)
                    index += 1
                case UInt8(ascii: "]"):
                    brackets -= 1
                    index += 1
                case UInt8(ascii: "("):
                    depth += 1
                    index += 1
                case UInt8(ascii: ")"):
                    depth -= 1
                    index += 1
                    if let last = interpolations.last, depth < last.depth {
                        interpolations.removeLast()
                        index = skipStringBody(bytes, index, hashes: last.hashes, isMultiline: last.isMultiline)
                    }
                case _ where Self.isWord(byte):
                    let start = index
                    while index < count, Self.isWord(bytes[index]) { index += 1 }
                    word(bytes, start, index)
                default:
                    index += 1
                }
            }
        }

        private mutating func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
            let length = end - start
            if awaitsName {
                let name = String(decoding: bytes[start..<end], as: UTF8.self)
                // `class func` and `class var` declare no type; `extension A.B` is about B, and A is taken too.
                awaitsName = false
                if !["func", "var", "let", "subscript"].contains(name) { names.append(name) }
                if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.isWord(bytes[end + 1]) {
                    awaitsName = true
                }
                return
            }
            let first = bytes[start]
            if length >= 4, length <= 9, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "t") {
                switch first {
                case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "p"), UInt8(ascii: "s"),
                    UInt8(ascii: "t"):
                    let text = String(decoding: bytes[start..<end], as: UTF8.self)
                    if SourceScan.declarators.contains(text) { awaitsName = true }
                default: break
                }
            }
            guard !isRelevant else { return }
            // `Button(intent:)` and its like.
            if length == 6, first == UInt8(ascii: "i"), end < bytes.count, bytes[end] == UInt8(ascii: ":"), start > 0,
                bytes[start - 1] == UInt8(ascii: "("), String(decoding: bytes[start..<end], as: UTF8.self) == "intent"
            {
                isRelevant = true
            }
            if length >= 7, SourceScan.triggers.contains(String(decoding: bytes[start..<end], as: UTF8.self)) {
                isRelevant = true
            }
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95
                || byte >= 128
        }

        private func skipComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
            var nesting = 0
            var index = start
            while index + 1 < bytes.count {
                if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
                    nesting += 1
                    index += 2
                } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                    nesting -= 1
                    index += 2
                    if nesting == 0 { return index }
                } else {
                    index += 1
                }
            }
            return bytes.count
        }

        private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>, _ quote: Int, hashes: Int) -> Int {
            let isMultiline =
                quote + 2 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"")
                && bytes[quote + 2] == UInt8(ascii: "\"")
            return skipStringBody(bytes, quote + (isMultiline ? 3 : 1), hashes: hashes, isMultiline: isMultiline)
        }

        private mutating func skipStringBody(
            _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hashes: Int, isMultiline: Bool
        ) -> Int {
            var index = start
            let count = bytes.count
            while index < count {
                switch bytes[index] {
                case UInt8(ascii: "\\"):
                    var end = index + 1
                    while end < count, end - index - 1 < hashes, bytes[end] == UInt8(ascii: "#") { end += 1 }
                    guard end - index - 1 == hashes, end < count else {
                        index += 1
                        continue
                    }
                    if bytes[end] == UInt8(ascii: "(") {
                        depth += 1
                        interpolations.append((depth, hashes, isMultiline))
                        return end + 1
                    }
                    index = end + 1
                case UInt8(ascii: "\""):
                    let quotes = isMultiline ? 3 : 1
                    var end = index
                    while end < count, end - index < quotes, bytes[end] == UInt8(ascii: "\"") { end += 1 }
                    guard end - index == quotes else {
                        index = end
                        continue
                    }
                    var hash = end
                    while hash < count, hash - end < hashes, bytes[hash] == UInt8(ascii: "#") { hash += 1 }
                    if hash - end == hashes { return hash }
                    index = end
                case 10 where !isMultiline: return index
                default: index += 1
                }
            }
            return count
        }
    }
}
