import Foundation
import IntentWire
import Testing

struct JSONReaderTests {
    @Test(arguments: [
        ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .int(0)), ("-12", .int(-12)),
        ("9223372036854775807", .int(.max)), ("1.5", .double(1.5)), ("1e3", .double(1000)),
        ("-0.25E-2", .double(-0.0025)),
        ("18446744073709551616", .double(0x1p64)), (#""""#, .string("")),
        (#""a\"b\\c\/\b\f\n\r\t""#, .string("a\"b\\c/\u{8}\u{c}\n\r\t")), (#""\u00e9\ud83d\ude00""#, .string("é😀")),
        ("\"é😀\u{2028}\"", .string("é😀\u{2028}")), ("[]", .array([])),
        ("[1, [2]]", .array([.int(1), .array([.int(2)])])),
        ("{}", .object([])), (#"{"a":1,"b":{"c":null}}"#, .members(["a": .int(1), "b": .members(["c": .null])])),
    ])
    func `reads what JSON is`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "tru", "True", "01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "1 2", "[1,]", "[1 2]", "[",
        "]", "{",
        #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{a:1}", "{1:2}", #"""#, #""\x""#, #""\u12g4""#, #""\u12""#, "\"a\nb\"",
        "'a'",
        "NaN", "Infinity", "1e999", "\u{feff}1", "// a\n1",
    ])
    func `refuses what JSON is not`(text: String) {
        #expect(throws: JSONProblem.self) { try JSONValue(parsing: text) }
    }

    @Test func `takes half of a surrogate pair for a character that is missing`() throws {
        #expect(try JSONValue(parsing: #""\ud83dx""#) == .string("\u{FFFD}x"))
        #expect(try JSONValue(parsing: #""\ud83d\u0041""#) == .string("\u{FFFD}A"))
        #expect(try JSONValue(parsing: #""\ude00""#) == .string("\u{FFFD}"))
    }

    @Test func `refuses strings that are no UTF-8, escaped or not`() {
        for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0x5C, 0x6E, 0xED, 0xA0, 0x80, 0x22]] {
            #expect(throws: JSONProblem.self) { try JSONValue(parsing: bytes) }
        }
    }

    @Test func `nests as deep as it says, and no deeper`() throws {
        let depth = JSONValue.maximumDepth
        let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(throws: Never.self) { try JSONValue(parsing: deep) }
        #expect(throws: JSONProblem.self) { try JSONValue(parsing: "[" + deep + "]") }
        #expect(throws: JSONProblem.self) { try JSONValue(parsing: String(repeating: #"{"a":"#, count: 1_000_000)) }
    }

    @Test func `says where it stopped`() {
        let problem = #expect(throws: JSONProblem.self) { try JSONValue(parsing: #"{"a": nonsense}"#) }
        #expect(problem?.offset == 6)
    }

    @Test func `of members with one name the last counts`() throws {
        #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#)["a"] == .int(2))
    }

    @Test(arguments: [
        JSONValue.null, .bool(true), .int(-7), .int(.min), .double(0.1), .double(1e300),
        .string("\u{0}\u{1f}\u{7f}\"\\/é\n"),
        .array([.int(1), .string("x")]), .members(["b": .array([]), "a": .object([]), "": .null]),
    ])
    func `reads what it writes, in one line`(value: JSONValue) throws {
        #expect(!value.line.contains("\n"))
        #expect(try JSONValue(parsing: value.line) == value)
        #expect(try JSONValue(parsing: value.text) == value)
    }

    @Test func `reads any bytes to an end`() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array(#"{}[]:,"\0123456789.eE+-tfn ua"#.utf8) + [0xC3, 0xA9, 0x00, 0xFF]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            }
            guard let value = try? JSONValue(parsing: bytes) else { continue }
            // A number without a fraction comes back as a whole one.
            #expect((try? JSONValue(parsing: value.bytes))?.bytes == value.bytes)
        }
    }
}
