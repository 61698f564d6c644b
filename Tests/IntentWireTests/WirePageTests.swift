import Foundation
import IntentWire
import Testing

/// The examples of `Documentation/Wire.md` are what the code reads and writes.
@Suite struct WirePageTests {
    @Test(arguments: WirePage.shared.examples)
    func `reads and writes each example as the type that its fence names`(example: WirePage.Example) throws {
        let type = try #require(WirePage.types[example.type], "no type '\(example.type)' is known to this test")
        let written = try JSON(rewriting: example.json, as: type)
        #expect(written == (try JSON(example.json)), "it is written as \(written)")
    }

    @Test(arguments: WirePage.methods)
    func `has a row and an example for each method`(method: WirePage.Method) {
        let receiver = method.isForApp ? "app" : "system"
        let answer = method.answer.map { "`\($0)`" } ?? "none"
        let row = "| `\(method.name)` | \(receiver) | `\(method.parameters)` | \(answer) |"
        #expect(WirePage.shared.text.contains(row))
        let shown = WirePage.shared.examples.map { $0.type.trimmingCharacters(in: ["[", "]"]) }
        for type in [method.parameters, method.answer].compactMap(\.self) where !WirePage.empty.contains(type) {
            #expect(shown.contains(type.trimmingCharacters(in: ["[", "]"])), "'\(type)' has no example")
        }
    }

    @Test func `names no method that there is not`() {
        let rows = WirePage.shared.text.split(separator: "\n").filter {
            $0.hasPrefix("| `") && ($0.contains("| app |") || $0.contains("| system |"))
        }
        #expect(rows.count == WirePage.methods.count)
    }

    @Test func `shows every kind of value`() throws {
        let example = try #require(WirePage.shared.examples.first { $0.type == "[IntentValue]" })
        let values = try JSONDecoder().decode([IntentValue].self, from: Data(example.json.utf8))
        #expect(Set(values.map(\.kind)) == WirePage.kinds)
    }

    @Test(arguments: WirePage.shared.conversations)
    func `holds each conversation over a socket`(conversation: WirePage.Conversation) async throws {
        for line in conversation.lines where line.isCall {
            let name = try #require(line.json["method"]?.text)
            let parameters = try #require(line.json["params"])
            let method = WirePage.methods.first { $0.name == name }
            if let type = method.flatMap({ WirePage.types[$0.parameters] }) {
                #expect(try JSON(rewriting: parameters.description, as: type) == parameters)
            }
            let answer = conversation.answer(to: line)
            let handler = answering(name, with: answer, method?.answer)
            let (connection, peer) = try RawPeer.connected(to: handler)
            defer {
                connection.close()
                peer.close()
            }
            peer.send(line.text + "\n")
            if let answer {
                let got = try #require(await peer.line())
                #expect(try JSON(got) == answer.json)
            } else {
                var notifications = handler.notifications.makeAsyncIterator()
                #expect(await notifications.next()?.0 == name)
            }
        }
    }

    /// A handler that gives the answer of the page: a value of the method's type, or the failure of an error.
    private func answering(_ method: String, with answer: WirePage.Line?, _ typeName: String?) -> TestHandler {
        TestHandler { called, _ in
            #expect(called == method)
            if let failure = answer?.json["error"]?["data"] {
                throw try JSONDecoder().decode(IntentFailure.self, from: Data(failure.description.utf8))
            }
            let result = try #require(answer?.json["result"])
            let type = try #require(typeName.flatMap { WirePage.types[$0] })
            return try JSONDecoder().decode(type, from: Data(result.description.utf8))
        }
    }

    @Test func `has blocks that are read`() {
        #expect(WirePage.shared.examples.count > 20)
        #expect(WirePage.shared.conversations.count == 2)
        // A line that is no JSON would be left out.
        #expect(WirePage.shared.conversations.map(\.lines.count) == [8, 4])
    }
}
