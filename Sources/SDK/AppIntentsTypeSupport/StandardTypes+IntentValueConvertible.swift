import IntentWire

// The types of the standard library and of Foundation that the system understands.
// Source: AppIntentsTypeSupport, conformances to `IntentValueConvertible` (iOS 27).

extension Bool: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.bool(self))
    }
}

extension Int: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.int(self))
    }
}

extension Int8: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        Int(self).makeContainer(context: context)
    }
}

extension Int16: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        Int(self).makeContainer(context: context)
    }
}

extension Int32: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        Int(self).makeContainer(context: context)
    }
}

extension Int64: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        Int(self).makeContainer(context: context)
    }
}

extension Double: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.double(self))
    }
}

extension String: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.string(self))
    }
}

extension AttributedString: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.attributedString(StyledTextSnapshot(self)))
    }
}

extension URL: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.url(self))
    }
}

extension Date: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.date(self))
    }
}

extension DateComponents: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.dateComponents(self))
    }
}

extension DateInterval: IntentValueConvertible {
    /// A list of the first and the last moment.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.list([.date(start), .date(end)]))
    }
}

extension Duration: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.duration(self))
    }
}

extension Measurement: IntentValueExpressing {}

extension Measurement: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.measurement(MeasurementSnapshot(self)))
    }
}

extension PersonNameComponents: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.personName(self))
    }
}

extension Never: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        switch self {}
    }
}
