import AppIntentsTypeSupport
import Foundation
import IntentWire

/// A value somewhere in what an app gave, or why there is none: what paths, entities and results read from.
struct ValueNode: Sendable {
    /// A deferred property that was not fetched.
    struct Deferred: Sendable {
        let entity: EntitySnapshot
        let property: String
    }

    /// The value, `null` where there is none, or what was wrong with the way here.
    let value: Result<IntentValue, IntentTestingError>
    /// The way here, for messages.
    let path: String
    let app: AppUnderTest
    /// Whether only the identity of the entity is known.
    let isReference: Bool
    let deferred: Deferred?

    init(
        _ value: IntentValue, path: String, app: AppUnderTest, isReference: Bool = false, deferred: Deferred? = nil
    ) {
        self.init(.success(value), path: path, app: app, isReference: isReference, deferred: deferred)
    }

    private init(
        _ value: Result<IntentValue, IntentTestingError>, path: String, app: AppUnderTest, isReference: Bool = false,
        deferred: Deferred? = nil
    ) {
        self.value = value
        self.path = path
        self.app = app
        self.isReference = isReference
        self.deferred = deferred
    }

    private func failed(_ error: IntentTestingError, at path: String) -> ValueNode {
        ValueNode(.failure(error), path: path, app: app)
    }

    // MARK: Going on

    /// A property of the entity that is here.
    func member(_ name: String) -> ValueNode {
        let path = "\(self.path).\(name)"
        switch value {
        case .failure: return self
        case .success(.entity(let entity)):
            if let value = entity.properties[name] { return ValueNode(value, path: path, app: app) }
            do {
                return try absent(name, of: entity, path)
            } catch {
                return failed(error, at: path)
            }
        case .success(.entityIdentifier(let identifier)):
            return failed(.reference("'\(identifier)'", path), at: path)
        case .success(let other):
            return failed(
                IntentTestingError(
                    .unknownProperty, "'\(self.path)' is \(other.described), and no entity that has a '\(name)'"),
                at: path)
        }
    }

    /// A property without a value: it has none now, was not fetched, or is none at all.
    private func absent(
        _ name: String, of entity: EntitySnapshot, _ path: String
    ) throws(IntentTestingError) -> ValueNode {
        if isReference { throw .reference("\(entity.type) '\(entity.id)'", path) }
        guard let type = app.knownManifest?.entity(entity.type) else {
            return ValueNode(.null, path: path, app: app)
        }
        guard let property = type.property(name) else {
            let hint =
                name == "id"
                ? "its identifier is 'identifier.instanceIdentifier'"
                : "it has \(type.properties.map { "'\($0.name)'" }.joined(separator: ", "))"
            throw IntentTestingError(
                .unknownProperty,
                "'\(entity.type)' has no property '\(name)'; \(hint). Only properties marked @Property or alike are told"
            )
        }
        return ValueNode(
            .null, path: path, app: app,
            deferred: property.isDeferred == true ? Deferred(entity: entity, property: name) : nil)
    }

    /// An element of the list that is here.
    func element(_ index: Int) -> ValueNode {
        let path = "\(self.path)[\(index)]"
        switch value {
        case .failure: return self
        case .success(.list(let values)):
            if values.indices.contains(index) { return ValueNode(values[index], path: path, app: app) }
            return failed(
                IntentTestingError(.castingFailed, "'\(self.path)' has \(values.count) values, and none at \(index)"),
                at: path)
        case .success(let other):
            return failed(
                IntentTestingError(.castingFailed, "'\(self.path)' is \(other.described), and no list"), at: path)
        }
    }

    /// The same place with another value.
    func with(_ value: IntentValue) -> ValueNode { ValueNode(value, path: path, app: app) }

    // MARK: Reading

    /// The value as a type.
    func read<T: IntentValueConvertible>(as type: T.Type = T.self) throws -> T {
        // The array keeps an optional apart from the optional that a cast gives.
        func boxed<Readable: ReadableValue>(_ type: Readable.Type) throws -> Any { [try Readable.read(self)] }
        func wrapped<Wrapper: IntentValueConvertibleWrapper>(_ type: Wrapper.Type) throws -> Any {
            [try Wrapper(baseValue: read())]
        }
        var found: Any?
        if let readable = type as? any ReadableValue.Type {
            found = try boxed(readable)
        } else if let wrapper = type as? any IntentValueConvertibleWrapper.Type {
            found = try wrapped(wrapper)
        }
        if let found = found as? [T] { return found[0] }
        throw mismatch(type)
    }

    /// The value as a value of Swift: a text as `String`, an entity as `AnyAppEntity`…; nil where there is none.
    func expression() throws(IntentTestingError) -> (any IntentValueExpressing)? {
        switch try value.get() {
        case .null:
            if let deferred { throw .deferred(deferred.property, path) }
            return nil
        case .bool(let value): return value
        case .int(let value): return value
        case .double(let value): return value
        case .string(let value), .text(let value): return value
        case .date(let value): return value
        case .url(let value): return value
        case .duration(let value): return value
        case .dateComponents(let value): return value
        case .personName(let value): return value
        case .enumCase(let value): return AnyAppEnum(typeIdentifier: value.type, rawValue: value.rawValue)
        case .entity(let value) where value.isTransient == true: return AnyTransientAppEntity(value, app: app)
        case .entity(let value): return AnyAppEntity(value, app: app, isReference: isReference)
        case let other: return IntentValueContainer(other)
        }
    }

    /// The value; an error where there is none.
    func required(_ type: Any.Type) throws(IntentTestingError) -> IntentValue {
        let value = try value.get()
        if case .null = value {
            if let deferred { throw .deferred(deferred.property, path) }
            throw IntentTestingError(.castingFailed, "'\(path)' has no value: read it as an optional, '\(type)?'")
        }
        return value
    }

    func mismatch(_ type: Any.Type) -> IntentTestingError {
        let found = (try? value.get())?.described ?? "nothing"
        return IntentTestingError(.castingFailed, "'\(path)' is \(found), and no \(type)")
    }
}

extension IntentTestingError {
    fileprivate static func reference(_ entity: String, _ path: String) -> IntentTestingError {
        IntentTestingError(
            .castingFailed,
            "'\(path)' cannot be read: \(entity) is a reference; ask for the entity with entities(identifiers:)")
    }

    fileprivate static func deferred(_ property: String, _ path: String) -> IntentTestingError {
        IntentTestingError(
            .castingFailed, "'\(path)' was not fetched: '\(property)' is deferred; read it with 'try await …get()'")
    }
}

extension IntentValue {
    /// The value as a report shows it.
    var shown: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let text), .text(let text), .searchCriteria(let text), .entityIdentifier(let text): text
        case .enumCase(let value): value.display?.title ?? value.rawValue
        case .entity(let entity): entity.display.title.isEmpty ? entity.id : entity.display.title
        case .date(let date): date.formatted(.iso8601)
        case .url(let url): url.absoluteString
        case .uuid(let uuid): uuid.uuidString
        case .list(let values): values.map(\.shown).joined(separator: ", ")
        default: described
        }
    }

    /// What a message calls the value.
    var described: String {
        switch self {
        case .null: "nothing"
        case .string(let text), .text(let text): "the text '\(text.count > 60 ? text.prefix(57) + "…" : text)'"
        case .int(let value): "the whole number \(value)"
        case .double(let value): "the number \(value)"
        case .bool(let value): "\(value)"
        case .enumCase(let value): "the case '\(value.rawValue)' of '\(value.type)'"
        case .entity(let entity): "an entity of type '\(entity.type)'"
        case .list(let values): "a list of \(values.count)"
        default: "a value of kind '\(kind)'"
        }
    }
}
