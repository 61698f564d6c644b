import AppIntentsTypeSupport
import FoundationAdditions
import IntentWire

// Values of the system as containers hold them. Source: AppIntents, conformances to `IntentValueConvertible` (iOS 27).

extension IntentPerson: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.person(snapshot))
    }
}

extension IntentFile: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.file(snapshot))
    }
}

extension IntentCurrencyAmount: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.currencyAmount(CurrencyAmountSnapshot(amount: amount, currencyCode: currencyCode)))
    }
}

extension IntentPaymentMethod: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.paymentMethod(snapshot))
    }
}
