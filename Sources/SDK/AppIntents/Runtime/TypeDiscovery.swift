/// Finds the types that conform to a protocol, in every module of the process, without any registration.
///
/// Swift keeps a record of each conformance in its binary; `@_alwaysEmitConformanceMetadata` on the protocols keeps the
/// records of types that nothing refers to. Generic types have no single type to find and are left out.
///
/// The attribute counts for conformances that a type names. So every protocol here that refines `AppIntent`, `AppEntity`
/// or `AppEnum` has it too: otherwise optimised builds lose a type that names the refined one only. A protocol of an
/// app's own that refines them cannot have it; types that name only that one must be referred to, or name `AppIntent` too.
package enum TypeDiscovery {
    /// The types that conform to each of these protocols, in the order of their records.
    package static func types(conformingTo protocols: [Any.Type]) -> [[Any.Type]] {
        var search = Search(protocols: protocols.map(protocolDescriptor(of:)))
        withUnsafeMutablePointer(to: &search) { search in
            beckon_enumerate_conformances(visitRecords, UnsafeMutableRawPointer(search))
        }
        return search.found
    }

    fileprivate struct Search {
        let protocols: [UnsafeRawPointer]
        var found: [[Any.Type]]
        var seen: Set<UnsafeRawPointer> = []

        init(protocols: [UnsafeRawPointer]) {
            self.protocols = protocols
            found = protocols.map { _ in [] }
        }

        mutating func visit(_ conformance: UnsafeRawPointer) {
            guard let target = ConformanceRecord(conformance).protocolDescriptor,
                let index = protocols.firstIndex(of: target), seen.insert(conformance).inserted,
                let type = ConformanceRecord(conformance).type
            else { return }
            found[index].append(type)
        }
    }

    /// The descriptor of the protocol of an existential type `any P`.
    ///
    /// An existential type's metadata is its kind, flags, the number of protocols, and their descriptors.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }
}

/// Visits the records of one image; a file-level closure, so that it belongs to no actor.
private let visitRecords: @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer?) -> Void = {
    start, length, context in
    guard let start, let context else { return }
    let search = context.assumingMemoryBound(to: TypeDiscovery.Search.self)
    for offset in stride(from: 0, to: Int(length), by: 4) {
        search.pointee.visit(RelativePointer.direct(start + offset))
    }
}

/// A protocol conformance record as the compiler lays it out.
///
/// - Source: swift/include/swift/ABI/MetadataRef.h, `TargetProtocolConformanceDescriptor`.
private struct ConformanceRecord {
    private let address: UnsafeRawPointer

    init(_ address: UnsafeRawPointer) { self.address = address }

    var protocolDescriptor: UnsafeRawPointer? { RelativePointer.indirectable(address) }

    /// The type that conforms; nil where it is generic or belongs to another language.
    var type: Any.Type? {
        let flags = address.load(fromByteOffset: 12, as: UInt32.self)
        let context: UnsafeRawPointer
        switch (flags >> 3) & 0b111 {
        case 0: context = RelativePointer.direct(address + 4)
        case 1: context = RelativePointer.direct(address + 4).load(as: UnsafeRawPointer.self)
        default: return nil
        }
        let contextFlags = context.load(as: UInt32.self)
        let isGeneric = contextFlags & 0x80 != 0
        // 16 to 18: class, struct, enum.
        guard !isGeneric, (16...18).contains(contextFlags & 0x1f) else { return nil }
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
        let accessor = unsafeBitCast(RelativePointer.direct(context + 12), to: Accessor.self)
        return accessor(0).map { unsafeBitCast($0, to: Any.Type.self) }
    }
}

/// Pointers that are stored as their distance.
private enum RelativePointer {
    static func direct(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
        field + Int(field.load(as: Int32.self))
    }

    /// A pointer whose lowest bit says that it leads to another pointer.
    static func indirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = field.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = field + Int(distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}

/// Calls back with each range of conformance records; see CBeckonSupport.h, and SupportFunctions.swift on why it is
/// declared here.
@_extern(c, "beckon_enumerate_conformances")
private func beckon_enumerate_conformances(
    _ body: @convention(c) (UnsafeRawPointer?, UInt, UnsafeMutableRawPointer?) -> Void,
    _ context: UnsafeMutableRawPointer?)
