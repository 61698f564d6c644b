public import CoreTransferable
import FoundationAdditions
import IntentWire
import UniformTypeIdentifiers

/// The value of the system that stands in for an entity, so that intents that know only such values take it.
///
/// ```swift
/// extension Contact: Transferable {
///     static var transferRepresentation: some TransferRepresentation {
///         ValueRepresentation(exporting: { IntentPerson(identifier: .unknown, name: .displayName($0.name), handle: nil) })
///     }
/// }
/// ```
///
/// A parameter of the system's type takes the entity, and one of the entity's type takes the system's value where it can
/// be imported. Between apps the value travels in a type of our own.
///
/// - Source: developer.apple.com/documentation/appintents/intentvaluerepresentation (iOS 26.4).
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue & Sendable>:
    TransferRepresentation
{
    public let body: DataRepresentation<Item>

    private typealias Export = @Sendable (Item) async throws -> IntentValue
    private typealias Import = @Sendable (IntentValue) async throws -> Item

    private static var contentType: UTType { IntentValueTransfer.contentType(of: IntentValue.self) }

    private init(_ export: @escaping Export) {
        body = DataRepresentation(exportedContentType: Self.contentType) { item in
            try await IntentValueTransfer.data(of: export(item))
        }
    }

    private init(_ export: @escaping Export, _ make: @escaping Import) {
        body = DataRepresentation(contentType: Self.contentType) { item in
            try await IntentValueTransfer.data(of: export(item))
        } importing: { data in
            try await make(IntentValueTransfer.value(in: data))
        }
    }

    private init(make: @escaping Import) {
        body = DataRepresentation(importedContentType: Self.contentType) { data in
            try await make(IntentValueTransfer.value(in: data))
        }
    }

    private init(path: KeyPath<Item, IntentValue>) {
        // Key paths are immutable; the type does not say that it is Sendable.
        nonisolated(unsafe) let path = path
        self.init { item in item[keyPath: path] }
    }
}

extension IntentValueRepresentation where IntentValue: _SystemIntentValue {
    /// A value that stands in for the entity.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
        self.init(exporting)
    }

    /// A value that stands in for the entity, and from which an entity can be made.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentValue,
        importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) {
        self.init(exporting, importing)
    }

    /// A value from which an entity can be made (iOS 27.2).
    public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {
        self.init(make: importing)
    }

    /// A property of the entity that stands in for it.
    public init(exporting keyPath: KeyPath<Item, IntentValue>) {
        self.init(path: keyPath)
    }
}

extension IntentValueRepresentation where IntentValue == IntentPerson {
    /// A person that stands in for the entity.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentPerson) {
        self.init(exporting)
    }

    /// A person that stands in for the entity, and from which an entity can be made.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentPerson,
        importing: @escaping @Sendable (IntentPerson) async throws -> Item
    ) {
        self.init(exporting, importing)
    }

    /// A person from which an entity can be made (iOS 27.2).
    public init(importing: @escaping @Sendable (IntentPerson) async throws -> Item) {
        self.init(make: importing)
    }

    /// A property of the entity that stands in for it.
    public init(exporting keyPath: KeyPath<Item, IntentPerson>) {
        self.init(path: keyPath)
    }
}

extension AppEntity {
    public typealias ValueRepresentation = IntentValueRepresentation
}
