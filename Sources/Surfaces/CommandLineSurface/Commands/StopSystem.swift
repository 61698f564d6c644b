import AppIntents
import BeckonSystem
import IntentWire
import ValueForms

/// `beckon stop`
struct StopSystem: CommandIntent {
    static let syntax = CommandSyntax("stop")
    static let title: LocalizedStringResource = "Stop"
    static let description: IntentDescription? = IntentDescription(
        """
        Ends the system that runs, with the apps that it keeps. What is under way gets a moment to finish; what could be \
        undone no longer can be.
        """)

    /// How long the system may take; longer than all that it grants to those who use it.
    private static let patience = Duration.seconds(15)

    func run(in context: CommandContext) async throws {
        let configuration = try context.source.access().configuration
        guard let client = try await SystemClient.reach(configuration) else {
            return context.show(.members(["stopped": .bool(false)])) { ["No system runs."] }
        }
        let process = client.process
        let isStopped = await client.stop(atMost: Self.patience)
        await client.shutdown()
        guard isStopped else {
            throw IntentFailure(
                .timeout,
                "the system, process \(process), has not ended after \(Self.patience / .seconds(1)) s: end it with "
                    + "kill -9 \(process)")
        }
        context.show(.members(["stopped": .bool(true), "process": .int(process)])) {
            ["Stopped the system (process \(process))."]
        }
    }
}
