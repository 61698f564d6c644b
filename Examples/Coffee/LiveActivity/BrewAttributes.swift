import ActivityKit
import Foundation

/// An order that the shop works on, for as long as it is not collected.
struct BrewAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var order: Order
    }

    /// The number on the cup.
    let number: Int
}

/// Shows orders for as long as they are not collected.
enum Brewing {
    /// Shows an order from now on. An order is placed also where it cannot be shown.
    static func begin(_ order: Order) {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        _ = try? Activity.request(attributes: BrewAttributes(number: order.number), content: content(order))
    }

    /// Shows an order no longer: it was collected, or is not made.
    static func end(_ order: Order) async {
        for activity in Activity<BrewAttributes>.activities where activity.attributes.number == order.number {
            await activity.end(content(order), dismissalPolicy: .immediate)
        }
    }

    /// What is shown of an order. Once it is ready, nobody in the shop says so: its content is out of date then.
    private static func content(_ order: Order) -> ActivityContent<BrewAttributes.ContentState> {
        ActivityContent(state: BrewAttributes.ContentState(order: order), staleDate: order.readyAt)
    }
}
