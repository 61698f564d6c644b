package import BeckonSystem
import IntentWire
import Synchronization

/// Makes the system when a command first needs it, so that help and usage errors cost nothing.
package final class HostSource: Sendable {
    private let make: @Sendable () throws -> any IntentHost
    private let host = Mutex<(any IntentHost)?>(nil)

    /// Creates a source.
    package init(_ make: @escaping @Sendable () throws -> any IntentHost) { self.make = make }

    /// The system.
    ///
    /// - Throws: What making it throws, as where its store cannot be opened.
    package func get() throws -> any IntentHost {
        try host.withLock { host in
            if let host { return host }
            let made = try make()
            host = made
            return made
        }
    }

    /// Ends the system where one was made.
    package func shutdown() async {
        let made = host.withLock { $0 }
        await made?.shutdown()
    }
}
