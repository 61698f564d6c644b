import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct StartTests {
    @Test(arguments: [
        (mode: "exit", says: "is no Beckon app, or cannot start: it ended with status 3 at once"),
        ("crash", "crashed (SIGABRT) when it started"),
        ("garbage", "is no Beckon app: the other end sent a line that is no JSON"),
        ("binary", "is no Beckon app: the other end sent a line that is no UTF-8"),
        ("closed", "is no Beckon app: the connection was closed before the answer came"),
        ("refuses", "is no Beckon app: not for you"),
        ("version", "it speaks version 99 of the protocol and this system 1: upgrade"),
        ("silent", "is no Beckon app, or hangs when it starts: it said nothing within 0.5 s"),
    ])
    func `says what a program does instead of starting as an app`(mode: String, says: String) async throws {
        try await TestSystem.with(mode: mode, adjust: { if mode == "silent" { $0.startTimeout = .seconds(0.5) } }) {
            let failure = try await $0.failure(of: "Echo")
            #expect(failure.code == .appNotStarted)
            #expect(failure.message.contains(says), "\(failure.message)")
            #expect(failure.message.contains(try wireApp))
        }
    }

    @Test(arguments: [("exit", "cannot find my[31m configuration"), ("crash", "about to fail")])
    func `tells what a program printed, without control characters`(mode: String, printed: String) async throws {
        try await TestSystem.with(mode: mode) {
            let failure = try await $0.failure(of: "Echo")
            #expect(failure.message.contains("it printed:\n    \(printed)\n"), "\(failure.message)")
            let log = try #require(failure.message.split(separator: "'").first { $0.hasSuffix(".log") })
            #expect(
                try String(contentsOfFile: String(log), encoding: .utf8).contains("configuration\u{7}\n")
                    == (mode == "exit"))
        }
    }

    @Test(arguments: ["/bin/ls", "/bin/cat"])
    func `says that other programs are no apps`(path: String) async throws {
        try await TestSystem.with { test in
            let failure = try await failure { try await test.run("Echo", app: .path(path)) }
            #expect(failure.code == .appNotStarted)
            #expect(failure.message.contains("is no Beckon app, or cannot start: it ended with status 0 at once"))
        }
    }

    @Test(
        arguments: [
            (name: "missing", contents: nil, mode: 0, code: .unknownApp, says: "there is nothing at"),
            ("text", "hello", 0o644, .unknownApp, "is no program"),
            ("binary", "\u{1}\u{2}\u{3}", 0o755, .appNotStarted, "it is no program for this machine"),
            ("script", "#!/no/such/interpreter\n", 0o755, .appNotStarted, "or the loader or interpreter that it needs"),
        ] as [(name: String, contents: String?, mode: Int, code: IntentFailure.Code, says: String)])
    func `says why a path cannot be started`(
        name: String, contents: String?, mode: Int, code: IntentFailure.Code, says: String
    ) async throws {
        try await TestSystem.with { test in
            let path = test.folder.appending(path: name).path
            if let contents {
                _ = FileManager.default.createFile(
                    atPath: path, contents: Data(contents.utf8), attributes: [.posixPermissions: mode])
            }
            let failure = try await failure { try await test.run("Echo", app: .path(path)) }
            #expect(failure.code == code)
            #expect(failure.message.contains(says) && failure.message.contains(path), "\(failure.message)")
        }
    }

    @Test func `gives up on an app that ends right after it has said hello`() async throws {
        try await TestSystem.with(mode: "brief") { test in
            let failure = try await test.failure(of: "Echo")
            #expect(failure.code == .appCrashed)
            #expect(failure.message == "'Wire App' ended with status 5 while it worked on its manifest")
        }
    }

    @Test func `finds the program of a folder, or lists the programs`() async throws {
        try await TestSystem.with { test in
            let program = try test.build("Solo", identifier: "org.example.Solo", version: "1")
            let folder = (program as NSString).deletingLastPathComponent
            #expect(try await test.system.app(.path(folder)).executablePath == program)
            try FileManager.default.moveItem(atPath: program, toPath: folder + "/first")
            try FileManager.default.copyItem(atPath: wireApp, toPath: folder + "/second")
            let failure = try await failure { try await test.system.app(.path(folder)) }
            #expect(failure.message.contains("give the path of one, 'first' or 'second'"))
            #expect(failure.candidates?.map(\.display.title) == ["first", "second"])
        }
    }

    @Test func `gives a program its socket and nothing else of this process`() async throws {
        let open = try #require(FileHandle(forReadingAtPath: "/etc/passwd"))
        defer { try? open.close() }
        try await TestSystem.with { test in
            let surroundings = try await test.run("Environment").value
            #expect(surroundings == .list([.string("0,1,2,3"), .bool(true), .int(0), .string(NSHomeDirectory())]))
        }
    }

    @Test func `stops a start for which nobody waits any more`() async throws {
        try await TestSystem.with(mode: "silent") { test in
            let run = Task { try await test.run("Echo") }
            let logs = test.folder.appending(path: "cache/logs").path
            while (try? FileManager.default.contentsOfDirectory(atPath: logs))?.isEmpty ?? true { await Task.yield() }
            run.cancel()
            let failure = try await failure { try await run.value }
            #expect(failure.code == .cancelled)
        }
    }
}
