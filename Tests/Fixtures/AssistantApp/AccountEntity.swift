import AppIntents

/// Some of its properties are for who has unlocked the session, or gives a password.
struct AccountEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
    static let defaultQuery = AccountQuery()

    let id: String
    @Property(title: "Owner") var owner: String
    @Property(title: "Balance", authenticationPolicy: .requiresAuthentication) var balance: Int
    @Property(title: "Ledger", visibility: .internal) var ledger: String
    /// A stricter policy than any; it is computed.
    @ComputedProperty(title: "PIN", authenticationPolicy: .requiresLocalDeviceAuthentication)
    var pin: String { "4711" }
    @DeferredProperty(title: "History", authenticationPolicy: .requiresAuthentication)
    var history: String { get async throws { "opened in 2001" } }

    init(id: String, owner: String, balance: Int) {
        self.id = id
        self.owner = owner
        self.balance = balance
        self.ledger = "ledger of \(owner)"
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(owner)'s account") }
}

struct AccountQuery: EnumerableEntityQuery {
    private var accounts: [AccountEntity] { [AccountEntity(id: "a1", owner: "Ada", balance: 250)] }

    func allEntities() async throws -> [AccountEntity] { accounts }

    func entities(for identifiers: [String]) async throws -> [AccountEntity] {
        accounts.filter { identifiers.contains($0.id) }
    }
}

struct FindAccountIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Account"

    func perform() async throws -> some IntentResult & ReturnsValue<[AccountEntity]> {
        .result(value: try await AccountQuery().allEntities())
    }
}
