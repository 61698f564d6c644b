import SwiftUI
import WidgetKit

/// How an order looks that the shop works on.
struct BrewActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: BrewAttributes.self) { context in
            BrewView(order: context.state.order, isReady: context.isStale)
                .activityBackgroundTint(.brown.opacity(0.3))
        } dynamicIsland: { context in
            let order = context.state.order
            return DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: "cup.and.saucer.fill")
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(order.title).lineLimit(1)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    ReadyText(order: order, isReady: context.isStale)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    BrewButton(order: order, isReady: context.isStale)
                }
            } compactLeading: {
                Text("Order \(order.id)")
            } compactTrailing: {
                ReadyText(order: order, isReady: context.isStale)
            } minimal: {
                Image(systemName: context.isStale ? "bell.fill" : "cup.and.saucer.fill")
            }
            .keylineTint(.brown)
        }
    }
}

/// An order on the lock screen.
private struct BrewView: View {
    let order: Order
    let isReady: Bool

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: "cup.and.saucer.fill").foregroundStyle(.brown)
                Text("Order \(order.id)").font(.headline)
                Spacer()
                ReadyText(order: order, isReady: isReady)
            }
            Text(order.title).foregroundStyle(.secondary)
            if !isReady { ProgressView(timerInterval: order.placedAt...order.readyAt, countsDown: false) }
            BrewButton(order: order, isReady: isReady)
        }
        .padding()
    }
}

/// How long an order takes still, or that it is ready.
private struct ReadyText: View {
    let order: Order
    let isReady: Bool

    var body: some View {
        if isReady {
            Text("Ready").bold()
        } else {
            Text(timerInterval: order.placedAt...order.readyAt, countsDown: true)
        }
    }
}

/// What the person can do about an order: cancel it, then collect it.
private struct BrewButton: View {
    let order: Order
    let isReady: Bool

    var body: some View {
        if isReady {
            Button("Collect Order", intent: CollectOrderIntent(order: order.entity))
        } else {
            Button("Cancel Order", role: .destructive, intent: CancelOrderIntent(order: order.entity))
        }
    }
}

extension Order {
    /// What was ordered, as `2 × Latte`.
    fileprivate var title: LocalizedStringResource { "\(quantity) × \(item.name)" }

    /// The order as a value of intents.
    fileprivate var entity: OrderEntity { OrderEntity(self, now: placedAt) }
}
