/// Whether a person's login session is locked.
package enum SessionLock: Hashable, Sendable {
    /// The session with this name is open before the person.
    case unlocked(session: String)
    /// The session with this name shows its lock screen.
    case locked(session: String)
    /// There is nothing that could be locked, or nobody can tell; the text says why.
    case unknown(String)
}

/// What came of asking for a person's password.
package enum LocalAuthentication: Hashable, Sendable {
    /// The person has shown who they are, now or a few minutes ago.
    case authenticated
    /// The person closed the dialog.
    case dismissed
    /// The password was wrong, or the machine's rules forbid it.
    case denied
    /// A password is needed, and nothing runs that could ask for it.
    case noAgent
    /// This machine does not know the action that is asked about.
    case notInstalled
    /// Nobody answered in time.
    case noAnswer
    /// The service that knows cannot be asked; the text says why.
    case unavailable(String)
}

/// What the machine knows of the person before it.
package protocol PersonPresence: Sendable {
    /// Whether the session is locked that a process belongs to.
    ///
    /// - Parameter process: The process of who asks; this one where nil.
    func lock(of process: Int32?) async -> SessionLock

    /// Lets the person show who they are.
    ///
    /// - Parameters:
    ///   - process: The process of who asks, in whose session the dialog appears; this one where nil.
    ///   - mayAsk: Whether the person may be asked for the password.
    ///   - limit: How long they may take.
    func authenticate(_ process: Int32?, mayAsk: Bool, within limit: Duration) async -> LocalAuthentication
}
