import ActivityKit
import Testing

struct ActivityValueTests {
    @Test func `attributes and their state are data`() throws {
        let state = try JSONEncoder().encode(TeaAttributes.ContentState(step: "Heating"))
        #expect(try JSONDecoder().decode(TeaAttributes.ContentState.self, from: state).step == "Heating")
    }

    @Test func `describes content`() {
        let content = ActivityContent(state: 3, staleDate: nil)
        #expect("\(content)" == "3, relevance 0.0")
        #expect(content.relevanceScore == 0)
    }

    @Test func `compares what it is made of`() {
        #expect(PushType.token == .token && PushType.channel("a") != .channel("b") && PushType.token != .channel("a"))
        #expect(ActivityUIDismissalPolicy.default != .immediate)
        let date = Date(timeIntervalSince1970: 0)
        #expect(ActivityUIDismissalPolicy.after(date) == .after(date))
        #expect(AlertConfiguration.AlertSound.named("bell") != .default)
        let alert = AlertConfiguration(title: "A", body: "B", sound: .default)
        var other = alert
        other.sound = .named("bell")
        #expect(alert != other)
    }

    @Test(arguments: [
        ActivityAuthorizationError.attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded,
        .targetMaximumExceeded, .unsupportedTarget, .visibility, .persistenceFailure, .missingProcessIdentifier,
        .unentitled, .malformedActivityIdentifier, .reconnectNotPermitted,
    ])
    func `has words for each error, and says what helps where something does`(error: ActivityAuthorizationError) {
        #expect(error.failureReason?.isEmpty == false)
        #expect(error.localizedDescription.hasPrefix(error.failureReason ?? "?"))
        #expect(error.recoverySuggestion.map { error.localizedDescription.hasSuffix($0) } != false)
        #expect((error as NSError).domain == "com.apple.ActivityKit.ActivityAuthorization")
        #expect((error as NSError).code == error.errorCode)
    }
}
