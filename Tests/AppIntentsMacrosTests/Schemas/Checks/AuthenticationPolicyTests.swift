import Testing

struct AuthenticationPolicyTests {
    private static func source(_ policy: String, schema: String = "photos.deleteAssets") -> String {
        "@AppIntent(schema: .\(schema))\nstruct I {\n    \(policy)\n    var entities: [Photo]\n}"
    }

    @Test(arguments: [
        ("static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed", 68),
        ("static let authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed", 66),
        ("public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }", 75),
        ("static var authenticationPolicy: IntentAuthenticationPolicy { return .alwaysAllowed }", 75),
        ("static var authenticationPolicy: IntentAuthenticationPolicy { get { .alwaysAllowed } }", 74),
    ])
    func `refuses a policy weaker than that of the schema`(policy: String, column: Int) {
        let expanded = expand(Self.source(policy))
        #expect(
            expanded.messages == [
                "3:\(column): error: 'alwaysAllowed' is weaker than the schema 'photos.deleteAssets' allows; the minimum is 'requiresAuthentication'"
            ])
        #expect(
            expanded.fixed
                == Self.source(policy.replacing("alwaysAllowed", with: "requiresAuthentication")))
    }

    @Test(arguments: [
        "static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication",
        "static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication",
        "static var authenticationPolicy: IntentAuthenticationPolicy { isLocked ? .requiresAuthentication : .alwaysAllowed }",
        "static let authenticationPolicy: IntentAuthenticationPolicy = policy",
        "let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed",
    ])
    func `takes one that is strict enough, or that only the run will tell`(policy: String) {
        #expect(expand(Self.source(policy)).messages == [])
    }

    @Test func `leaves the policy to the app where that of the schema is not known`() {
        let policy = "static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed"
        #expect(expand(Self.source(policy, schema: "photos.duplicateAssets")).messages == [])
    }
}
