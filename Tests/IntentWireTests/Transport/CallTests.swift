import Foundation
import IntentWire
import Testing

@Suite struct CallTests {
    struct Word: Codable, Sendable, Equatable { var text: String }

    private let echo = TestHandler { method, parameters in
        switch method {
        case "echo": return try parameters.decode(Word.self)
        case "refuse": throw IntentFailure(.declined, "not today", parameters: ["size"])
        case "break": throw CocoaError(.fileNoSuchFile)
        case "wait":
            try await Task.sleep(for: .seconds(3600))
            return WireNothing()
        default: throw IntentFailure.unknownMethod(method)
        }
    }

    @Test(arguments: ["plain", "", "line\nbreak", "\u{0} \u{1F} \"quoted\" \\ / 🦊", "\u{2028}"])
    func `gives back every text unchanged`(text: String) async throws {
        let (near, _) = try connectedPair(TestHandler(), echo)
        defer { near.close() }
        let answer = try await near.call("echo", Word(text: text), returning: Word.self)
        #expect(answer.text == text)
    }

    @Test func `calls in both directions at the same time`() async throws {
        let (near, far) = try connectedPair(echo, echo)
        defer { near.close() }
        try await withThrowingTaskGroup { group in
            for number in 0..<500 {
                let end = number.isMultiple(of: 2) ? near : far
                group.addTask {
                    let word = Word(text: "\(number)")
                    let answer: Word = try await end.call("echo", word)
                    #expect(answer == word)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `carries large messages both ways without one waiting for the other`() async throws {
        let (near, far) = try connectedPair(echo, echo)
        defer { near.close() }
        let large = Word(text: String(repeating: "x", count: 8 << 20))
        async let first: Word = near.call("echo", large)
        async let second: Word = far.call("echo", large)
        #expect(try await first == large)
        #expect(try await second == large)
    }

    @Test func `carries numbers that JSON has no words for`() async throws {
        let (near, _) = try connectedPair(
            TestHandler(), TestHandler { _, parameters in try parameters.decode([Double].self) })
        defer { near.close() }
        let answer: [Double] = try await near.call("echo", [.infinity, -.infinity, .nan, 0.1])
        #expect(answer[0] == .infinity && answer[1] == -.infinity && answer[2].isNaN && answer[3] == 0.1)
    }

    @Test func `passes a failure on unchanged`() async throws {
        let (near, _) = try connectedPair(TestHandler(), echo)
        defer { near.close() }
        let failure = try await failure { try await near.call("refuse", Word(text: "")) as WireNothing }
        #expect(failure == IntentFailure(.declined, "not today", parameters: ["size"]))
    }

    @Test(arguments: [
        ("break", IntentFailure.Code.intentFailed), ("nonsense", .unknownMethod), ("echo", .invalidMessage),
    ])
    func `turns what goes wrong over there into a failure`(method: String, code: IntentFailure.Code) async throws {
        let (near, _) = try connectedPair(TestHandler(), echo)
        defer { near.close() }
        let failure = try await failure { try await near.call(method, ["wrong": 1]) as Word }
        #expect(failure.code == code)
        let still: Word = try await near.call("echo", Word(text: "still there"))
        #expect(still.text == "still there")
    }

    @Test func `says which member of an answer is missing`() async throws {
        let (near, _) = try connectedPair(TestHandler(), TestHandler { _, _ in ["words": [["texte": "a"]]] })
        defer { near.close() }
        let failure = try await failure { try await near.call("echo", WireNothing()) as [String: [Word]] }
        #expect(failure.code == .invalidMessage)
        #expect(failure.message.contains("member 'text' is missing at 'words.[0]'"))
    }

    @Test func `keeps notifications in order and before the answer`() async throws {
        let receiver = TestHandler()
        let ends = try socketPair()
        let near = WireConnection(descriptor: ends.0, handler: receiver)
        let far = RawPeer(ends.1)
        near.start()
        defer { near.close() }
        async let answer: Word = near.call("echo", Word(text: ""))
        _ = await far.line()
        for number in 0..<1000 { far.send(#"{"jsonrpc":"2.0","method":"count","params":[\#(number)]}"# + "\n") }
        far.send(#"{"jsonrpc":"2.0","id":1,"result":{"text":"done"}}"# + "\n")
        #expect(try await answer.text == "done")
        var expected = 0
        for await (_, parameters) in receiver.notifications {
            #expect(try parameters.decode([Int].self) == [expected])
            expected += 1
            if expected == 1000 { break }
        }
        far.close()
    }
}

@Suite struct CancellationTests {
    @Test func `tells the other end and fails at once`() async throws {
        let (started, begin) = AsyncStream<Void>.makeStream()
        let (stopped, stop) = AsyncStream<Void>.makeStream()
        let (near, _) = try connectedPair(
            TestHandler(),
            TestHandler { _, _ in
                begin.yield()
                try? await Task.sleep(for: .seconds(3600))
                if Task.isCancelled { stop.yield() }
                return WireNothing()
            })
        defer { near.close() }
        let call = Task { try await near.call("wait", WireNothing(), returning: WireNothing.self) }
        for await _ in started { break }
        call.cancel()
        let failure = try await failure { _ = try await call.value }
        #expect(failure.code == .cancelled)
        for await _ in stopped { break }
    }

    @Test func `does not send a call that is cancelled before it starts`() async throws {
        let (near, far) = try RawPeer.connected(to: TestHandler())
        let call = Task {
            while !Task.isCancelled { await Task.yield() }
            _ = try await near.call("never", WireNothing(), returning: WireNothing.self)
        }
        call.cancel()
        #expect(try await failure { try await call.value }.code == .cancelled)
        near.notify("end", WireNothing())
        #expect(await far.line()?.contains("end") == true)
        near.close()
        far.close()
    }

    @Test func `takes the late answer of a call that nobody waits for`() async throws {
        let (near, far) = try RawPeer.connected(to: TestHandler())
        let call = Task { try await near.call("wait", WireNothing(), returning: WireNothing.self) }
        _ = await far.line()
        call.cancel()
        #expect(await far.line() == #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
        far.send(#"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n")
        async let next: WireNothing = near.call("next", WireNothing())
        #expect(await far.line()?.contains("next") == true)
        far.send(#"{"jsonrpc":"2.0","id":2,"result":{}}"# + "\n")
        _ = try await next
        near.close()
        far.close()
    }
}

@Suite struct ClosingTests {
    @Test func `fails waiting calls when the other end is gone`() async throws {
        let handler = TestHandler()
        let (near, far) = try RawPeer.connected(to: handler)
        let call = Task { try await near.call("wait", WireNothing(), returning: WireNothing.self) }
        _ = await far.line()
        far.close()
        #expect(try await failure { _ = try await call.value }.code == .connectionClosed)
        #expect(try await handler.closing() == nil)
        let later = try await failure { try await near.call("wait", WireNothing()) as WireNothing }
        #expect(later.code == .connectionClosed)
    }

    @Test func `cancels what it was working on when the other end is gone`() async throws {
        let (started, begin) = AsyncStream<Void>.makeStream()
        let (stopped, stop) = AsyncStream<Void>.makeStream()
        let (_, far) = try RawPeer.connected(
            to: TestHandler { _, _ in
                begin.yield()
                try? await Task.sleep(for: .seconds(3600))
                stop.yield()
                return WireNothing()
            })
        far.send(#"{"jsonrpc":"2.0","id":"a","method":"work"}"# + "\n")
        for await _ in started { break }
        far.close()
        for await _ in stopped { break }
    }

    @Test func `survives a reader that never reads`() async throws {
        let handler = TestHandler()
        let (near, far) = try RawPeer.connected(to: handler, maximumLineLength: 1 << 16)
        let text = String(repeating: "x", count: 60_000)
        for _ in 0..<20 { near.notify("flood", ["text": text]) }
        #expect(try await handler.closing()?.message.contains("does not read") == true)
        far.close()
    }

    @Test func `closes twice and tells once`() async throws {
        let handler = TestHandler()
        let (near, far) = try RawPeer.connected(to: handler)
        near.close()
        near.close()
        var count = 0
        for await _ in handler.closings { count += 1 }
        #expect(count == 1)
        #expect(await far.line() == nil)
        far.close()
    }

    @Test func `refuses a descriptor that is no socket`() async throws {
        let handler = TestHandler()
        let connection = WireConnection(descriptor: open("/dev/null", O_RDWR), handler: handler)
        connection.start()
        #expect(try await handler.closing()?.message.contains("is no stream socket") == true)
    }
}
