/// A message that a service sends to whoever wants to hear it.
public struct BusSignal: Hashable, Sendable {
    /// The path of the object.
    public var path: String
    public var interface: String
    /// The name of the signal.
    public var member: String
    /// The unique name of who sent it.
    public var sender: String
    public var arguments: [BusValue]

    /// Creates a signal.
    public init(path: String, interface: String, member: String, sender: String, arguments: [BusValue]) {
        self.path = path
        self.interface = interface
        self.member = member
        self.sender = sender
        self.arguments = arguments
    }
}

extension DesktopBus {
    /// The signals of an interface at a path, from when this returns on, until the connection ends or nobody reads them.
    ///
    /// - Parameters:
    ///   - interface: The interface, as `org.freedesktop.Notifications`.
    ///   - path: The path of the object.
    /// - Throws: `BusError` where the bus refuses.
    /// - Source: D-Bus specification 0.41, "Match Rules".
    public func signals(of interface: String, at path: String) async throws -> AsyncStream<BusSignal> {
        let (stream, continuation) = AsyncStream<BusSignal>.makeStream()
        let rule = "type='signal',interface='\(interface)',path='\(path)'"
        try await listen(rule, continuation)
        return stream
    }
}
