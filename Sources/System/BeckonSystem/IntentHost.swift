package import IntentWire

/// What surfaces need of a system, wherever it runs: everything that they do goes through here.
package protocol IntentHost: Sendable {
    /// Every installed app.
    func apps() async throws -> [AppRecord]
    /// Installs the app at a path.
    func install(_ path: String) async throws -> AppRecord
    /// Removes an installed app.
    func remove(_ reference: AppReference) async throws -> AppRecord
    /// What is known of an app.
    func app(_ reference: AppReference) async throws -> AppRecord
    /// Everything that an app declares.
    func manifest(of reference: AppReference) async throws -> AppManifest
    /// Runs an intent.
    func run(_ request: IntentRequest, interaction: any IntentInteraction) async throws -> IntentOutcome
    /// Asks an entity's query.
    func entities(_ request: EntityRequest, of reference: AppReference) async throws -> EntityResponse
    /// Asks for the values that an app proposes for a parameter.
    func options(_ request: OptionsRequest, of reference: AppReference) async throws -> OptionList
    /// The last runs, the latest first.
    func runs(limit: Int) async throws -> [RunRecord]
    /// Takes back what the latest run did that can be undone, of one app or of any.
    func undo(of reference: AppReference?) async throws -> UndoableRun
    /// The runs that their apps said they could undo, the latest first.
    func undoableRuns(of reference: AppReference?, limit: Int) async throws -> [UndoableRun]
    /// Ends what was started.
    func shutdown() async
}

extension BeckonSystem: IntentHost {}
