import Foundation
import IntentWire

/// The attributes of an item as the index keeps them: small, and one can be read without the others.
///
/// Entries follow each other: the length of the name (32 bits, little-endian), the name in UTF-8, a byte for the kind, a byte
/// of flags (those of the app's own attributes, 0 for the others), the length of the value, the value.
struct AttributeCoding {
    private enum Kind: UInt8 {
        case text, texts, integer, number, flag, date, dates, data, link, list, json
    }

    /// The flags of an app's own attribute.
    private struct Flags: OptionSet {
        let rawValue: UInt8
        static let custom = Flags(rawValue: 1)
        static let searchable = Flags(rawValue: 2)
        static let byDefault = Flags(rawValue: 4)
        static let unique = Flags(rawValue: 8)
        static let several = Flags(rawValue: 16)
    }

    // MARK: - Writing

    /// The attributes as bytes. What an update removes, and the entity, are not among them.
    static func data(of attributes: SearchableAttributes) -> Data {
        var bytes: [UInt8] = []
        // In the order of names, so that equal attributes are equal bytes.
        for (name, value) in attributes.values.sorted(by: { $0.key < $1.key }) {
            append(name, value, [], to: &bytes)
        }
        for custom in attributes.custom {
            var flags: Flags = .custom
            if custom.isSearchable { flags.insert(.searchable) }
            if custom.isSearchableByDefault { flags.insert(.byDefault) }
            if custom.isUnique { flags.insert(.unique) }
            if custom.isMultiValued { flags.insert(.several) }
            append(custom.name, custom.value, flags, to: &bytes)
        }
        return Data(bytes)
    }

    private static func append(
        _ name: String, _ value: SearchableAttributeValue, _ flags: Flags, to bytes: inout [UInt8]
    ) {
        appendCounted(Array(name.utf8), to: &bytes)
        let (kind, payload) = encoded(value)
        bytes.append(kind.rawValue)
        bytes.append(flags.rawValue)
        appendCounted(payload, to: &bytes)
    }

    private static func appendCounted(_ part: [UInt8], to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt32(clamping: part.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: part)
    }

    private static func eight(_ value: UInt64) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }

    private static func encoded(_ value: SearchableAttributeValue) -> (Kind, [UInt8]) {
        switch value {
        case .text(let text): return (.text, Array(text.utf8))
        case .texts(let texts):
            var bytes: [UInt8] = []
            for text in texts { appendCounted(Array(text.utf8), to: &bytes) }
            return (.texts, bytes)
        case .integer(let number): return (.integer, eight(UInt64(bitPattern: number)))
        case .number(let number): return (.number, eight(number.bitPattern))
        case .flag(let flag): return (.flag, [flag ? 1 : 0])
        case .date(let date): return (.date, eight(date.timeIntervalSince1970.bitPattern))
        case .dates(let dates): return (.dates, dates.flatMap { eight($0.timeIntervalSince1970.bitPattern) })
        case .data(let data): return (.data, Array(data))
        case .link(let link): return (.link, Array(link.absoluteString.utf8))
        case .list(let values):
            var bytes: [UInt8] = []
            for value in values {
                let (kind, payload) = encoded(value)
                bytes.append(kind.rawValue)
                appendCounted(payload, to: &bytes)
            }
            return (.list, bytes)
        case .people, .headers:
            // Strings all the way down, which JSON can always write.
            return (.json, (try? JSONEncoder().encode(value)).map(Array.init) ?? [])
        }
    }

    // MARK: - Reading

    private struct Entry {
        var name: Range<Int>
        var kind: Kind
        var flags: Flags
        var value: Range<Int>
    }

    /// The value of one attribute; nil where there is none.
    static func value(of name: String, in bytes: UnsafeRawBufferPointer) -> SearchableAttributeValue? {
        var found: SearchableAttributeValue?
        var name = name
        name.withUTF8 { wanted in
            forEachEntry(in: bytes) { entry in
                guard bytes[entry.name].elementsEqual(wanted) else { return true }
                found = value(entry.kind, bytes, entry.value)
                return false
            }
        }
        return found
    }

    /// The text of one attribute; nil where there is none, or no text.
    static func text(of name: String, in bytes: UnsafeRawBufferPointer) -> String? {
        if case .text(let text)? = value(of: name, in: bytes) { text } else { nil }
    }

    /// The values of all attributes.
    static func values(in bytes: UnsafeRawBufferPointer) -> [SearchableAttributeValue] {
        var values: [SearchableAttributeValue] = []
        forEachEntry(in: bytes) { entry in
            if let value = value(entry.kind, bytes, entry.value) { values.append(value) }
            return true
        }
        return values
    }

    /// All attributes.
    static func attributes(of data: Data) -> SearchableAttributes {
        var attributes = SearchableAttributes()
        data.withUnsafeBytes { bytes in
            forEachEntry(in: bytes) { entry in
                let name = String(decoding: bytes[entry.name], as: UTF8.self)
                guard let value = value(entry.kind, bytes, entry.value) else { return true }
                if entry.flags.contains(.custom) {
                    attributes.custom.append(
                        SearchableCustomValue(
                            name: name, value: value, isSearchable: entry.flags.contains(.searchable),
                            isSearchableByDefault: entry.flags.contains(.byDefault),
                            isUnique: entry.flags.contains(.unique), isMultiValued: entry.flags.contains(.several)))
                } else {
                    attributes.values[name] = value
                }
                return true
            }
        }
        return attributes
    }

    private static func forEachEntry(in bytes: UnsafeRawBufferPointer, _ body: (Entry) -> Bool) {
        var place = 0
        while let name = counted(bytes, &place), place + 2 <= bytes.count, let kind = Kind(rawValue: bytes[place]) {
            let flags = Flags(rawValue: bytes[place + 1])
            place += 2
            guard let value = counted(bytes, &place) else { return }
            if !body(Entry(name: name, kind: kind, flags: flags, value: value)) { return }
        }
    }

    /// The range of a part with its length before it; nil where the bytes end before it does.
    private static func counted(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> Range<Int>? {
        guard place + 4 <= bytes.count else { return nil }
        let count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
        let start = place + 4
        guard count <= bytes.count - start else { return nil }
        place = start + count
        return start..<place
    }

    private static func value(
        _ kind: Kind, _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> SearchableAttributeValue? {
        func eight(_ index: Int) -> UInt64? {
            guard range.lowerBound + 8 * (index + 1) <= range.upperBound else { return nil }
            return UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound + 8 * index, as: UInt64.self))
        }
        func date(_ index: Int) -> Date? {
            eight(index).map { Date(timeIntervalSince1970: Double(bitPattern: $0)) }
        }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        switch kind {
        case .text: return .text(text(range))
        case .texts:
            var texts: [String] = []
            var place = 0
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            while let next = counted(part, &place) { texts.append(String(decoding: part[next], as: UTF8.self)) }
            return .texts(texts)
        case .integer: return eight(0).map { .integer(Int64(bitPattern: $0)) }
        case .number: return eight(0).map { .number(Double(bitPattern: $0)) }
        case .flag: return bytes[range].first.map { .flag($0 != 0) }
        case .date: return date(0).map { .date($0) }
        case .dates: return .dates((0..<range.count / 8).compactMap(date))
        case .data: return .data(Data(bytes[range]))
        case .link: return URL(string: text(range)).map { .link($0) }
        case .list:
            var values: [SearchableAttributeValue] = []
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            var place = 0
            while place < part.count, let kind = Kind(rawValue: part[place]) {
                place += 1
                guard let next = counted(part, &place), let value = value(kind, part, next) else { break }
                values.append(value)
            }
            return .list(values)
        case .json: return try? JSONDecoder().decode(SearchableAttributeValue.self, from: Data(bytes[range]))
        }
    }
}
