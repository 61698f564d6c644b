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
                if let client = try await SystemClient.connect(configuration) { return (client, nil) }
            } catch let failure as IntentFailure where failure.code == .otherBuild {
                // One that was started before this program was built anew, and is of no use any more.
                let older = try await SystemClient.reach(configuration)
                if await older?.stopIfUseless() == false {
                    problem = "\(failure.message). This command works without it."
                }
                await older?.shutdown()
            } catch let failure as IntentFailure where failure.code != .cancelled {
                problem = "\(failure.message). This command works without it."
            }
        }
        return (try BeckonSystem(configuration: configuration), problem)
    }
}
