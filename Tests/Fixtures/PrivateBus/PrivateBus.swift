import ChildProcesses
public import DesktopBus
import Foundation
import Synchronization

/// A message bus of a test's own, with stand-ins for the services of a desktop on it.
///
/// Needs `dbus-daemon` and Debian's python3-dbusmock, whose stand-ins have the interfaces of the real services.
public final class PrivateBus: Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    /// Where the bus is, for `DBUS_SYSTEM_BUS_ADDRESS`.
    public let address: String
    /// A connection to it, for what the test itself wants of the stand-ins.
    public let bus: DesktopBus
    private let folder: URL
    private let processes = Mutex<[ChildProcess]>([])

    /// Starts a bus.
    public init() throws {
        // The path of a socket may have 107 bytes, which the folders of tests can exceed.
        folder = URL(filePath: "/tmp").appending(path: "bus-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let configuration = folder.appending(path: "bus.conf")
        try Data(Self.configuration(folder.path).utf8).write(to: configuration)
        let output = Pipe()
        let daemon = try ChildProcess(
            ["/usr/bin/dbus-daemon", "--config-file=\(configuration.path)", "--nofork", "--print-address"],
            environment: [:], output: output.fileHandleForWriting.fileDescriptor)
        // The address comes when the bus listens; nothing does where it ends before.
        try output.fileHandleForWriting.close()
        let line = output.fileHandleForReading.availableData
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        do {
            bus = try DesktopBus(address: address)
        } catch {
            daemon.end()
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        processes.withLock { $0.append(daemon) }
    }

    deinit { stop() }

    /// Ends the bus and everything on it.
    public func stop() {
        bus.close()
        let ended = processes.withLock { processes in
            defer { processes = [] }
            return processes
        }
        for process in ended.reversed() { process.end() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Uses a bus and ends it afterwards.
    @discardableResult
    public static func with<R>(_ body: (PrivateBus) async throws -> R) async throws -> R {
        let bus = try PrivateBus()
        defer { bus.stop() }
        return try await body(bus)
    }

    /// Puts a stand-in for a service on the bus.
    ///
    /// - Parameters:
    ///   - template: The name of a template of python-dbusmock.
    ///   - name: The name of the service, which it has when this returns.
    ///   - parameters: What the template is told, as JSON.
    public func start(template: String, name: String, parameters: String? = nil) async throws {
        let process = try ChildProcess(
            ["/usr/bin/python3", "-m", "dbusmock", "--system", "--template", template]
                + (parameters.map { ["--parameters", $0] } ?? []),
            environment: ["DBUS_SYSTEM_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        processes.withLock { $0.append(process) }
        while true {
            let answer = try await bus.call(
                BusCall(
                    "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
                    method: "NameHasOwner", arguments: [.string(name)]))
            if answer == [.bool(true)] { return }
            guard process.isRunning else {
                throw Failure(description: "python3 -m dbusmock --template \(template) ended at once")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    private static func configuration(_ folder: String) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(folder)/socket</listen>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
          </policy>
        </busconfig>
        """
    }
}
