import FoundationAdditions
package import IntentWire

/// Words for whatever app code throws.
package enum FailureDescription {
    package static func failure(for error: any Error, _ texts: TextContext) -> IntentFailure {
        switch error {
        case let failure as IntentFailure: failure
        case is CancellationError: IntentFailure(.cancelled, "cancelled")
        case let error as any CustomLocalizedStringResourceConvertible:
            IntentFailure(.intentFailed, texts.string(error.localizedStringResource))
        case let error as any LocalizedError where error.errorDescription != nil:
            IntentFailure(.intentFailed, error.errorDescription ?? "\(error)")
        default:
            IntentFailure(.intentFailed, plainDescription(of: error))
        }
    }

    private static func plainDescription(of error: any Error) -> String {
        let described = (error as NSError).localizedDescription
        // Foundation has no words for most errors but these.
        return described.hasPrefix("The operation could not be completed") ? "\(error)" : described
    }
}
