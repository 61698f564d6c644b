import AppIntents

/// What a button of a size does.
struct ChooseSizeIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose Size"
    static let description = IntentDescription(
        "Changes the size in the order that is being built.", categoryName: "Orders")
    static let isDiscoverable = false

    @Parameter(title: "Size")
    var size: CoffeeSize

    @Dependency
    private var draft: OrderDraft

    init() {}

    init(_ size: CoffeeSize) { self.size = size }

    static var parameterSummary: some ParameterSummary {
        Summary("Choose \(\.$size)")
    }

    func perform() async throws -> some IntentResult {
        let size = size
        await draft.change { $0.size = size }
        return .result()
    }
}

/// What the buttons for more and for fewer cups do.
struct ChooseQuantityIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose Quantity"
    static let description = IntentDescription(
        "Changes the number of cups in the order that is being built.", categoryName: "Orders")
    static let isDiscoverable = false

    @Parameter(title: "Quantity", inclusiveRange: (1, 12))
    var quantity: Int

    @Dependency
    private var draft: OrderDraft

    init() {}

    init(_ quantity: Int) { self.quantity = quantity }

    static var parameterSummary: some ParameterSummary {
        Summary("Choose \(\.$quantity) cups")
    }

    func perform() async throws -> some IntentResult {
        let quantity = quantity
        await draft.change { $0.quantity = quantity }
        return .result()
    }
}

/// What the switch of the extra shot does; the system sets `value` to the new one.
struct SetExtraShotIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Extra Shot"
    static let description = IntentDescription(
        "Adds an extra shot to the order that is being built, or leaves it out.", categoryName: "Orders")
    static let isDiscoverable = false

    @Parameter(title: "Extra Shot")
    var value: Bool

    @Dependency
    private var draft: OrderDraft

    static var parameterSummary: some ParameterSummary {
        Summary("Set the extra shot to \(\.$value)")
    }

    func perform() async throws -> some IntentResult {
        let value = value
        await draft.change { $0.hasExtraShot = value }
        return .result()
    }
}
