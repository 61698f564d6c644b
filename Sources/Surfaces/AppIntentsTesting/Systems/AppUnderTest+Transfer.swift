import AppIntents
import AppIntentsTypeSupport
import BeckonSystem
import CoreTransferable
import Foundation
import IntentWire
import UniformTypeIdentifiers

// Entities on their way out of their app and into it.

extension AppUnderTest {
    /// An entity in the form that a type identifier names; in the app's preferred one where nil.
    func exported(_ entity: EntitySnapshot, as contentType: UTType?) async throws -> IntentFile {
        var request = ExportRequest(entity: entity, contentType: contentType?.identifier)
        request.source = .test
        let question = request
        let snapshot = try await use { system, app, _ in try await system.export(question, of: app) }
        guard let file = IntentFile(snapshot) else {
            throw IntentTestingError(.castingFailed, "'\(snapshot.filename)' has neither a place nor contents")
        }
        return file
    }

    /// An entity as a value of the system that stands in for it.
    func exported<Value: _IntentValue & IntentValueConvertible>(
        _ entity: EntitySnapshot, asValue type: Value.Type
    ) async throws -> Value {
        let file = try await exported(entity, as: IntentValueTransfer.contentType(of: type))
        let value = try JSONDecoder().decode(IntentWire.IntentValue.self, from: file.data)
        return try ValueNode(value, path: entity.type, app: self).read()
    }

    /// An entity as a value that can be read from one of the entity's forms.
    func exported<Value: Transferable & IntentValueConvertible>(
        _ entity: EntitySnapshot, asTransferable type: Value.Type
    ) async throws -> Value {
        if let value = type as? any (_IntentValue & IntentValueConvertible).Type {
            func export<Found: _IntentValue & IntentValueConvertible>(_ type: Found.Type) async throws -> Value? {
                try await exported(entity, asValue: type) as? Value
            }
            // What the entity says that stands in for it comes first; else its forms are tried.
            if let value = try? await export(value) { return value }
        }
        var failure: (any Error)?
        for contentType in type.importedContentTypes() {
            do {
                let file = try await exported(entity, as: contentType)
                return try await Value(importing: file.data, contentType: file.type)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure
            ?? IntentTestingError(.unsupported, "'\(entity.type)' cannot be exported as \(type), which reads no form")
    }

    /// An entity that the app makes of a file.
    func resolved(_ file: IntentFile, as type: String) async throws -> EntitySnapshot {
        let locale = conditions.locale.identifier(.bcp47)
        return try await use { system, app, _ in
            var request = ImportRequest(entity: type, file: file.snapshot, locale: locale)
            request.source = .test
            return try await system.importEntity(request, of: app)
        }
    }

    /// An entity that the app makes of a value of the system.
    func resolved<Value: _IntentValue & IntentValueConvertible>(
        value: Value, as type: String
    ) async throws -> EntitySnapshot {
        let file = IntentFile(
            data: try JSONEncoder().encode(value.intentValue), filename: "value.json",
            type: IntentValueTransfer.contentType(of: Value.self))
        return try await resolved(file, as: type)
    }

    /// An entity that the app makes of a form of a value.
    func resolved<Value: Transferable & IntentValueConvertible>(
        transferable value: Value, as type: String
    ) async throws -> EntitySnapshot {
        if let known = value as? any (_IntentValue & IntentValueConvertible),
            let entity = try? await resolved(value: known, as: type)
        {
            return entity
        }
        var failure: (any Error)?
        for contentType in value.exportedContentTypes() {
            do {
                let data = try await value.exported(as: contentType)
                return try await resolved(
                    IntentFile(data: data, filename: value.suggestedFilename ?? "value", type: contentType), as: type)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure
            ?? IntentTestingError(.unsupported, "no '\(type)' can be made of \(Value.self), which has no form")
    }

    /// What a query that belongs to no entity finds.
    func values(of query: String, for input: IntentWire.IntentValue) async throws -> [IntentWire.IntentValue] {
        var request = ValueQueryRequest(query: query, input: input, locale: conditions.locale.identifier(.bcp47))
        request.source = .test
        let question = request
        return try await use { system, app, _ in try await system.values(question, of: app) }.values
    }
}
