import BeckonSystem
import ChildProcesses
import Foundation
import IntentWire
import Testing

/// How a server begins and ends, and who is let in.
@Suite struct ServerLifeTests {
    // MARK: Beginning

    @Test func `finds no system where none runs`() async throws {
        let test = try TestSystem()
        #expect(try await SystemClient.connect(test.configuration) == nil)
        let (host, problem) = try await SystemAccess(configuration: test.configuration, isAlone: false).host()
        #expect(host is BeckonSystem && problem == nil)
        await host.shutdown()
    }

    @Test func `uses the system that runs, unless it is to be alone`() async throws {
        try await ServedSystem.with { served in
            let found = try await SystemAccess(configuration: served.configuration, isAlone: false).host().host
            #expect(found is SystemClient)
            let own = try await SystemAccess(configuration: served.configuration, isAlone: true).host().host
            #expect(own is BeckonSystem)
            await found.shutdown()
            await own.shutdown()
        }
    }

    @Test func `is the only one for a data folder, whatever the folder is called`() async throws {
        try await ServedSystem.with { served in
            var other = served.configuration
            let link = served.test.folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other.dataDirectory)
            other.dataDirectory = link
            let refused = try await failure { _ = try SystemServer(configuration: other) }
            #expect(refused.code == .alreadyServed)
            #expect(refused.message.contains("the process \(ProcessInfo.processInfo.processIdentifier) serves"))
            #expect(try await SystemClient.connect(other) != nil)
            other.dataDirectory = served.test.folder.appending(path: "other")
            let second = try SystemServer(configuration: other)
            #expect(second.socket != served.server.socket)
        }
    }

    @Test func `takes the place of one that was killed`() async throws {
        let test = try TestSystem()
        let first = try await ServingProcess(test)
        first.kill()
        await first.process.wait()
        #expect(try await SystemClient.connect(test.configuration) == nil)
        let second = try await ServingProcess(test)
        let client = try #require(try await SystemClient.connect(test.configuration, build: ServingProcess.build))
        #expect(client.process == Int(second.process.identifier))
        #expect(await client.stop(atMost: .seconds(60)))
        #expect(await second.process.wait() == 0)
    }

    // MARK: Who is let in

    @Test func `lets only its own person in`() async throws {
        try await ServedSystem.with(options: { $0.user += 1 }) { served in
            #expect(
                try await failure { try await SystemClient.connect(served.configuration) }.code == .connectionClosed)
            let (host, problem) = try await SystemAccess(configuration: served.configuration, isAlone: false).host()
            #expect(host is BeckonSystem && problem?.hasSuffix("works without it.") == true)
            await host.shutdown()
        }
    }

    @Test func `keeps its folder and its socket to its person`() async throws {
        try await ServedSystem.with { served in
            let socket = URL(filePath: served.server.socket)
            func mode(_ url: URL) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
            }
            let modes = [try mode(socket), try mode(socket.deletingLastPathComponent())]
            #expect(modes == [0o600, 0o700])
        }
    }

    @Test func `does not use a folder that is a link or belongs to somebody else`() async throws {
        let test = try TestSystem()
        let folder = test.folder.appending(path: "beckon")
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: test.folder)
        let linked = try await failure { _ = try SystemServer(configuration: test.configuration) }
        #expect(linked.code == .unsupported && linked.message.contains("XDG_RUNTIME_DIR"))
        #expect(try await SystemClient.connect(test.configuration) == nil)
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        // Only root can give a folder away.
        guard chown(folder.path, 12345, 12345) == 0 else { return }
        #expect(try await failure { _ = try SystemServer(configuration: test.configuration) }.code == .unsupported)
    }

    @Test func `works without a runtime folder, in one of its own`() throws {
        let test = try TestSystem {
            $0.environment["XDG_RUNTIME_DIR"] = nil
            $0.environment["TMPDIR"] = $0.dataDirectory.deletingLastPathComponent().path
        }
        let server = try SystemServer(configuration: test.configuration)
        #expect(server.socket.hasPrefix(test.folder.appending(path: "beckon-\(getuid())/system-").path))
    }

    @Test func `says that a path is too long for a socket`() async throws {
        let test = try TestSystem {
            let long = $0.dataDirectory.deletingLastPathComponent().appending(path: String(repeating: "x", count: 100))
            try? FileManager.default.createDirectory(at: long, withIntermediateDirectories: true)
            $0.environment["XDG_RUNTIME_DIR"] = long.path
        }
        let refused = try await failure { _ = try SystemServer(configuration: test.configuration) }
        #expect(refused.message.hasSuffix("File name too long"))
        #expect(try await SystemClient.connect(test.configuration) == nil)
    }

    @Test func `is not used by another build, which can still look at it and end it`() async throws {
        try await ServedSystem.with(options: { $0.build = "older" }) { served in
            let refused = try await failure { try await SystemClient.connect(served.configuration) }
            #expect(refused.code == .otherBuild && refused.message.contains("beckon stop"))
            let (host, problem) = try await SystemAccess(configuration: served.configuration, isAlone: false).host()
            #expect(host is BeckonSystem && problem?.contains("another build") == true)
            await host.shutdown()
            let client = try #require(try await SystemClient.reach(served.configuration))
            #expect(try await client.status().clients == 1)
            #expect(await client.stop(atMost: .seconds(60)))
            await served.waitForEnd()
        }
    }

    @Test(arguments: [true, false])
    func `is ended by another build where it is of no use any more`(canUndo: Bool) async throws {
        try await ServedSystem.with(
            adjust: { $0.endTimeout = .seconds(60) },
            options: {
                $0.build = "older"
                $0.idleLimit = .seconds(600)
            }
        ) { served in
            if canUndo {
                let client = try #require(try await SystemClient.connect(served.configuration, build: "older"))
                _ = try await client.runNote("AddNote", ["text": .string("a")])
                await client.shutdown()
            }
            while try await served.status().clients > 1 { await Task.yield() }
            let (host, problem) = try await SystemAccess(configuration: served.configuration, isAlone: false).host()
            #expect(host is BeckonSystem && (problem != nil) == canUndo)
            await host.shutdown()
            if !canUndo { await served.waitForEnd() }
        }
    }

    @Test func `gives up on a system that does not answer`() async throws {
        let test = try TestSystem { $0.startTimeout = .seconds(0.1) }
        // It listens, and nobody runs it.
        let server = try SystemServer(configuration: test.configuration)
        let silent = try await failure { try await SystemClient.connect(test.configuration) }
        #expect(silent.code == .timeout)
        withExtendedLifetime(server) {}
    }

    // MARK: The end

    @Test func `keeps nobody waiting who comes when it ends`() async throws {
        let test = try TestSystem()
        let server = try SystemServer(configuration: test.configuration)
        server.stop()
        // Connects at once, and is answered while it runs or turned away; it would wait for two minutes otherwise.
        let client = Task { try await SystemClient.connect(test.configuration) }
        while try await !isAwaited(server) { await Task.yield() }
        await server.run()
        await (try await client.value)?.shutdown()
        #expect(try await SystemClient.connect(test.configuration) == nil)
        await test.system.shutdown()
    }

    /// Whether somebody has connected whom a server has not taken in.
    private func isAwaited(_ server: SystemServer) async throws -> Bool {
        try String(contentsOfFile: "/proc/net/unix", encoding: .utf8).split(separator: "\n")
            .count { $0.hasSuffix(" " + server.socket) } > 1
    }

    @Test func `finishes what is under way when it is told to end`() async throws {
        try await ServedSystem.with { served in
            let client = try await served.client()
            let person = VanishingPerson { served.server.stop() }
            let outcome = try await client.runWire("Ask", ["count": .int(2)], person)
            #expect(outcome.value == .list([.string("cancelled"), .string("cancelled")]))
            await served.waitForEnd()
            #expect(try await failure { try await client.runWire("Echo") }.code == .connectionClosed)
            #expect(try await SystemClient.connect(served.configuration) == nil)
        }
    }

    @Test func `cancels what does not finish when it is told to end`() async throws {
        try await ServedSystem.with(options: { $0.graceTime = .seconds(0.1) }) { served in
            let client = try await served.client()
            guard case .int(let process)? = try await client.runWire("Pid").value else { return }
            let run = Task { try await client.runWire("Wait") }
            try await client.waitForRun(of: "WaitIntent", outcome: nil)
            served.server.stop()
            #expect(try await failure { try await run.value }.code == .cancelled)
            await served.waitForEnd()
            #expect(!isRunning(pid_t(process)))
            // The next one can begin at once.
            let next = try SystemServer(configuration: served.configuration)
            #expect(next.socket == served.server.socket)
        }
    }

    @Test func `tells its client when it is killed in a run`() async throws {
        let test = try TestSystem()
        let serving = try await ServingProcess(test)
        let client = try #require(try await SystemClient.connect(test.configuration, build: ServingProcess.build))
        guard case .int(let app)? = try await client.runWire("Pid").value else { return }
        let run = Task { try await client.runWire("Wait") }
        try await client.waitForRun(of: "WaitIntent", outcome: nil)
        serving.kill()
        let lost = try await failure { try await run.value }
        #expect(lost.code == .connectionClosed)
        #expect(lost.message.contains("process \(serving.process.identifier), ended before it answered"))
        try await waitForEnd(of: pid_t(app))
    }

    @Test func `ends when it was idle for long enough`() async throws {
        try await ServedSystem.with(options: { $0.idleLimit = .seconds(0.1) }) { served in
            _ = try await served.withClient { try await $0.runWire("Echo", ["text": .string("a")]) }
            await served.waitForEnd()
            #expect(try await SystemClient.connect(served.configuration) == nil)
        }
    }

    @Test func `keeps an app that can undo something not for ever`() async throws {
        try await ServedSystem.with(
            adjust: {
                $0.idleTimeout = .seconds(0.1)
                $0.undoTimeout = .seconds(5)
            }
        ) { served in
            try await served.withClient { client in
                _ = try await client.runNote("AddNote", ["text": .string("a")])
                let app = try #require(try await client.status().apps.first)
                #expect(app.undoableRuns == 1)
                try await waitForEnd(of: pid_t(app.process))
                let late = try await failure { try await client.undo(of: nil) }
                #expect(late.code == .nothingToUndo && late.message.contains("An app ends 5 s after its last run"))
                #expect(try await client.undoableRuns(of: nil, limit: 1).map(\.state) == [.ended])
            }
        }
    }

    @Test func `keeps an app, and itself, while there is something to undo`() async throws {
        try await ServedSystem.with(
            adjust: { $0.idleTimeout = .seconds(0.2) }, options: { $0.idleLimit = .seconds(0.2) }
        ) { served in
            let process = try await served.withClient { client -> pid_t in
                _ = try await client.runNote("AddNote", ["text": .string("a")])
                guard case .int(let idle)? = try await client.runWire("Pid").value else { return 0 }
                try await waitForEnd(of: pid_t(idle))
                return pid_t(try #require(try await client.status().apps.first).process)
            }
            try await served.withClient { _ = try await $0.undo(of: nil) }
            await served.waitForEnd()
            #expect(!isRunning(process))
        }
    }
}
