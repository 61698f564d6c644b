/// A request that was read whole.
package struct HTTPRequest: Sendable {
    package let method: String
    /// The path, without what follows a question mark.
    package let path: String
    package let body: [UInt8]
    private let fields: [String: String]

    init(method: String, path: String, body: [UInt8], fields: [String: String]) {
        self.method = method
        self.path = path
        self.body = body
        self.fields = fields
    }

    /// The value of a field of the header, by its name in any case of letters; only of those that the server reads.
    package subscript(_ name: String) -> String? { fields[name.lowercased()] }
}
