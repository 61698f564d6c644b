import AppIntents
import IntentWire
import Testing

private protocol Quiet: AppIntent {}

extension Quiet {
    static var title: LocalizedStringResource { "Quiet" }
    static var isDiscoverable: Bool { false }
    func perform() async throws -> some IntentResult { .result() }
}

private struct ThrowSoupAwayIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Throw Away"
    static let isDiscoverable = false
    @Parameter(title: "Soups") var entities: [SoupEntity]
    func perform() async throws -> some IntentResult { .result() }
}

private struct RemoveSoupIntent: Quiet {}
private struct SendSoupIntent: Quiet {}
private struct ShareSoup: Quiet {}
private struct BuySoupIntent: Quiet {}
private struct SoupDeleteIntent: Quiet {}
private struct SendAndDeleteSoupIntent: Quiet {}
private struct ShowDeletedSoupsIntent: Quiet {}
private struct OpenSendSheetIntent: Quiet {}
private struct UpdateSharesIntent: Quiet {}
private struct PayloadIntent: Quiet {}
private struct StirSoupIntent: Quiet {}
private struct FindAndHeatSoupIntent: Quiet {}
private struct AddSoupIntent: Quiet {}
private struct CreateAndSendSoupIntent: Quiet {}

private struct FindSoupIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Soup"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 0) }
}

struct EffectTests {
    @Test(arguments: [
        (
            ThrowSoupAwayIntent.self as any AppIntent.Type,
            [IntentDescriptor.Effect.deletes] as [IntentDescriptor.Effect]?
        ),
        (RemoveSoupIntent.self, [.deletes]), (SendSoupIntent.self, [.sends]), (ShareSoup.self, [.shares]),
        (BuySoupIntent.self, [.pays]), (SoupDeleteIntent.self, [.deletes]),
        (SendAndDeleteSoupIntent.self, [.deletes, .sends]), (ShowDeletedSoupsIntent.self, nil),
        (OpenSendSheetIntent.self, nil), (UpdateSharesIntent.self, nil), (PayloadIntent.self, nil),
        (StirSoupIntent.self, nil),
    ])
    func `tells what an intent does that cannot be taken back`(
        type: any AppIntent.Type, effects: [IntentDescriptor.Effect]?
    ) async throws {
        #expect(try await ManifestBuilder.describe(type).effects == effects)
    }

    @Test(arguments: [
        (
            FindSoupIntent.self as any AppIntent.Type,
            IntentDescriptor.Alteration.nothing as IntentDescriptor.Alteration?
        ),
        // One that returns nothing may do anything.
        (FindAndHeatSoupIntent.self, nil), (AddSoupIntent.self, .additions), (StirSoupIntent.self, nil),
        // What cannot be taken back is more than an addition.
        (CreateAndSendSoupIntent.self, nil), (ThrowSoupAwayIntent.self, nil),
    ])
    func `tells how little an intent changes`(
        type: any AppIntent.Type, alters: IntentDescriptor.Alteration?
    ) async throws {
        #expect(try await ManifestBuilder.describe(type).alters == alters)
    }
}
