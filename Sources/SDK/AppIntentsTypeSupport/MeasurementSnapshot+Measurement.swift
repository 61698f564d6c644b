import FoundationAdditions
package import IntentWire

extension MeasurementSnapshot {
    /// A quantity with the symbol of its unit.
    package init<UnitType: Unit>(_ measurement: Measurement<UnitType>) {
        self.init(
            value: measurement.value, unit: measurement.unit.symbol,
            dimension: Self.dimension(of: type(of: measurement.unit)))
    }

    /// The name of a family of units: of `UnitFuelEfficiency`, `fuelEfficiency`; of a type that has no such name, `unit`.
    package static func dimension(of unit: Unit.Type) -> String {
        let name = String(describing: unit)
        guard name.hasPrefix("Unit"), name.count > 4 else { return "unit" }
        return name.dropFirst(4).prefix(1).lowercased() + name.dropFirst(5)
    }
}
