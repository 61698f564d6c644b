import CoreLocation
import IntentWire
import RelevanceKit
import Testing

@Suite struct RelevantContextTests {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)
    static let end = start + 3600

    @Test(
        arguments: [
            (RelevantContext.date(start), .date(from: start, to: start, kind: "default")),
            (.date(start, kind: .scheduled), .date(from: start, to: start, kind: "scheduled")),
            (
                .date(interval: DateInterval(start: start, end: end), kind: .informational),
                .date(from: start, to: end, kind: "informational")
            ),
            (.date(range: start...end, kind: .default), .date(from: start, to: end, kind: "default")),
            (.fitness(.workoutActive), .fitness("workoutActive")),
            (.fitness(.activityRingsIncomplete), .fitness("activityRingsIncomplete")),
            (.hardware(headphones: .connected), .headphones("connected")),
            (.location(inferred: .commute), .inferredLocation("commute")),
            (.location(inferred: .home), .inferredLocation("home")),
            (.location(inferred: .school), .inferredLocation("school")),
            (.location(inferred: .work), .inferredLocation("work")), (.sleep(.bedtime), .sleep("bedtime")),
            (.sleep(.wakeup), .sleep("wakeup")),
        ] as [(RelevantContext, RelevanceSnapshot)])
    func `says when something is of use`(context: RelevantContext, expected: RelevanceSnapshot) throws {
        #expect(context.snapshot == expected)
        let data = try JSONEncoder().encode(context.snapshot)
        #expect(try JSONDecoder().decode(RelevanceSnapshot.self, from: data) == expected)
    }

    @Test func `keeps the circle of an area`() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 47.26, longitude: 11.39), radius: 500, identifier: "station")
        region.notifyOnExit = false
        #expect(
            RelevantContext.location(region).snapshot
                == .region(
                    RegionSnapshot(
                        identifier: "station", latitude: 47.26, longitude: 11.39, radius: 500, notifiesOnEntry: true,
                        notifiesOnExit: false)))
    }

    @available(*, deprecated)
    @Test func `a span that ends before it begins is one moment`() {
        #expect(
            RelevantContext.date(from: Self.end, to: Self.start).snapshot
                == .date(from: Self.end, to: Self.end, kind: "default"))
        #expect(
            RelevantContext.date(from: Self.start, to: Self.end).snapshot
                == .date(from: Self.start, to: Self.end, kind: "default"))
    }
}
