/// A call of a method on the bus.
public struct BusCall: Hashable, Sendable {
    /// The name of the service, as `org.freedesktop.login1`.
    public var service: String
    /// The path of the object.
    public var path: String
    /// The interface that has the method.
    public var interface: String
    /// The method.
    public var method: String
    public var arguments: [BusValue]
    /// Whether the service may ask the person for a password before it answers.
    public var allowsInteraction: Bool

    /// Creates a call.
    public init(
        _ service: String, path: String, interface: String, method: String, arguments: [BusValue] = [],
        allowsInteraction: Bool = false
    ) {
        self.service = service
        self.path = path
        self.interface = interface
        self.method = method
        self.arguments = arguments
        self.allowsInteraction = allowsInteraction
    }
}
