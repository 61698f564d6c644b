public import AppIntents
public import AppIntentsTypeSupport
public import CoreTransferable
public import UniformTypeIdentifiers

extension AnyAppEntity {
    /// The entity as a file.
    ///
    /// - Parameter contentType: The form that is wanted, or what it must be a kind of; the app's preferred one where nil.
    /// - Returns: The file, with its bytes.
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity has no such form, or what the app threw.
    public func exported(as contentType: UTType? = nil) async throws -> IntentFile {
        try await app.exported(snapshot, as: contentType)
    }

    /// The entity as a value that can be read from one of its forms, as `IntentPerson`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where there is no such form, or what the app threw.
    public func exported<T: IntentValueConvertible & Transferable>(as type: T.Type) async throws -> T {
        try await app.exported(snapshot, asTransferable: type)
    }

    /// The entity as the value of the system that its `IntentValueRepresentation` gives, as `PlaceDescriptor`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity has none, or what the app threw.
    public func exported<T: _SystemIntentValue & IntentValueConvertible>(as type: T.Type) async throws -> T {
        try await app.exported(snapshot, asValue: type)
    }
}

extension AnyTransientAppEntity {
    /// The entity as a file.
    ///
    /// - Parameter contentType: The form that is wanted, or what it must be a kind of; the app's preferred one where nil.
    /// - Returns: The file, with its bytes.
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity has no such form, or what the app threw.
    public func exported(as contentType: UTType? = nil) async throws -> IntentFile {
        try await app.exported(snapshot, as: contentType)
    }

    /// The entity as a value that can be read from one of its forms, as `IntentPerson`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where there is no such form, or what the app threw.
    public func exported<T: IntentValueConvertible & Transferable>(as type: T.Type) async throws -> T {
        try await app.exported(snapshot, asTransferable: type)
    }

    /// The entity as the value of the system that its `IntentValueRepresentation` gives, as `PlaceDescriptor`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity has none, or what the app threw.
    public func exported<T: _SystemIntentValue & IntentValueConvertible>(as type: T.Type) async throws -> T {
        try await app.exported(snapshot, asValue: type)
    }
}

extension AppEntityDefinition {
    /// An entity that the app makes of a file.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity cannot be made of anything, or what the app threw.
    public func resolved(from file: IntentFile) async throws -> AnyAppEntity {
        AnyAppEntity(try await app.resolved(file, as: typeIdentifier), app: app)
    }

    /// An entity that the app makes of a form of a value, as of an `IntentPerson`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity cannot be made of anything, or what the app threw.
    public func resolved<T: IntentValueConvertible & Transferable>(from value: T) async throws -> AnyAppEntity {
        AnyAppEntity(try await app.resolved(transferable: value, as: typeIdentifier), app: app)
    }

    /// An entity that the app makes of a value of the system, as of a `PlaceDescriptor`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity cannot be made of anything, or what the app threw.
    public func resolved<T: _SystemIntentValue & IntentValueConvertible>(from value: T) async throws -> AnyAppEntity {
        AnyAppEntity(try await app.resolved(value: value, as: typeIdentifier), app: app)
    }
}

extension TransientAppEntityDefinition {
    /// An entity that the app makes of a file.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity cannot be made of anything, or what the app threw.
    public func resolved(from file: IntentFile) async throws -> AnyTransientAppEntity {
        AnyTransientAppEntity(try await app.resolved(file, as: typeIdentifier), app: app)
    }

    /// An entity that the app makes of a form of a value, as of an `IntentPerson`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity cannot be made of anything, or what the app threw.
    public func resolved<T: IntentValueConvertible & Transferable>(from value: T) async throws -> AnyTransientAppEntity
    {
        AnyTransientAppEntity(try await app.resolved(transferable: value, as: typeIdentifier), app: app)
    }

    /// An entity that the app makes of a value of the system, as of a `PlaceDescriptor`.
    ///
    /// - Throws: ``IntentTestingError``: `unsupported` where the entity cannot be made of anything, or what the app threw.
    public func resolved<T: _SystemIntentValue & IntentValueConvertible>(
        from value: T
    ) async throws -> AnyTransientAppEntity {
        AnyTransientAppEntity(try await app.resolved(value: value, as: typeIdentifier), app: app)
    }
}
