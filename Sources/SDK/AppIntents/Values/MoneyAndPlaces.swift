import AppIntentsTypeSupport
public import CoreLocation
public import FoundationAdditions
public import IntentWire

/// An amount of money.
///
/// - Source: AppIntents, `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: Hashable, Sendable, DisplayRepresentable, _IntentValue {
    public typealias Specification = EmptyResolverSpecification<IntentCurrencyAmount>
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentCurrencyAmount> { .init() }

    /// The amount, in units of the currency.
    public let amount: Decimal
    /// The ISO 4217 code.
    public let currencyCode: String

    /// Creates an amount.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(stringLiteral: amount.formatted(.currency(code: currencyCode)))
    }

    public static var __valueType: IntentWire.ValueType { .currencyAmount }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> IntentCurrencyAmount {
        guard case .currencyAmount(let snapshot) = value, let amount = Decimal(string: snapshot.amount) else {
            throw context.invalid(value, expected: "an amount of money")
        }
        if let codes = context.traits.currencyCodes, !codes.contains(snapshot.currencyCode) {
            throw context.invalid(
                .string(snapshot.currencyCode), expected: "amounts in \(codes.joined(separator: ", "))")
        }
        return IntentCurrencyAmount(amount: amount, currencyCode: snapshot.currencyCode)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        .currencyAmount(.init(amount: amount, currencyCode: currencyCode))
    }
}

/// A way to pay.
///
/// - Source: AppIntents, `IntentPaymentMethod`.
public struct IntentPaymentMethod: Hashable, Sendable, DisplayRepresentable, _IntentValue {
    public typealias Specification = EmptyResolverSpecification<IntentPaymentMethod>
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPaymentMethod> { .init() }

    /// The kind of account or card.
    public enum PaymentType: String, Sendable, CaseIterable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let paymentType: PaymentType
    public let name: String?
    /// What tells it from others, as the last four digits.
    public let identificationHint: String?
    public let icon: DisplayRepresentation.Image?

    /// Creates a way to pay.
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name.map { String(localized: $0) }
        self.identificationHint = identificationHint
        self.icon = icon
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: name ?? paymentType.rawValue, subtitle: identificationHint, image: icon)
    }

    public static var __valueType: IntentWire.ValueType { .paymentMethod }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> IntentPaymentMethod {
        guard case .paymentMethod(let snapshot) = value else {
            throw context.invalid(value, expected: "a payment method")
        }
        return IntentPaymentMethod(snapshot)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .paymentMethod(snapshot) }

    package init(_ snapshot: PaymentMethodSnapshot) {
        self.init(
            type: PaymentType(rawValue: snapshot.type) ?? .unknown,
            name: snapshot.name.map { LocalizedStringResource(stringLiteral: $0) },
            identificationHint: snapshot.identificationHint,
            icon: snapshot.icon.map(DisplayRepresentation.Image.init))
    }

    var snapshot: PaymentMethodSnapshot {
        PaymentMethodSnapshot(
            type: paymentType.rawValue, name: name, identificationHint: identificationHint, icon: icon?.snapshot)
    }
}

extension CLPlacemark: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
    public var displayRepresentation: DisplayRepresentation {
        let parts = [name, locality, country].compactMap { $0 }
        return DisplayRepresentation(
            title: parts.first ?? "Place", subtitle: parts.count > 1 ? parts.dropFirst().joined(separator: ", ") : nil)
    }
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

extension CLPlacemark: _IntentValue {
    public typealias ValueType = CLPlacemark
    public typealias UnwrappedType = CLPlacemark
    public typealias Specification = EmptyResolverSpecification<CLPlacemark>
    public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> { .init() }

    public static var __valueType: IntentWire.ValueType { .placemark }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        guard case .placemark(let snapshot) = value, let placemark = make(snapshot) as? Self else {
            throw context.invalid(value, expected: "a place")
        }
        return placemark
    }

    package static func make(_ snapshot: PlacemarkSnapshot) -> CLPlacemark {
        // A placemark has no place for an address in one piece, which is better as the name than lost.
        let address = snapshot.street == nil && snapshot.city == nil ? snapshot.address : nil
        return CLPlacemark(
            location: snapshot.latitude.flatMap { latitude in
                snapshot.longitude.map { CLLocation(latitude: latitude, longitude: $0) }
            },
            name: snapshot.name ?? address, thoroughfare: snapshot.street, locality: snapshot.city,
            administrativeArea: snapshot.state, postalCode: snapshot.postalCode,
            isoCountryCode: snapshot.isoCountryCode, country: snapshot.country)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .placemark(PlacemarkSnapshot(self)) }
}
