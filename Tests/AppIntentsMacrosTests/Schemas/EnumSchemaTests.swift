import Testing

struct EnumSchemaTests {
    @Test(arguments: [
        ("AppEnum", "AppEnum, AssistantSchemaEnum"),
        ("AssistantEnum", "AssistantSchemaEnum"),
    ])
    func `a choice gets what its schema calls for`(macro: String, conformances: String) {
        let expanded = expand(
            """
            @\(macro)(schema: .camera.captureMode)
            package enum Mode: String {
                case photo
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.source == """

                package enum Mode: String {
                    case photo
                }

                nonisolated extension Mode: \(conformances) {
                    package static var __assistantSchemaEnum: AssistantSchema {
                        .__enumeration(domain: "camera", name: "captureMode")
                    }
                }
                """)
    }
}
