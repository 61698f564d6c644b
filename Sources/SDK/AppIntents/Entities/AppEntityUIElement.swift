public import FoundationAdditions

/// An entity that a part of a screen shows.
///
/// - Source: AppIntents, `AppEntityUIElement` (iOS 18.4).
public struct AppEntityUIElement: Sendable {
    /// What the part is like.
    public struct State: Sendable {
        public var isSelected: Bool
        public init(isSelected: Bool = false) { self.isSelected = isSelected }
    }

    public var identifier: EntityIdentifier
    /// Where the part is, in points from the top left corner of the view.
    public var bounds: CGRect
    public var state: State
    public var subelements: [AppEntityUIElement]

    /// Creates an element that shows the entity of an identifier.
    public init(
        identifier: EntityIdentifier, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
    ) {
        self.identifier = identifier
        self.bounds = bounds
        self.state = state
        self.subelements = subelements
    }

    /// Creates an element that shows an entity.
    public init<Entity: AppEntity>(
        _ entity: Entity, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
    ) {
        self.init(
            identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
    }
}

/// Which elements are asked for.
///
/// - Source: AppIntents, `AppEntityUIElementsContext` (iOS 18.4).
public struct AppEntityUIElementsContext: Sendable {
    /// What an element must be.
    public enum ElementsRequest: Hashable, Sendable {
        case selected
        case visible(rect: CGRect)

        public func hash(into hasher: inout Hasher) {
            guard case .visible(let rect) = self else { return hasher.combine(0) }
            for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(Double(number)) }
        }
    }

    /// Elements that satisfy any of these are wanted.
    public let requests: Set<ElementsRequest>
    public let bounds: CGRect

    package init(requests: Set<ElementsRequest>, bounds: CGRect) {
        self.requests = requests
        self.bounds = bounds
    }
}
