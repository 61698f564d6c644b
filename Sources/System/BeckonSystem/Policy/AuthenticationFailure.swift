import IntentWire

/// What a person is told who did not show who they are.
struct AuthenticationFailure {
    /// Names what the password was for.
    let name: String
    /// How long they had.
    let limit: Duration
    /// What has become of it, after its name.
    var consequence = "did not run"

    /// The failure; nil where the person has shown it.
    func failure(_ outcome: LocalAuthentication, mayAsk: Bool) -> IntentFailure? {
        switch outcome {
        case .authenticated: nil
        case .dismissed: IntentFailure(.declined, "no password was given: \(name) \(consequence)")
        case .noAnswer:
            IntentFailure(.noAnswer, "nobody gave the password within \(limit.spoken): \(name) \(consequence)")
        case .denied:
            required("the password was wrong, or this machine's rules forbid it: \(name) \(consequence)")
        case .noAgent where !mayAsk:
            required("\(name) needs a password, and there is nobody to ask while an automation runs: run it by hand")
        case .noAgent:
            required(
                "\(name) needs your password, and nothing runs that could ask for it. In a desktop session start its "
                    + "polkit agent; at a terminal install pkttyagent, which comes with polkit, and run this again")
        case .notInstalled:
            required(
                "\(name) needs your password, and polkit on this machine does not know '\(PolkitCheck.action)': as root, "
                    + "copy Resources/polkit/\(PolkitCheck.action.dropLast(".authenticate".count)).policy of Beckon to "
                    + "/usr/share/polkit-1/actions")
        case .unavailable(let why):
            required("\(name) needs your password, and \(why). Install polkit, or start it")
        }
    }

    private func required(_ message: String) -> IntentFailure { IntentFailure(.authenticationRequired, message) }
}
