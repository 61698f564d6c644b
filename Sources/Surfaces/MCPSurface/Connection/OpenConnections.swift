import Synchronization

/// The clients of a server, for what concerns all of them.
final class OpenConnections: Sendable {
    private let connections = Mutex<[ObjectIdentifier: MCPConnection]>([:])

    var all: [MCPConnection] { connections.withLock { Array($0.values) } }

    func add(_ connection: MCPConnection) { connections.withLock { $0[ObjectIdentifier(connection)] = connection } }

    func remove(_ connection: MCPConnection) {
        connections.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }
}
