import CoreTransferable
import FoundationAdditions
import IntentWire
import UniformTypeIdentifiers

/// Writes entities for others, and makes entities of what others wrote.
enum TransferService {
    /// The entity in the form that is wanted.
    static func respond(to request: ExportRequest) async throws -> FileSnapshot {
        let type = try transferable(request.entity.type)
        func export<Entity: AppEntity & Transferable>(_ type: Entity.Type) async throws -> FileSnapshot {
            let context = __ValueContext(texts: TextContext().forType(type))
            return try await LocalizationContext.with(context.texts) {
                let entity = try await EntityResolution<Entity>(context: context).resolve(.entity(request.entity))
                let available = entity.exportedContentTypes()
                let wanted = try request.contentType.map { try contentType($0, in: available, of: type) }
                guard let form = wanted ?? available.first else { throw nothing("be exported", type) }
                let data = try await entity.exported(as: form)
                let suffix = form.preferredFilenameExtension.map { ".\($0)" } ?? ""
                let name = entity.suggestedFilename ?? entity.id.entityIdentifierString + suffix
                return FileSnapshot(filename: name, type: form.identifier, data: data)
            }
        }
        return try await export(type)
    }

    /// The entity that is made of a file.
    static func respond(to request: ImportRequest) async throws -> EntitySnapshot {
        let type = try transferable(request.entity)
        guard let file = IntentFile(request.file) else {
            throw IntentFailure(.invalidValue, "'\(request.file.filename)' has neither a place nor contents")
        }
        let data = try file.fileURL.map { try Data(contentsOf: $0) } ?? file.data
        func make<Entity: AppEntity & Transferable>(_ type: Entity.Type) async throws -> EntitySnapshot {
            let locale = request.locale.map { Locale(identifier: $0) }
            let context = __ValueContext(texts: TextContext(locale: locale).forType(type))
            return try await LocalizationContext.with(context.texts) {
                guard !type.importedContentTypes().isEmpty else { throw nothing("be imported", type) }
                return try await EntityReflection.snapshot(of: Entity(importing: data, contentType: file.type), context)
            }
        }
        return try await make(type)
    }

    private static func transferable(_ identifier: String) throws -> any (AppEntity & Transferable).Type {
        guard let type = AppRegistry.shared.entityType(identifier) else {
            throw IntentFailure(.unknownEntity, "there is no entity type '\(identifier)'")
        }
        guard let transferable = type as? any (AppEntity & Transferable).Type else {
            throw IntentFailure(.unsupported, "'\(identifier)' does not leave its app: it is not Transferable")
        }
        return transferable
    }

    private static func contentType(
        _ identifier: String, in available: [UTType], of type: any AppEntity.Type
    ) throws -> UTType {
        if let exact = available.first(where: { $0.identifier == identifier }) { return exact }
        if let wanted = UTType(identifier), let form = available.first(where: { $0.conforms(to: wanted) }) {
            return form
        }
        throw IntentFailure(
            .unsupported,
            "'\(type.persistentIdentifier)' cannot be exported as '\(identifier)'; it can as "
                + (available.isEmpty ? "nothing" : available.map { "'\($0.identifier)'" }.joined(separator: ", ")))
    }

    private static func nothing(_ what: String, _ type: any AppEntity.Type) -> IntentFailure {
        IntentFailure(.unsupported, "'\(type.persistentIdentifier)' has no form in which it can \(what)")
    }
}
