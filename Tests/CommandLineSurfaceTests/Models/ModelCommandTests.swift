import ChildProcesses
import Foundation
import Testing

/// A stand-in for a model's server, which answers as a test wants: a Python program at a port of its own.
private struct FakeModel {
    private static let script = #"""
        import http.server, json, sys, time
        plan = json.loads(sys.argv[1])
        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *words): pass
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                step = plan.pop(0) if len(plan) > 1 else plan[0]
                if step.get("key") and self.headers.get("Authorization") != "Bearer " + step["key"]:
                    step = {"status": 401, "body": "who are you?"}
                time.sleep(step.get("sleep", 0))
                self.send_response(step.get("status", 200))
                if "location" in step: self.send_header("Location", step["location"])
                self.end_headers()
                try:
                    if "megabytes" in step:
                        for _ in range(step["megabytes"]): self.wfile.write(b"x" * (1 << 20))
                    else:
                        self.wfile.write(step.get("body", "").encode())
                except OSError: pass
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """#

    /// Lets a body use a server with a plan: one step a request, the last one for ever.
    static func with(_ plan: String, _ body: (_ url: String) async throws -> Void) async throws {
        let output = Pipe()
        let process = try ChildProcess(
            ["/usr/bin/python3", "-c", script, plan], environment: ["PATH": "/usr/bin:/bin"],
            output: output.fileHandleForWriting.fileDescriptor)
        defer { process.end() }
        let port = try #require(await ChildProcess.line(from: output.fileHandleForReading))
        try await body("http://127.0.0.1:\(port.trimmingCharacters(in: .whitespacesAndNewlines))/v1")
    }

    static func says(_ text: String) -> String {
        let body = #"{"choices":[{"message":{"role":"assistant","content":"\#(text)"}}]}"#
        return #"{"body":\#(quoted(body))}"#
    }

    static func calls(_ tool: String, _ arguments: String) -> String {
        let body =
            #"{"choices":[{"message":{"role":"assistant","tool_calls":[{"id":"1","type":"function","function":{"name":"\#(tool)","arguments":\#(quoted(arguments))}}]}}]}"#
        return #"{"body":\#(quoted(body))}"#
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}

@Suite(.temporaryFolder)
struct ModelCommandTests {
    /// A program with a state of its own.
    private func program(_ more: [String: String] = [:]) -> Program {
        Program(
            environment: ["BECKON_DATA_HOME": TemporaryFolder.path + "/model-\(UUID().uuidString)"].merging(more) { $1 }
        )
    }

    @Test func `no sentence goes to a model unless somebody configures one`() async throws {
        let program = program()
        #expect(try await program.run(["config", "model", "show"]).output == "No model is configured.\n")
        let test = try await program.run(["config", "model", "test"])
        #expect(test.code == 1 && test.error.contains("no model is configured"))
        let asked = try await program.run(["ask", "--app", try Program.path("WireApp"), "sing me a song about geese"])
        #expect(asked.code == 5)
    }

    @Test func `keeps where the key is, and never the key`() async throws {
        let program = program(["MODEL_KEY": "secret-words"])
        let set = try await program.run(
            [
                "config", "model", "set", "--url", "http://127.0.0.1:1/v1", "--model", "tiny", "--key-variable",
                "MODEL_KEY",
            ])
        #expect(
            set.output == "tiny at http://127.0.0.1:1/v1, key in the variable MODEL_KEY, up to 120 s for a sentence.\n")
        let folder = try #require(program.environment["BECKON_DATA_HOME"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/model.json")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let shown = try await program.run(["config", "model", "show", "--json"]).output
        #expect(shown.contains("MODEL_KEY") && !shown.contains("secret-words"))
        let test = try await program.run(["config", "model", "test"])
        #expect(
            test.code == 1 && test.error.contains("the model 'tiny' cannot be asked") && !test.error.contains("secret"))
        #expect(try await program.run(["config", "model", "off"]).output == "No model is used any more.\n")
        #expect(try await program.run(["config", "model", "show"]).output == "No model is configured.\n")
    }

    @Test(arguments: [
        ["--url", "ftp://x/v1"], ["--url", "nonsense"], ["--url", "http://me:word@127.0.0.1/v1"],
        ["--url", "http://x", "--key-file", "/nowhere/key"],
        ["--url", "http://x", "--key-file", "a", "--key-variable", "B"], ["--url", "http://x", "--seconds", "0"],
    ])
    func `refuses what is no address or no key`(words: [String]) async throws {
        #expect(try await program().run(["config", "model", "set"] + words).code == 2)
    }

    @Test func `asks the model what phrases do not understand, and runs the tools that it calls`() async throws {
        let plan = "[\(FakeModel.calls("EchoIntent", #"{"text":"honk"}"#)), \(FakeModel.says("The geese say honk."))]"
        try await FakeModel.with(plan) { url in
            let program = program()
            #expect(try await program.run(["config", "model", "set", "--url", url]).code == 0)
            let app = try Program.path("WireApp")
            let asked = try await program.run(["ask", "--app", app, "sing me a song about geese"])
            #expect(asked.output == "The geese say honk.\n", "\(asked.error)")
            #expect(asked.code == 0)
            let log = try await program.run(["log", "--json"]).output
            #expect(log.contains(#""requester": "model default""#) || log.contains(#""requester":"model default""#))
            #expect(log.contains("assistant"))
        }
    }

    @Test func `what lasts is not done where nobody can be asked`() async throws {
        let plan = "[\(FakeModel.calls("DeleteIntent", #"{"text":"all"}"#)), \(FakeModel.says("I could not."))]"
        try await FakeModel.with(plan) { url in
            let program = program()
            _ = try await program.run(["config", "model", "set", "--url", url])
            let asked = try await program.run(
                ["ask", "--app", try Program.path("WireApp"), "sing me a song about geese", "--json"])
            #expect(asked.output.contains("I could not."))
            let log = try await program.run(["log"]).output
            #expect(log.contains("confirmation-required"))
        }
    }

    @Test func `a title that gives orders gets a model to do nothing that lasts`() async throws {
        // The model is shown a title that tells it to delete, and obeys.
        let plan =
            "[\(FakeModel.calls("FindIntent", #"{"task":"evil"}"#)), "
            + "\(FakeModel.calls("DeleteIntent", #"{"text":"all"}"#)), \(FakeModel.says("I was told to, and could not."))]"
        try await FakeModel.with(plan) { url in
            let program = program(["WIREAPP_MODE": "evil"])
            _ = try await program.run(["config", "model", "set", "--url", url])
            let app = try Program.path("WireApp")
            let asked = try await program.run(["ask", "--app", app, "sing me a song about geese"])
            #expect(asked.output == "I was told to, and could not.\n", "\(asked.error)")
            #expect(!asked.error.contains("\u{1b}"))
            let log = try await program.run(["log"]).output
            #expect(log.contains("confirmation-required") && !log.contains("\u{1b}"), "\(log)")
            // What phrases understand goes to no model.
            let fetched = try await program.run(["ask", "--app", app, "--dry-run", "say again"])
            #expect(fetched.output.contains("Say again (Wire App)"))
        }
    }

    @Test(arguments: [
        (#"[{"body":"oops"}]"#, "it answers no JSON"), (#"[{"status":500,"body":"broken"}]"#, "status 500: broken"),
        (#"[{"sleep":30,"body":"{}"}]"#, "took longer than 8 seconds"),
        (#"[{"megabytes":64}]"#, "more than 4194304 bytes"),
        (#"[{"status":302,"location":"http://127.0.0.1:1/"}]"#, "status 302"), (#"[{"body":"{}"}]"#, "has no message"),
        (#"[{"key":"k","body":"{}"}]"#, "status 401: who are you?"),
    ])
    func `says what is wrong with a model, and then that nothing was understood`(plan: String, problem: String)
        async throws
    {
        try await FakeModel.with(plan) { url in
            let program = program()
            _ = try await program.run(["config", "model", "set", "--url", url, "--seconds", "8"])
            let asked = try await program.run(
                ["ask", "--app", try Program.path("WireApp"), "sing me a song about geese"])
            #expect(asked.code == 5)
            #expect(asked.error.hasPrefix("note: ") && asked.error.contains(problem), "\(asked.error)")
            #expect(asked.error.contains("was not understood"))
        }
    }

    @Test func `sends the key from its file to the address, and nowhere else`() async throws {
        let answer = FakeModel.says("ready").dropLast()
        try await FakeModel.with(#"[\#(answer), "key":"secret-words"}]"#) { url in
            let program = program()
            let file = TemporaryFolder.path + "/key-\(UUID().uuidString)"
            try "secret-words\n".write(toFile: file, atomically: true, encoding: .utf8)
            _ = try await program.run(["config", "model", "set", "--url", url, "--key-file", file])
            let test = try await program.run(["config", "model", "test"])
            #expect(test.output.hasPrefix("default answers “ready” in "), "\(test.error)")
            #expect(!test.output.contains("secret"))
        }
    }
}
