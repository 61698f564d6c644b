import CBeckonSupport
import Testing

/// A type whose conformance nothing but the metadata shows.
private protocol Sought {}
private struct Found: Sought {}

@Suite struct DiscoveryTests {
    /// The protocol descriptors that the conformance records of all images name.
    private func conformances() -> [UnsafeRawPointer] {
        var ranges: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &ranges) { ranges in
            beckon_enumerate_conformances(
                { start, length, context in
                    context?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                        .append(UnsafeRawBufferPointer(start: start, count: Int(length)))
                }, ranges)
        }
        return ranges.flatMap { range in
            stride(from: 0, to: range.count, by: 4).compactMap { offset in
                // A record is a relative pointer to a descriptor, which starts with a relative pointer to the protocol.
                guard let record = range.baseAddress?.advanced(by: offset) else { return nil }
                let descriptor = record + Int(record.load(as: Int32.self))
                let relative = Int(descriptor.load(as: Int32.self))
                let target = descriptor + (relative & ~1)
                return relative & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
            }
        }
    }

    /// An existential's metadata holds its protocol's descriptor behind its kind, flags and count.
    private func descriptor(of existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(
            fromByteOffset: MemoryLayout<Int>.size + 8, as: UnsafeRawPointer.self)
    }

    @Test func `finds the records of a private type`() {
        #expect((Found() as Any) is any Sought)
        let sought = descriptor(of: (any Sought).self)
        #expect(conformances().filter { $0 == sought }.count == 1)
    }

    @Test func `finds the records of the standard library`() {
        #expect(conformances().count > 1000)
    }
}
