/// An entity that is on the screen.
///
/// - Source: developer.apple.com/documentation/appintentstesting/viewannotation
public struct ViewAnnotation: Sendable {
    /// The entity.
    public let entity: AnyAppEntity
    /// Whether its view is selected.
    public let isSelected: Bool
}
