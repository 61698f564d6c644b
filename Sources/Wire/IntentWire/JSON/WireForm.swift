import Foundation

/// A message that is written and read without the coders of Foundation, as long as it holds what most messages hold.
///
/// The form is that of its `Codable` conformance, byte for byte in what it means; what is rare is left to that.
protocol WireForm {
    /// The message as JSON; nil where it holds something rare.
    var wireForm: JSONValue? { get }

    /// Reads a message; nil where it holds something rare, or is none: then the coder of Foundation decides.
    init?(wireForm: JSONValue)
}

/// A pair that is read to the end, or not at all.
extension JSONValue {
    /// The members by name; nil where this is no object, or has one that is not among `known`.
    func members(known: Set<String>) -> [String: JSONValue]? {
        guard case .object(let members) = self else { return nil }
        var found: [String: JSONValue] = [:]
        found.reserveCapacity(members.count)
        for member in members {
            guard known.contains(member.name), found.updateValue(member.value, forKey: member.name) == nil else {
                return nil
            }
        }
        return found
    }
}
