public import CoreSpotlight
import FoundationAdditions

/// An entity that search finds.
///
/// - Source: AppIntents, `IndexedEntity`.
public protocol IndexedEntity: AppEntity {
    /// What is indexed of the entity.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether search leaves the entity out.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }
}

extension IndexedEntity {
    /// What the display representation and the properties' indexing keys make.
    public var defaultAttributeSet: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }
}
