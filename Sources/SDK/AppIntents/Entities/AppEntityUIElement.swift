public import FoundationAdditions

/// An entity that is drawn somewhere on the screen.
///
/// Views that draw by themselves tell by it what is where.
///
/// - Source: developer.apple.com/documentation/appintents/appentityuielement
public struct AppEntityUIElement: Sendable {
    /// What is known of an element beside its place.
    public struct State: Sendable {
        /// Whether the person has selected it.
        public var isSelected: Bool

        /// Creates a state.
        public init(isSelected: Bool = false) { self.isSelected = isSelected }
    }

    /// The entity.
    public var identifier: EntityIdentifier
    /// Where it is, in the coordinates of the view.
    public var bounds: CGRect
    public var state: State
    /// What is drawn inside of it.
    public var subelements: [AppEntityUIElement]

    /// Creates an element of which the entity is known by its identifier.
    public init(
        identifier: EntityIdentifier, bounds: CGRect, state: State = .init(), subelements: [AppEntityUIElement] = []
    ) {
        self.identifier = identifier
        self.bounds = bounds
        self.state = state
        self.subelements = subelements
    }

    /// Creates an element.
    public init<Entity: AppEntity>(
        _ entity: Entity, bounds: CGRect, state: State = .init(), subelements: [AppEntityUIElement] = []
    ) {
        self.init(identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
    }
}

/// What the system wants to know of a view that draws entities.
///
/// - Source: developer.apple.com/documentation/appintents/appentityuielementscontext
public struct AppEntityUIElementsContext: Sendable {
    /// Which elements are wanted.
    public enum ElementsRequest: Hashable, Sendable {
        /// Those that the person has selected.
        case selected
        /// Those of which some is in a rectangle.
        case visible(rect: CGRect)

        public func hash(into hasher: inout Hasher) {
            guard case .visible(let rect) = self else { return hasher.combine(0) }
            for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        }
    }

    /// The bounds of the view.
    public let bounds: CGRect
    /// What is wanted: elements that any of these asks for.
    public let requests: Set<ElementsRequest>

    package init(bounds: CGRect, requests: Set<ElementsRequest>) {
        self.bounds = bounds
        self.requests = requests
    }

    /// The elements that were asked for, those inside of others too.
    package func requested(among elements: [AppEntityUIElement]) -> [AppEntityUIElement] {
        elements.flatMap { element in
            let isWanted = requests.contains { request in
                switch request {
                case .selected: element.state.isSelected
                case .visible(let rect): element.bounds.intersects(rect)
                }
            }
            return (isWanted ? [element] : []) + requested(among: element.subelements)
        }
    }
}
