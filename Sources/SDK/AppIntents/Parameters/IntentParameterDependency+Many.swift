// The initialisers of IntentParameterDependency for five parameters and more.
// Source: AppIntents, `IntentParameterDependency`.

import FoundationAdditions

extension IntentParameterDependency {
    /// Depends on 5 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>
    ) {
        self.init(paths: [keyPath0, keyPath1, keyPath2, keyPath3, keyPath4])
    }

    /// Depends on 6 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>
    ) {
        self.init(paths: [keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5])
    }

    /// Depends on 7 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>
    ) {
        self.init(paths: [keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6])
    }

    /// Depends on 8 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>
    ) {
        self.init(paths: [keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7])
    }

    /// Depends on 9 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>
    ) {
        self.init(paths: [keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8])
    }

    /// Depends on 10 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>, V9: _IntentValue, P9: IntentParameter<V9>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>,
        _ keyPath9: KeyPath<Intent, P9>
    ) {
        self.init(paths: [
            keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8, keyPath9,
        ])
    }

    /// Depends on 11 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>, V9: _IntentValue, P9: IntentParameter<V9>,
        V10: _IntentValue, P10: IntentParameter<V10>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>,
        _ keyPath9: KeyPath<Intent, P9>, _ keyPath10: KeyPath<Intent, P10>
    ) {
        self.init(paths: [
            keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8, keyPath9,
            keyPath10,
        ])
    }

    /// Depends on 12 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>, V9: _IntentValue, P9: IntentParameter<V9>,
        V10: _IntentValue, P10: IntentParameter<V10>, V11: _IntentValue, P11: IntentParameter<V11>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>,
        _ keyPath9: KeyPath<Intent, P9>, _ keyPath10: KeyPath<Intent, P10>, _ keyPath11: KeyPath<Intent, P11>
    ) {
        self.init(paths: [
            keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8, keyPath9,
            keyPath10, keyPath11,
        ])
    }

    /// Depends on 13 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>, V9: _IntentValue, P9: IntentParameter<V9>,
        V10: _IntentValue, P10: IntentParameter<V10>, V11: _IntentValue, P11: IntentParameter<V11>, V12: _IntentValue,
        P12: IntentParameter<V12>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>,
        _ keyPath9: KeyPath<Intent, P9>, _ keyPath10: KeyPath<Intent, P10>, _ keyPath11: KeyPath<Intent, P11>,
        _ keyPath12: KeyPath<Intent, P12>
    ) {
        self.init(paths: [
            keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8, keyPath9,
            keyPath10, keyPath11, keyPath12,
        ])
    }

    /// Depends on 14 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>, V9: _IntentValue, P9: IntentParameter<V9>,
        V10: _IntentValue, P10: IntentParameter<V10>, V11: _IntentValue, P11: IntentParameter<V11>, V12: _IntentValue,
        P12: IntentParameter<V12>, V13: _IntentValue, P13: IntentParameter<V13>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>,
        _ keyPath9: KeyPath<Intent, P9>, _ keyPath10: KeyPath<Intent, P10>, _ keyPath11: KeyPath<Intent, P11>,
        _ keyPath12: KeyPath<Intent, P12>, _ keyPath13: KeyPath<Intent, P13>
    ) {
        self.init(paths: [
            keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8, keyPath9,
            keyPath10, keyPath11, keyPath12, keyPath13,
        ])
    }

    /// Depends on 15 parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>, V4: _IntentValue, P4: IntentParameter<V4>,
        V5: _IntentValue, P5: IntentParameter<V5>, V6: _IntentValue, P6: IntentParameter<V6>, V7: _IntentValue,
        P7: IntentParameter<V7>, V8: _IntentValue, P8: IntentParameter<V8>, V9: _IntentValue, P9: IntentParameter<V9>,
        V10: _IntentValue, P10: IntentParameter<V10>, V11: _IntentValue, P11: IntentParameter<V11>, V12: _IntentValue,
        P12: IntentParameter<V12>, V13: _IntentValue, P13: IntentParameter<V13>, V14: _IntentValue,
        P14: IntentParameter<V14>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>, _ keyPath4: KeyPath<Intent, P4>, _ keyPath5: KeyPath<Intent, P5>,
        _ keyPath6: KeyPath<Intent, P6>, _ keyPath7: KeyPath<Intent, P7>, _ keyPath8: KeyPath<Intent, P8>,
        _ keyPath9: KeyPath<Intent, P9>, _ keyPath10: KeyPath<Intent, P10>, _ keyPath11: KeyPath<Intent, P11>,
        _ keyPath12: KeyPath<Intent, P12>, _ keyPath13: KeyPath<Intent, P13>, _ keyPath14: KeyPath<Intent, P14>
    ) {
        self.init(paths: [
            keyPath0, keyPath1, keyPath2, keyPath3, keyPath4, keyPath5, keyPath6, keyPath7, keyPath8, keyPath9,
            keyPath10, keyPath11, keyPath12, keyPath13, keyPath14,
        ])
    }
}
