extension SchemaCatalog {
    /// A group of which an app has adopted some schemas, but not all.
    package struct Gap: Equatable, Sendable {
        /// The group's name.
        package let group: String
        /// The schemas of the group that the app has adopted, as `mail.sendDraft`, in the order of the catalogue.
        package let adopted: [String]
        /// Those that it lacks.
        package let missing: [String]

        /// What the author of the app should know.
        package var message: String {
            "the app adopts \(Self.listed(adopted)) without \(Self.listed(missing)); the system asks for all of these "
                + "schemas or none, so adopt the rest, too"
        }

        private static func listed(_ names: [String]) -> String {
            let quoted = names.map { "'\($0)'" }
            guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
            return quoted.dropLast().joined(separator: ", ") + " and \(last)"
        }
    }

    /// The intents of a group, in the order of the catalogue.
    package static func intents(together group: String) -> [SchemaDefinition] {
        definitions.filter { $0.kind == .intent && $0.together == group }
    }

    /// The groups that are not whole among the intents that an app has adopted.
    ///
    /// - Parameter adopted: The paths of the schemas that the app's intents adopt, as `mail.sendDraft`.
    /// - Source: AppIntents documentation, the pages of the app schema domains Mail, Messages and Clock.
    package static func gaps(adopted: Set<String>) -> [Gap] {
        Set(definitions.compactMap(\.together)).sorted().compactMap { group in
            let paths = intents(together: group).map(\.path)
            let present = paths.filter(adopted.contains)
            guard !present.isEmpty, present.count < paths.count else { return nil }
            return Gap(group: group, adopted: present, missing: paths.filter { !adopted.contains($0) })
        }
    }
}
