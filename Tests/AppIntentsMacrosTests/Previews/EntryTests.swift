import Testing

struct EntryTests {
    @Test func `an entry gets a key and accessors`() {
        let expanded = expand(
            """
            extension EnvironmentValues {
                @Entry var isCompact: Bool = false
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == """
                extension EnvironmentValues {
                    var isCompact: Bool {
                        get {
                            self[__Key_isCompact.self]
                        }
                        set {
                            self[__Key_isCompact.self] = newValue
                        }
                    }

                    private struct __Key_isCompact: SwiftUI.EnvironmentKey {
                        static var defaultValue: Bool {
                            false
                        }
                    }
                }
                """)
    }

    @Test(arguments: [
        ("var theme = Theme.plain", "static let defaultValue = Theme.plain"),
        ("var theme: Theme?", "static var defaultValue: Theme? { nil }"),
        ("var `default`: Theme = .plain", "private struct __Key_default: SwiftUI.EnvironmentKey"),
    ])
    func `takes a variable in every form`(variable: String, part: String) {
        let expanded = expand("extension EnvironmentValues { @Entry \(variable) }")
        #expect(expanded.messages == [])
        #expect(expanded.onOneLine.contains(part), "\(expanded.onOneLine)")
    }

    @Test func `says that a value is missing`() {
        let expanded = expand("extension EnvironmentValues { @Entry var theme: Theme }")
        #expect(
            expanded.messages == ["1:31: error: '@Entry' needs a variable with a value, as 'var isCompact = false'"])
    }
}
