public import FoundationAdditions

/// A value that can stand in a URL.
///
/// - Source: AppIntents, `CustomURLRepresentationParameterConvertible`.
public protocol CustomURLRepresentationParameterConvertible {
    /// The value as text in a URL; nil where it has none.
    var urlRepresentationParameter: String? { get async }
}

extension String: CustomURLRepresentationParameterConvertible {
    public var urlRepresentationParameter: String? { self }
}

extension Int: CustomURLRepresentationParameterConvertible {
    public var urlRepresentationParameter: String? { String(self) }
}

extension URL: CustomURLRepresentationParameterConvertible {
    public var urlRepresentationParameter: String? { absoluteString }
}

/// An entity that has a URL.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    typealias URLRepresentation = EntityURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    public var urlRepresentationParameter: String? { id.entityIdentifierString }

    /// The URL of this entity; nil where a value in it has none.
    public var urlRepresentation: URL? {
        get async { await URLTemplate.url(Self.urlRepresentation.parts, of: self, id: id.entityIdentifierString) }
    }
}

/// An enumeration whose cases have URLs.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    typealias URLRepresentation = EnumURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    public var urlRepresentationParameter: String? { String(rawValue) }

    /// The URL of this case.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// An intent that is done by opening a URL of the app.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
    typealias URLRepresentation = IntentURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// The URL with the values of the parameters in it; nil where one of them has none.
    public var urlRepresentation: URL? {
        get async { await URLTemplate.url(Self.urlRepresentation.parts, of: self, id: nil) }
    }

    /// Not called: the system opens ``urlRepresentation-swift.property`` instead.
    public func perform() async throws -> Never {
        throw AppIntentError(.message("The system opens the URL of this intent; it is not performed."))
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    public static var urlRepresentation: URLRepresentation { IntentURLRepresentation(target: { $0.target }) }

    /// Not called: the system opens the target's URL instead.
    public func perform() async throws -> Never {
        throw AppIntentError(.message("The system opens the URL of the target; the intent is not performed."))
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    public static var urlRepresentation: URLRepresentation { IntentURLRepresentation(target: { $0.target }) }

    /// Not called: the system opens the target's URL instead.
    public func perform() async throws -> Never {
        throw AppIntentError(.message("The system opens the URL of the target; the intent is not performed."))
    }
}

/// Puts values into URLs.
enum URLTemplate {
    static func url(_ parts: [TemplatePart], of root: any Sendable, id: String?) async -> URL? {
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .entityID, .rawValue: text += escape(id ?? "")
            case .applicationName: break
            case .parameter(let path):
                guard let value = await parameter(at: path, of: root) else { return nil }
                text += escape(value)
            }
        }
        return URL(string: text)
    }

    private static func parameter(at path: AnyKeyPath, of root: any Sendable) async -> String? {
        func value(_ root: some Any) -> Any? { root[keyPath: path] }
        let found = value(root)
        let current: Any? =
            if let parameter = found as? any AnyIntentParameter {
                parameter.currentValue
            } else if let property = found as? any RuntimeEntityProperty, let entity = root as? any AppEntity {
                try? await property.value(of: entity)
            } else { found }
        if let entity = current as? any URLRepresentableEntity {
            if let url = await entity.urlRepresentation { return url.absoluteString }
        }
        guard let convertible = current as? any CustomURLRepresentationParameterConvertible else {
            return current.map { "\($0)" }
        }
        return await convertible.urlRepresentationParameter
    }

    static func escape(_ text: String) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "/?#&=+")
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
    }
}
