import AppIntents
import Foundation
import Testing

/// What is chosen while an order is being built.
struct OrderDraftTests {
    @Test func `begins anew with each coffee`() async {
        let draft = OrderDraft()
        await draft.change { $0.quantity = 5 }
        await draft.begin(.mocha)
        #expect(await draft.choice == OrderDraft.Choice(coffeeType: .mocha))
    }

    @Test(arguments: [(-3, 1), (0, 1), (1, 1), (12, 12), (13, 12)])
    func `has as many cups as can be had`(wanted: Int, quantity: Int) async {
        let draft = OrderDraft()
        await draft.change { $0.quantity = wanted }
        #expect(await draft.choice.quantity == quantity)
    }

    @Test func `costs what the shop takes for it`() {
        var choice = OrderDraft.Choice(coffeeType: .latte, size: .large, quantity: 2)
        #expect(choice.total.amount == 8.8)
        choice.hasExtraShot = true
        #expect(choice.total.amount == 10.2)
    }
}
