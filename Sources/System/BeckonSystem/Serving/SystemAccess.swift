import IntentWire

/// How a surface comes to a system: one that runs, else one of its own.
package struct SystemAccess: Sendable {
    package let configuration: SystemConfiguration
    /// Whether to leave a system that runs alone.
    package let isAlone: Bool

    package init(configuration: SystemConfiguration, isAlone: Bool) {
        self.configuration = configuration
        self.isAlone = isAlone
    }

    /// Connects to the system that runs, or opens one in this process.
    ///
    /// - Returns: The system; and a sentence for the person where another one runs that cannot be used.
    /// - Throws: `IntentFailure` with code `store` where none can be opened.
    package func host() async throws -> (host: any IntentHost, problem: String?) {
        var problem: String?
        if !isAlone {
            do {
                if let client = try await SystemClient.reach(configuration) {
                    guard let refusal = client.refusal() else { return (client, nil) }
                    // It may be one that was started before this program was built anew, and is of no use any more.
                    if await !client.stopIfUseless() { problem = Self.withoutIt(refusal) }
                    await client.shutdown()
                }
            } catch let failure as IntentFailure where failure.code != .cancelled {
                problem = Self.withoutIt(failure)
            }
        }
        return (try BeckonSystem(configuration: configuration), problem)
    }

    private static func withoutIt(_ failure: IntentFailure) -> String {
        "\(failure.message). This command works without it."
    }
}
