import CSystemd

/// A message of the library, which counts who holds it.
///
/// Used on the thread of its bus only.
struct BusMessage: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over a message that the library gave away.
    init(owned pointer: OpaquePointer) { self.pointer = pointer }

    /// Shares a message that the library keeps.
    init(borrowed pointer: OpaquePointer) { self.pointer = sd_bus_message_ref(pointer) }

    deinit { sd_bus_message_unref(pointer) }

    private func check(_ result: Int32, _ what: @autoclosure () -> String) throws(BusError) {
        if result < 0 { throw .unsendable("\(what()): \(reason(result))") }
    }
}

// MARK: - Writing

extension BusMessage {
    /// Adds a value behind those that are there.
    func append(_ value: BusValue) throws(BusError) {
        switch value {
        case .bool(let flag): try append("b", CInt(flag ? 1 : 0))
        case .byte(let number): try append("y", number)
        case .int16(let number): try append("n", number)
        case .uint16(let number): try append("q", number)
        case .int32(let number): try append("i", number)
        case .uint32(let number): try append("u", number)
        case .int64(let number): try append("x", number)
        case .uint64(let number): try append("t", number)
        case .double(let number): try append("d", number)
        case .string(let text): try append("s", text: text)
        case .objectPath(let text): try append("o", text: text)
        case .signature(let text): try append("g", text: text)
        case .array(let members, let element): try append("a", element, members)
        case .structure(let members): try append("r", members.map(\.typeSignature).joined(), members)
        case .entry(let key, let value): try append("e", key.typeSignature + value.typeSignature, [key, value])
        case .variant(let value): try append("v", value.typeSignature, [value])
        }
    }

    private func append(_ type: Unicode.Scalar, _ value: some BitwiseCopyable) throws(BusError) {
        let result = withUnsafePointer(to: value) { sd_bus_message_append_basic(pointer, type.letter, $0) }
        try check(result, "a value of type '\(type)'")
    }

    private func append(_ type: Unicode.Scalar, text: String) throws(BusError) {
        // C would take the text for ended there.
        guard !text.utf8.contains(0) else { throw .unsendable("a text holds a zero byte") }
        let result = text.withCString { sd_bus_message_append_basic(pointer, type.letter, $0) }
        try check(result, "'\(text)' as a value of type '\(type)'")
    }

    private func append(_ type: Unicode.Scalar, _ contents: String, _ members: [BusValue]) throws(BusError) {
        try check(
            sd_bus_message_open_container(pointer, type.letter, contents), "a container of type '\(contents)'")
        for member in members { try append(member) }
        try check(sd_bus_message_close_container(pointer), "a container of type '\(contents)'")
    }
}

// MARK: - Reading

extension BusMessage {
    /// The error that the message is; nil where it is none.
    var error: BusError? {
        guard let name = beckon_bus_error_name(pointer) else { return nil }
        return .refused(
            name: String(cString: name), message: beckon_bus_error_text(pointer).map { String(cString: $0) } ?? "")
    }

    /// Every value of the message.
    func values() throws(BusError) -> [BusValue] {
        var values: [BusValue] = []
        while let value = try next() { values.append(value) }
        return values
    }

    /// The next value of the message or of the container that is open; nil at its end.
    private func next() throws(BusError) -> BusValue? {
        var type: CChar = 0
        var contents: UnsafePointer<CChar>?
        let result = sd_bus_message_peek_type(pointer, &type, &contents)
        if result < 0 { throw .unreadable(reason(result)) }
        if result == 0 { return nil }
        let inner = contents.map { String(cString: $0) } ?? ""
        switch Unicode.Scalar(UInt8(bitPattern: type)) {
        case "b": return .bool(try read(type, CInt(0)) != 0)
        case "y": return .byte(try read(type, 0))
        case "n": return .int16(try read(type, 0))
        case "q": return .uint16(try read(type, 0))
        case "i": return .int32(try read(type, 0))
        case "u": return .uint32(try read(type, 0))
        case "x": return .int64(try read(type, 0))
        case "t": return .uint64(try read(type, 0))
        case "d": return .double(try read(type, 0))
        case "s": return .string(try readText(type))
        case "o": return .objectPath(try readText(type))
        case "g": return .signature(try readText(type))
        case "a": return .array(try readContainer(type, inner), of: inner)
        case "r": return .structure(try readContainer(type, inner))
        case "v":
            guard let value = try readContainer(type, inner).first else { throw .unreadable("a variant is empty") }
            return .variant(value)
        case "e":
            let pair = try readContainer(type, inner)
            guard pair.count == 2 else { throw .unreadable("an entry has \(pair.count) parts") }
            return .entry(key: pair[0], value: pair[1])
        case let other: throw .unreadable("a value of type '\(other)'")
        }
    }

    private func read<Value: BitwiseCopyable>(_ type: CChar, _ zero: Value) throws(BusError) -> Value {
        var value = zero
        let result = sd_bus_message_read_basic(pointer, type, &value)
        if result < 0 { throw .unreadable(reason(result)) }
        return value
    }

    private func readText(_ type: CChar) throws(BusError) -> String {
        var text: UnsafePointer<CChar>?
        let result = sd_bus_message_read_basic(pointer, type, &text)
        guard result >= 0, let text else { throw .unreadable(reason(result)) }
        return String(cString: text)
    }

    private func readContainer(_ type: CChar, _ contents: String) throws(BusError) -> [BusValue] {
        let entered = sd_bus_message_enter_container(pointer, type, contents)
        if entered < 0 { throw .unreadable(reason(entered)) }
        let values = try self.values()
        let left = sd_bus_message_exit_container(pointer)
        if left < 0 { throw .unreadable(reason(left)) }
        return values
    }
}

extension Unicode.Scalar {
    fileprivate var letter: CChar { CChar(truncatingIfNeeded: value) }
}
