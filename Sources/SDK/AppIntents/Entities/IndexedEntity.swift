public import CoreSpotlight
import FoundationAdditions

/// An entity that search finds.
///
/// - Source: AppIntents, `IndexedEntity`.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
    /// What is indexed of the entity.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether search leaves the entity out.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }

    /// The title, subtitle and image of the display representation, and the properties with an indexing key.
    ///
    /// A value whose type does not fit its attribute is left out, and so are properties that are internal or need
    /// authentication.
    ///
    /// - Source: AppIntents, `IndexedEntity.defaultAttributeSet`; WWDC 2025, session 260.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet()
        let texts = TextContext().forType(Self.self)
        let representation = displayRepresentation
        attributes.displayName = texts.string(representation.title)
        attributes.title = attributes.displayName
        attributes.contentDescription = representation.subtitle.map(texts.string)
        let synonyms = representation.synonyms.map(texts.string)
        if !synonyms.isEmpty { attributes.alternateNames = synonyms }
        switch representation.image?.source {
        case .url(let url, _, _)?: attributes.thumbnailURL = url
        case .data(let data)?: attributes.thumbnailData = data
        default: break
        }
        let reflection = EntityReflection.of(Self.self)
        for field in reflection.fields {
            let property = reflection.property(field, of: self)
            // Who searches may not have unlocked the machine, and the index does not ask the app.
            if property.traits.visibility == .internal
                || property.traits.authenticationPolicy ?? .alwaysAllowed != .alwaysAllowed
            {
                continue
            }
            guard let key = property.indexing, let value = property.valueNow(of: self) else { continue }
            attributes.set(value, for: key)
        }
        return attributes
    }
}

extension CSSearchableItemAttributeSet {
    fileprivate func set(_ value: any _IntentValue, for key: IndexingKey) {
        let plain = Self.plain(value)
        switch key {
        case .custom(let key): assign(plain, toCustomKey: key)
        case .attribute(let path): assign(plain, to: path)
        }
    }

    /// A value as attributes hold it.
    private static func plain(_ value: any _IntentValue) -> Any {
        switch value {
        case let text as AttributedString: String(text.characters)
        case let entity as any AppEntity: TextContext().string(entity.displayRepresentation.title)
        case let shown as any CaseDisplayRepresentable: TextContext().string(shown.localizedStringResource)
        default: value
        }
    }
}
