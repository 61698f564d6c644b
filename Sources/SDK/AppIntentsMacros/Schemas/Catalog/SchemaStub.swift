/// Source to begin an adoption with: what fix-its write.
package enum SchemaStub {
    /// The declaration of a member, such as `var target: <#Photo#>`.
    package static func member(_ member: SchemaDefinition.Member, access: String? = nil) -> String {
        let name = keywords.contains(member.name) ? "`\(member.name)`" : member.name
        return "\(access.map { $0 + " " } ?? "")var \(name): \(SchemaType(member.type).sourceWithPlaceholder)"
    }

    /// The declaration of an enumeration's cases, such as `case arrive`.
    package static func enumerationCase(_ name: String) -> String {
        "case \(keywords.contains(name) ? "`\(name)`" : name)"
    }

    /// The declaration of an intent that adopts a schema.
    package static func intent(adopting definition: SchemaDefinition) -> String {
        var lines = ["@AppIntent(schema: .\(definition.path))", "struct \(typeName(definition)) {"]
        let members = (definition.checkedMembers ?? []).filter(\.isRequired)
        if definition.checkedMembers == nil { lines.append("    <#parameters#>") }
        lines += members.map { "    " + member($0) }
        if lines.count > 2 { lines.append("") }
        lines += [
            "    func perform() async throws -> some \(result(of: definition)) {", "        <#code#>", "    }", "}",
        ]
        return lines.joined(separator: "\n")
    }

    private static func typeName(_ definition: SchemaDefinition) -> String {
        definition.identifier ?? definition.name.prefix(1).uppercased() + definition.name.dropFirst() + "Intent"
    }

    /// `IntentResult`, or `ReturnsValue` with a placeholder for a type of the app.
    private static func result(of definition: SchemaDefinition) -> String {
        guard let result = definition.result, let start = result.firstIndex(of: "<"), result.hasSuffix(">") else {
            return "IntentResult"
        }
        let type = SchemaType(String(result[result.index(after: start)...].dropLast()))
        return "IntentResult & ReturnsValue<\(type.sourceWithPlaceholder)>"
    }

    /// Names of members and cases that source has to write in backticks.
    private static let keywords: Set<String> = ["default", "in", "is", "as", "repeat", "self", "init", "for", "where"]
}
