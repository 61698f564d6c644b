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

    /// An app with phrases that have an enumeration in them.
    static func phrases(values: Int, count: Int) -> String {
        let cases = (1...values).map { "size\($0)" }
        let names = cases.map { ".\($0): \"\($0)\"" }.joined(separator: ", ")
        let phrases = (1...count).map { #""Order \#($0) \(\.$size) in \(.applicationName)""# }.joined(separator: ", ")
        return """
            import AppIntents
            enum Size: String, AppEnum {
                case \(cases.joined(separator: ", "))
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
                static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [\(names)]
            }
            struct Order: AppIntent {
                static let title: LocalizedStringResource = "Order"
                @Parameter(title: "Size") var size: Size
                func perform() async throws -> some IntentResult { .result() }
            }
            struct ▸Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: Order(), phrases: [\(phrases)], shortTitle: "Order", systemImageName: "cup")
                }
            }
            """
    }

    /// A number of intents.
    static func intents(_ count: Int) -> String {
        "import AppIntents\n"
            + (1...count).map { number in
                """
                struct \(number == 1 ? "▸" : "")Order\(number): AppIntent {
                    static let title: LocalizedStringResource = "Order \(number)"
                    func perform() async throws -> some IntentResult { .result() }
                }

                """
            }.joined()
    }
}
