import Foundation
import IntentWire
import Testing

/// The quick way of writing and reading messages gives what Foundation's coders give.
struct WireFormTests {
    private static let display = DisplaySnapshot(title: "Espresso \"doppio\"", subtitle: "Line\u{2028}two")
    private static let entity = EntitySnapshot(
        type: "Drink", id: "1/é", display: display,
        properties: ["name": .string("Espresso"), "size": .enumCase(EnumCaseSnapshot(type: "Size", rawValue: "s"))])

    static let values: [IntentValue] = [
        .null, .bool(true), .int(.max), .int(-1), .double(0.1), .double(5), .double(-0.0), .double(1e300),
        .double(.infinity), .string(""), .string("é😀\n\u{0}\"\\/"), .searchCriteria("x"), .entityIdentifier("Drink/1"),
        .text("latte"), .url(URL(filePath: "/tmp/a b")), .uuid(UUID()), .date(Date(timeIntervalSince1970: 1.5)),
        .duration(.milliseconds(1500)), .decimal(12.5), .list([]), .list([.int(1), .list([.string("x")]), .null]),
        .measurement(MeasurementSnapshot(value: 2, unit: "km", dimension: "length")),
        .measurement(MeasurementSnapshot(value: .nan, unit: "km", dimension: "length")),
        .enumCase(EnumCaseSnapshot(type: "Size", rawValue: "s")),
        .enumCase(EnumCaseSnapshot(type: "Size", rawValue: "s", display: DisplaySnapshot(title: "Small"))),
        .entity(entity),
        .entity(EntitySnapshot(type: "T", id: "1", display: DisplaySnapshot(title: "x"), isTransient: true)),
        .entity(EntitySnapshot(type: "T", id: "1", display: DisplaySnapshot(title: "x", synonyms: ["y"]))),
        .file(FileSnapshot(filename: "a", data: Data([1]))), .attributedString(StyledTextSnapshot("bold")),
    ]

    @Test(arguments: values)
    func `any value is written and read as before`(value: IntentValue) throws {
        try expectSame(IntentOutcome(value: value == .null ? nil : value, url: "https://example.org"))
        try expectSame(
            PerformRequest(
                run: "r", intent: "I", arguments: ["a": value, "b": .int(1)], source: .assistant, locale: "de",
                capabilities: [.values, .progress], isForeground: true))
        try expectSame(PerformRequest(run: "r", intent: "I", arguments: ["a": .list([value])]))
    }

    @Test func `what is rare is left to the coders`() throws {
        var outcome = IntentOutcome(dialog: DialogSnapshot(full: "Done", supporting: "d", systemImageName: "bolt"))
        try expectSame(outcome)
        outcome.opensIntent = PreparedIntent(intent: "Next", arguments: ["a": .int(1)])
        try expectSame(outcome)
        outcome.snippet = ViewTree(root: ViewNode(.text(TextContent(runs: []))))
        outcome.snippetProblem = "none"
        try expectSame(outcome)
    }

    @Test(arguments: [
        #"{"run":"r","intent":"I","arguments":{},"source":"person","capabilities":0,"isForeground":false,"new":1}"#,
        #"{"run":"r","intent":"I","arguments":{},"source":"person","locale":null,"capabilities":0,"isForeground":false}"#,
        #"{"run":"r","intent":"I","arguments":{"a":{"double":5}},"source":"test","capabilities":3.0,"isForeground":false}"#,
        #"{"run":"r","intent":"I","arguments":{"a":{"double":"inf"}},"source":"test","capabilities":3,"isForeground":false}"#,
    ])
    func `takes what other writers write`(text: String) throws {
        let data = Data(text.utf8)
        let read: PerformRequest = try WirePayload(json: data).decode()
        #expect(read == (try? JSONDecoder().decode(PerformRequest.self, from: data)))
    }

    @Test(arguments: [
        "{}", "[]", "7", #"{"run":1}"#,
        #"{"run":"r","intent":"I","arguments":{"a":{"int":"x"}},"source":"person","capabilities":0,"isForeground":false}"#,
        #"{"run":"r","intent":"I","arguments":{"a":{"nothing":1}},"source":"person","capabilities":0,"isForeground":false}"#,
        #"{"run":"r","intent":"I","arguments":{},"source":"nobody","capabilities":0,"isForeground":false}"#,
    ])
    func `says what is wrong as before`(text: String) throws {
        let failure = #expect(throws: IntentFailure.self) {
            let _: PerformRequest = try WirePayload(json: Data(text.utf8)).decode()
        }
        #expect(failure?.code == .invalidMessage)
        #expect(failure?.message.hasPrefix("a message is no PerformRequest: ") == true)
    }

    /// Writes and reads a message both ways, and crosswise.
    private func expectSame<Message: Codable & Equatable>(_ message: Message) throws {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let written = try WirePayload(encoding: message).json
        // What is not a number differs from itself: the texts are compared.
        let text = "\(message)"
        #expect("\(try decoder.decode(Message.self, from: written))".count == text.count)
        #expect("\(try WirePayload(json: written).decode(Message.self))".count == text.count)
        let other = try encoder.encode(message)
        #expect("\(try WirePayload(json: other).decode(Message.self))".count == text.count)
        guard !text.contains("nan") else { return }
        #expect(try decoder.decode(Message.self, from: written) == message)
        #expect(try WirePayload(json: written).decode(Message.self) == message)
        #expect(try WirePayload(json: other).decode(Message.self) == message)
    }
}
