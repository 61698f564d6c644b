import IntentWire

/// Turns texts of the source into texts of the metadata.
struct TextExtraction {
    let dialect: MetadataDialect
    let log: ProblemLog

    /// A text: a literal, with parameters and the app's name in it, or a `LocalizedStringResource`.
    ///
    /// - Parameter subject: What the text is, for messages: `the title of 'Play'`.
    func text(_ value: ConstValue, _ subject: String, at place: SourcePlace) -> JSONValue? {
        switch value {
        case .literal, .interpolation:
            return template(value, subject, at: place).map { object($0) }
        case .call(let call) where call.type.base == "Foundation.LocalizedStringResource":
            return resource(call, subject, at: place)
        default:
            log.error("\(subject) has no value that the compiler knows: write it as a string literal", at: place)
            return nil
        }
    }

    /// The template of a text: `Add ${title} with ${applicationName}`.
    func template(_ value: ConstValue, _ subject: String, at place: SourcePlace) -> String? {
        switch value {
        case .literal(let text): return text
        case .interpolation(let segments):
            var template = ""
            for segment in segments {
                if let text = segment.text {
                    template += text
                } else if let name = segment.parameterName ?? segment.caseName {
                    template += "${\(name)}"
                } else {
                    log.error(
                        "\(subject) has a part that is known at run time only: only parameters and the app's name can "
                            + "stand in it", at: place)
                    return nil
                }
            }
            return template
        default:
            log.error("\(subject) has no value that the compiler knows: write it as a string literal", at: place)
            return nil
        }
    }

    private func resource(_ call: ConstCall, _ subject: String, at place: SourcePlace) -> JSONValue? {
        var table: String?
        for argument in call.arguments where argument.value != .null && !["", "stringLiteral"].contains(argument.label)
        {
            switch (argument.label, argument.value) {
            // What the caller left out has a default that the compiler does not work out.
            case (_, .opaque("Runtime")), ("comment", _): continue
            case ("table", .literal(let name)): table = name
            default: log.unknown("the argument '\(argument.label)' of \(subject)", at: place)
            }
        }
        guard let key = call[""] ?? call["stringLiteral"] else {
            log.error("\(subject) has no key", at: place)
            return nil
        }
        return template(key, subject, at: place).map { object($0, table: table) }
    }

    private func object(_ key: String, table: String? = nil) -> JSONValue {
        .members([
            "alternatives": dialect.isModern ? .array([]) : nil, "key": .string(key),
            "table": table.map(JSONValue.string),
        ])
    }
}

/// What objects of metadata have in common.
enum CommonMembers {
    /// The systems that a type is there for.
    static func availability(_ type: ConstType, _ log: ProblemLog) -> JSONValue {
        var members = [
            JSONValue.Member(name: "LNPlatformNameWildcard", value: .members(["introducedVersion": .string("*")]))
        ]
        for attribute in type.availability {
            let subject = "the availability of '\(type.name.base)' on \(attribute.platform)"
            guard let name = platforms[attribute.platform] else {
                log.unknown(subject, at: type.place)
                continue
            }
            guard let version = attribute.introduced, attribute.deprecated == nil, attribute.obsoleted == nil,
                !attribute.isUnavailable, !attribute.isDeprecated
            else {
                log.unknown("\(subject), which is more than the version that introduced it,", at: type.place)
                continue
            }
            members.append(JSONValue.Member(name: name, value: .members(["introducedVersion": .string(version)])))
        }
        return .object(members)
    }

    private static let platforms = [
        "iOS": "LNPlatformNameIOS", "macOS": "LNPlatformNameMACOS", "tvOS": "LNPlatformNameTVOS",
        "watchOS": "LNPlatformNameWATCHOS", "visionOS": "LNPlatformNameVISIONOS",
    ]

    /// Who may see something; absent where Apple's processor had no such thing yet.
    static func visibility(_ dialect: MetadataDialect, isDiscoverable: Bool = true) -> JSONValue? {
        dialect.isModern
            ? .members(["assistantOnly": .bool(false), "isDiscoverable": .bool(isDiscoverable)]) : nil
    }
}
