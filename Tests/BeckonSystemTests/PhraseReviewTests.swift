import BeckonSystem
import Foundation
import IntentWire
import Testing

/// Phrases of real apps, looked at together.
struct PhraseReviewTests {
    private static func app(_ name: String) throws -> AppReference {
        .path(try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: name).path)
    }

    @Test func `the phrases of an app do not collide with themselves, and all can be said`() async throws {
        try await TestSystem.with { test in
            let review = try await test.system.reviewPhrases(PhraseReviewRequest(apps: [try Self.app("Kitchen")]))
            #expect(review.apps == 1 && review.phrases > 0)
            #expect(review.problems.filter { $0.kind != .limit }.isEmpty, "\(review.problems)")
        }
    }

    @Test func `says which phrases may mean an intent of another app`() async throws {
        try await TestSystem.with { test in
            // The same app under two names: each phrase is one of both.
            let folder = test.folder.appending(path: "twin")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let twin = folder.appending(path: "TwinKitchen")
            guard case .path(let original) = try Self.app("Kitchen") else { return }
            try FileManager.default.copyItem(atPath: original, toPath: twin.path)
            let review = try await test.system.reviewPhrases(
                PhraseReviewRequest(apps: [.path(original), .path(twin.path)]))
            #expect(review.apps == 2)
            let collisions = review.problems.filter { $0.kind == .collides }
            #expect(!collisions.isEmpty)
            #expect(collisions.allSatisfy { !$0.others.isEmpty && $0.phrase != nil })
        }
    }

    /// The phrases of an app that collide with another one of its intents, which takes names: each without its first word.
    private func collisions(asksApps: Bool) async throws -> (phrases: Set<String>, notes: [String]) {
        try await TestSystem.with(mode: "phrases", adjust: { $0.sentencePatience = .seconds(1) }) { test in
            let review = try await test.system.reviewPhrases(
                PhraseReviewRequest(apps: [.path(try wireApp)], asksApps: asksApps))
            let collisions = review.problems.filter { $0.kind == .collides && $0.intent == "EchoIntent" }
            #expect(collisions.allSatisfy { $0.others == ["org.example.WireApp.FindIntent"] }, "\(collisions)")
            return (Set(collisions.compactMap(\.phrase)), review.notes)
        }
    }

    @Test func `a phrase collides with a name only where the app knows such a thing`() async throws {
        let asked = try await collisions(asksApps: true)
        #expect(asked.phrases == ["Fetch milk in ${applicationName}"])
        let compared = try await collisions(asksApps: false)
        #expect(compared.phrases == [] && compared.notes == [])
    }

    @Test func `says which app could not be asked, and waits for it once`() async throws {
        let asked = try await collisions(asksApps: true)
        #expect(asked.notes == ["Wire App did not answer in 1 seconds"], "\(asked.notes)")
    }

    @Test func `an app that is not there is an error`() async throws {
        try await TestSystem.with { test in
            let failure = try await failure {
                try await test.system.reviewPhrases(PhraseReviewRequest(apps: [.name("Nothing")]))
            }
            #expect(failure.code == .unknownApp)
        }
    }
}
