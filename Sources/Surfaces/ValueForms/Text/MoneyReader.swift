import Foundation
import IntentWire

/// Reads amounts of money: `12.50 EUR`, `EUR 12.50`, `€12.50`.
struct MoneyReader {
    /// Signs that stand for one currency, and those that several countries use with the most used first.
    private static let signs: [String: [String]] = [
        "€": ["EUR"], "£": ["GBP"], "₹": ["INR"], "₩": ["KRW"], "₽": ["RUB"], "₺": ["TRY"], "₴": ["UAH"],
        "₪": ["ILS"], "₫": ["VND"], "฿": ["THB"], "₦": ["NGN"], "₱": ["PHP"], "₡": ["CRC"], "₲": ["PYG"],
        "₸": ["KZT"], "₾": ["GEL"], "zł": ["PLN"], "kč": ["CZK"], "ft": ["HUF"], "lei": ["RON"], "r$": ["BRL"],
        "us$": ["USD"], "a$": ["AUD"], "c$": ["CAD"], "ca$": ["CAD"], "nz$": ["NZD"], "hk$": ["HKD"],
        "s$": ["SGD"], "nt$": ["TWD"], "mx$": ["MXN"], "fr": ["CHF"],
        "$": ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "ARS", "CLP", "COP"], "¥": ["JPY", "CNY"],
        "kr": ["SEK", "NOK", "DKK", "ISK"],
    ]

    let locale: Locale
    let parameter: ParameterDescriptor

    func read(_ text: String) throws -> CurrencyAmountSnapshot {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        // The sign of the number may stand before the currency, as in -€5.
        let pattern = /([+-]?)\s*([^0-9+\-.,\s]*)\s*([+-]?)([0-9.,'_]*[0-9])\s*([^0-9+\-.,\s]*)/
        guard let parts = trimmed.wholeMatch(of: pattern)?.output else {
            throw ReadProblem("'\(text)' is not an amount of money, as 12.50 EUR")
        }
        let amount = try NumberReader(parameter).decimal("\(parts.1)\(parts.3)\(parts.4)")
        guard parts.2.isEmpty || parts.5.isEmpty else { throw ReadProblem("'\(text)' names two currencies") }
        return CurrencyAmountSnapshot(
            amount: amount, currencyCode: try currency("\(parts.2)\(parts.5)", number: "\(parts.4)"))
    }

    private func currency(_ name: String, number: String) throws -> String {
        let allowed = parameter.currencyCodes ?? []
        if name.isEmpty {
            if allowed.count == 1 { return allowed[0] }
            let example = allowed.first ?? locale.currency?.identifier ?? "EUR"
            throw ReadProblem(
                "'\(number)' has no currency; write it as '\(number) \(example)'",
                candidates: allowed.map { "\(number) \($0)" })
        }
        let code = try code(name, allowed: allowed)
        guard allowed.isEmpty || allowed.contains(code) else {
            throw ReadProblem("\(code) is not taken; choose \(allowed.formattedList(.or))", candidates: allowed)
        }
        return code
    }

    /// - Source: ISO 4217 codes as Foundation lists them.
    private func code(_ name: String, allowed: [String]) throws -> String {
        if let codes = Self.signs[name.lowercased()] {
            if let only = codes.first(where: allowed.contains) { return only }
            if let local = locale.currency?.identifier, codes.contains(local) { return local }
            return codes[0]
        }
        let code = name.uppercased()
        if allowed.contains(code) || Locale.commonISOCurrencyCodes.contains(code)
            || Locale.Currency.isoCurrencies.contains(where: { $0.identifier == code })
        {
            return code
        }
        throw ReadProblem("'\(name)' is no currency; write an ISO 4217 code, as EUR")
    }
}
