import FoundationAdditions
import Synchronization
import Testing

@Suite(.serialized)
struct UserActivityTests {
    private final class Keeper: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.title = "saved" }
    }

    @Test
    func `keeps what it is told`() {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.userInfo = ["page": 3]
        activity.addUserInfoEntries(from: ["page": 4, "book": "Emma"])
        activity.keywords = ["novel"]
        activity.webpageURL = URL(string: "https://example.org")
        activity.isEligibleForSearch = true
        activity.persistentIdentifier = "emma"
        activity.suggestedInvocationPhrase = "Go on reading"
        #expect(activity.activityType == "org.example.read")
        #expect(activity.userInfo?["page"] as? Int == 4)
        #expect(activity.userInfo?["book"] as? String == "Emma")
        #expect(activity.suggestedInvocationPhrase == "Go on reading")
        #expect(activity.isEligibleForHandoff && activity.isEligibleForSearch && !activity.isEligibleForPrediction)
    }

    @Test
    func `is current until another is or it resigns`() {
        let events = Mutex<[String]>([])
        CurrentUserActivity.shared.observe { event in
            events.withLock { events in
                switch event {
                case .becameCurrent(let activity): events.append("+\(activity.activityType)")
                case .resignedCurrent(let activity): events.append("-\(activity.activityType)")
                case .deleted(let identifiers): events.append("deleted \(identifiers)")
                case .deletedAll: events.append("deleted all")
                }
            }
        }
        defer { CurrentUserActivity.shared.observe(nil) }
        let first = NSUserActivity(activityType: "a")
        let second = NSUserActivity(activityType: "b")
        first.becomeCurrent()
        first.becomeCurrent()
        second.becomeCurrent()
        first.resignCurrent()
        #expect(CurrentUserActivity.shared.activity === second)
        second.invalidate()
        second.becomeCurrent()
        #expect(CurrentUserActivity.shared.activity == nil)
        NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["x"]) {}
        NSUserActivity.deleteAllSavedUserActivities {}
        #expect(events.withLock { $0 } == ["+a", "-a", "+b", "-b", #"deleted ["x"]"#, "deleted all"])
    }

    @Test
    func `asks its delegate before it is used`() {
        let keeper = Keeper()
        let activity = NSUserActivity(activityType: "a")
        activity.delegate = keeper
        activity.becomeCurrent()
        #expect(activity.title == nil)
        activity.needsSave = true
        activity.saveIfNeeded()
        #expect(activity.title == "saved" && !activity.needsSave)
        activity.resignCurrent()
    }

    @Test
    func `has no streams to another device`() async {
        await #expect(throws: CocoaError.self) {
            try await NSUserActivity(activityType: "a").continuationStreams()
        }
    }

    @Test
    func `may be used from many threads`() async {
        let activity = NSUserActivity(activityType: "a")
        await withTaskGroup { group in
            for number in 0..<100 {
                group.addTask { activity.addUserInfoEntries(from: [number: number]) }
            }
        }
        #expect(activity.userInfo?.count == 100)
    }
}
