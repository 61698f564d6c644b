import CoreTransferable
import Testing

@Suite struct ItemProviderTests {
    private func load(_ provider: NSItemProvider, as type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(for: type) { data, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(data ?? Data()))
            }
        }
    }

    private func value<T: Transferable>(of provider: NSItemProvider, as type: T.Type) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    @Test func `forms are made when they are asked for`() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data([1]), nil)
            return nil
        }
        provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) { completion in
            completion(nil, CancellationError())
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.html"])
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.audio"))
        #expect(try await load(provider, as: .image) == Data([1]))
        await #expect(throws: CancellationError.self) { try await load(provider, as: .html) }
    }

    @Test func `a form that is not there is an error`() async {
        let error = await #expect(throws: NSError.self) { try await load(NSItemProvider(), as: .png) }
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        #expect(error?.localizedDescription == "the item has no form as public.png")
    }

    @Test func `a form with the same type takes the place of the one before`() async throws {
        let provider = NSItemProvider()
        for byte: UInt8 in [1, 2] {
            provider.registerDataRepresentation(for: .png) { completion in
                completion(Data([byte]), nil)
                return nil
            }
        }
        let copy = try #require(provider.copy() as? NSItemProvider)
        #expect(copy.registeredContentTypes == [.png])
        #expect(try await load(copy, as: .png) == Data([2]))
    }

    @Test(arguments: [(true, true), (true, false), (false, true)])
    func `a file is given in its place where both sides allow it, and as a copy otherwise`(
        allows: Bool, wants: Bool
    ) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("note.txt")
            try Data("note".utf8).write(to: file)
            let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: allows)
            #expect(provider.suggestedName == "note")
            #expect(provider.registeredContentTypes == [.plainText])
            let (url, text, isOwn) = try await withCheckedThrowingContinuation { continuation in
                provider.loadFileRepresentation(for: .text, openInPlace: wants) { url, isOwn, error in
                    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                    continuation.resume(with: error.map { .failure($0) } ?? .success((url, text, isOwn)))
                }
            }
            #expect(text == "note")
            #expect(isOwn == (allows && wants))
            #expect((url == file) == (allows && wants))
            #expect(FileManager.default.fileExists(atPath: try #require(url).path) == isOwn)
            #expect(try await load(provider, as: .plainText) == Data("note".utf8))
        }
    }

    @Test func `data is given as a file too`() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "dot"
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data([1]), nil)
            return nil
        }
        let name: String? = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(for: .png) { url, _, _ in
                continuation.resume(returning: url?.lastPathComponent)
            }
        }
        #expect(name == "dot.png")
    }

    @Test func `a value goes through a provider`() async throws {
        let provider = NSItemProvider()
        provider.register(Note(title: "Beans", body: "Grind fine.", isPrivate: true))
        #expect(provider.registeredContentTypes == [.note, .utf8PlainText, .utf16PlainText])
        #expect(provider.suggestedName == "Beans")
        #expect(try await value(of: provider, as: Note.self) == Note(title: "Beans", body: "Grind fine."))
        #expect(try await value(of: provider, as: String.self) == "Grind fine.")
        await #expect(throws: TransferableError.self) { try await value(of: provider, as: Film.self) }
    }
}
