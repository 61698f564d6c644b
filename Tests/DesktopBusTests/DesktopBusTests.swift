import DesktopBus
import Foundation
import PrivateBus
import Testing

private let echo = "org.example.Echo"

private func call(_ method: String, _ arguments: BusValue..., allowsInteraction: Bool = false) -> BusCall {
    BusCall(
        "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", method: method,
        arguments: arguments, allowsInteraction: allowsInteraction)
}

@Suite(.serialized) struct DesktopBusTests {
    @Test func `calls a method and reads its answer`() async throws {
        try await PrivateBus.with { test in
            let names = try await test.bus.call(call("ListNames"))
            let members = try #require(names.first?.members)
            #expect(members.contains(.string("org.freedesktop.DBus")))
        }
    }

    @Test func `answers many calls at once`() async throws {
        try await PrivateBus.with { test in
            try await withThrowingTaskGroup { group in
                for number in 0..<200 {
                    group.addTask {
                        let name = BusValue.string("org.example.Number\(number)")
                        let answer = try await test.bus.call(call("NameHasOwner", name))
                        #expect(answer == [.bool(false)])
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test func `tells the error of a service`() async throws {
        try await PrivateBus.with { test in
            let error = try await #require(throws: BusError.self) {
                _ = try await test.bus.call(call("NoSuchMethod"))
            }
            guard case .refused(let name, let message) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(name == "org.freedesktop.DBus.Error.UnknownMethod")
            #expect(message.contains("NoSuchMethod"))
            #expect(!error.isServiceMissing)
        }
    }

    @Test func `tells that a service is missing`() async throws {
        try await PrivateBus.with { test in
            let error = try await #require(throws: BusError.self) {
                _ = try await test.bus.property("Version", of: echo, at: "/", service: echo)
            }
            #expect(error.isServiceMissing, "\(error)")
        }
    }

    @Test func `tells that there is no bus`() {
        let error = #expect(throws: BusError.self) { _ = try DesktopBus(address: "unix:path=/nowhere/socket") }
        #expect(
            error?.description == "the bus at 'unix:path=/nowhere/socket' cannot be reached: No such file or directory")
    }

    @Test(arguments: [["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere/system"]])
    func `looks for the buses where the environment says`(environment: [String: String]) {
        let system = #expect(throws: BusError.self) { _ = try DesktopBus.system(environment: environment) }
        #expect(system?.description.contains("/nowhere/system") == true)
        let session = #expect(throws: BusError.self) { _ = try DesktopBus.session(environment: environment) }
        #expect(session?.description.contains("XDG_RUNTIME_DIR") == true)
        let folder = #expect(throws: BusError.self) {
            _ = try DesktopBus.session(environment: ["XDG_RUNTIME_DIR": "/nowhere"])
        }
        #expect(folder?.description.contains("unix:path=/nowhere/bus") == true)
    }

    @Test func `refuses a text that C would cut short`() async throws {
        try await PrivateBus.with { test in
            await #expect(throws: BusError.unsendable("a text holds a zero byte")) {
                _ = try await test.bus.call(call("NameHasOwner", .string("a\u{0}b")))
            }
        }
    }

    @Test func `ends calls that wait when it is closed`() async throws {
        try await PrivateBus.with { test in
            let polkit = try await MockPolkit(on: test)
            try await polkit.hang()
            let other = try DesktopBus(address: test.address)
            let waiting = Task { try await other.call(check, within: nil) }
            try await untilAsked(test)
            other.close()
            await #expect(throws: BusError.disconnected) { _ = try await waiting.value }
            await #expect(throws: BusError.disconnected) { _ = try await other.call(call("ListNames")) }
        }
    }

    @Test func `gives a call up when its task is cancelled`() async throws {
        try await PrivateBus.with { test in
            let polkit = try await MockPolkit(on: test)
            try await polkit.hang()
            let waiting = Task { try await test.bus.call(check, within: nil) }
            try await untilAsked(test)
            waiting.cancel()
            await #expect(throws: CancellationError.self) { _ = try await waiting.value }
            _ = try await test.bus.call(call("ListNames"))
        }
    }

    @Test func `waits no longer than it may`() async throws {
        try await PrivateBus.with { test in
            let polkit = try await MockPolkit(on: test)
            try await polkit.hang()
            let error = try await #require(throws: BusError.self) {
                _ = try await test.bus.call(check, within: .milliseconds(50))
            }
            guard case .refused(let name, _) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(name == "org.freedesktop.DBus.Error.NoReply" || name == "org.freedesktop.DBus.Error.Timeout")
        }
    }

    /// A value of every type. All in one test, since each stand-in is a Python process.
    private let everything: [BusValue] = [
        .bool(true), .byte(255), .int16(-3), .uint16(65535), .int32(-70000), .uint32(4_000_000_000), .int64(.min),
        .uint64(.max), .double(1.5), .string("Grüße"), .objectPath("/org/example"), .signature("a{sv}"),
        .array([.string("a"), .string("b")], of: "s"), .array([], of: "(so)"),
        .structure([.string("2"), .objectPath("/two")]),
        .dictionary(["pid": .uint32(7), "when": .uint64(9)]), .structure([.array([.byte(1)], of: "y"), .int32(2)]),
    ]

    @Test func `carries values of every type there and back`() async throws {
        try await PrivateBus.with { test in
            let login = try await MockLogin(on: test)
            try await login.addSession("2", user: 1000)
            let path = "/org/freedesktop/login1/session/2"
            let interface = "org.freedesktop.login1.Session"
            for (index, value) in everything.enumerated() {
                _ = try await test.bus.call(
                    BusCall(
                        "org.freedesktop.login1", path: path, interface: "org.freedesktop.DBus.Mock",
                        method: "AddProperty",
                        arguments: [.string(interface), .string("Value\(index)"), .variant(value)]))
                let read = try await test.bus.property(
                    "Value\(index)", of: interface, at: path, service: "org.freedesktop.login1")
                #expect(read == value)
            }
        }
    }

    /// A call that the stand-in for polkit does not answer while it hangs.
    private var check: BusCall {
        BusCall(
            "org.freedesktop.PolicyKit1", path: "/org/freedesktop/PolicyKit1/Authority",
            interface: "org.freedesktop.PolicyKit1.Authority", method: "CheckAuthorization",
            arguments: [
                .structure([.string("unix-process"), .dictionary(["pid": .uint32(1)])]), .string("org.example.action"),
                .array([], of: "{ss}"), .uint32(1), .string("once"),
            ], allowsInteraction: true)
    }

    private func untilAsked(_ test: PrivateBus) async throws {
        let question = BusCall(
            "org.freedesktop.PolicyKit1", path: "/org/freedesktop/PolicyKit1/Authority",
            interface: "org.freedesktop.DBus.Mock", method: "HaveHangingCalls")
        while try await test.bus.call(question) != [.bool(true)] { try await Task.sleep(for: .milliseconds(5)) }
    }
}
