import DesktopBus
import Foundation
import PrivateBus
import Testing

@Suite(.serialized) struct SignalTests {
    private static let interface = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    @Test func `gives the signals of an interface, in order`() async throws {
        try await PrivateBus.with { test in
            let server = try await MockNotices(on: test, capabilities: "actions")
            let signals = try await test.bus.signals(of: Self.interface, at: Self.path)
            for number in UInt32(1)...20 { try await server.press(number, "key \(number)") }
            var heard: [BusSignal] = []
            for await signal in signals {
                heard.append(signal)
                if heard.count == 20 { break }
            }
            #expect(heard.allSatisfy { $0.member == "ActionInvoked" && $0.path == Self.path })
            #expect(heard.map(\.arguments) == (UInt32(1)...20).map { [.uint32($0), .string("key \($0)")] })
        }
    }

    @Test func `leaves out signals of others`() async throws {
        try await PrivateBus.with { test in
            let server = try await MockNotices(on: test, capabilities: "actions")
            let other = try await test.bus.signals(of: "org.example.Other", at: Self.path)
            let signals = try await test.bus.signals(of: Self.interface, at: Self.path)
            try await server.close(3, reason: 2)
            for await signal in signals {
                #expect(signal.member == "NotificationClosed" && signal.arguments == [.uint32(3), .uint32(2)])
                break
            }
            test.bus.close()
            // The connection's end is theirs, too.
            for await signal in other { Issue.record("\(signal)") }
        }
    }

    @Test func `ends with a connection that is closed`() async throws {
        try await PrivateBus.with { test in
            let bus = try DesktopBus(address: test.address)
            let signals = try await bus.signals(of: Self.interface, at: Self.path)
            bus.close()
            for await _ in signals {}
            await #expect(throws: BusError.self) { try await bus.signals(of: Self.interface, at: Self.path) }
        }
    }
}
