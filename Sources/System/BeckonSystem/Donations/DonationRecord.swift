public import Foundation
public import IntentWire

/// An intent that a person performed: in an app, as the app told it, or by the system.
public struct DonationRecord: Codable, Hashable, Sendable {
    /// Who tells that it was performed.
    public enum Source: String, Codable, Sendable {
        /// The app: it was performed in its own windows.
        case app
        /// The system: it ran the intent for a person.
        case system
    }

    /// The identifier that the app gave it, or that of the run.
    public var identifier: String
    /// The identifier of the app.
    public var app: String
    public var intent: PreparedIntent
    /// The entities among its values, as `type/id`.
    public var entities: [String]
    public var date: Date
    public var source: Source
    /// How far the clock on the wall was ahead of universal time, in seconds.
    public var zoneOffset: Int

    /// Creates a record.
    public init(
        identifier: String, app: String, intent: PreparedIntent, entities: [String], date: Date, source: Source = .app,
        zoneOffset: Int = 0
    ) {
        self.identifier = identifier
        self.app = app
        self.intent = intent
        self.entities = entities
        self.date = date
        self.source = source
        self.zoneOffset = zoneOffset
    }
}

extension IntentValue {
    /// The value as it is learnt: of an entity its identity and its title, of a choice which it is.
    var learnt: IntentValue {
        switch self {
        case .entity(var entity):
            // A transient entity is made anew from its properties.
            if entity.isTransient != true { entity.properties = [:] }
            entity.display = DisplaySnapshot(title: entity.display.title)
            return .entity(entity)
        case .enumCase(let value): return .enumCase(EnumCaseSnapshot(type: value.type, rawValue: value.rawValue))
        case .list(let values): return .list(values.map(\.learnt))
        default: return self
        }
    }

    /// The entities that the value is or holds, as `type/id`.
    var entityNames: [String] {
        switch self {
        case .entity(let entity): ["\(entity.type)/\(entity.id)"]
        case .list(let values): values.flatMap(\.entityNames)
        default: []
        }
    }

    /// Whether the value is or holds one for which something is true.
    func contains(where isMeant: (IntentValue) -> Bool) -> Bool {
        if isMeant(self) { return true }
        if case .list(let values) = self { return values.contains { $0.contains(where: isMeant) } }
        return false
    }
}
