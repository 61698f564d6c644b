@_exported public import Foundation

/// A type of data or of a file system item: what a file holds, what a parameter accepts, what a value can become.
///
/// A type is known by its identifier, as `public.png`. Which other types it conforms to, how it is named and which
/// tags (filename extensions, MIME types) stand for it comes from the system's declarations, from the app's own
/// (`Info.plist`, or ``init(exportedAs:conformingTo:)``) and from the machine's shared MIME database. All operations
/// may be called from any task.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
    /// The identifier in the spelling of its declaration, as `public.png`.
    public let identifier: String

    /// A type by an identifier that may be unknown here, as one that another machine wrote.
    package init(uncheckedIdentifier identifier: String) { self.identifier = identifier }

    /// Finds a declared or a dynamic type.
    ///
    /// - Parameter identifier: The identifier; the case of its letters does not matter.
    /// - Returns: `nil` where nothing declares the identifier and it is no dynamic one.
    public init?(_ identifier: String) {
        if let declaration = TypeRegistry.shared.declaration(identifier) {
            self.identifier = declaration.identifier
        } else if DynamicIdentifier(identifier) != nil {
            self.identifier = identifier
        } else {
            return nil
        }
    }

    /// Gives a type that this app defines.
    ///
    /// Where neither the system nor `Info.plist` declares the identifier, this call declares it.
    ///
    /// - Parameters:
    ///   - identifier: The identifier in reverse DNS form.
    ///   - parentType: The type that a type declared by this call conforms to; `data` where it is `nil`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    /// Gives a type that another app defines.
    ///
    /// Where neither the system nor `Info.plist` declares the identifier, this call declares it.
    ///
    /// - Parameters:
    ///   - identifier: The identifier in reverse DNS form.
    ///   - parentType: The type that a type declared by this call conforms to; `data` where it is `nil`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, conformingTo: parentType)
    }

    private init(declaring identifier: String, conformingTo parentType: UTType?) {
        let declaration = TypeDeclaration(identifier, nil, [(parentType ?? .data).identifier])
        self.identifier = TypeRegistry.shared.declareUnlessKnown(declaration).identifier
    }
}

extension UTType {
    /// What people call the type, in the language of the person where the MIME database knows it.
    public var localizedDescription: String? {
        let declaration = TypeRegistry.shared.declaration(identifier)
        let language = Locale.preferredLanguages.first ?? "en"
        if let name = declaration?.name, declaration?.isSystem != true || language.hasPrefix("en") { return name }
        if let mimeType = preferredMIMEType,
            let comment = MIMEDatabase.shared.comment(for: mimeType, languages: Locale.preferredLanguages)
        {
            return comment
        }
        return declaration?.name
    }

    /// The version of the declaration, where it gives one.
    public var version: Int? { TypeRegistry.shared.declaration(identifier)?.version }

    /// A page that describes the type, where the declaration names one.
    public var referenceURL: URL? {
        TypeRegistry.shared.declaration(identifier)?.referenceURL.flatMap { URL(string: $0) }
    }

    /// Whether the type was made from a tag that no declared type has.
    public var isDynamic: Bool { DynamicIdentifier.isDynamic(identifier) }

    /// Whether the system or this app declares the type.
    public var isDeclared: Bool { TypeRegistry.shared.declaration(identifier) != nil }

    /// Whether the type is in the public domain: its identifier begins with `public.`.
    public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }

    public var debugDescription: String {
        let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
        return "<UTType \(identifier) (\(kind))>"
    }
}

extension UTType: Codable {
    /// Reads an identifier. One that is unknown here is kept: it may be declared where it came from.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(uncheckedIdentifier: identifier)
    }

    /// Writes the identifier as one string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
