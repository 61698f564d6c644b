import IntentWire
import Synchronization

/// Where the messages of one exchange go: a pipe, or the body of one HTTP response.
typealias Outlet = @Sendable ([UInt8]) -> Void

/// One request that is being answered: who asks, what they can do, and how to reach them meanwhile.
struct RequestContext: Sendable {
    /// What the client is called whose request is answered in this task, for what is read of apps on the way.
    @TaskLocal static var clientName: String?

    let connection: MCPConnection
    let id: RequestID
    let era: ProtocolEra
    /// The revision that the client speaks.
    let revision: String
    let capabilities: ClientCapabilities
    /// What the client is called.
    let clientName: String?
    /// What progress is reported under; nil where nobody wants it.
    let progressToken: JSONValue?
    let outlet: Outlet

    /// Tells the client something that belongs to this request, unless it was answered or withdrawn.
    func notify(_ method: String, _ parameters: JSONValue) {
        guard connection.isOpen(self) else { return }
        outlet(OutgoingMessage.notification(method, parameters))
    }
}
