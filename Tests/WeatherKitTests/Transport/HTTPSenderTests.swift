import Foundation
import HTTPRequests
import Testing

@Suite struct HTTPSenderTests {
    private func url(_ server: ScriptedServer, _ path: String = "/") -> URL { server.base.appending(path: path) }

    @Test func `gives status, headers and body, and posts what is given`() async throws {
        let server = try ScriptedServer { request in
            [.answer(201, ["X-Kind": "  Tea "], request.body)]
        }
        let sender = HTTPSender(sizeLimit: 100)
        let got = try await sender.send(
            HTTPCall(url: url(server), headers: ["X-Key": "1"], body: Data("hello".utf8)), within: .seconds(60))
        #expect(got.status == 201 && got.headers["x-kind"] == "Tea")
        #expect(got.body == Data("hello".utf8))
        #expect(server.requests.first?.headers["x-key"] == "1")
        let empty = try await sender.send(HTTPCall(url: url(server), body: Data()), within: .seconds(60))
        #expect(empty.body.isEmpty)
    }

    @Test func `carries many requests at once, each with its answer`() async throws {
        let server = try ScriptedServer { [.pause(seconds: 0.01), .answer(200, [:], Data($0.path.utf8))] }
        let sender = HTTPSender(sizeLimit: 100)
        try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                group.addTask {
                    let answer = try await sender.send(HTTPCall(url: url(server, "\(number)")), within: .seconds(60))
                    #expect(answer.body == Data("/\(number)".utf8))
                }
            }
            try await group.waitForAll()
        }
        #expect(server.requests.count == 100)
    }

    @Test func `ends at once when the task is cancelled, before and after it began`() async throws {
        let server = try ScriptedServer { _ in [.pause(seconds: 30)] }
        let sender = HTTPSender(sizeLimit: 100)
        let call = HTTPCall(url: url(server))
        let tasks = (0..<20).map { _ in
            Task { () throws(HTTPFailure) in try await sender.send(call, within: .seconds(600)) }
        }
        // Some of them are under way by now, others are not.
        while server.requests.isEmpty { await Task.yield() }
        for task in tasks { task.cancel() }
        for task in tasks {
            let result = await task.result
            #expect(throws: HTTPFailure.withdrawn) { try result.get() }
        }
    }

    @Test func `survives deadlines that come just as the answer does`() async throws {
        let server = try ScriptedServer { _ in [.pause(seconds: 0.02), .answer()] }
        let sender = HTTPSender(sizeLimit: 100)
        for _ in 0..<10 {
            await withTaskGroup { group in
                for milliseconds in 15..<30 {
                    group.addTask {
                        do {
                            _ = try await sender.send(
                                HTTPCall(url: url(server)), within: .milliseconds(milliseconds))
                        } catch {
                            #expect(error as? HTTPFailure == .deadline)
                        }
                    }
                }
            }
        }
        withExtendedLifetime(server) {}
    }

    @Test(arguments: [("/there", nil), ("http://other.example/", HTTPFailure.redirectsElsewhere)])
    func `follows redirections to the same host only`(to place: String, failure: HTTPFailure?) async throws {
        let server = try ScriptedServer { request in
            [request.path == "/there" ? .answer(200) : .answer(302, ["Location": place])]
        }
        let sender = HTTPSender(sizeLimit: 100, mostRedirections: 2)
        let call = HTTPCall(url: url(server, "here"), headers: ["Authorization": "secret"])
        if let failure {
            await #expect(throws: failure) { try await sender.send(call, within: .seconds(60)) }
        } else {
            #expect(try await sender.send(call, within: .seconds(60)).status == 200)
            #expect(server.requests.map(\.headers["authorization"]) == ["secret", "secret"])
        }
        let strict = HTTPSender(sizeLimit: 100)
        #expect(try await strict.send(call, within: .seconds(60)).status == 302)
        withExtendedLifetime(server) {}
    }

    @Test func `sends no header with a line break`() async throws {
        let server = try ScriptedServer { _ in [.answer()] }
        let call = HTTPCall(url: url(server), headers: ["X-Key": "1\r\nX-Other: 2"])
        await #expect(throws: HTTPFailure.broken("a header of the request has more than one line")) {
            try await HTTPSender(sizeLimit: 100).send(call, within: .seconds(60))
        }
        #expect(server.requests.isEmpty)
    }
}
