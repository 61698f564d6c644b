public import IntentWire

/// What was said and done in a conversation, as far as it matters for what is said next.
public struct Conversation: Sendable {
    /// Something that was done, or was about to be.
    public struct Turn: Sendable {
        /// The app, by identifier, and how to name it.
        public var app: String
        public var reference: AppReference
        public var intent: IntentDescriptor
        public var arguments: [String: IntentValue]
        /// Whether it was done.
        public var isDone: Bool
        /// Whether it can be undone.
        public var isUndoable: Bool

        /// A turn by its parts.
        public init(
            app: String, reference: AppReference, intent: IntentDescriptor, arguments: [String: IntentValue],
            isDone: Bool = false, isUndoable: Bool = false
        ) {
            self.app = app
            self.reference = reference
            self.intent = intent
            self.arguments = arguments
            self.isDone = isDone
            self.isUndoable = isUndoable
        }
    }

    /// How many entities are remembered.
    private static let remembered = 20

    /// The last thing that was done, or was about to be.
    public private(set) var last: Turn?
    /// The entities that were spoken of, the latest first.
    public private(set) var focus: [SpokenArguments.Focus] = []
    /// What the system said last.
    public var answer: String?

    /// A conversation that begins.
    public init() {}

    /// Notes what is about to be done.
    public mutating func begin(_ turn: Turn) { last = turn }

    /// Notes that the last thing was done, and what came of it: "it" is that from now on.
    public mutating func finish(_ outcome: IntentOutcome, arguments: [String: IntentValue]) {
        guard var turn = last else { return }
        turn.isDone = true
        turn.arguments = arguments
        last = turn
        remember(arguments.values.flatMap(\.entities), of: turn.app)
        guard let entities = outcome.value.map(\.entities), !entities.isEmpty else { return }
        // "The second" is one of the latest list.
        for index in focus.indices { focus[index].place = nil }
        remember(entities, of: turn.app, isList: entities.count > 1)
    }

    /// Notes that the last thing was taken back.
    public mutating func takeBack() { last = nil }

    private mutating func remember(_ entities: [EntitySnapshot], of app: String, isList: Bool = false) {
        for (place, entity) in entities.prefix(Self.remembered).enumerated().reversed() {
            focus.removeAll { $0.app == app && $0.entity.type == entity.type && $0.entity.id == entity.id }
            focus.insert(SpokenArguments.Focus(app: app, entity: entity, place: isList ? place : nil), at: 0)
        }
        focus = Array(focus.prefix(Self.remembered))
    }

    /// What a correction changes of the last thing: the parameters that it is about, with their new values.
    ///
    /// Of several that could take a value, the one that was given one last time counts, then the first one. Free text is
    /// the last that is thought of, since it takes anything.
    ///
    /// - Returns: The values; nil where there is nothing to correct, or some of the words are no value of it.
    public func correction(_ text: String, _ reader: AnswerReader) -> Correction? {
        last.flatMap { CorrectionReader(text, $0, focus, reader).correction }
    }
}

extension IntentValue {
    /// The entities that the value is or holds.
    fileprivate var entities: [EntitySnapshot] {
        switch self {
        case .entity(let entity): [entity]
        case .list(let values): values.flatMap(\.entities)
        default: []
        }
    }
}
