import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

struct NumberReaderTests {
    @Test(arguments: [("3", 3), ("-12", -12), ("+7", 7), (" 42 ", 42)])
    func `reads whole numbers`(text: String, number: Int) throws {
        #expect(try reader().read(text, for: parameter(.int)) == .int(number))
    }

    @Test(arguments: [
        ("3.5", "'3.5' is not a whole number"), ("abc", "'abc' is not a whole number"),
        ("", "'' is not a whole number"),
        ("9223372036854775808", "'9223372036854775808' is too large for a whole number"),
        ("1e400", "'1e400' is not a whole number"), ("0x10", "'0x10' is not a whole number"),
        ("1,5", "'1,5' is not a whole number; write '1.5' or '15'"),
        ("1,000,000", "'1,000,000' is not a whole number; write it without separators, as '1000000'"),
    ])
    func `says why a text is no whole number`(text: String, message: String) {
        #expect(problem { try reader().read(text, for: parameter(.int)) } == message)
    }

    @Test(arguments: [("2.5", 2.5), ("1e3", 1000), (".5", 0.5), ("-0.25", -0.25), ("5.", 5)])
    func `reads numbers`(text: String, number: Double) throws {
        #expect(try reader().read(text, for: parameter(.double)) == .double(number))
    }

    @Test(arguments: ["nan", "inf", "infinity", "1e", "1.2.3", "--1", "٣"])
    func `takes nothing else for a number`(text: String) {
        #expect(problem { try reader().read(text, for: parameter(.double)) } == "'\(text)' is not a number")
    }

    @Test func `keeps every digit of a decimal number`() throws {
        let value = try reader().read("1234567890.123456789012345", for: parameter(.decimal))
        #expect(value == .decimal(try #require(Decimal(string: "1234567890.123456789012345"))))
    }

    @Test func `reads the same in every language`() throws {
        let german = ValueReader(context: context(locale: "de_DE"))
        #expect(try german.read("1.5", for: parameter(.double)) == .double(1.5))
        #expect(problem { try german.read("1,5", for: parameter(.double)) } != nil)
    }

    @Test(
        arguments: [
            ("0", 1, 10, "0 is out of range; from 1 to 10 is taken"),
            ("11", 1, 10, "11 is out of range; from 1 to 10 is taken"),
            ("0", 1, nil, "0 is too small; the smallest is 1"),
            ("3", nil, 2.5, "3 is too large; the largest is 2.5"),
        ] as [(String, Double?, Double?, String)])
    func `checks the range`(text: String, low: Double?, high: Double?, message: String) {
        let limited = parameter(.int) {
            $0.minimum = low
            $0.maximum = high
        }
        #expect(problem { try reader().read(text, for: limited) } == message)
    }

    @Test func `takes the ends of the range`() throws {
        let limited = parameter(.int) {
            $0.minimum = 1
            $0.maximum = 10
        }
        #expect(try reader().read("1", for: limited) == .int(1))
        #expect(try reader().read("10", for: limited) == .int(10))
    }

    @Test func `refuses a negative number where none is taken`() {
        let positive = parameter(.double) { $0.supportsNegativeNumbers = false }
        #expect(
            problem { try reader().read("-1", for: positive) } == "'-1' is negative; a number from 0 is needed")
    }
}
