import FoundationAdditions
package import IntentWire
@_spi(Reflection) import Swift
import Synchronization

/// What the runtime knows of an entity's type: its properties, found by reflection once.
package struct EntityReflection: Sendable {
    /// A property: where it is, and what it is called.
    struct Field: Sendable {
        let name: String
        let title: LocalizedStringResource?
        let property: any RuntimeEntityProperty
        /// Where a stored property's object is in the value; nil for computed ones.
        let offset: Int?
    }

    let type: any AppEntity.Type
    let identifier: String
    let fields: [Field]
    // Key paths are immutable; their type does not say that it is Sendable.
    private nonisolated(unsafe) let computedNames: [AnyKeyPath: String]
    private let isClass: Bool
    private let storesExistentials: Bool

    private static let cache = Mutex<[ObjectIdentifier: EntityReflection]>([:])

    package static func of(_ type: any AppEntity.Type) -> EntityReflection {
        if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let reflection = EntityReflection(type)
        return cache.withLock { cache in
            cache[ObjectIdentifier(type), default: reflection]
        }
    }

    private init(_ type: any AppEntity.Type) {
        self.type = type
        identifier = type.persistentIdentifier
        isClass = type is AnyClass
        var fields: [Field] = []
        var storesExistentials = false
        _ = _forEachField(of: type, options: isClass ? _EachFieldOptions(rawValue: 1) : []) {
            label, offset, fieldType, kind in
            if kind == .existential { storesExistentials = true }
            guard let propertyType = fieldType as? any AnyEntityProperty.Type,
                let property = propertyType.__make() as? any RuntimeEntityProperty
            else { return true }
            let label = String(cString: label)
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            fields.append(Field(name: name, title: nil, property: property, offset: offset))
            return true
        }
        var computedNames: [AnyKeyPath: String] = [:]
        for declaration in AppRegistry.shared.types.propertyDeclarations[ObjectIdentifier(type)] ?? [] {
            guard let property = declaration.makeProperty() as? any RuntimeEntityProperty, let name = property.__name
            else { continue }
            computedNames[declaration.anyKeyPath] = name
            fields.append(
                Field(name: name, title: property.hasTitle ? property.title : nil, property: property, offset: nil))
        }
        self.fields = fields
        self.computedNames = computedNames
        self.storesExistentials = storesExistentials
    }

    /// The object that holds a stored property's value in `entity`.
    func property(_ field: Field, of entity: any AppEntity) -> any RuntimeEntityProperty {
        guard let offset = field.offset else { return field.property }
        func load(_ entity: some AppEntity) -> AnyObject? {
            if isClass {
                return withExtendedLifetime(entity as AnyObject) {
                    UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
                        .load(fromByteOffset: offset, as: Unmanaged<AnyObject>.self).takeUnretainedValue()
                }
            }
            return withUnsafeBytes(of: entity) {
                $0.loadUnaligned(fromByteOffset: offset, as: Unmanaged<AnyObject>.self).takeUnretainedValue()
            }
        }
        return load(entity) as? any RuntimeEntityProperty ?? field.property
    }

    /// What people call a property: the app's title, as far as an entity has been seen, else its name in words.
    func title(of field: Field, in entity: (any AppEntity)?) -> LocalizedStringResource {
        if let title = field.title { return title }
        if let entity {
            let property = property(field, of: entity)
            if property.hasTitle { return property.title }
        }
        return LocalizedStringResource(stringLiteral: TypeNames.humanized(field.name))
    }

    /// The entity at this moment.
    package static func snapshot(of entity: some AppEntity, _ context: __ValueContext) async throws -> EntitySnapshot {
        let reflection = of(Swift.type(of: entity))
        var context = context
        context.traits = ParameterTraits()
        let texts = context.texts.forType(Swift.type(of: entity))
        var properties: [String: IntentValue] = [:]
        var policies: [String: IntentDescriptor.AuthenticationPolicy] = [:]
        for field in reflection.fields {
            if field.property.__isDeferred, !context.deferredProperties.contains(field.name) { continue }
            let property = reflection.property(field, of: entity)
            if property.traits.visibility == .internal { continue }
            guard let value = try await property.value(of: entity) else { continue }
            let encoded = try await value.__encode(context)
            if case .null = encoded { continue }
            properties[field.name] = encoded
            if let policy = property.traits.authenticationPolicy, policy != .alwaysAllowed {
                policies[field.name] = policy.wire
            }
        }
        var snapshot = EntitySnapshot(
            type: reflection.identifier, id: entity.id.entityIdentifierString,
            display: texts.snapshot(entity.displayRepresentation), properties: properties,
            isTransient: entity is any TransientAppEntity ? true : nil)
        snapshot.policies = policies.isEmpty ? nil : policies
        snapshot.ownership = (entity as? any OwnershipProvidingEntity)?.ownership.names
        return snapshot
    }

    /// The name of the property that a key path, as `\.$title`, leads to; nil where that cannot be told.
    ///
    /// A key path tells no name. It is read from memory that holds a fresh property object in each place where an
    /// entity holds one, and zeros elsewhere: the getter of `$title` loads just that object, and the object tells the
    /// place. Zeros are a valid value of everything that may be copied on the way but of existentials, so entities
    /// that store those are left out.
    func propertyName(at path: AnyKeyPath) -> String? {
        func find<Entity: AppEntity>(_ type: Entity.Type) -> String? {
            guard let path = path as? PartialKeyPath<Entity>, !isClass, !storesExistentials else { return nil }
            let size = max(MemoryLayout<Entity>.stride, 1)
            let memory = UnsafeMutableRawPointer.allocate(
                byteCount: size, alignment: max(MemoryLayout<Entity>.alignment, 16))
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
            defer { memory.deallocate() }
            for field in fields {
                guard let offset = field.offset else { continue }
                memory.storeBytes(
                    of: Unmanaged.passUnretained(field.property as AnyObject).toOpaque(), toByteOffset: offset,
                    as: UnsafeMutableRawPointer.self)
            }
            let found = memory.assumingMemoryBound(to: Entity.self).pointee[keyPath: path]
            guard let property = found as? any RuntimeEntityProperty else { return nil }
            return property.__name ?? fields.first { $0.property === property }?.name
        }
        if let computed = computedNames[path] { return computed }
        func open(_ type: any AppEntity.Type) -> String? { find(type) }
        return open(type)
    }
}

extension __EntityPropertyDeclaration {
    fileprivate static var anyKeyPath: AnyKeyPath { keyPath }
}
