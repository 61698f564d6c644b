/// Where a client's apps run: the environment of who asks.
///
/// An app is given the environment of its client, as if the client had started it. A process serves clients whose
/// environments differ in nothing that counts.
struct Caller: Sendable {
    /// Set while the request of a client is answered.
    @TaskLocal static var current: Caller?

    /// The environment of the apps.
    let environment: [String: String]
    /// Equal for environments that differ in nothing that counts.
    let surroundings: String

    init(environment: [String: String]) {
        self.environment = environment
        var hash = FNVHash()
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !Self.isPassing(name) {
            hash.add(name)
            hash.add(value)
        }
        surroundings = hash.text
    }

    /// Whether a variable is about a terminal, a shell or a way of starting, which an app has nothing to do with.
    private static func isPassing(_ name: String) -> Bool {
        let names: Set = [
            "_", "PWD", "OLDPWD", "SHLVL", "TERM", "COLORTERM", "NO_COLOR", "COLUMNS", "LINES", "LS_COLORS", "WINDOWID",
            "GPG_TTY", "SSH_TTY", "SSH_CLIENT", "SSH_CONNECTION", "TMUX", "TMUX_PANE", "STY", "HISTFILE", "PS1",
            "INVOCATION_ID", "JOURNAL_STREAM", "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC", "SYSTEMD_EXEC_PID",
            "MANAGERPID", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "MEMORY_PRESSURE_WATCH",
            "MEMORY_PRESSURE_WRITE",
        ]
        let beginnings = ["BECKON_", "TERM_", "VTE_", "KONSOLE_", "KITTY_", "WEZTERM_", "VSCODE_", "XDG_SESSION_"]
        return names.contains(name) || beginnings.contains { name.hasPrefix($0) }
    }
}
