import AppIntents
import IntentWire
import Testing

@AppIntent(schema: .photos.deleteAssets)
private struct DeletePhotos {
    var entities: [AlbumEntity]
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.deleteAssets)
private struct DeletePhotosHere {
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
    var entities: [AlbumEntity]
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.deleteAssets)
private struct DeletePhotosForAnybody {
    var entities: [AlbumEntity]
    func perform() async throws -> some IntentResult { .result() }
}

// The macro does not see extensions.
extension DeletePhotosForAnybody {
    static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

@AppIntent(schema: .photos.duplicateAssets)
private struct DuplicatePhotos {
    var entities: [AlbumEntity]
    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .mail.sendDraft)
private struct SendDraft {
    var target: AlbumEntity
    var sendLaterDate: Date?
    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct SchemaRulesTests {
    @Test func `an intent has the policy of its schema`() {
        #expect(DeletePhotos.authenticationPolicy == .requiresAuthentication)
        #expect(DuplicatePhotos.authenticationPolicy == .alwaysAllowed)
        #expect(DeletePhotosHere.authenticationPolicy == .requiresLocalDeviceAuthentication)
    }

    @Test func `the manifest has the policy that holds`() async throws {
        func policy(of type: any AppIntent.Type) async throws -> IntentDescriptor.AuthenticationPolicy {
            try await ManifestBuilder.describe(type).authenticationPolicy
        }
        #expect(try await policy(of: DeletePhotos.self) == .requiresAuthentication)
        #expect(try await policy(of: DeletePhotosHere.self) == .requiresLocalDeviceAuthentication)
        #expect(try await policy(of: DeletePhotosForAnybody.self) == .requiresAuthentication)
        #expect(try await policy(of: DuplicatePhotos.self) == .alwaysAllowed)
    }

    @Test func `the manifest says that a policy is too weak`() async throws {
        let warnings = try await ManifestBuilder.manifest().warnings ?? []
        let about = warnings.filter { $0.contains("authentication policy") }
        #expect(about.count == 1)
        #expect(about.first?.contains("DeletePhotosForAnybody has the authentication policy 'alwaysAllowed'") == true)
        #expect(about.first?.hasSuffix("'requiresAuthentication' holds") == true)
    }

    @Test func `the manifest says what else the schemas of an app need`() async throws {
        let warnings = try await ManifestBuilder.manifest().warnings ?? []
        let about = try #require(warnings.first { $0.contains("adopts 'mail.sendDraft' without") })
        #expect(about.contains("'mail.createDraft'") && about.contains("'mail.deleteMail'"))
        #expect(!warnings.contains { $0.contains("messages.") || $0.contains("clock.") })
    }
}
