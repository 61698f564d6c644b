import AppIntents
import Foundation
import IntentWire
import Testing

/// Activities as they are kept and come back.
struct UserActivityTests {
    @Test func `comes back with all that it may hold`() throws {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.title = "Reading"
        activity.webpageURL = URL(string: "https://example.org/7")
        activity.targetContentIdentifier = "page"
        activity.persistentIdentifier = "reading-7"
        let uuid = UUID()
        activity.userInfo = [
            "text": "seven", "number": 7, "part": 0.5, "flag": true, "date": Date(timeIntervalSince1970: 5),
            "data": Data([1, 2]), "link": URL(filePath: "/tmp"), "uuid": uuid, "list": [1, "two"] as [Any],
            "set": Set(["a", "b"]), "members": ["inner": [true]], "object": NSObject(), 5: "no name",
        ]
        let data = try JSONEncoder().encode(activity.snapshot)
        let back = NSUserActivity(try JSONDecoder().decode(UserActivitySnapshot.self, from: data))
        #expect(back.activityType == "com.example.reading" && back.title == "Reading")
        #expect(back.webpageURL == activity.webpageURL && back.persistentIdentifier == "reading-7")
        #expect(back.targetContentIdentifier == "page")
        let info = try #require(back.userInfo)
        #expect(info.count == 11)
        #expect(info["text"] as? String == "seven" && info["number"] as? Int == 7 && info["part"] as? Double == 0.5)
        #expect(info["flag"] as? Bool == true && info["date"] as? Date == Date(timeIntervalSince1970: 5))
        #expect(info["data"] as? Data == Data([1, 2]) && info["uuid"] as? UUID == uuid)
        #expect((info["list"] as? [Any])?.last as? String == "two" && info["set"] as? Set<AnyHashable> == ["a", "b"])
        #expect((info["members"] as? [String: Any])?["inner"] as? [Bool] == [true])
    }

    @Test func `keeps only what it needs to go on, where it says what that is`() {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.userInfo = ["page": 7, "scroll": 0.25]
        activity.requiredUserInfoKeys = ["page"]
        #expect(activity.snapshot.info == ["page": .integer(7)])
    }
}
