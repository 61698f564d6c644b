import FoundationAdditions
package import IntentWire
import Synchronization

/// What the runtime knows of an intent's type: its parameters, found by reflection once.
package struct IntentReflection: Sendable {
    package let type: any AppIntent.Type
    /// A value without arguments, to read declarations from.
    package let prototype: any AppIntent
    /// The names of the parameters, in the order of the source.
    package let names: [String]

    private static let cache = Mutex<[ObjectIdentifier: IntentReflection]>([:])

    package static func of(_ type: any AppIntent.Type) -> IntentReflection {
        if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let reflection = IntentReflection(type)
        return cache.withLock { cache in
            cache[ObjectIdentifier(type), default: reflection]
        }
    }

    private init(_ type: any AppIntent.Type) {
        self.type = type
        prototype = type.init()
        names = Self.children(of: prototype).map(\.name)
    }

    private static func children(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        var found: [(String, any AnyIntentParameter)] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        var levels: [Mirror] = []
        while let current = mirror {
            levels.append(current)
            mirror = current.superclassMirror
        }
        for level in levels.reversed() {
            for child in level.children {
                guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { continue }
                found.append((label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter))
            }
        }
        return found
    }

    /// The parameters of a value of the type, by name, in the order of the source.
    package func parameters(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        Self.children(of: intent)
    }

    /// The name of a parameter of `intent`.
    package func name(of parameter: any AnyIntentParameter, in intent: any AppIntent) -> String? {
        Self.children(of: intent).first { $0.parameter === parameter }?.name
    }

    /// The name of the parameter that a key path, as `\.$soup`, leads to.
    package func parameterName(at path: AnyKeyPath) -> String? {
        func parameter(_ intent: some AppIntent) -> (any AnyIntentParameter)? {
            intent[keyPath: path] as? any AnyIntentParameter
        }
        return parameter(prototype).flatMap { name(of: $0, in: prototype) }
    }

    /// The name of what a key path, as `\.$soup.type`, leads to: `soup.type`, or `soup` for the value itself.
    func componentName(at path: AnyKeyPath) -> String? {
        var component = ""
        func read(_ intent: some AppIntent) { component = intent[keyPath: path].map { "\($0)" } ?? "" }
        guard let parameter = UnionComponentRecorder.parameter(readBy: { read(prototype) }),
            let name = name(of: parameter, in: prototype)
        else { return nil }
        return component == "value" ? name : "\(name).\(component)"
    }

    /// The intent with the values that its parameters have.
    package func prepared(_ intent: any AppIntent, texts: TextContext = .init()) async throws -> PreparedIntent {
        var arguments: [String: IntentValue] = [:]
        for (name, parameter) in parameters(of: intent) {
            let context = __ValueContext(parameterName: name, traits: parameter.traits, texts: texts)
            if let value = try await parameter.encodedValue(context) { arguments[name] = value }
        }
        return PreparedIntent(intent: type.persistentIdentifier, arguments: arguments)
    }
}
