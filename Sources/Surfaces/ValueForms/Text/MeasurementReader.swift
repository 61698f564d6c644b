import Foundation
import IntentWire

/// Reads quantities with their unit: `5 mi`, `3.2kg`, `20 °C`, `6 square feet`.
struct MeasurementReader {
    let dimension: String
    let parameter: ParameterDescriptor

    func read(_ text: String) throws -> MeasurementSnapshot {
        guard let catalog = UnitCatalog(dimension: dimension) else {
            throw ReadProblem("measurements of \(dimension) cannot be read")
        }
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard let match = trimmed.prefixMatch(of: /([+-]?[0-9.,]*[0-9](?:[eE][+-]?[0-9]+)?)\s*/) else {
            throw ReadProblem("'\(text)' is not a measurement of \(dimension)\(Self.example(catalog))")
        }
        let number = try NumberReader().double(String(match.output.1))
        let name = String(trimmed[match.range.upperBound...])
        let own = parameter.unit.flatMap { catalog.unit(named: $0) }
        let unit = try unit(named: name, own: own, in: catalog, text)
        let quantity = Measurement(value: number, unit: unit)

        let limits = NumberReader(parameter)
        if let own {
            try limits.check(quantity.converted(to: own).value, text, unit: " \(own.symbol)")
        } else {
            try limits.check(number, text)
        }
        guard let own, parameter.isUnitFixed == true, own != unit else { return snapshot(quantity) }
        return snapshot(quantity.converted(to: own))
    }

    private func unit(named name: String, own: Dimension?, in catalog: UnitCatalog, _ text: String) throws -> Dimension
    {
        if name.isEmpty {
            guard let own else { throw ReadProblem("'\(text)' has no unit\(Self.example(catalog))") }
            return own
        }
        if let unit = catalog.unit(named: name) { return unit }
        // Nearly every symbol is near to a short one.
        let names = catalog.entries.flatMap(\.names).filter { $0.count > 2 }
        let near = Names.nearest(to: name, among: names)
        throw ReadProblem(
            "'\(name)' is no unit of \(dimension)\(near.isEmpty ? Self.example(catalog) : Names.suggestion(near))",
            candidates: near)
    }

    private func snapshot(_ quantity: Measurement<Dimension>) -> MeasurementSnapshot {
        MeasurementSnapshot(value: quantity.value, unit: quantity.unit.symbol, dimension: dimension)
    }

    private static func example(_ catalog: UnitCatalog) -> String {
        let symbols = catalog.entries.prefix(12).map(\.unit.symbol)
        return "; write a number and a unit, as \(symbols.map { "5 \($0)" }.prefix(3).joined(separator: ", "))"
    }
}
