import AppIntents
import SwiftUI

/// An order: what it is of, how far it is, and what can still be done about it.
struct OrderView: View {
    let order: OrderEntity

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                CupBadge()
                VStack(alignment: .leading, spacing: 2) {
                    Text("Order \(order.id)").font(.headline)
                    Text("\(order.quantity) × \(order.item)").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                PriceText(amount: order.total).font(.title3.weight(.semibold))
            }
            switch order.status {
            case .preparing: preparing
            case .ready: ready
            case .collected, .cancelled: Text(order.status.localizedStringResource).foregroundStyle(.secondary)
            }
        }
        .padding(20)
        .appEntityIdentifier(EntityIdentifier(for: order))
    }

    @ViewBuilder
    private var preparing: some View {
        VStack(spacing: 8) {
            ProgressView(timerInterval: order.placed...order.ready, countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
            .tint(.brown)
            HStack {
                Text(order.status.localizedStringResource)
                Spacer()
                Text(timerInterval: order.placed...order.ready, countsDown: true)
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Button(role: .destructive, intent: CancelOrderIntent(order: order)) {
            Text("Cancel Order").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
    }

    @ViewBuilder
    private var ready: some View {
        Label("Ready", systemImage: "bell.fill").foregroundStyle(.green)
        Button(intent: CollectOrderIntent(order: order)) {
            Text("Collect Order").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(.brown)
    }
}
