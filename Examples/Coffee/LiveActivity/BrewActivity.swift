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
                    CupBadge()
                }
                DynamicIslandExpandedRegion(.center) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Order \(order.id)").font(.headline)
                        Text(order.title).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    ReadyText(order: order, isReady: context.isStale).font(.title3)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 12) {
                        if !context.isStale { BrewProgress(order: order) }
                        BrewButton(order: order, isReady: context.isStale)
                    }
                }
            } compactLeading: {
                Label("Order \(order.id)", systemImage: "cup.and.saucer.fill").foregroundStyle(.brown)
            } compactTrailing: {
                ReadyText(order: order, isReady: context.isStale)
            } minimal: {
                Image(systemName: context.isStale ? "bell.fill" : "cup.and.saucer.fill").foregroundStyle(.brown)
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
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                CupBadge()
                VStack(alignment: .leading, spacing: 2) {
                    Text("Order \(order.id)").font(.headline)
                    Text(order.title).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                ReadyText(order: order, isReady: isReady).font(.title2)
            }
            if !isReady { BrewProgress(order: order) }
            BrewButton(order: order, isReady: isReady)
        }
        .padding()
    }
}

/// How far an order is, as a bar that fills by itself.
private struct BrewProgress: View {
    let order: Order

    var body: some View {
        ProgressView(timerInterval: order.placedAt...order.readyAt, countsDown: false) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
        .tint(.brown)
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
            Text(timerInterval: order.placedAt...order.readyAt, countsDown: true).monospacedDigit()
        }
    }
}

/// What the person can do about an order: cancel it, then collect it.
private struct BrewButton: View {
    let order: Order
    let isReady: Bool

    var body: some View {
        if isReady {
            Button(intent: CollectOrderIntent(order: order.entity)) {
                Text("Collect Order").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(.brown)
        } else {
            Button(role: .destructive, intent: CancelOrderIntent(order: order.entity)) {
                Text("Cancel Order").frame(maxWidth: .infinity)
            }
        }
    }
}

extension Order {
    /// What was ordered, as `2 × Latte`.
    fileprivate var title: LocalizedStringResource { "\(quantity) × \(item.name)" }

    /// The order as a value of intents.
    fileprivate var entity: OrderEntity { OrderEntity(self, now: placedAt) }
}
