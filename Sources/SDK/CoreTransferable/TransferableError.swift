/// Why a value could not be written or read.
public enum TransferableError: Error, LocalizedError, Hashable, Sendable {
    /// The value has no form that conforms to the type that was asked for, or none at all where none was asked for.
    case noExport(of: String, as: UTType?, available: [UTType])
    /// The type does not read what it was given.
    case noImport(of: String, from: UTType?, accepted: [UTType])
    /// The form is a folder, which has no data of its own.
    case folder(URL, of: String)

    public var errorDescription: String? {
        switch self {
        case .noExport(let item, let type, let available):
            let wish = type.map { " as \($0.identifier)" } ?? ""
            return "\(item) cannot be written\(wish); it can be written as \(Self.list(available))"
        case .noImport(let item, let type, let accepted):
            let wish = type.map { " from \($0.identifier)" } ?? ""
            return "\(item) cannot be read\(wish); it can be read from \(Self.list(accepted))"
        case .folder(let url, let item):
            return
                "\(item) is written as the folder '\(url.lastPathComponent)', which is no data; ask for a file instead"
        }
    }

    private static func list(_ types: [UTType]) -> String {
        types.isEmpty ? "nothing" : types.map(\.identifier).joined(separator: ", ")
    }
}
