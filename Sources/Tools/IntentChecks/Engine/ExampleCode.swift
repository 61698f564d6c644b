/// Source that many examples share.
enum ExampleCode {
    /// A provider with one shortcut.
    static func shortcut(phrases: String, rest: String = "shortTitle: \"Start\", systemImageName: \"timer\"") -> String
    {
        """
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let description: IntentDescription? = "Starts a timer."
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Start(), phrases: \(phrases), \(rest))
            }
        }
        """
    }

    /// An intent with members of its own.
    static func intent(_ name: String = "Start", _ members: String, conformances: String = "AppIntent") -> String {
        """
        import AppIntents
        struct \(name): \(conformances) {
            static let title: LocalizedStringResource = "Start Timer"
            static let description: IntentDescription? = "Starts a timer."
        \(members.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n"))
            func perform() async throws -> some IntentResult { .result() }
        }
        """
    }
}
