import FoundationAdditions

/// An intent that the system proposes with certain values.
///
/// - Source: AppIntents, `PredictableIntent`.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    associatedtype Prediction: IntentPredictionConfiguration
    /// With which parameters it is proposed, and how each proposal is shown.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How an intent is proposed.
public protocol IntentPredictionConfiguration {
    associatedtype Intent: AppIntent
}

/// A proposal of an intent with values for some parameters.
///
/// - Source: AppIntents, `IntentPrediction`.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    let keyPaths: [AnyKeyPath]
    /// How the proposal is shown for an intent with its values.
    let display: (Intent) -> DisplayRepresentation

    init(keyPaths: [AnyKeyPath], display: @escaping (Intent) -> DisplayRepresentation) {
        self.keyPaths = keyPaths
        self.display = display
    }

    /// Creates a proposal without values.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == Void {
        self.init(keyPaths: []) { _ in displayRepresentation() }
    }

    /// Creates a proposal with the value of one parameter.
    public init<V0: _IntentValue & Sendable, P0: IntentParameter<V0>>(
        parameters: T, displayRepresentation: @escaping (_ value0: V0) -> DisplayRepresentation
    ) where T: KeyPath<Intent, P0> {
        self.init(keyPaths: [parameters]) { intent in displayRepresentation(intent[keyPath: parameters].wrappedValue) }
    }

    /// Creates a proposal with the values of 2 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, P0: IntentParameter<V0>, P1: IntentParameter<V1>,
        K0: KeyPath<Intent, P0>, K1: KeyPath<Intent, P1>
    >(
        parameters: T, displayRepresentation: @escaping (_ value0: V0, _ value1: V1) -> DisplayRepresentation
    ) where T == (K0, K1) {
        self.init(keyPaths: [parameters.0, parameters.1]) { intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue)
        }
    }

    /// Creates a proposal with the values of 3 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, P0: IntentParameter<V0>,
        P1: IntentParameter<V1>, P2: IntentParameter<V2>, K0: KeyPath<Intent, P0>, K1: KeyPath<Intent, P1>,
        K2: KeyPath<Intent, P2>
    >(
        parameters: T,
        displayRepresentation: @escaping (_ value0: V0, _ value1: V1, _ value2: V2) -> DisplayRepresentation
    ) where T == (K0, K1, K2) {
        self.init(keyPaths: [parameters.0, parameters.1, parameters.2]) { intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue,
                intent[keyPath: parameters.2].wrappedValue)
        }
    }

    /// Creates a proposal with the values of 4 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
        V3: _IntentValue & Sendable, P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>,
        P3: IntentParameter<V3>, K0: KeyPath<Intent, P0>, K1: KeyPath<Intent, P1>, K2: KeyPath<Intent, P2>,
        K3: KeyPath<Intent, P3>
    >(
        parameters: T,
        displayRepresentation:
            @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3) -> DisplayRepresentation
    ) where T == (K0, K1, K2, K3) {
        self.init(keyPaths: [parameters.0, parameters.1, parameters.2, parameters.3]) { intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue,
                intent[keyPath: parameters.2].wrappedValue, intent[keyPath: parameters.3].wrappedValue)
        }
    }

    /// Creates a proposal with the values of 5 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
        V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, P0: IntentParameter<V0>, P1: IntentParameter<V1>,
        P2: IntentParameter<V2>, P3: IntentParameter<V3>, P4: IntentParameter<V4>, K0: KeyPath<Intent, P0>,
        K1: KeyPath<Intent, P1>, K2: KeyPath<Intent, P2>, K3: KeyPath<Intent, P3>, K4: KeyPath<Intent, P4>
    >(
        parameters: T,
        displayRepresentation:
            @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4) -> DisplayRepresentation
    ) where T == (K0, K1, K2, K3, K4) {
        self.init(keyPaths: [parameters.0, parameters.1, parameters.2, parameters.3, parameters.4]) { intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue,
                intent[keyPath: parameters.2].wrappedValue, intent[keyPath: parameters.3].wrappedValue,
                intent[keyPath: parameters.4].wrappedValue)
        }
    }

    /// Creates a proposal with the values of 6 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
        V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, P0: IntentParameter<V0>,
        P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>, P4: IntentParameter<V4>,
        P5: IntentParameter<V5>, K0: KeyPath<Intent, P0>, K1: KeyPath<Intent, P1>, K2: KeyPath<Intent, P2>,
        K3: KeyPath<Intent, P3>, K4: KeyPath<Intent, P4>, K5: KeyPath<Intent, P5>
    >(
        parameters: T,
        displayRepresentation:
            @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4, _ value5: V5) ->
            DisplayRepresentation
    ) where T == (K0, K1, K2, K3, K4, K5) {
        self.init(keyPaths: [parameters.0, parameters.1, parameters.2, parameters.3, parameters.4, parameters.5]) {
            intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue,
                intent[keyPath: parameters.2].wrappedValue, intent[keyPath: parameters.3].wrappedValue,
                intent[keyPath: parameters.4].wrappedValue, intent[keyPath: parameters.5].wrappedValue)
        }
    }

    /// Creates a proposal with the values of 7 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
        V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
        V6: _IntentValue & Sendable, P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>,
        P3: IntentParameter<V3>, P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>,
        K0: KeyPath<Intent, P0>, K1: KeyPath<Intent, P1>, K2: KeyPath<Intent, P2>, K3: KeyPath<Intent, P3>,
        K4: KeyPath<Intent, P4>, K5: KeyPath<Intent, P5>, K6: KeyPath<Intent, P6>
    >(
        parameters: T,
        displayRepresentation:
            @escaping (_ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4, _ value5: V5, _ value6: V6)
            -> DisplayRepresentation
    ) where T == (K0, K1, K2, K3, K4, K5, K6) {
        self.init(keyPaths: [
            parameters.0, parameters.1, parameters.2, parameters.3, parameters.4, parameters.5, parameters.6,
        ]) { intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue,
                intent[keyPath: parameters.2].wrappedValue, intent[keyPath: parameters.3].wrappedValue,
                intent[keyPath: parameters.4].wrappedValue, intent[keyPath: parameters.5].wrappedValue,
                intent[keyPath: parameters.6].wrappedValue)
        }
    }

    /// Creates a proposal with the values of 8 parameters.
    public init<
        V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
        V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
        V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, P0: IntentParameter<V0>, P1: IntentParameter<V1>,
        P2: IntentParameter<V2>, P3: IntentParameter<V3>, P4: IntentParameter<V4>, P5: IntentParameter<V5>,
        P6: IntentParameter<V6>, P7: IntentParameter<V7>, K0: KeyPath<Intent, P0>, K1: KeyPath<Intent, P1>,
        K2: KeyPath<Intent, P2>, K3: KeyPath<Intent, P3>, K4: KeyPath<Intent, P4>, K5: KeyPath<Intent, P5>,
        K6: KeyPath<Intent, P6>, K7: KeyPath<Intent, P7>
    >(
        parameters: T,
        displayRepresentation:
            @escaping (
                _ value0: V0, _ value1: V1, _ value2: V2, _ value3: V3, _ value4: V4, _ value5: V5, _ value6: V6,
                _ value7: V7
            ) -> DisplayRepresentation
    ) where T == (K0, K1, K2, K3, K4, K5, K6, K7) {
        self.init(keyPaths: [
            parameters.0, parameters.1, parameters.2, parameters.3, parameters.4, parameters.5, parameters.6,
            parameters.7,
        ]) { intent in
            displayRepresentation(
                intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue,
                intent[keyPath: parameters.2].wrappedValue, intent[keyPath: parameters.3].wrappedValue,
                intent[keyPath: parameters.4].wrappedValue, intent[keyPath: parameters.5].wrappedValue,
                intent[keyPath: parameters.6].wrappedValue, intent[keyPath: parameters.7].wrappedValue)
        }
    }
}

/// A proposal or several, whatever their parameters.
protocol PredictionListing {
    var listed: [any PredictionListing] { get }
    /// The parameters whose values a proposal has.
    var parameterPaths: [AnyKeyPath] { get }
    /// How a proposal is shown; call it where all parameters have values or are optional.
    func display(of intent: any AppIntent) -> DisplayRepresentation?
}

extension IntentPrediction: PredictionListing {
    var listed: [any PredictionListing] { [self] }
    var parameterPaths: [AnyKeyPath] { keyPaths }

    func display(of intent: any AppIntent) -> DisplayRepresentation? { (intent as? Intent).map(display) }
}

extension TupleIntentPrediction: PredictionListing {
    var listed: [any PredictionListing] {
        predictions.flatMap { ($0 as? any PredictionListing)?.listed ?? [] }
    }
    var parameterPaths: [AnyKeyPath] { [] }

    func display(of intent: any AppIntent) -> DisplayRepresentation? { nil }
}

extension PredictableIntent {
    /// The proposals that the app describes.
    static var listedPredictions: [any PredictionListing] {
        (predictionConfiguration as? any PredictionListing)?.listed ?? []
    }
}

/// Several proposals of one intent.
///
/// - Source: AppIntents, `TupleIntentPrediction`.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    let predictions: [any IntentPredictionConfiguration]
}

/// Lists proposals.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<A0: IntentPredictionConfiguration>(_ prediction: A0) -> A0
    where Intent == A0.Intent { prediction }

    public static func buildBlock<A0: IntentPredictionConfiguration>(_ prediction: A0) -> A0
    where Intent == A0.Intent { prediction }

    public static func buildBlock<A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration>(
        _ a0: A0, _ a1: A1
    ) -> TupleIntentPrediction<Intent, (A0, A1)>
    where Intent == A0.Intent, Intent == A1.Intent {
        .init(predictions: [a0, a1])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2)>
    where Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent {
        .init(predictions: [a0, a1, a2])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3)>
    where Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent {
        .init(predictions: [a0, a1, a2, a3])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4)>
    where Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent {
        .init(predictions: [a0, a1, a2, a3, a4])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration,
        A9: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8, A9)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent, Intent == A9.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration,
        A9: IntentPredictionConfiguration, A10: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent, Intent == A9.Intent,
        Intent == A10.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration,
        A9: IntentPredictionConfiguration, A10: IntentPredictionConfiguration, A11: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10,
        _ a11: A11
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent, Intent == A9.Intent,
        Intent == A10.Intent, Intent == A11.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration,
        A9: IntentPredictionConfiguration, A10: IntentPredictionConfiguration, A11: IntentPredictionConfiguration,
        A12: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10,
        _ a11: A11, _ a12: A12
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent, Intent == A9.Intent,
        Intent == A10.Intent, Intent == A11.Intent, Intent == A12.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration,
        A9: IntentPredictionConfiguration, A10: IntentPredictionConfiguration, A11: IntentPredictionConfiguration,
        A12: IntentPredictionConfiguration, A13: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10,
        _ a11: A11, _ a12: A12, _ a13: A13
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent, Intent == A9.Intent,
        Intent == A10.Intent, Intent == A11.Intent, Intent == A12.Intent, Intent == A13.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13])
    }

    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, A2: IntentPredictionConfiguration,
        A3: IntentPredictionConfiguration, A4: IntentPredictionConfiguration, A5: IntentPredictionConfiguration,
        A6: IntentPredictionConfiguration, A7: IntentPredictionConfiguration, A8: IntentPredictionConfiguration,
        A9: IntentPredictionConfiguration, A10: IntentPredictionConfiguration, A11: IntentPredictionConfiguration,
        A12: IntentPredictionConfiguration, A13: IntentPredictionConfiguration, A14: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, _ a9: A9, _ a10: A10,
        _ a11: A11, _ a12: A12, _ a13: A13, _ a14: A14
    ) -> TupleIntentPrediction<Intent, (A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14)>
    where
        Intent == A0.Intent, Intent == A1.Intent, Intent == A2.Intent, Intent == A3.Intent, Intent == A4.Intent,
        Intent == A5.Intent, Intent == A6.Intent, Intent == A7.Intent, Intent == A8.Intent, Intent == A9.Intent,
        Intent == A10.Intent, Intent == A11.Intent, Intent == A12.Intent, Intent == A13.Intent, Intent == A14.Intent
    {
        .init(predictions: [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14])
    }
}
