import Foundation
import IntentWire
import Synchronization

/// The runs that wait for an answer, by the name that the client brings back with it: its `requestState`.
///
/// That name is random and holds nothing: what it stands for never leaves this process, so that a client can neither
/// read nor change it. It is good once, for the call that it was given for, and for ten minutes. A run that has gone is
/// not repeated with the answers so far: a person's yes is worth one run.
final class SuspendedRuns: Sendable {
    /// How many runs may wait at once; beyond, the oldest is given up.
    private static let maximum = 256

    /// What waits under one name.
    private struct Entry {
        var run: SuspendedRun
        /// The call that may go on with it.
        var call: [UInt8]
        var form: ElicitationForm
        var number: Int
        var expiry: Task<Void, Never>
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var count = 0
    }

    private let patience: Duration
    private let state = Mutex(State())

    init(patience: Duration) { self.patience = patience }

    /// Keeps a run until it is taken.
    ///
    /// - Returns: Its name.
    func keep(_ run: SuspendedRun, for call: [UInt8], asking form: ElicitationForm) -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let name = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        let expiry = Task { [weak self, patience] in
            do { try await Task.sleep(for: patience) } catch { return }
            self?.drop(name)
        }
        let surplus = state.withLock { state -> Entry? in
            state.count += 1
            state.entries[name] = Entry(run: run, call: call, form: form, number: state.count, expiry: expiry)
            guard state.entries.count > Self.maximum,
                let oldest = state.entries.min(by: { $0.value.number < $1.value.number })
            else { return nil }
            return state.entries.removeValue(forKey: oldest.key)
        }
        if let surplus { Self.drop(surplus) }
        return name
    }

    /// What a retry of a call leads to.
    enum Retry {
        /// The run, which the answer is to be given to.
        case goOn(SuspendedRun, ElicitationReply)
        /// The answer is not there: the question stands.
        case ask(ElicitationForm)
    }

    /// Takes the run that a client goes on with. Of two clients with one name, the second finds nothing.
    ///
    /// - Throws: `ProtocolError` where the name is unknown, used, too old, or that of another call.
    func retry(_ name: String, _ responses: JSONValue?, for call: [UInt8]) throws(ProtocolError) -> Retry {
        let result = state.withLock { state -> Result<Retry, ProtocolError> in
            guard let entry = state.entries[name] else {
                return .failure(
                    .invalidParameters(
                        "'requestState' is unknown, was used already, or is too old; call the tool again without it"))
            }
            guard entry.call == call else {
                return .failure(
                    .invalidParameters("'requestState' belongs to a call with another name or other arguments"))
            }
            guard let response = responses?[entry.form.field], case .object = response else {
                return .success(.ask(entry.form))
            }
            entry.expiry.cancel()
            state.entries[name] = nil
            return .success(.goOn(entry.run, ElicitationReply(response)))
        }
        return try result.get()
    }

    /// Gives up every run that waits.
    func cancelAll() {
        let entries = state.withLock { state in
            defer { state.entries = [:] }
            return Array(state.entries.values)
        }
        entries.forEach(Self.drop)
    }

    private func drop(_ name: String) {
        if let entry = state.withLock({ $0.entries.removeValue(forKey: name) }) { Self.drop(entry) }
    }

    private static func drop(_ entry: Entry) {
        entry.expiry.cancel()
        entry.run.cancel()
    }
}

extension JSONValue {
    /// The same bytes for the same value, whatever the order of its members.
    var canonicalBytes: [UInt8] { sorted.bytes }

    private var sorted: JSONValue {
        switch self {
        case .array(let values): .array(values.map(\.sorted))
        case .object(let members):
            .object(
                members.sorted { $0.name < $1.name }.map { Member(name: $0.name, value: $0.value.sorted) })
        default: self
        }
    }
}
