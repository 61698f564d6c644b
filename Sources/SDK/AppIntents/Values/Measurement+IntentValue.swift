import AppIntentsTypeSupport
public import FoundationAdditions
public import IntentWire

extension Measurement: _IntentValue {
    public typealias ValueType = Measurement<UnitType>
    public typealias UnwrappedType = Measurement<UnitType>

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Measurement<UnitType>>()
    }

    public static var __valueType: IntentWire.ValueType {
        .measurement(dimension: (UnitType.self as? any __ParameterDimension.Type)?.dimensionName ?? "unit")
    }

    public static func __decode(
        _ value: IntentValue, _ context: __ValueContext
    ) async throws -> Measurement<UnitType> {
        guard let dimension = UnitType.self as? any __ParameterDimension.Type else {
            throw IntentFailure(.unsupported, "measurements in \(UnitType.self) cannot be parameters")
        }
        let expected = "a measurement of \(dimension.dimensionName)"
        let quantity: Double
        let unit: Dimension
        switch value {
        case .measurement(let snapshot):
            guard let found = dimension.units.first(where: { $0.symbol == snapshot.unit }) else {
                throw context.invalid(value, expected: expected, because: "there is no unit '\(snapshot.unit)'")
            }
            (quantity, unit) = (snapshot.value, found)
        case .int(let int): (quantity, unit) = (Double(int), dimension.unit(for: context.traits))
        case .double(let double): (quantity, unit) = (double, dimension.unit(for: context.traits))
        case .duration(let duration) where dimension.dimensionName == "duration":
            (quantity, unit) = (duration / .seconds(1), UnitDuration.seconds)
        default: throw context.invalid(value, expected: expected)
        }
        var measurement = Measurement<Dimension>(value: quantity, unit: unit)
        if context.traits.isUnitFixed { measurement.convert(to: dimension.unit(for: context.traits)) }
        if context.traits.supportsNegativeNumbers == false, measurement.value < 0 {
            throw context.invalid(.double(measurement.value), expected: "\(expected) that is not negative")
        }
        guard let typed = measurement.unit as? UnitType else { throw context.invalid(value, expected: expected) }
        return Measurement(value: measurement.value, unit: typed)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        .measurement(MeasurementSnapshot(self))
    }
}

/// A family of units that parameters can be measured in.
public protocol __ParameterDimension: Dimension {
    associatedtype ParameterUnit: __ParameterUnit
}

/// The names of the units of one family, as `@Parameter(defaultUnit:)` takes them.
public protocol __ParameterUnit: CaseIterable, Hashable, Sendable {
    /// The unit of Foundation that has this name.
    var __unit: Dimension { get }
}

extension __ParameterDimension {
    /// The name of the family: `UnitFuelEfficiency` is `fuelEfficiency`.
    static var dimensionName: String { MeasurementSnapshot.dimension(of: self) }

    static var units: [Dimension] { ParameterUnit.allCases.map(\.__unit) }

    /// The unit of a bare number.
    static func unit(for traits: ParameterTraits) -> Dimension {
        traits.unit.flatMap { symbol in units.first { $0.symbol == symbol } } ?? baseUnit()
    }
}

extension MeasurementSnapshot {
    private static let families: [any __ParameterDimension.Type] = [
        UnitAcceleration.self, UnitAngle.self, UnitArea.self, UnitConcentrationMass.self, UnitDispersion.self,
        UnitDuration.self, UnitElectricCharge.self, UnitElectricCurrent.self, UnitElectricPotentialDifference.self,
        UnitElectricResistance.self, UnitEnergy.self, UnitFrequency.self, UnitFuelEfficiency.self, UnitIlluminance.self,
        UnitInformationStorage.self, UnitLength.self, UnitMass.self, UnitPower.self, UnitPressure.self, UnitSpeed.self,
        UnitTemperature.self, UnitVolume.self,
    ]

    /// The quantity in the base unit of its family, to compare with others; as it is where the unit is unknown.
    var baseValue: Double { dimensionUnit?.converter.baseUnitValue(fromValue: value) ?? value }

    /// The unit of its family that has the symbol; nil where there is none.
    package var dimensionUnit: Dimension? {
        Self.families.first { $0.dimensionName == dimension }?.units.first { $0.symbol == unit }
    }
}
