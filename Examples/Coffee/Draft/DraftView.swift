import AppIntents
import SwiftUI

/// An order that is being built: what it is of, what it costs, and buttons that change it.
struct DraftView: View {
    let choice: OrderDraft.Choice

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            header
            HStack(spacing: 8) {
                ForEach(CoffeeSize.allCases, id: \.self) { SizeButton(size: $0, isChosen: $0 == choice.size) }
            }
            VStack(spacing: 12) {
                quantity
                Divider()
                Toggle(isOn: choice.hasExtraShot, intent: SetExtraShotIntent()) { Text("Extra Shot") }
                    .tint(.brown)
            }
        }
        .padding(20)
    }

    private var header: some View {
        HStack(spacing: 12) {
            CupBadge()
            VStack(alignment: .leading, spacing: 2) {
                Text(choice.coffeeType.localizedStringResource).font(.headline)
                if let subtitle = CoffeeType.caseDisplayRepresentations[choice.coffeeType]?.subtitle {
                    Text(subtitle).font(.footnote).foregroundStyle(.secondary)
                }
            }
            Spacer()
            PriceText(amount: choice.total).font(.title3.weight(.semibold))
        }
    }

    private var quantity: some View {
        HStack(spacing: 12) {
            Text("Quantity")
            Spacer()
            Button(intent: ChooseQuantityIntent(choice.quantity - 1)) { Image(systemName: "minus") }
                .accessibilityLabel("Fewer")
                .disabled(choice.quantity <= OrderDraft.Choice.quantities.lowerBound)
            Text(choice.quantity, format: .number)
                .font(.headline).monospacedDigit()
                .frame(minWidth: 24)
            Button(intent: ChooseQuantityIntent(choice.quantity + 1)) { Image(systemName: "plus") }
                .accessibilityLabel("More")
                .disabled(choice.quantity >= OrderDraft.Choice.quantities.upperBound)
        }
        .tint(.brown)
    }
}

/// A size to choose, with a cup that is as large.
private struct SizeButton: View {
    let size: CoffeeSize
    let isChosen: Bool

    var body: some View {
        if isChosen {
            button.buttonStyle(.borderedProminent)
        } else {
            button.buttonStyle(.bordered)
        }
    }

    private var button: some View {
        Button(intent: ChooseSizeIntent(size)) {
            VStack(spacing: 2) {
                Text(size.localizedStringResource).font(.subheadline.weight(.semibold)).lineLimit(1)
                if let amount = CoffeeSize.caseDisplayRepresentations[size]?.subtitle {
                    Text(amount).font(.caption)
                }
            }
            .frame(maxWidth: .infinity)
        }
        .buttonBorderShape(.roundedRectangle(radius: 14))
        .tint(.brown)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// The sign of the shop.
struct CupBadge: View {
    var body: some View {
        Image(systemName: "cup.and.saucer.fill")
            .font(.title3)
            .foregroundStyle(.brown)
            .frame(width: 44, height: 44)
            .background(.brown.opacity(0.16), in: Circle())
            .accessibilityHidden(true)
    }
}

/// An amount of money.
struct PriceText: View {
    let amount: IntentCurrencyAmount

    var body: some View {
        Text(amount.amount, format: .currency(code: amount.currencyCode)).monospacedDigit()
    }
}
